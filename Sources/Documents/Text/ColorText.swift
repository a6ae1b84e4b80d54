/// Colours that an author forgot to quote: `#` begins a comment in YAML, and nothing at all in JSON.
enum ColorText {
  /// The bytes of `#` and 3, 4, 6 or 8 hexadecimal digits at `position`. Three or four digits may as well be the
  /// first word of a comment, so the line must end with them, save for brackets, commas and another comment.
  static func hexColor(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Range<Int>? {
    guard position < text.count, text[position] == UInt8(ascii: "#") else { return nil }
    var end = position + 1
    while end < text.count, isHexDigit(text[end]) { end += 1 }
    let digits = end - position - 1
    guard [3, 4, 6, 8].contains(digits), end == text.count || isEnd(text[end]) else { return nil }
    return digits >= 6 || endsLine(text, at: end) ? position..<end : nil
  }

  private static func endsLine(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
    for index in position..<text.count {
      switch text[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      case let byte: return isEnd(byte) || byte == UInt8(ascii: "#")
      }
    }
    return true
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","),
      UInt8(ascii: "]"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
