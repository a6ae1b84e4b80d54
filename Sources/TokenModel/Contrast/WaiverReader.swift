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
    checkKeys(of: object, Self.waiverKeys, "a waiver")
    guard let (_, foreground) = foreground(object, node, "waiver") else { return nil }
    guard let foreground = name(foreground, "text", example: "text.muted"),
      let surface = text(object, "on", of: node, "waiver", help: "name the one surface that it is for"),
      text(object, "reason", of: node, "waiver", help: "say why this pair may fail for now") != nil,
      text(object, "owner", of: node, "waiver", help: "say who will see to it") != nil,
      let until = text(object, "until", of: node, "waiver", help: "give the last day, such as 2027-03-01")
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
    var over: [PairFile.Name] = []
    for node in object["over"].map({ names($0) }) ?? [] {
      if let name = name(node, "over", example: "surface.base") { over.append(name) }
    }
    return PairFile.Waiver(
      foreground: foreground, surface: surface, over: over, condition: condition, until: day, span: node.span,
      untilSpan: until.span)
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
