/// What a plain scalar means: YAML 1.2.2, section 10.3.2. `yes`, `no`, `on` and `off` are text, as are dates and
/// `1_000`.
enum CoreSchema {
  enum Meaning: Hashable {
    case null
    case bool(Bool)
    case number(Double)
    /// `.inf`, `.nan`, and numbers beyond the largest `Double`.
    case notFinite
    case text
  }

  @inline(__always)
  static func meaning(of text: UnsafeBufferPointer<UInt8>) -> Meaning {
    guard let first = text.first else { return .null }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
      return number(text)
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"),
      UInt8(ascii: "f"), UInt8(ascii: "F"):
      return text.count <= 5 ? word(text) : .text
    default:
      return .text
    }
  }

  private static func word(_ text: UnsafeBufferPointer<UInt8>) -> Meaning {
    switch String(decoding: text, as: UTF8.self) {
    case "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: .text
    }
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>) -> Meaning {
    guard let value = float(text) ?? radixInteger(text) else { return isSpecial(text) ? .notFinite : .text }
    return value.isFinite ? .number(value) : .notFinite
  }

  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, which holds the decimal integers; nil for
  /// other text, infinite where the number is too large.
  static func float(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var position = 0
    skipSign(text, &position)
    let start = position
    skipDigits(text, &position)
    var digits = position - start
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      let fraction = position
      skipDigits(text, &position)
      digits += position - fraction
    }
    guard digits > 0 else { return nil }
    if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      skipSign(text, &position)
      let exponent = position
      skipDigits(text, &position)
      guard position > exponent else { return nil }
    }
    return position == text.count ? DecimalNumber.value(of: text) : nil
  }

  @inline(__always)
  private static func skipSign(_ text: UnsafeBufferPointer<UInt8>, _ position: inout Int) {
    guard position < text.count else { return }
    if text[position] == UInt8(ascii: "-") || text[position] == UInt8(ascii: "+") { position += 1 }
  }

  @inline(__always)
  private static func skipDigits(_ text: UnsafeBufferPointer<UInt8>, _ position: inout Int) {
    while position < text.count, text[position] &- UInt8(ascii: "0") < 10 { position += 1 }
  }

  /// `0o` and octal digits, or `0x` and hexadecimal ones, up to 64 bits.
  private static func radixInteger(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count > 2, text[0] == UInt8(ascii: "0"), text[2] != UInt8(ascii: "+"), text[2] != UInt8(ascii: "-")
    else { return nil }
    let digits = String(decoding: text[2...], as: UTF8.self)
    switch text[1] {
    case UInt8(ascii: "o"): return UInt64(digits, radix: 8).map { Double($0) }
    case UInt8(ascii: "x"): return UInt64(digits, radix: 16).map { Double($0) }
    default: return nil
    }
  }

  private static func isSpecial(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count <= 5 else { return false }
    switch String(decoding: text, as: UTF8.self) {
    case ".nan", ".NaN", ".NAN": return true
    case ".inf", ".Inf", ".INF", "-.inf", "-.Inf", "-.INF", "+.inf", "+.Inf", "+.INF": return true
    default: return false
    }
  }
}
