/// The characters of XML 1.0 (fifth edition), sections 2.2 and 2.3.
enum XMLCharacters {
  /// S: what separates names.
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// NameStartChar, colon included.
  static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
      0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// NameChar.
  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: beginsName(scalar)
    }
  }

  /// Char.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Where the name that begins at a place ends; the place itself where none begins there.
  @inline(__always)
  static func endOfName(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    guard start < text.count else { return start }
    let first = text[start]
    if first < 0x80, !continuesName(first) || first <= UInt8(ascii: "9") { return start }
    if first >= 0x80, !beginsName(Glyph(text, at: start).scalar) { return start }
    var position = start
    while position < text.count {
      let byte = text[position]
      if byte < 0x80 {
        guard continuesName(byte) else { return position }
        position += 1
      } else {
        let character = Glyph(text, at: position)
        guard continuesName(character.scalar) else { return position }
        position += character.length
      }
    }
    return position
  }
}
