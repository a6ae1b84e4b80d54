/// Strings: RFC 8259, section 7.
extension JSONReader {
  /// The text of the string whose quote stands here; moves behind its end.
  mutating func readString() -> String {
    let start = position + 1
    var end = start
    while end < text.count {
      let byte = text[end]
      if byte == UInt8(ascii: "\"") {
        position = end + 1
        return string(start..<end)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      end += 1
    }
    return readString(in: UInt8(ascii: "\""), plainUpTo: end)
  }

  @inline(__always)
  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }

  /// A string with escapes or errors, or in single quotes. The bytes up to `end` are plain.
  mutating func readString(in quote: UInt8, plainUpTo end: Int) -> String {
    let start = position
    var decoded = Array(text[(start + 1)..<end])
    position = end
    while position < text.count {
      let byte = text[position]
      switch byte {
      case quote:
        position += 1
        return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"): readEscape(into: &decoded)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if continues(behind: position) {
          report("a string contains a line break", position..<position + 1, help: "write it as \\n")
          decoded.append(UInt8(ascii: "\n"))
          skipBlanks()
          continue
        }
        reportUnclosed(from: start)
        return String(decoding: decoded, as: UTF8.self)
      case 0..<0x20:
        reportControl(byte)
        decoded.append(byte)
        position += 1
      default:
        decoded.append(byte)
        position += 1
      }
    }
    reportUnclosed(from: start)
    return String(decoding: decoded, as: UTF8.self)
  }

  private mutating func readEscape(into decoded: inout [UInt8]) {
    let start = position
    guard start + 1 < text.count else {
      position += 1
      return
    }
    position += 2
    switch text[start + 1] {
    case UInt8(ascii: "\""): decoded.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): decoded.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): decoded.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): decoded.append(contentsOf: readUnicodeEscape(from: start).utf8)
    default: recoverEscape(from: start)
    }
  }

  /// `\uXXXX`, two of them where they are a surrogate pair. `position` is behind the `u`.
  private mutating func readUnicodeEscape(from start: Int) -> Character {
    guard let unit = readHexUnit(from: start) else { return "\u{FFFD}" }
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    let lowStart = position
    if UTF16.isLeadSurrogate(unit), lowStart + 6 <= text.count, text[lowStart] == UInt8(ascii: "\\"),
      text[lowStart + 1] == UInt8(ascii: "u"), let low = hexUnit(at: lowStart + 2), UTF16.isTrailSurrogate(low)
    {
      position += 6
      let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
      return Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}"
    }
    let missing = UTF16.isLeadSurrogate(unit) ? "second" : "first"
    report(
      "\(string(start..<position)) is one half of a surrogate pair, and its \(missing) half is missing",
      start..<position, help: "write both halves, such as \\uD83D\\uDE00, or the character itself")
    return "\u{FFFD}"
  }

  private mutating func readHexUnit(from start: Int) -> UInt16? {
    if let unit = hexUnit(at: position) {
      position += 4
      return unit
    }
    while position < min(start + 6, text.count), HexDigits.digit(text[position]) != nil { position += 1 }
    report(
      "\(string(start..<position)) needs four hexadecimal digits", start..<position,
      help: "write \\u and four digits, such as \\u00E9, or the character itself")
    return nil
  }

  private func hexUnit(at start: Int) -> UInt16? {
    HexDigits.value(text, at: start, count: 4, before: text.count).map(UInt16.init)
  }
}

// MARK: - Errors

extension JSONReader {
  /// A backslash before something that JSON does not escape: the character stands for itself.
  private mutating func recoverEscape(from start: Int) {
    let character = Glyph(text, at: start + 1)
    position = start + 1
    if character.isLineBreak {
      report(
        "a string cannot go on in the next line", start..<start + 1,
        help: "put the string on one line, and write a line break as \\n")
      position += character.length
      return
    }
    let help =
      switch text[start + 1] {
      case UInt8(ascii: "'"): "Write ' without a backslash"
      case UInt8(ascii: "x"): "Write \\u00 in place of \\x"
      default: "Write \\\\ for a backslash; JSON escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u0000"
      }
    report("\\\(character.name) is not an escape in JSON", start..<start + 1 + character.length, help: help)
    // What follows is read as it stands, except a quote, which would end the string.
    if text[position] == UInt8(ascii: "'") { position += 1 }
  }

  private mutating func reportControl(_ byte: UInt8) {
    let name = byte == 0x09 ? "a tab" : "the control character U+00\(TextGate.hex(byte))"
    let escape = byte == 0x09 ? "\\t" : "\\u00\(TextGate.hex(byte))"
    report("a string contains \(name)", position..<position + 1, help: "write it as \(escape)")
  }

  /// Whether the line behind a break in a string reads as more text: one that begins like structure shows that the
  /// closing quote is missing.
  private func continues(behind lineBreak: Int) -> Bool {
    switch text[lineBreak...].first(where: { $0 > 0x20 }) {
    case nil, UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      false
    default: true
    }
  }

  private mutating func reportUnclosed(from start: Int) {
    var end = position
    while end > start + 1, text[end - 1] == UInt8(ascii: " ") || text[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    brokenString = position
    report(
      "this string has no closing quote", start..<end,
      help: "close it on the line it begins on; a line break in a string is written \\n")
  }
}
