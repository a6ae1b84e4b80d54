import Catalogs
import Diagnostics
import Documents
import Files
import TokenModel

extension WorkspaceReader {
  private static let ignoreKeys = ["rule", "token", "key", "file", "reason"]
  private static let ignoreExample = "{ rule: tokens/grid, token: \"legacy.**\", reason: being replaced }"

  mutating func ruleSettings(_ node: Node, _ symbol: String) -> [RuleSetting] {
    let example = "rules: { tokens/grid: error }"
    let members = shapes.mapping(node, symbol, keys: nil, example: example)?.members ?? []
    let settings = members.compactMap { member -> RuleSetting? in
      let name = Setting(member.key, at: member.keySpan)
      guard isRule(name) else { return nil }
      switch member.value.content {
      case .object(let object):
        let level = object["severity"].flatMap { readLevel($0, member.key) }
        return RuleSetting(name: name, level: level, options: member.value)
      default:
        return readLevel(member.value, member.key).map { RuleSetting(name: name, level: $0) }
      }
    }
    // Where both speak of a rule, its own name says more than its family's.
    return settings.filter(\.isFamily) + settings.filter { !$0.isFamily }
  }

  private mutating func readLevel(_ node: Node, _ rule: String) -> RuleLevel? {
    if let word = node.string, let level = RuleLevel(rawValue: word) { return level }
    let near = node.string.flatMap { likeliest($0, among: RuleLevel.allCases.map(\.rawValue)) }
    shapes.report(
      .workspaceValue, "the severity of \(rule) is \(node.string.map { "\"\($0)\"" } ?? node.kindWords)",
      at: node.span, symbol: rule,
      help: [near.map { "did you mean \($0)?" } ?? "write off, note, warning or error, or a mapping with options"])
    return nil
  }

  private mutating func isRule(_ name: Setting<String>) -> Bool {
    if rules.isKnown(name.value) { return true }
    shapes.report(
      .workspaceRule, "there is no rule \(name.value)", at: name.span, symbol: name.value,
      help: [rules.help(forUnknown: name.value)])
    return false
  }

  mutating func ignoreEntries(_ node: Node, _ symbol: String) -> [IgnoreEntry] {
    guard let items = node.array else {
      shapes.report(
        .workspaceValue, "\(symbol) is \(node.kindWords), and must be a list", at: node.span, symbol: symbol,
        help: ["write it as ignore: [\(Self.ignoreExample)]"])
      return []
    }
    return items.compactMap { ignoreEntry($0, symbol) }
  }

  private mutating func ignoreEntry(_ node: Node, _ symbol: String) -> IgnoreEntry? {
    let entry = "an entry in \(symbol)"
    guard let object = shapes.mapping(node, entry, keys: Self.ignoreKeys, example: Self.ignoreExample) else {
      return nil
    }
    let reason = required("reason", of: object, node, entry)
    guard let rule = required("rule", of: object, node, entry), isRule(rule), let reason else { return nil }
    let tokens = object["token"].map { patterns($0, "token", entry) }
    let keys = object["key"].map { node in
      shapes.texts(node, "key of \(entry)", example: "key: brand.*").map { KeyPattern($0.value) }
    }
    let files = object["file"].map { globs($0, entry) }
    return IgnoreEntry(rule: rule, tokens: tokens, keys: keys, files: files, reason: reason.value, span: node.span)
  }

  private mutating func required(
    _ key: String, of object: Object, _ node: Node, _ entry: String
  ) -> Setting<String>? {
    if let value = object[key] { return shapes.text(value, "\(key) of \(entry)", example: Self.ignoreExample) }
    let why = key == "reason" ? "write why, for those who come after: reason: …" : "write it as \(Self.ignoreExample)"
    shapes.report(.workspaceValue, "\(entry) has no \(key)", at: node.span, symbol: entry, help: [why])
    return nil
  }

  private mutating func globs(_ node: Node, _ entry: String) -> [Setting<String>] {
    shapes.texts(node, "file of \(entry)", example: "file: legacy/**").filter { text in
      do throws(GlobPattern.Malformed) {
        _ = try GlobPattern(text.value)
        return true
      } catch {
        shapes.report(
          .workspaceValue, "the pattern \(text.value) cannot be read: \(error.explanation)", at: text.span,
          symbol: entry)
        return false
      }
    }
  }

  private mutating func patterns(_ node: Node, _ key: String, _ entry: String) -> [TokenPattern] {
    (node.array ?? [node]).compactMap { item in
      do throws(MalformedPattern) {
        return try TokenPattern(item)
      } catch {
        shapes.report(
          .workspaceValue, error.message, at: error.span, symbol: entry, help: error.help.map { [$0] } ?? [])
        return nil
      }
    }
  }
}
