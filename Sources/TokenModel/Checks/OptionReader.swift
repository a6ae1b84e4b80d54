import Diagnostics
import Documents

/// Reads a rule's options from the workspace file; mistakes become findings under `workspace/options`.
struct OptionReader {
  private let rule: RuleID
  /// The mapping or entry that is read; nil where the workspace gives no options.
  private let object: Object?
  private let span: Span?
  private(set) var findings: [Finding] = []

  /// `node` may also be a severity alone, which the driver reads.
  init(_ node: Node?, of rule: RuleID, known: [String]) {
    self.rule = rule
    self.object = node?.object
    self.span = node?.span
    for member in object?.members ?? [] where member.key != "severity" && !known.contains(member.key) {
      report(
        "\(rule) has no option \"\(member.key.excerpt)\"", at: member.keySpan,
        help: didYouMean(member.key, among: known)
          ?? (known.isEmpty ? "it has no options; remove it" : "its options are \(list(known, "and"))"))
    }
  }

  mutating func report(_ message: String, at span: Span, severity: Severity = .error, help: String? = nil) {
    findings.append(
      Finding(.workspaceOptions, severity, message, at: span, symbol: rule.description, help: help.map { [$0] } ?? []))
  }

  private mutating func wrongKind(_ key: String, _ node: Node, expected: String) {
    report("\(rule): \(key) is \(node.words); \(expected) was expected", at: node.span)
  }

  // MARK: - Values

  mutating func number(_ key: String, above least: Double = -.infinity, below most: Double = .infinity) -> Double? {
    guard let node = object?[key] else { return nil }
    guard case .number(let value) = node.content else {
      wrongKind(key, node, expected: "a number")
      return nil
    }
    if value > least, value < most { return value }
    let range = [
      least > -.infinity ? "above \(least.words)" : nil, most < .infinity ? "below \(most.words)" : nil,
    ].compactMap { $0 }
    report("\(rule): \(key) is \(value.words); it must be \(list(range, "and"))", at: node.span)
    return nil
  }

  /// "120ms", "0.2s" or 120, in milliseconds.
  mutating func milliseconds(_ key: String) -> Double? {
    guard let node = object?[key] else { return nil }
    switch node.content {
    case .number(let value): return value
    case .string(let text):
      if let quantity = Quantity(text), let unit = Duration.Unit(rawValue: quantity.unit.isEmpty ? "ms" : quantity.unit)
      {
        return Duration(quantity.value, unit).milliseconds
      }
    case .null, .bool, .array, .object: break
    }
    wrongKind(key, node, expected: "a duration such as 120ms")
    return nil
  }

  mutating func text(_ key: String, unless given: String) -> String {
    guard let node = object?[key] else { return given }
    if case .string(let text) = node.content, !text.isEmpty { return text }
    wrongKind(key, node, expected: "a text")
    return given
  }

  /// One choice or a list of them.
  mutating func choices<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of: Choice.Type
  ) -> [Choice]? where Choice.RawValue == String {
    guard let node = object?[key] else { return nil }
    return (node.array ?? [node]).compactMap { item -> Choice? in
      if case .string(let text) = item.content, let choice = Choice(rawValue: text) { return choice }
      wrongKind(key, item, expected: list(Choice.allCases.map(\.rawValue), "or"))
      return nil
    }
  }

  /// One pattern or a list of them.
  mutating func patterns(_ key: String) -> [TokenPattern]? {
    guard let node = object?[key] else { return nil }
    return (node.array ?? [node]).compactMap { pattern($0) }
  }

  private mutating func pattern(_ node: Node) -> TokenPattern? {
    do throws(MalformedPattern) {
      return try TokenPattern(node)
    } catch {
      report("\(rule): \(error.message)", at: error.span, help: error.help)
      return nil
    }
  }

  // MARK: - Entries

  /// An entry of a list of exceptions or allowances: `{ token: …, reason: … }`.
  struct Entry {
    let token: TokenPattern
    /// Empty where `allow` is not among the entry's members.
    let allow: [TokenPattern]
    let reason: String
    let span: Span
  }

  /// The entries under `key`. Each must say `token` and `reason`, and `allow` where `allows`.
  mutating func entries(_ key: String, allows: Bool = false) -> [Entry] {
    guard let node = object?[key] else { return [] }
    guard case .array(let items) = node.content else {
      wrongKind(key, node, expected: "a list of mappings with \(list(Self.members(allows), "and"))")
      return []
    }
    return items.compactMap { entry($0, key, allows: allows) }
  }

  private static func members(_ allows: Bool) -> [String] {
    allows ? ["token", "allow", "reason"] : ["token", "reason"]
  }

  private mutating func entry(_ node: Node, _ key: String, allows: Bool) -> Entry? {
    let members = Self.members(allows)
    guard case .object(let object) = node.content else {
      wrongKind("an entry of \(key)", node, expected: "a mapping with \(list(members, "and"))")
      return nil
    }
    var reader = OptionReader(node, of: rule, known: members)
    defer { findings += reader.findings }
    let missing = members.filter { object.member($0) == nil }
    guard missing.isEmpty else {
      reader.report(
        "\(rule): an entry of \(key) has no \(list(missing, "and no"))", at: node.span,
        help: "add \(list(missing, "and")), so that the next reader knows")
      return nil
    }
    let reason = reader.text("reason", unless: "")
    guard let token = object["token"].flatMap({ reader.pattern($0) }), !reason.isEmpty else { return nil }
    return Entry(token: token, allow: reader.patterns("allow") ?? [], reason: reason, span: node.span)
  }

  // MARK: - Warnings

  mutating func warnOfNoMatch(_ pattern: TokenPattern, in set: TokenSet) {
    let help = didYouMean(pattern.text, among: set.tokens.lazy.map(\.path))
    report(
      "\(rule): \(pattern.text) means no token of \(set.name)", at: pattern.span, severity: .warning, help: help)
  }

  /// Says that what an option names does not exist; nothing where the option is not given.
  mutating func warn(of key: String, _ words: String, help: String?) {
    guard let node = object?[key] else { return }
    report("\(rule): \(key) \(words)", at: node.span, severity: .warning, help: help)
  }

  /// Says that an option is missing where the workspace speaks of the rule.
  mutating func warnOfMissing(_ key: String, _ why: String) {
    guard let span else { return }
    report("\(rule) has no \(key): it \(why)", at: span, severity: .warning)
  }
}
