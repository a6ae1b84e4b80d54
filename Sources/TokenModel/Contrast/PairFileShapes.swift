import Diagnostics
import Documents

/// The small shapes that a pair file is made of.
extension PairFileReader {
  mutating func object(_ node: Node, _ what: String, example: String) -> Object? {
    if let object = node.object { return object }
    report("\(what) is \(node.kindWords); a mapping was expected", at: node.span, help: "write \(example)")
    return nil
  }

  /// Reports members that nothing reads. Returns what they were probably meant to be, which is then not missing as well.
  @discardableResult
  mutating func checkKeys(of object: Object, _ keys: [String], _ what: String) -> Set<String> {
    var meant: Set<String> = []
    for member in object.members where !keys.contains(member.key) {
      let near = Suggestion.nearest(to: member.key, among: keys.filter { object.member($0) == nil })
      meant.formUnion(near)
      report(
        "\(what) has no \"\(member.key.excerpt)\"", at: member.keySpan,
        help: Suggestion.question(near) ?? "it may have \(list(keys, "and"))")
    }
    return meant
  }

  /// The patterns of an entry that could not be understood, as far as they can be read: what it speaks of is not missing
  /// as well.
  func patterns(in faulty: Node) -> [TokenPattern] {
    (faulty.object?.members ?? []).flatMap { names($0.value) }.compactMap { try? TokenPattern($0, captures: true) }
  }

  /// The items of a list that may be absent.
  mutating func items(_ node: Node?, _ what: String) -> [Node] {
    guard let node else { return [] }
    if let items = node.array { return items }
    report("\(what) is \(node.kindWords); a list was expected", at: node.span)
    return []
  }

  /// One name or pattern, or a list of them.
  func names(_ node: Node) -> [Node] { node.array ?? [node] }

  mutating func patterns(_ node: Node, captures: Bool) -> [TokenPattern] {
    var result: [TokenPattern] = []
    for node in names(node) {
      if let pattern = pattern(node, captures: captures) { result.append(pattern) }
    }
    return result
  }

  /// One side of a pair, which is no pair without any token there.
  mutating func side(_ node: Node, _ key: String) -> [TokenPattern] {
    if node.array?.isEmpty == true {
      report(
        "\(key) is an empty list: this pair means no token", at: node.span, help: "name a token, or remove the pair")
    }
    return patterns(node, captures: true)
  }

  mutating func pattern(_ node: Node, captures: Bool) -> TokenPattern? {
    do {
      return try TokenPattern(node, captures: captures)
    } catch {
      report(error.message, at: error.span, help: error.help)
      return nil
    }
  }

  mutating func name(_ node: Node, _ what: String, example: String) -> PairFile.Name? {
    if let text = node.string, !text.isEmpty { return PairFile.Name(text: text, span: node.span) }
    report("\(what) is \(node.kindWords); a name such as \(example) was expected", at: node.span)
    return nil
  }

  /// A member that must be a text, and not an empty one.
  mutating func text(
    _ object: Object, _ key: String, of node: Node, _ what: String, unless misspelt: Set<String>, help: String
  ) -> PairFile.Name? {
    guard let member = object.member(key) else {
      if !misspelt.contains(key) { report("this \(what) has no \(key)", at: node.span, help: help) }
      return nil
    }
    if let text = member.value.string?.trimmed, !text.isEmpty {
      return PairFile.Name(text: text, span: member.value.span)
    }
    report(
      "the \(key) of this \(what) is \(member.value.string == nil ? member.value.kindWords : "empty")",
      at: member.value.span, help: help)
    return nil
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: Node, _ what: String, of: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    if let choice = node.string.flatMap(Choice.init(rawValue:)) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    report(
      "\(what) is \(node.string.map { "\"\($0.excerpt)\"" } ?? node.kindWords); \(list(choices, "or")) was expected",
      at: node.span, help: node.string.flatMap { didYouMean($0, among: choices) })
    return nil
  }
}
