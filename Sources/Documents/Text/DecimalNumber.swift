/// A decimal number in the notation that JSON and YAML share, on its way to the nearest `Double`.
enum DecimalNumber {
  /// The nearest value to `[-+] digits [. digits] [e [-+] digits]`, halves to even; infinite where it is too large.
  /// At least one digit must stand before the exponent: the readers have checked the grammar.
  static func value(of text: UnsafeBufferPointer<UInt8>) -> Double {
    let digits = Digits(text)
    let magnitude: Double
    if digits.mantissa == 0 {
      magnitude = 0
    } else if digits.isWhole, (-27...27).contains(digits.exponent) {
      magnitude = exact(digits.mantissa, tenTo: digits.exponent)
    } else {
      magnitude = Double(canonical(text)) ?? .infinity
    }
    return digits.isNegative ? -magnitude : magnitude
  }

  /// `mantissa × 10^exponent`, correctly rounded. Five to the 27th fits in 64 bits, so product and quotient are exact
  /// in 128; what lies below the top 64 bits only matters as being zero or not.
  private static func exact(_ mantissa: UInt64, tenTo exponent: Int) -> Double {
    let five = powersOfFive[abs(exponent)]
    if exponent < 0 {
      let dividend = mantissa << UInt64(mantissa.leadingZeroBitCount)
      let divisor = five << UInt64(five.leadingZeroBitCount)
      let (quotient, remainder) = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
      let scale = five.leadingZeroBitCount - mantissa.leadingZeroBitCount - 63 + exponent
      return Double(quotient | (remainder == 0 ? 0 : 1)) * power(scale)
    }
    let (high, low) = mantissa.multipliedFullWidth(by: five)
    guard high != 0 else { return Double(low) * power(exponent) }
    let shift = high.leadingZeroBitCount
    let top = high << UInt64(shift) | (shift == 0 ? 0 : low >> UInt64(64 - shift))
    let rest = low << UInt64(shift)
    return Double(top | (rest == 0 ? 0 : 1)) * power(64 - shift + exponent)
  }

  private static func power(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }

  private static let powersOfFive: [UInt64] = {
    var powers: [UInt64] = [1]
    while powers.count < 28 { powers.append(powers[powers.count - 1] * 5) }
    return powers
  }()

  /// The number for the standard library, at a bounded length: 800 significant digits and a last one for what follows
  /// round like all of them, as two neighbouring doubles and their middle differ within 770.
  private static func canonical(_ text: UnsafeBufferPointer<UInt8>) -> String {
    var kept: [UInt8] = []
    var exponent = 0
    var isFraction = false
    var leavesRest = false
    var position = 0
    scan: while position < text.count {
      switch text[position] {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): break scan
      case let byte where Digits.isDigit(byte):
        if kept.isEmpty, byte == UInt8(ascii: "0") {
          if isFraction { exponent -= 1 }
        } else if kept.count < 800 {
          kept.append(byte)
          if isFraction { exponent -= 1 }
        } else {
          leavesRest = leavesRest || byte != UInt8(ascii: "0")
          if !isFraction { exponent += 1 }
        }
      default: break
      }
      position += 1
    }
    exponent += Digits.exponent(text[position...])
    if leavesRest {
      kept.append(UInt8(ascii: "1"))
      exponent -= 1
    }
    return String(decoding: kept, as: UTF8.self) + "e\(exponent)"
  }
}

/// A decimal number taken apart: `mantissa × 10^exponent` when `isWhole`.
private struct Digits {
  private(set) var mantissa: UInt64 = 0
  private(set) var exponent = 0
  private(set) var isNegative = false
  /// Whether all significant digits are in the mantissa, which holds nineteen.
  private(set) var isWhole = true

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var position = 0
    var significant = 0
    var isFraction = false
    while position < text.count {
      let byte = text[position]
      if Self.isDigit(byte) {
        if significant < 19 {
          mantissa = mantissa &* 10 &+ UInt64(byte & 0x0F)
          if mantissa != 0 { significant += 1 }
          if isFraction { exponent -= 1 }
        } else {
          isWhole = false
        }
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte == UInt8(ascii: "-") {
        isNegative = true
      } else if byte != UInt8(ascii: "+") {
        break
      }
      position += 1
    }
    exponent += Self.exponent(text[position...])
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// What stands behind `e`, held within ±10^12, more than the digits of any file can make up for.
  static func exponent(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard !text.isEmpty else { return 0 }
    var value = 0
    var sign = 1
    for byte in text.dropFirst() {
      if byte == UInt8(ascii: "-") { sign = -1 }
      if isDigit(byte) { value = min(value * 10 + Int(byte & 0x0F), 1_000_000_000_000) }
    }
    return value * sign
  }
}
