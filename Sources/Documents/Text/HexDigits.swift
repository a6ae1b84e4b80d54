/// Hexadecimal digits in text.
package enum HexDigits {
  /// The value of exactly so many digits, at most eight, that end before `end`.
  package static func value(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, count: Int, before end: Int
  ) -> UInt32? {
    guard start + count <= end else { return nil }
    var value: UInt32 = 0
    for position in start..<start + count {
      guard let digit = digit(text[position]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  package static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
