/// A number with the unit that touches it, read from text: "16px", "-0.5rem", "38%", "4".
struct Quantity: Hashable {
  let value: Double
  /// As written; empty where there is none.
  let unit: String

  /// nil for text that does not begin with a decimal number (by CSS Syntax 3), for a number too large to hold, and
  /// where anything but letters or `%` follows.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= 64, let end = Self.endOfNumber(bytes),
      let value = Double(String(decoding: bytes[..<end], as: UTF8.self)), value.isFinite,
      bytes[end...].allSatisfy(Self.isUnitByte)
    else { return nil }
    self.value = value
    self.unit = String(decoding: bytes[end...], as: UTF8.self)
  }

  private static func endOfNumber(_ bytes: [UInt8]) -> Int? {
    func skipDigits(_ start: Int) -> Int {
      var index = start
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
      return index
    }
    func skipSign(_ start: Int) -> Int {
      guard start < bytes.count, bytes[start] == UInt8(ascii: "-") || bytes[start] == UInt8(ascii: "+") else {
        return start
      }
      return start + 1
    }
    let whole = skipSign(0)
    var end = skipDigits(whole)
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = skipDigits(end + 1)
      guard fraction > end + 1 else { return nil }
      end = fraction
    }
    guard end > whole else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let digits = skipSign(end + 1)
      let exponent = skipDigits(digits)
      if exponent > digits { end = exponent }
    }
    return end
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isUnitByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "%"): true
    default: false
    }
  }
}
