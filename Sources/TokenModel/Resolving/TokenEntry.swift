internal import Diagnostics
internal import Documents

/// A token before it is resolved: every value that it may have, the one that applies first.
struct TokenEntry: Sendable {
  /// One authored value and where it applies.
  struct Branch: Sendable {
    let condition: Condition
    let value: Node
    /// Index into the entry's definitions.
    let definition: Int
    /// Index into the definition's inline contexts; nil for its `$value`.
    let mode: Int?
    /// Whether the value holds a reference, so that it must be read in each context.
    let hasReferences: Bool
  }

  let vertex: Int
  let path: String
  let definitions: [Definition]
  /// The first whose condition holds applies.
  let branches: [Branch]

  init(vertex: Int, path: String, definitions: [Definition]) {
    self.vertex = vertex
    self.path = path
    self.definitions = definitions
    branches = Self.branches(of: definitions)
  }

  func branch(in choices: [Int]) -> Int? {
    branches.firstIndex { $0.condition.holds(in: choices) }
  }

  /// The modifiers that its own values speak of.
  var axes: AxisSet {
    branches.reduce(into: AxisSet()) { $0.formUnion($1.condition.axes) }
  }

  /// Later definitions before earlier ones; in each, the most specific inline context before the rest.
  private static func branches(of definitions: [Definition]) -> [Branch] {
    var result: [Branch] = []
    for (index, definition) in definitions.enumerated().reversed() {
      let modes = definition.modes.enumerated().sorted {
        ($1.element.condition.specificity, $0.offset) < ($0.element.condition.specificity, $1.offset)
      }
      for (position, mode) in modes {
        guard let condition = definition.condition.and(mode.condition) else { continue }
        result.append(branch(condition, mode.value, index, mode: position))
      }
      result.append(branch(definition.condition, definition.value, index, mode: nil))
      // What is earlier still never applies.
      if definition.condition.requirements.isEmpty { break }
    }
    return result
  }

  private static func branch(_ condition: Condition, _ value: Node, _ definition: Int, mode: Int?) -> Branch {
    Branch(
      condition: condition, value: value, definition: definition, mode: mode, hasReferences: value.holdsReference)
  }
}

extension TokenEntry {
  /// Two inline contexts that apply at once with neither more specific: nobody can tell which is meant. A definition
  /// that comes later settles it where it applies.
  func ties(modifiers: [Modifier]) -> [Finding] {
    let axes = self.axes.indices
    guard definitions.contains(where: { $0.origin == nil && $0.modes.count > 1 }), modifiers.areFew(axes) else {
      return []
    }
    var known: Set<[Int]> = []
    var findings: [Finding] = []
    for choices in modifiers.combinations(of: axes) {
      for (definition, first, second) in rivals(in: choices) where known.insert([definition, first, second]).inserted {
        findings.append(tie(definitions[definition], first, second, modifiers))
      }
    }
    return findings
  }

  /// The inline context whose value stands here, with each other one that has as good a claim.
  private func rivals(in choices: [Int]) -> [(definition: Int, first: Int, second: Int)] {
    guard let position = branch(in: choices), let winner = branches[position].mode else { return [] }
    let number = branches[position].definition
    let definition = definitions[number]
    guard definition.origin == nil else { return [] }
    let specificity = definition.modes[winner].condition.specificity
    return branches[(position + 1)...].lazy.prefix { $0.definition == number }.compactMap { branch in
      guard let rival = branch.mode, definition.modes[rival].condition.specificity == specificity,
        branch.condition.holds(in: choices)
      else { return nil }
      return (number, winner, rival)
    }
  }

  private func tie(_ definition: Definition, _ first: Int, _ second: Int, _ modifiers: [Modifier]) -> Finding {
    let (a, b) = (definition.modes[first], definition.modes[second])
    let both = Set(a.condition.requirements + b.condition.requirements)
    let key = both.sorted { $0.axis < $1.axis }
      .map { "\(modifiers[$0.axis].name)=\(modifiers[$0.axis].contexts[$0.choice])" }.joined(separator: "&")
    return Finding(
      .context, .error, "\(path) has two values where \(a.key) and \(b.key) hold at once", at: b.keySpan, symbol: path,
      labels: [.init(a.keySpan, "as specific as this one")],
      help: ["say which is meant: \"\(key)\": …"])
  }
}

extension Node {
  /// Whether a string anywhere in it begins with a brace, or a mapping has `$ref`.
  var holdsReference: Bool {
    switch content {
    case .string(let text): text.utf8.first == UInt8(ascii: "{")
    case .array(let items): items.contains { $0.holdsReference }
    case .object(let object): object.members.contains { $0.key == "$ref" || $0.value.holdsReference }
    case .null, .bool, .number: false
    }
  }

  /// Every reference in it, outermost first.
  func forEachReference(_ body: (Node) -> Void) {
    switch content {
    case .string(let text): if text.utf8.first == UInt8(ascii: "{") { body(self) }
    case .array(let items): for item in items { item.forEachReference(body) }
    case .object(let object):
      if object.members.contains(where: { $0.key == "$ref" }) {
        body(self)
      } else {
        for member in object.members { member.value.forEachReference(body) }
      }
    case .null, .bool, .number: break
    }
  }
}
