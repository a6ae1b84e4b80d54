import Catalogs
import Diagnostics
import Locales

/// Catalogs of a dialect, a file for each locale with `key: text` in its lines, as the checks see them.
///
/// ICU messages are read as such. In the printf dialects `one: text | other: text` in brackets is a plural, each
/// branch a string of its own: `[one: %d book | other: %d books]`.
struct CheckedCatalogs {
  private(set) var files = SourceFiles()
  let sets: [CatalogSet]
  private let options: CatalogOptions

  init(
    _ dialect: CatalogFormat.Dialect, _ catalogs: KeyValuePairs<String, [String]>,
    arguments: [String: [KeyFacts.DeclaredArgument]] = [:], options: CatalogOptions = CatalogOptions()
  ) {
    self.options = options
    let format: CatalogFormat =
      switch dialect {
      case .apple: .strings
      case .android: .android
      case .icu: .icuYAML
      case .arb: .arb
      }
    var read: [(place: CatalogPlace, file: CatalogFile)] = []
    for (name, lines) in catalogs {
      let source = SourceFile(path: "\(name).txt", text: lines.joined(separator: "\n") + "\n")
      let file = files.add(source)
      let locale = LocaleTag(name)
      let reader = LineReader(dialect: dialect, file: file, source: source)
      let messages = reader.messages()
      let keys = messages.map { message in
        KeyFacts(message.key, message.keySpan, arguments: arguments[message.key] ?? [])
      }
      read.append(
        (
          CatalogPlace(
            format, folder: "strings", table: dialect == .apple || dialect == .android ? "strings" : "", locale: locale),
          CatalogFile(
            format, file, table: dialect == .apple || dialect == .android ? "strings" : "",
            sourceLocale: LocaleTag(catalogs[0].key),
            localizations: [Localization(locale, at: .start(of: file), messages: messages)],
            keys: read.isEmpty ? keys : [])
        ))
    }
    sets = CatalogSet.all(read, source: nil)
  }

  /// What a rule finds, in the order of files and places.
  func findings(_ rules: RuleID...) -> [Finding] { findings(Set(rules)) }

  func findings(_ rules: Set<RuleID>) -> [Finding] {
    CatalogChecks.findings(in: sets, options, wanted: rules, locales: LocaleTable(), files: files).arranged(in: files)
  }

  /// "error «one»": severity and text at the place of each finding.
  func summary(_ rule: RuleID) -> [String] {
    findings(rule).map { "\($0.severity.rawValue) «\(files[$0.span])»" }
  }

  /// A locale's file after the fixes of a rule.
  func fixed(_ rule: RuleID, file: Int) -> String {
    var bytes = files[FileID(file)].bytes
    let edits = findings(rule).flatMap { $0.fixes.first?.edits ?? [] }.filter { $0.span.file == FileID(file) }
    for edit in edits.sorted(by: { $0.span.lower > $1.span.lower }) {
      bytes.replaceSubrange(edit.span.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private struct LineReader {
  let dialect: CatalogFormat.Dialect
  let file: FileID
  let source: SourceFile

  func messages() -> [Message] {
    var messages: [Message] = []
    var start = 0
    for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { start = line.endIndex + 1 }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = min(colon + 2, line.endIndex)..<line.endIndex
      let reading = pattern(value, key: source.text(start..<colon))
      messages.append(
        Message(
          source.text(start..<colon), span(start..<colon), reading.pattern, span: span(start..<line.endIndex),
          flaws: reading.flaws))
    }
    return messages
  }

  private func span(_ range: Range<Int>) -> Span { Span(file: file, lower: range.lowerBound, upper: range.upperBound) }

  private func literal(_ range: Range<Int>) -> Literal {
    Literal(source.text(range), at: span(range), as: .verbatim)
  }

  private func pattern(_ range: Range<Int>, key: String) -> (pattern: Pattern, flaws: [Finding]) {
    switch dialect {
    case .icu, .arb:
      let reading = ICUReader(dialect).read(literal(range), in: source, symbol: key)
      return (reading.pattern, reading.flaws)
    case .apple, .android:
      let isPlural = range.count > 2 && source.bytes[range.lowerBound] == UInt8(ascii: "[")
      return (isPlural ? plural(range) : text(range), [])
    }
  }

  private func text(_ range: Range<Int>) -> Pattern {
    let literal = literal(range)
    var reader = PrintfReader(dialect)
    return Pattern(literal, range: 0..<literal.text.utf8.count, pieces: reader.pieces(of: literal.text))
  }

  private func plural(_ range: Range<Int>) -> Pattern {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    var cases: [Choice.Case] = []
    for part in source.bytes[inner].split(separator: UInt8(ascii: "|")) {
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")),
        let start = part.firstIndex(where: { $0 != UInt8(ascii: " ") })
      else { continue }
      var end = part.endIndex
      while end > colon + 2, source.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      let pattern = text(min(colon + 2, end)..<end)
      cases.append(
        Choice.Case(source.text(start..<colon), span(start..<colon), pattern, span: span(start..<end)))
    }
    let choice = Choice(.plural, by: nil, cases: cases, span: span(range))
    let literal = literal(range)
    let whole = 0..<literal.text.utf8.count
    return Pattern(literal, range: whole, pieces: [Piece(.choice(choice), whole)])
  }
}
