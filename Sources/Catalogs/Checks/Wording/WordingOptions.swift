import Diagnostics
import Documents
import Locales

/// What a workspace says of words: `{ terms: { en: [flame], "*": [🔥] }, keys: [streak.*], reason: … }`.
struct WordingOptions: Sendable {
  /// Terms of one language; nil: of every one.
  struct List: Sendable {
    let locale: LocaleTag?
    let terms: [Term]
  }

  private(set) var lists: [List] = []
  /// nil: every key.
  private(set) var keys: [KeyPattern]?
  private(set) var reason: String?
  /// What cannot be read.
  private(set) var findings: [Finding] = []

  private static let known = ["terms", "keys", "reason"]

  init(_ node: Node?) {
    guard let node, let object = node.object else { return }
    for member in object.members where member.key != "severity" && !Self.known.contains(member.key) {
      let near = Suggestion.nearest(to: member.key, among: Self.known).first
      report(
        "\(RuleID.wording) has no option \(member.key.quoted())", at: member.keySpan,
        help: near.map { "did you mean \($0)?" } ?? "its options are \(list(Self.known, "and"))")
    }
    if let terms = object["terms"] { readTerms(terms) }
    if let keys = object["keys"] {
      self.keys = texts(keys, "keys", example: "keys: [streak.*]").map { KeyPattern($0.text) }
    }
    if let reason = object["reason"] {
      self.reason = reason.string
      if reason.string == nil {
        report("\(RuleID.wording): reason is \(reason.kindWords); a text was expected", at: reason.span)
      }
    }
    if lists.isEmpty, findings.isEmpty {
      report("\(RuleID.wording) has no terms", at: node.span, help: "say which: terms: { en: [flame] }")
    }
  }

  private mutating func readTerms(_ node: Node) {
    guard let object = node.object else {
      report(
        "\(RuleID.wording): terms is \(node.kindWords); a mapping from languages to lists was expected", at: node.span,
        help: "write it as terms: { en: [flame], \"*\": [🔥] }")
      return
    }
    for member in object.members {
      let locale = LocaleTag(member.key)
      guard locale != nil || member.key == "*" else {
        report(
          "\(RuleID.wording): \(member.key.quoted()) is no language", at: member.keySpan,
          help: "write a tag such as ar, or \"*\" for all")
        continue
      }
      lists.append(List(locale: locale, terms: terms(member.value, member.key)))
    }
  }

  private mutating func terms(_ node: Node, _ language: String) -> [Term] {
    var terms: [Term] = []
    for (text, span) in texts(node, "terms.\(language)", example: "\(language): [flame]") {
      if let term = Term(text, at: span) {
        terms.append(term)
      } else {
        report("\(RuleID.wording): \(text.quoted()) has no letters or signs to look for", at: span)
      }
    }
    return terms
  }

  /// One text or a list of them.
  private mutating func texts(_ node: Node, _ name: String, example: String) -> [(text: String, span: Span)] {
    var texts: [(text: String, span: Span)] = []
    for item in node.array ?? [node] {
      if let text = item.string {
        texts.append((text, item.span))
      } else {
        report(
          "\(RuleID.wording): \(name) has \(item.kindWords) where a text was expected", at: item.span,
          help: "write it as \(example)")
      }
    }
    return texts
  }

  private mutating func report(_ message: String, at span: Span, help: String? = nil) {
    findings.append(
      Finding(.wording, .error, message, at: span, symbol: RuleID.wording.name, help: help.map { [$0] } ?? []))
  }

  /// The terms that texts of a locale must not have.
  func terms(for locale: LocaleTag) -> [Term] {
    let fallbacks = Set(locale.fallbacks)
    return lists.flatMap { list in list.locale.map(fallbacks.contains) ?? true ? list.terms : [] }
  }
}
