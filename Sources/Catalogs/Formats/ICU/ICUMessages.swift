import Diagnostics
import Documents
import Files
import Locales

/// Gathers the ICU messages of one file, whatever its language, and what is wrong with it.
struct ICUMessages {
  /// The most bytes of the keys of a group, with those around it.
  static let longestGroup = 1024

  /// So many are read by one thread in a row.
  private static let chunk = 1024

  let input: CatalogInput
  private(set) var findings: [Finding]
  private var texts: [Text] = []
  private let encoding: Literal.Encoding
  private var places: [String: Int] = [:]

  init(_ input: CatalogInput, _ document: Document) {
    self.input = input
    findings = document.issues.map { Finding(catalog: $0) }
    encoding = document.syntax == .yaml ? .yaml : .json
  }

  /// A message that is yet to be read.
  private struct Text: Sendable {
    let key: String
    let keySpan: Span
    let literal: Literal
    let span: Span
    let state: State?
  }

  /// Makes room for so many messages.
  mutating func reserve(_ count: Int) {
    texts.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// In the order of the file.
  var keys: [String] { texts.map(\.key) }

  /// Where the key of a message stands; nil for a key that no message has.
  func keySpan(of key: String) -> Span? { places[key].map { texts[$0].keySpan } }

  /// A text. Of two with one key, the first is kept: `a.b` in one place and `b` below `a` in another.
  mutating func add(_ text: String, at span: Span, _ key: String, _ member: Object.Member, state: State? = nil) {
    if let first = places.claim(key, for: texts.count) {
      report(
        "the key \(key.shown) appears twice", at: member.keySpan, key, rule: .stringDuplicateKey,
        labels: [Finding.Label(texts[first].keySpan, "first used here")], help: "remove or rename one of the two")
      return
    }
    let literal = Literal(text, at: inner(span), as: encoding)
    texts.append(Text(key: key, keySpan: member.keySpan, literal: literal, span: whole(member), state: state))
  }

  /// Every text read, side by side.
  private func messages() -> [Message] {
    let chunks = stride(from: 0, to: texts.count, by: Self.chunk).map { texts[$0..<min($0 + Self.chunk, texts.count)] }
    let (dialect, source) = (input.place.format.dialect, input.source)
    let read = concurrentMap(chunks) { chunk in
      let reader = ICUReader(dialect)
      return chunk.map { text in
        let reading = reader.read(text.literal, in: source, symbol: text.key)
        return Message(
          text.key, text.keySpan, reading.pattern, span: text.span, state: text.state, flaws: reading.flaws)
      }
    }
    return read.count == 1 ? read[0] : Array(read.joined())
  }

  /// JSON's strings are read inside their quotes.
  private func inner(_ span: Span) -> Span {
    guard encoding == .json, input.source.bytes[Int(span.lower)] == UInt8(ascii: "\""), span.range.count >= 2 else {
      return span
    }
    return Span(file: span.file, lower: Int(span.lower) + 1, upper: Int(span.upper) - 1)
  }

  /// Key and value; the value of a YAML alias is elsewhere.
  private func whole(_ member: Object.Member) -> Span {
    member.value.span.lower >= member.keySpan.upper ? member.keySpan.joined(with: member.value.span) : member.keySpan
  }

  mutating func report(
    _ message: String, at span: Span, _ symbol: String, rule: RuleID = .stringShape, _ severity: Severity = .error,
    labels: [Finding.Label] = [], notes: [String] = [], help: String?, fixes: [Fix] = []
  ) {
    findings.append(
      Finding(
        rule, severity, message, at: span, symbol: symbol, labels: labels, notes: notes, help: help.map { [$0] } ?? [],
        fixes: fixes))
  }

  /// A value that is no text, and should be.
  mutating func reportValue(_ node: Node, _ what: String, _ symbol: String) {
    let isScalar = node.number != nil || node.bool != nil
    let written = input.source.text(node.span.range)
    let fix = Fix("put it into quotes", safe: true, edits: [Fix.Edit(node.span, "\"\(written)\"")])
    report(
      "\(what) is \(node.kindWords); a text was expected", at: node.span, symbol,
      help: isScalar ? "put it into quotes: \"\(written.shown)\"" : "write the text, or remove the key",
      fixes: isScalar ? [fix] : [])
  }

  /// A value that is no text is read as it is written where it has one: `5`, `true`.
  mutating func readScalar(_ node: Node, _ key: String, _ member: Object.Member, state: State? = nil) {
    reportValue(node, key.shown, key)
    guard node.number != nil || node.bool != nil else { return }
    add(input.source.text(node.span.range), at: node.span, key, member, state: state)
  }

  /// Every text repeats the keys of the groups around it, so long ones would make much of a small file.
  mutating func canHold(group key: String, _ member: Object.Member) -> Bool {
    guard key.utf8.count > Self.longestGroup else { return true }
    report(
      "the keys of this group are longer than \(Self.longestGroup) bytes", at: member.keySpan, key.shown,
      help: "shorten the names of the groups around it")
    return false
  }

  /// The file with all that was gathered.
  func file(_ document: Document, locale: LocaleTag?, at span: Span?, keys: [KeyFacts]) -> CatalogFile {
    let localization = Localization(locale, at: span ?? .start(of: input.file), messages: messages())
    return CatalogFile(
      input.place.format, input.file, table: input.place.table, localizations: [localization], keys: keys,
      findings: findings, comments: document.comments, isComplete: document.isComplete)
  }
}

extension ICUMessages {
  /// What a file says its locale is, held against its name: the file's word counts.
  mutating func locale(_ node: Node?, _ name: String) -> LocaleTag? {
    guard let node else { return input.place.locale }
    guard let text = node.string else {
      reportValue(node, name, name)
      return input.place.locale
    }
    guard let locale = LocaleTag(text) else {
      report(
        "\"\(text.shown)\" is no locale", at: node.span, name,
        help: "write a tag such as ar, pt-BR or zh-Hant")
      return input.place.locale
    }
    if let named = input.place.locale, named != locale {
      report(
        "the file says that its locale is \(locale), and its name says \(named)", at: node.span, name,
        notes: ["Whoever goes by the other one shows these texts to the wrong readers"],
        help: "make the two agree")
    }
    return locale
  }
}

extension Dictionary {
  /// The value that a key has; nil where it had none, and then it has this one. The key is looked up once.
  fileprivate mutating func claim(_ key: Key, for value: Value) -> Value? where Value: Equatable {
    func take(_ slot: inout Value?) -> Value? {
      defer { if slot == nil { slot = value } }
      return slot
    }
    return take(&self[key])
  }
}

extension Finding {
  /// What a reader of documents found wrong with a catalog.
  init(catalog issue: SyntaxIssue) {
    self.init(
      issue.kind == .duplicateKey ? .stringDuplicateKey : .stringSyntax, issue.kind == .unread ? .note : .error,
      issue.message, at: issue.span, labels: issue.labels, notes: issue.notes, help: issue.help)
  }
}

extension String {
  /// As messages quote it: long text is cut.
  var shown: String {
    guard unicodeScalars.count > 60 else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(59))) + "…"
  }
}
