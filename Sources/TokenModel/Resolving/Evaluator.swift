internal import Diagnostics
internal import Documents

/// Resolves every token in every combination of contexts that changes it, targets before the tokens that refer to
/// them.
final class Evaluator {
  /// What became of a token in one combination.
  struct Slot {
    var value: TokenValue?
    /// A finding says why there is no value; otherwise the token does not exist there.
    var isInvalid = false
    var definition: Span
    var target: Int?
  }

  struct Resolved {
    var axes: [Int] = []
    var extents: [Int] = []
    var slots: [Slot] = []

    func slot(in choices: [Int]) -> Slot {
      var position = 0
      for (axis, extent) in zip(axes, extents) { position = position * extent + choices[axis] }
      return slots[position]
    }
  }

  let entries: [TokenEntry]
  let targets: ReferenceTargets
  let modifiers: [Modifier]
  let groupTypes: [[ConditionalType]]
  /// Whether every form that DTCG 2025.10 does not have is told.
  let isStrict: Bool
  /// Whether every file was read to its end; otherwise a name that is missing may stand in the rest.
  let isComplete: Bool
  private(set) var resolved: [Resolved]
  /// Direct references of each entry, ascending.
  let references: [[Int]]
  private(set) var findings: [Finding] = []
  /// Members of the component in work, in the combination in work.
  private var pending: [Int: Slot] = [:]
  /// Ends of walks that others may go on.
  private(set) var ends: [ReferenceWalk.Start: Result<ReferenceWalk.End, ReferenceTargets.Missing>] = [:]
  private var suggestionsLeft = 100

  init(_ linked: LinkedTree, modifiers: [Modifier], isStrict: Bool, isComplete: Bool) {
    entries = linked.entries
    targets = linked.targets
    groupTypes = linked.groupTypes
    self.modifiers = modifiers
    self.isStrict = isStrict
    self.isComplete = isComplete
    references = linked.entries.map { entry in Self.references(of: entry, linked.targets) }
    resolved = Array(repeating: Resolved(), count: entries.count)
  }

  func run() {
    for component in DependencyOrder.components(count: entries.count, targets: references) {
      if component.count == 1, !references[component[0]].contains(component[0]) {
        resolve(component[0])
      } else {
        resolve(component: component)
      }
    }
    // A circle of places is found from each token that leads into it.
    var circles: Set<Finding> = []
    findings.removeAll { $0.rule == .cycle && !circles.insert($0).inserted }
  }

  func remember(_ end: Result<ReferenceWalk.End, ReferenceTargets.Missing>, from start: ReferenceWalk.Start) {
    ends[start] = end
  }

  private static func references(of entry: TokenEntry, _ targets: ReferenceTargets) -> [Int] {
    var result = DirectReferences()
    for branch in entry.branches where branch.hasReferences {
      result.add(branch.value, in: entry.definitions[branch.definition].layer, targets)
    }
    for definition in entry.definitions { result.addExtras(of: definition, targets) }
    return result.all
  }

  // MARK: Combinations

  private func resolve(_ index: Int) {
    var axes = entries[index].axes
    for target in references[index] { axes.formUnion(AxisSet(resolved[target].axes)) }
    var collected: [Finding] = []
    guard !axes.isEmpty else {
      let slot = evaluate(index, in: modifiers.defaults, &collected)
      resolved[index] = Resolved(slots: [slot])
      findings.append(contentsOf: collected)
      return
    }
    let list = bounded(axes.indices, index)
    var literals: [Int: Slot] = [:]
    let slots = modifiers.combinations(of: list).map { choices -> Slot in
      guard let branch = entries[index].branch(in: choices), !entries[index].branches[branch].hasReferences else {
        return evaluate(index, in: choices, &collected)
      }
      if let known = literals[branch] { return known }
      let slot = evaluate(index, in: choices, &collected)
      literals[branch] = slot
      return slot
    }
    resolved[index] = reduced(list, slots)
    findings.append(contentsOf: unique(collected))
    requireOneType(index)
  }

  /// Tokens that refer to each other in a circle, at least by name: in each combination there may be an order still.
  private func resolve(component: [Int]) {
    var axes = AxisSet()
    let members = Set(component)
    for member in component {
      axes.formUnion(entries[member].axes)
      for target in references[member] where !members.contains(target) {
        axes.formUnion(AxisSet(resolved[target].axes))
      }
    }
    let list = bounded(axes.indices, component[0])
    var slots: [Int: [Slot]] = [:]
    var collected: [Finding] = []
    var known: Set<[Int]> = []
    for choices in modifiers.combinations(of: list) {
      pending = [:]
      let (order, cycles) = DependencyOrder.order(component) { currentTargets(of: $0, in: choices) }
      for cycle in cycles {
        if known.insert(cycle.dropLast().sorted()).inserted { collected.append(cycleFinding(cycle, choices, list)) }
        for member in cycle { pending[member] = Slot(isInvalid: true, definition: entries[member].nameSpan) }
      }
      for member in order where pending[member] == nil { pending[member] = evaluate(member, in: choices, &collected) }
      for member in component {
        slots[member, default: []].append(pending[member] ?? Slot(definition: entries[member].nameSpan))
      }
    }
    pending = [:]
    for member in component { resolved[member] = reduced(list, slots[member] ?? []) }
    findings.append(contentsOf: unique(collected))
    for member in component { requireOneType(member) }
  }

  private func currentTargets(of index: Int, in choices: [Int]) -> [Int] {
    guard let position = entries[index].branch(in: choices) else { return [] }
    let branch = entries[index].branches[position]
    let definition = entries[index].definitions[branch.definition]
    var result = DirectReferences()
    if branch.hasReferences {
      result.add(branch.value, in: definition.layer, targets)
      // A part of a token may repeat another part of it.
      if !isWholeReference(branch.value) { result.removePart(index) }
    }
    result.addExtras(of: definition, targets)
    return result.all
  }

  private func isWholeReference(_ node: Node) -> Bool {
    node.string != nil || node.object?.members.contains { $0.key == "$ref" } == true
  }

  private func bounded(_ axes: [Int], _ index: Int) -> [Int] {
    guard !modifiers.areFew(axes) else { return axes }
    let names = axes.map { modifiers[$0].name }.joined(separator: ", ")
    findings.append(
      Finding(
        .context, .error, "\(entries[index].path) changes in more than \([Modifier].combinationLimit) combinations",
        at: entries[index].nameSpan, symbol: entries[index].path,
        notes: ["the modifiers are \(names); it is resolved in their default contexts alone"],
        help: ["let fewer modifiers change one token"]))
    return []
  }

  /// Without the axes along which nothing changes.
  private func reduced(_ axes: [Int], _ slots: [Slot]) -> Resolved {
    var result = Resolved(axes: axes, extents: axes.map { modifiers[$0].contexts.count }, slots: slots)
    for position in axes.indices.reversed() {
      let stride = result.extents[(position + 1)...].reduce(1, *)
      let extent = result.extents[position]
      let isConstant = result.slots.indices.allSatisfy { index in
        let first = index - (index / stride % extent) * stride
        return result.slots[index].value == result.slots[first].value
          && result.slots[index].isInvalid == result.slots[first].isInvalid
      }
      guard isConstant else { continue }
      let choice = modifiers.defaults[axes[position]]
      result.slots = result.slots.indices.filter { $0 / stride % extent == choice }.map { result.slots[$0] }
      result.axes.remove(at: position)
      result.extents.remove(at: position)
    }
    return result
  }

  /// A token that is a number here and a colour there has no type, and so no value anywhere.
  private func requireOneType(_ index: Int) {
    let slots = resolved[index].slots
    guard let first = slots.firstIndex(where: { $0.value != nil }), let type = slots[first].value?.type,
      let other = slots.indices.first(where: { slots[$0].value.map { $0.type != type } ?? false }),
      let otherType = slots[other].value?.type
    else { return }
    let axes = resolved[index].axes
    let places = modifiers.combinations(of: axes).map { words(for: $0, over: axes) }
    findings.append(
      Finding(
        .type, .error,
        "\(entries[index].path) is \(type.words) in \(places[first]) and \(otherType.words) in \(places[other])",
        at: slots[other].definition, symbol: entries[index].path,
        labels: [.init(slots[first].definition, "\(type.words) in \(places[first])")],
        help: ["give it one type, or make two tokens of it"]))
    for slot in slots.indices {
      resolved[index].slots[slot].value = nil
      resolved[index].slots[slot].isInvalid = true
    }
  }

  private func unique(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }
  }

  // MARK: One value

  func slot(of index: Int, in choices: [Int]) -> Slot {
    known(index, in: choices) ?? Slot(isInvalid: true, definition: entries[index].nameSpan)
  }

  /// nil for a token whose turn has not come: one that speaks of itself.
  func known(_ index: Int, in choices: [Int]) -> Slot? {
    pending[index] ?? (resolved[index].slots.isEmpty ? nil : resolved[index].slot(in: choices))
  }

  private func evaluate(_ index: Int, in choices: [Int], _ collected: inout [Finding]) -> Slot {
    let entry = entries[index]
    guard let position = entry.branch(in: choices) else { return Slot(definition: entry.nameSpan) }
    let branch = entry.branches[position]
    let definition = entry.definitions[branch.definition]
    var scope = EvaluationScope(
      evaluator: self, choices: choices, layer: definition.layer, tokenPath: entry.path,
      isJSON: definition.syntax == .json, toolExtensions: definition.extensions?["tokens"])
    var slot = Slot(definition: branch.value.span)
    slot.value = scope.readToken(branch.value, definition, groupType(of: entry.vertex, in: choices), &slot.target)
    slot.isInvalid = slot.value == nil
    if definition.origin == nil { collected.append(contentsOf: scope.findings) }
    return slot
  }

  func groupType(of vertex: Int, in choices: [Int]) -> DeclaredType? {
    groupTypes[vertex].last { $0.condition.holds(in: choices) }?.type
  }

  /// The finding for a reference that leads nowhere; nil where the name may stand in what was not read. Near names are
  /// looked for only so often: a file in which nothing resolves must not take seconds.
  func finding(_ missing: ReferenceTargets.Missing, symbol: String) -> Finding? {
    if missing.isUnknownName, !isComplete { return nil }
    var help = missing.help
    if let path = missing.unknownPath, suggestionsLeft > 0 {
      suggestionsLeft -= 1
      help = didYouMean(path, among: entries.lazy.map(\.path)) ?? didYouMeanBelow(path)
    }
    return Finding(
      missing.rule, .error, missing.message, at: missing.span, symbol: missing.symbol ?? symbol,
      labels: missing.labels, help: help.map { [$0] } ?? [])
  }

  /// A token that some contexts have, referred to in another one.
  func absence(of token: Int, in choices: [Int], _ reference: Span) -> ReferenceTargets.Missing {
    let entry = entries[token]
    return ReferenceTargets.Missing(
      message: "\(entry.path) does not exist in \(words(for: choices, over: entry.axes.indices))", span: reference,
      help: "define it in a set that always applies, or refer to it only where it exists",
      labels: [.init(entry.nameSpan, "it is defined here, for other contexts")])
  }

  /// Tokens that have the path as their last names: a group was forgotten.
  private func didYouMeanBelow(_ path: String) -> String? {
    let found = entries.lazy.map(\.path).filter { $0.hasSuffix(".\(path)") }.prefix(3)
    return found.isEmpty ? nil : "did you mean \(list(Array(found), "or"))?"
  }

  private func cycleFinding(_ cycle: [Int], _ choices: [Int], _ axes: [Int]) -> Finding {
    let paths = cycle.map { entries[$0].path }
    let chain = Self.shortened(paths).joined(separator: " → ")
    let labels = cycle.dropLast().prefix(Self.shownMembers).enumerated().map { position, member in
      Finding.Label(
        span(of: member, in: choices), "\(paths[position]) refers to \(paths[position + 1])")
    }
    let place = axes.isEmpty ? "" : " in \(words(for: choices, over: axes))"
    return Finding(
      .cycle, .error, "these tokens refer to each other\(place): \(chain)",
      at: labels[0].span, symbol: paths[0], labels: labels.count > 1 ? Array(labels.dropFirst()) : [],
      help: ["give one of them a value of its own"])
  }

  /// Members of a cycle that a finding shows one by one.
  static let shownMembers = 24

  static func shortened(_ paths: [String]) -> [String] {
    guard paths.count > shownMembers else { return paths }
    return paths.prefix(shownMembers - 4) + ["(\(paths.count - shownMembers) more)"] + paths.suffix(4)
  }

  private func span(of index: Int, in choices: [Int]) -> Span {
    entries[index].branch(in: choices).map { entries[index].branches[$0].value.span } ?? entries[index].nameSpan
  }

  func words(for choices: [Int], over axes: [Int]) -> String {
    TokenSet(name: "", modifiers: modifiers, tokens: [], groups: []).words(for: Context(choices), over: axes)
  }
}

/// A group's `$type` and where it applies; the nearest group comes last.
struct ConditionalType: Sendable {
  let condition: Condition
  let type: DeclaredType
}

extension TokenEntry {
  /// Where its name stands, in the definition that comes last.
  var nameSpan: Span { definitions[definitions.count - 1].nameSpan }
}
