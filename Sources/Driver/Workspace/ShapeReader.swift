import Diagnostics
import Documents

/// Reads the workspace file's values in the shapes they must have. What has another shape becomes a finding that says
/// how to write it.
struct ShapeReader: Sendable {
  private(set) var findings: [Finding] = []

  mutating func report(_ rule: RuleID, _ message: String, at span: Span, symbol: String, help: [String] = []) {
    findings.append(Finding(rule, .error, message, at: span, symbol: symbol, help: help))
  }

  /// The members of a mapping whose keys all are among `known`; nil: any key may stand.
  mutating func mapping(_ node: Node, _ symbol: String, keys known: [String]?, example: String) -> Object? {
    guard let object = node.object else {
      report(
        .workspaceValue, "\(symbol) is \(node.kindWords), and must be a mapping", at: node.span, symbol: symbol,
        help: ["write it as \(example)"])
      return nil
    }
    guard let known else { return object }
    for member in object.members where !known.contains(member.key) {
      let near = likeliest(member.key, among: known)
      report(
        .workspaceKey, "\(symbol) has no key \(member.key)", at: member.keySpan, symbol: "\(symbol).\(member.key)",
        help: [near.map { "did you mean \($0)?" } ?? "the keys are \(known.joined(separator: ", "))"])
    }
    return object
  }

  mutating func text(_ node: Node, _ symbol: String, example: String) -> Setting<String>? {
    if let text = node.string, !text.isEmpty, !text.utf8.contains(0) { return Setting(text, at: node.span) }
    let kind = node.string.map { $0.isEmpty ? "empty" : "no text: it holds the character U+0000" } ?? node.kindWords
    report(
      .workspaceValue, "\(symbol) is \(kind)", at: node.span, symbol: symbol, help: ["write it as \(example)"])
    return nil
  }

  /// One text, or a list of texts that is not empty.
  mutating func texts(_ node: Node, _ symbol: String, example: String) -> [Setting<String>] {
    guard let items = node.array else { return text(node, symbol, example: example).map { [$0] } ?? [] }
    if items.isEmpty {
      report(
        .workspaceValue, "\(symbol) is an empty list", at: node.span, symbol: symbol, help: ["write it as \(example)"])
    }
    return items.compactMap { text($0, symbol, example: example) }
  }
}
