import Diagnostics
import Documents
import Files

/// Reads `waivers`: pairs that may fail until a day.
extension PairFileReader {
  private static let waiverKeys = ["text", "graphic", "on", "over", "context", "reason", "owner", "until"]

  mutating func waiver(_ node: Node) -> PairFile.Waiver? {
    let example =
      "{ text: text.muted, on: surface.raised, context: theme=dark, reason: …, owner: …, until: 2027-03-01 }"
    guard let object = object(node, "a waiver", example: example) else { return nil }
    let misspelt = checkKeys(of: object, Self.waiverKeys, "a waiver")
    guard let (kind, foreground) = foreground(object, node, "waiver", unless: misspelt) else { return nil }
    func text(_ key: String, _ help: String) -> PairFile.Name? {
      self.text(object, key, of: node, "waiver", unless: misspelt, help: help)
    }
    guard let foreground = plainName(foreground, kind.rawValue, example: "text.muted"),
      let surface = text("on", "name the one surface that it is for"),
      text("reason", "say why this pair may fail for now") != nil,
      text("owner", "say who will see to it") != nil,
      let until = text("until", "give the last day, such as 2027-03-01")
    else { return nil }
    guard let day = CalendarDate(until.text) else {
      report("\(until.text.excerpt) is no day", at: until.span, help: "write the last day as 2027-03-01")
      return nil
    }
    var condition = Condition.always
    if let node = object["context"] {
      guard let found = self.condition(node) else { return nil }
      condition = found
    }
    var surfaces = [surface]
    for node in object["over"].map({ names($0) }) ?? [] {
      guard let name = plainName(node, "over", example: "surface.base") else { return nil }
      surfaces.append(name)
    }
    guard isPlain(surface) else { return nil }
    return PairFile.Waiver(
      kind: kind, foreground: foreground, surfaces: surfaces, condition: condition, until: day, span: node.span,
      untilSpan: until.span)
  }

  private mutating func plainName(_ node: Node, _ what: String, example: String) -> PairFile.Name? {
    name(node, what, example: example).flatMap { isPlain($0) ? $0 : nil }
  }

  /// A waiver is for one pair, so that no other slips through under it.
  private mutating func isPlain(_ name: PairFile.Name) -> Bool {
    guard name.text.contains(where: { "*{}".contains($0) }) else { return true }
    report(
      "\(name.text.excerpt) is a pattern, and a waiver is for one pair", at: name.span,
      help: "name the token; write a waiver for each pair that may fail")
    return false
  }

  /// `theme=dark`, `theme=dark&contrast=increased`, or with commas as on the command line.
  private mutating func condition(_ node: Node) -> Condition? {
    guard let name = name(node, "context", example: "theme=dark") else { return nil }
    switch modifiers.condition(name.text.split(separator: ",").joined(separator: "&")) {
    case .success(let condition): return condition
    case .failure(let problem):
      report("context: \(problem.message)", at: node.span, help: problem.help)
      return nil
    }
  }
}
