package import Diagnostics
import Locales

/// Reads messages of ICU's MessageFormat into patterns. One object serves one thread, for any number of messages.
package final class ICUReader {
  /// A message as it was read.
  package struct Reading: Sendable {
    package var pattern: Pattern
    /// What keeps it from being a message; the pattern is then the text as it is written.
    package var flaws: [Finding]
  }

  private let parser = MessageParser()
  private let dialect: CatalogFormat.Dialect

  /// `.arb` reads as Flutter's gen_l10n does: an apostrophe is an apostrophe, and so is a `#`.
  package init(_ dialect: CatalogFormat.Dialect = .icu) {
    self.dialect = dialect
  }

  /// `symbol` is the message's key, for findings.
  package func read(_ literal: Literal, in source: SourceFile, symbol: String) -> Reading {
    readQuickly(literal, in: source) ?? parse(literal, in: source, symbol: symbol)
  }

  private func readQuickly(_ literal: Literal, in source: SourceFile) -> Reading? {
    guard literal.text.utf8.count <= MessageParser.maximumLength else { return nil }
    let places = LiteralPlaces(literal, in: source)
    var text = literal.text
    let pattern = text.withUTF8 { bytes in
      var reader = ICUQuickReader(bytes, literal, places, isPlain: dialect == .arb)
      return reader.message()
    }
    return pattern.map { Reading(pattern: $0, flaws: []) }
  }

  /// As `read`, by ICU's parser alone.
  package func parse(_ literal: Literal, in source: SourceFile, symbol: String) -> Reading {
    switch parser.parse(parsed(literal.text)) {
    case .success(let parts):
      var text = literal.text
      let places = LiteralPlaces(literal, in: source)
      let pattern = text.withUTF8 { bytes in
        ICUPatternBuilder(bytes, parts.parts, literal, places, hasNumberSigns: dialect != .arb).pattern(0)
      }
      return Reading(pattern: pattern, flaws: [])
    case .failure(let fault):
      let range = 0..<literal.text.utf8.count
      let pieces = range.isEmpty ? [] : [Piece(.text(literal.text), range)]
      let flaw = flaw(fault, literal, in: source, symbol)
      return Reading(pattern: Pattern(literal, range: range, pieces: pieces), flaws: [flaw])
    }
  }

  private func flaw(_ fault: MessageFault, _ literal: Literal, in source: SourceFile, _ symbol: String) -> Finding {
    let places = LiteralPlaces(literal, in: source)
    let words = ICUFaultWords(fault, literal.text, dialect)
    return Finding(
      .stringSyntax, .error, words.message, at: places.span(fault.range), symbol: symbol,
      labels: words.label.map { [Finding.Label(places.span($0.range), $0.words)] } ?? [], notes: words.notes,
      help: words.help, fixes: fix(fault, literal, in: source).map { [$0] } ?? [])
  }

  /// The character of the syntax in the place of the one that stands for it.
  private func fix(_ fault: MessageFault, _ literal: Literal, in source: SourceFile) -> Fix? {
    guard let meant = fault.meant, let edit = literal.edit(fault.range, String(meant), in: source) else { return nil }
    return Fix("write \(meant)", safe: true, edits: [edit])
  }

  /// What ICU is given: for gen_l10n with a sign that means nothing in the place of each apostrophe.
  private func parsed(_ text: String) -> String {
    guard dialect == .arb, text.utf8.contains(UInt8(ascii: "'")) else { return text }
    return String(decoding: text.utf8.map { $0 == UInt8(ascii: "'") ? UInt8(ascii: "\"") : $0 }, as: UTF8.self)
  }
}

extension Pattern {
  /// Whether a piece is text between apostrophes that keep it from being read as syntax: `'{name}'` shows braces.
  package func isQuoted(_ piece: Piece) -> Bool {
    guard case .text(let shown) = piece.content, piece.range.count > shown.utf8.count else { return false }
    let written = literal.text.utf8
    let start = written.index(written.startIndex, offsetBy: piece.range.lowerBound)
    let next = written.index(after: start)
    return written[start] == UInt8(ascii: "'") && next < written.endIndex && written[next] != UInt8(ascii: "'")
  }
}
