internal import Diagnostics
internal import Documents

/// Applies `$extends` (DTCG 2025.10, "Groups"): what a group inherits comes first and its own wins; a token that it
/// redefines is replaced whole. Also decides what a lone `$ref` is: a token's alias, or `$extends` by another name.
struct GroupInheritance {
  /// Inherited definitions that one token set may hold: a chain of groups that each extend the last one twice
  /// doubles with every step.
  private static let limit = 50_000
  /// Groups that extend each other in a row.
  private static let chainLimit = 256

  private(set) var tree: TokenTree
  private(set) var findings: [Finding] = []
  private var states: [State]
  /// Groups being processed, outermost first: the chain of a cycle.
  private var open: [Int] = []
  private var inheritedCount = 0
  private let layers: [Layer]

  private enum State {
    case untouched, open, done
  }

  static func apply(to builder: TreeBuilder, layers: [Layer]) -> (tree: TokenTree, findings: [Finding]) {
    var inheritance = GroupInheritance(tree: builder.tree, layers: layers)
    inheritance.decide(builder.undecided)
    // The count is fixed: vertices that inheritance adds are processed with the group that they come from.
    for vertex in 0..<inheritance.tree.vertices.count { inheritance.process(vertex) }
    return (inheritance.tree, inheritance.findings)
  }

  private init(tree: TokenTree, layers: [Layer]) {
    self.tree = tree
    self.layers = layers
    states = Array(repeating: .untouched, count: tree.vertices.count)
  }

  // MARK: Lone $ref

  private mutating func decide(_ undecided: [TreeBuilder.Undecided]) {
    for item in undecided {
      let definition = item.definition
      if let target = target(of: definition.value), isGroup(target) {
        var group = GroupDefinition(
          layer: definition.layer, condition: definition.condition, nameSpan: definition.nameSpan)
        group.type = definition.type
        group.description = definition.description
        group.deprecation = definition.deprecation
        group.extensions = definition.extensions
        group.extends = [definition.value]
        tree[item.vertex].groupDefinitions.append(group)
      } else {
        tree[item.vertex].definitions.append(definition)
        // Layers were walked in order, and this one may belong before what came later.
        tree[item.vertex].definitions.sort { $0.layer < $1.layer }
      }
    }
  }

  private func isGroup(_ vertex: Int) -> Bool {
    tree[vertex].definitions.isEmpty && (!tree[vertex].children.isEmpty || !tree[vertex].groupDefinitions.isEmpty)
  }

  private func target(of node: Node) -> Int? {
    guard let reference = try? Reference.parse(node) else { return nil }
    return vertex(of: reference)
  }

  // MARK: $extends

  private mutating func process(_ vertex: Int) {
    guard vertex < states.count, states[vertex] == .untouched else { return }
    let extensions = tree[vertex].groupDefinitions.filter { !$0.extends.isEmpty }
    guard !extensions.isEmpty else {
      states[vertex] = .done
      return
    }
    states[vertex] = .open
    open.append(vertex)
    // The last layer's is the nearest: it goes before the others' so that it wins over them.
    for group in extensions {
      for node in group.extends { inherit(group, from: node, into: vertex) }
    }
    open.removeLast()
    states[vertex] = .done
  }

  private mutating func inherit(_ group: GroupDefinition, from node: Node, into vertex: Int) {
    guard let target = checkedTarget(node, of: vertex) else { return }
    guard open.count <= Self.chainLimit else {
      report(
        "\(tree.path(of: vertex)) extends a group through more than \(Self.chainLimit) others", vertex, node.span,
        help: "extend the group that the tokens stand in")
      return
    }
    guard prepare(target, node.span) else { return }
    checkType(of: group, extending: target, vertex)
    inheritedCount += descendants(of: target).count
    guard inheritedCount <= Self.limit else {
      report(
        "\(tree.path(of: vertex)) inherits more than \(Self.limit) definitions", vertex, node.span,
        help: "extend a smaller group: each step of this chain repeats all that came before it")
      return
    }
    copyTree(from: target, to: vertex, group)
  }

  /// The group that is extended, once it is one that may be.
  private mutating func checkedTarget(_ node: Node, of vertex: Int) -> Int? {
    let parsed: Reference?
    do {
      parsed = try Reference.parse(node)
    } catch {
      report(error.message, vertex, error.span, help: error.help)
      return nil
    }
    guard let reference = parsed ?? pointerString(node) else {
      report(
        "$extends is \(node.kindWords); it refers to a group", vertex, node.span,
        help: "write \"{group}\" or \"#/group\"")
      return nil
    }
    guard let target = self.vertex(of: reference), !isEmpty(target) else {
      let help = didYouMean(words(reference), among: groupPaths())
      report("there is no group \(words(reference)) to extend", vertex, node.span, help: help)
      return nil
    }
    if target == vertex || tree.isAncestor(target, of: vertex) {
      reportCycle([target == vertex ? vertex : target, vertex], node.span)
      return nil
    }
    if states.indices.contains(target), states[target] == .open {
      reportCycle(Array(open[(open.firstIndex(of: target) ?? 0)...]), node.span)
      return nil
    }
    guard isGroup(target) else {
      let path = tree.path(of: target)
      report(
        "\(path) is a token, and a group can extend only a group", vertex, node.span,
        help: "name the group, or alias the token with $value: \"{\(path)}\"")
      return nil
    }
    return target
  }

  private func isEmpty(_ vertex: Int) -> Bool {
    tree[vertex].definitions.isEmpty && tree[vertex].children.isEmpty && tree[vertex].groupDefinitions.isEmpty
  }

  /// `$extends: "#/group"`, without `{"$ref": …}` around it.
  private func pointerString(_ node: Node) -> Reference? {
    guard let text = node.string, text.utf8.first == UInt8(ascii: "#"), let pointer = try? JSONPointer(text, in: node)
    else { return nil }
    return .pointer(pointer, node.span)
  }

  private func vertex(of reference: Reference) -> Int? {
    switch reference {
    case .curly(let names, _): tree.vertex(at: names)
    case .pointer(let pointer, _): pointer.document.isEmpty ? tree.vertex(at: pointer.steps) : nil
    }
  }

  private func words(_ reference: Reference) -> String {
    switch reference {
    case .curly(let names, _): names.joined(separator: ".")
    case .pointer(let pointer, _): pointer.text
    }
  }

  private func groupPaths() -> [String] {
    tree.vertices.indices.filter { !tree[$0].children.isEmpty }.map { tree.path(of: $0) }
  }

  /// All that the target holds must be complete before it is copied: its own `$extends`, those below it, those of
  /// the groups around it. False where one of them waits for this one: each would hold the other without end.
  private mutating func prepare(_ target: Int, _ span: Span) -> Bool {
    process(target)
    for vertex in descendants(of: target) {
      process(vertex)
      guard states.indices.contains(vertex), states[vertex] == .open else { continue }
      reportCycle(Array(open[(open.firstIndex(of: vertex) ?? 0)...]), span)
      return false
    }
    var ancestor = tree[target].parent
    while ancestor > TokenTree.root {
      process(ancestor)
      ancestor = tree[ancestor].parent
    }
    return true
  }

  /// The vertices below one, parents first; no more than are of use.
  private func descendants(of vertex: Int) -> [Int] {
    var result: [Int] = []
    var stack = tree[vertex].children
    while let current = stack.popLast(), result.count <= Self.limit {
      result.append(current)
      stack += tree[current].children
    }
    return result
  }

  /// All that a group holds, into another one. What is added there meanwhile is not copied again.
  private mutating func copyTree(from source: Int, to destination: Int, _ group: GroupDefinition) {
    copyProperties(of: source, to: destination, group)
    var stack = Array(pairs(below: source, destination).reversed())
    while let (source, destination) = stack.popLast() {
      guard source != destination else { continue }
      copyToken(source, to: destination, group)
      copyProperties(of: source, to: destination, group)
      stack += pairs(below: source, destination).reversed()
    }
  }

  /// The children of a vertex with those of the same name below another one, made where they are missing.
  private mutating func pairs(below source: Int, _ destination: Int) -> [(source: Int, destination: Int)] {
    tree[source].children.map { ($0, tree.makeChild(of: destination, named: tree[$0].name)) }
  }

  private mutating func copyToken(_ source: Int, to destination: Int, _ group: GroupDefinition) {
    let definitions = tree[source].definitions.compactMap { definition -> Definition? in
      guard let condition = definition.condition.and(group.condition) else { return nil }
      var copy = definition
      copy.condition = condition
      copy.origin = definition.origin ?? source
      return copy
    }
    tree[destination].definitions.insert(contentsOf: definitions, at: 0)
    checkType(of: destination, inheritedFrom: source, group)
  }

  /// A group's own properties, before those that the heir declares.
  private mutating func copyProperties(of source: Int, to destination: Int, _ group: GroupDefinition) {
    let inherited = tree[source].groupDefinitions.compactMap { definition -> GroupDefinition? in
      guard definition.saysSomething, let condition = definition.condition.and(group.condition) else { return nil }
      var copy = definition
      copy.condition = condition
      copy.extends = []
      return copy
    }
    tree[destination].groupDefinitions.insert(contentsOf: inherited, at: 0)
  }

  /// A group that says another type than the one whose tokens it inherits: they would change theirs unseen.
  private mutating func checkType(of group: GroupDefinition, extending target: Int, _ vertex: Int) {
    guard let type = group.type, let inherited = tree[target].groupDefinitions.lazy.compactMap(\.type).last,
      type.name != inherited.name
    else { return }
    findings.append(
      Finding(
        .extends, .error,
        "\(tree.path(of: vertex)) is \(type.name) and extends \(tree.path(of: target)), which is \(inherited.name)",
        at: type.span, symbol: tree.path(of: vertex),
        labels: [.init(inherited.span, "inherited as \(inherited.name)")],
        help: ["take this $type out, or extend a group of type \(type.name)"]))
  }

  /// A local token that says another type than the one it takes the place of.
  private mutating func checkType(of vertex: Int, inheritedFrom source: Int, _ group: GroupDefinition) {
    guard let inherited = tree[source].definitions.last?.type,
      let local = tree[vertex].definitions.last(where: { $0.origin == nil }), let type = local.type,
      type.name != inherited.name
    else { return }
    findings.append(
      Finding(
        .extends, .error,
        "\(tree.path(of: vertex)) is \(type.name) in place of \(tree.path(of: source)), which is \(inherited.name)",
        at: type.span, symbol: tree.path(of: vertex),
        labels: [.init(inherited.span, "inherited as \(inherited.name)")],
        help: ["give it the type \(inherited.name), or another name"]))
  }

  // MARK: Findings

  private mutating func report(_ message: String, _ vertex: Int, _ span: Span, help: String? = nil) {
    findings.append(
      Finding(.extends, .error, message, at: span, symbol: tree.path(of: vertex), help: help.map { [$0] } ?? []))
  }

  private mutating func reportCycle(_ members: [Int], _ span: Span) {
    let paths = members.map { tree.path(of: $0) }
    let chain = (paths.first == paths.last && paths.count > 1 ? paths : paths + [paths[0]]).joined(separator: " → ")
    let labels = members.compactMap { member in
      tree[member].groupDefinitions.first { !$0.extends.isEmpty }.map {
        Finding.Label($0.nameSpan, "\(tree.path(of: member)) is in the cycle")
      }
    }
    let isNesting = members.count == 2 && tree.isAncestor(members[0], of: members[1])
    findings.append(
      Finding(
        .cycle, .error,
        isNesting
          ? "\(paths[1]) extends \(paths[0]), the group that it stands in" : "groups extend each other: \(chain)",
        at: span, symbol: paths[0], labels: labels,
        help: ["move what they share into a group that extends none of them"]))
  }
}
