import Diagnostics
import Documents

/// The texts of elements.
extension AndroidReading {
  /// Whether the whole of an element refers to another resource: `@string/other`, `?attr/title`.
  func isReference(_ element: XMLElement) -> Bool {
    guard element.children.count == 1, case .text(let text) = element.children[0] else { return false }
    let bytes = text.text.utf8.drop { $0 <= 0x20 }
    guard let first = bytes.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else { return false }
    let word = bytes.prefix { $0 > 0x20 }
    guard bytes.dropFirst(word.count).allSatisfy({ $0 <= 0x20 }) else { return false }
    let name = word.dropFirst()
    if first == UInt8(ascii: "@"), name.elementsEqual("null".utf8) || name.elementsEqual("empty".utf8) { return true }
    guard let slash = name.firstIndex(of: UInt8(ascii: "/")) else { return false }
    return slash > name.startIndex && name.index(after: slash) < name.endIndex
  }

  /// nil where it is a reference to another text.
  mutating func pattern(_ element: XMLElement, _ key: String, _ printf: inout PrintfReader) -> Pattern? {
    if isReference(element) { return nil }
    if let plain = plainText(of: element) {
      let literal = Literal(plain, at: element.contentSpan, as: .android)
      return Pattern(literal, range: 0..<plain.utf8.count, pieces: printf.pieces(of: plain))
    }
    let text = input.source.bytes.withUnsafeBufferPointer { AndroidText(element, of: document, in: input.source, $0) }
    for problem in text.problems { findings.add(problem.finding(key, input)) }
    let shown = String(decoding: text.map.bytes, as: UTF8.self)
    let literal = Literal(shown, at: element.contentSpan, as: .android)
    return Pattern(literal, range: 0..<shown.utf8.count, pieces: pieces(shown, text.protected, &printf))
  }

  /// A text in which nothing is read otherwise than it is written.
  private func plainText(of element: XMLElement) -> String? {
    guard !element.children.isEmpty else { return "" }
    guard element.children.count == 1, case .text(let text) = element.children[0], text.isVerbatim, !text.isCDATA else {
      return nil
    }
    var before: UInt8 = 0x20
    for byte in text.text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x09...0x0D: return nil
      case 0x20 where before == 0x20: return nil
      default: before = byte
      }
    }
    return before == 0x20 ? nil : text.text
  }

  private func pieces(_ text: String, _ protected: [Range<Int>], _ printf: inout PrintfReader) -> [Piece] {
    var pieces: [Piece] = []
    var position = 0
    for range in protected {
      pieces += printf.pieces(of: text, in: position..<range.lowerBound)
      pieces += printf.pieces(of: text, in: range).map { piece in
        guard case .text(let text) = piece.content else { return piece }
        return Piece(.protected(text), piece.range)
      }
      position = range.upperBound
    }
    return pieces + printf.pieces(of: text, in: position..<text.utf8.count)
  }

  /// A branch that refers to another text, which is not for its translators.
  func reference(_ item: XMLElement) -> Pattern {
    let text = item.text
    let literal = Literal(text, at: item.contentSpan, as: .android)
    return Pattern(literal, range: 0..<text.utf8.count, pieces: [Piece(.protected(text), 0..<text.utf8.count)])
  }
}

extension AndroidText.Problem {
  func finding(_ key: String, _ input: CatalogInput) -> Finding {
    let span = input.span(range.lowerBound, range.upperBound)
    let written = input.source.text(range).shown
    switch kind {
    case .apostrophe:
      return Finding(
        .apostrophe, .error, "an apostrophe has no backslash", at: span, symbol: key,
        notes: ["The resource compiler refuses it outside quotation marks"], help: ["write \\', or \u{2019}"],
        fixes: [Fix("put a backslash before it", safe: true, edits: [Fix.Edit(span, "\\'")])])
    case .shortUnicode:
      return Finding(
        .stringSyntax, .error, "\(written) needs four hexadecimal digits", at: span, symbol: key,
        notes: ["The resource compiler refuses it"],
        help: ["write all four, such as \\u00E9, or the character itself"])
    case .surrogate:
      return Finding(
        .stringSyntax, .error, "\(written) is half of a surrogate pair, which Android drops", at: span, symbol: key,
        help: ["write the character itself"])
    case .surrogates(let character):
      return Finding(
        .stringSyntax, .warning, "\(written) is one character in two halves, and the resource compiler drops halves",
        at: span, symbol: key, help: ["write the character itself: \(character)"],
        fixes: [Fix("write \(character)", safe: true, edits: [Fix.Edit(span, String(character))])])
    case .unknownEscape(nil):
      return Finding(
        .stringSyntax, .warning, "a backslash ends this text, and is dropped", at: span, symbol: key,
        help: ["write \\\\ to show it, or remove it"])
    case .unknownEscape(let character?):
      return Finding(
        .stringSyntax, String(character).isSign ? .note : .warning,
        "\(written) is no escape: its backslash is dropped", at: span, symbol: key,
        help: ["write \(character), or \\\\ for a backslash that shows"])
    case .openQuote:
      return Finding(
        .stringSyntax, .warning, "this quotation mark is not shown, and nothing closes it", at: span, symbol: key,
        notes: ["It keeps the blanks behind it as they are written"], help: ["write \\\" to show it"],
        fixes: [Fix("put a backslash before it", safe: false, edits: [Fix.Edit(span, "\\\"")])])
    }
  }
}
