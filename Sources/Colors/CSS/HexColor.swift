/// `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA`.
enum HexColor {
  /// The colour, without a word about what is wrong: token files have thousands of these.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Color? {
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    switch bytes.count {
    case 7, 9:
      for byte in bytes.dropFirst() {
        guard let digit = digit(byte) else { return nil }
        value = value << 4 | digit
      }
      if bytes.count == 7 { value = value << 8 | 0xFF }
    case 4, 5:
      for byte in bytes.dropFirst() {
        guard let digit = digit(byte) else { return nil }
        value = value << 8 | digit << 4 | digit
      }
      if bytes.count == 4 { value = value << 8 | 0xFF }
    default: return nil
    }
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    return Color(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
  }

  /// Whether only the `#` is missing.
  static func isDigits(_ text: String) -> Bool {
    [3, 4, 6, 8].contains(text.utf8.count) && text.utf8.allSatisfy { digit($0) != nil }
  }

  static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 55
    default: nil
    }
  }
}
