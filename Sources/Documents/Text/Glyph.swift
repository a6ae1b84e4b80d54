/// The character at a place in valid UTF-8, as messages show it.
struct Glyph {
  let scalar: Unicode.Scalar
  /// Its bytes.
  let length: Int

  init(_ text: UnsafeBufferPointer<UInt8>, at position: Int) {
    let lead = text[position]
    length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let character = String(decoding: text[position..<min(position + length, text.count)], as: UTF8.self)
    scalar = character.unicodeScalars.first ?? "\u{FFFD}"
  }

  /// The character itself where it shows, its code point where it doesn't.
  var name: String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse:
      return code
    default:
      return String(Character(scalar))
    }
  }

  /// "U+00A0".
  var code: String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }

  var isLineBreak: Bool { scalar == "\n" || scalar == "\r" }

  /// Blanks and invisible characters that come with text from a web page or a document, and are no blanks to JSON.
  var isForeignBlank: Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format: scalar != " "
    default: scalar == "\u{0B}" || scalar == "\u{0C}" || scalar == "\u{85}"
    }
  }

  /// Typographic quotes, which word processors put in place of `"`.
  var isCurlyQuote: Bool { ("\u{2018}"..."\u{201F}").contains(scalar) || scalar == "\u{AB}" || scalar == "\u{BB}" }
}

extension String {
  /// As messages quote it: long text is cut.
  var shown: String {
    guard let cut = index(startIndex, offsetBy: 59, limitedBy: endIndex), cut != endIndex, index(after: cut) != endIndex
    else { return self }
    return self[..<cut] + "…"
  }
}
