extension NumberForm {
  /// What ICU shows of a number unless told otherwise.
  static let mostDecimals = 3
}

/// The digits of a number in decimal, from 0 to 9, rounded half to even as ICU does: of the shortest decimal that reads
/// back as the same `Double`, not of the binary number behind it.
struct DecimalDigits {
  /// Never empty, and without zeros in front but for a lone one.
  let integer: ArraySlice<UInt8>
  /// Without zeros at the end.
  let fraction: ArraySlice<UInt8>

  /// Of a finite number's magnitude.
  init(_ number: Double, decimals: Int) {
    var (digits, point) = Self.digits(of: number)
    // Zeros, so that there is a digit in front of the point and one behind which can be looked at.
    if point < 1 {
      digits.insert(contentsOf: repeatElement(0, count: 1 - point), at: 0)
      point = 1
    }
    if digits.count < point { digits += repeatElement(0, count: point - digits.count) }
    Self.round(&digits, to: point + decimals)
    // A carry out of the first digit.
    if digits[0] == 10 {
      digits[0] = 0
      digits.insert(1, at: 0)
      point += 1
    }
    let end = digits.lastIndex { $0 != 0 }.map { max($0 + 1, point) } ?? point
    integer = digits[..<point]
    fraction = digits[point..<end]
  }

  /// The significant digits, and where the decimal point is among them: 1.5 is 15 with the point behind one digit.
  private static func digits(of number: Double) -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    let text = number.magnitude.description.utf8
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"):
        exponent = Int(String(decoding: text[text.index(after: index)...], as: UTF8.self)) ?? 0
        return normalized(digits, (point ?? digits.count) + exponent)
      default: digits.append(text[index] & 0x0F)
      }
    }
    return normalized(digits, point ?? digits.count)
  }

  /// Without zeros in front, and at least one digit.
  private static func normalized(_ digits: [UInt8], _ point: Int) -> (digits: [UInt8], point: Int) {
    let zeros = digits.prefix { $0 == 0 }.count
    return zeros == digits.count ? ([0], 1) : (Array(digits[zeros...]), point - zeros)
  }

  /// Cuts all digits behind the first `count`. A carry may leave a 10 in the first place.
  private static func round(_ digits: inout [UInt8], to count: Int) {
    guard count < digits.count else { return }
    let (next, isTie) = (digits[count], !digits[(count + 1)...].contains { $0 != 0 })
    let goesUp = next > 5 || next == 5 && (!isTie || digits[count - 1] & 1 == 1)
    digits.removeSubrange(count...)
    guard goesUp else { return }
    var place = count - 1
    digits[place] += 1
    while place > 0, digits[place] == 10 {
      digits[place] = 0
      place -= 1
      digits[place] += 1
    }
  }
}

extension PluralOperands {
  /// Of a number as it is shown. Of integers beyond eighteen digits the last eighteen decide.
  init(_ number: Double, _ form: NumberForm) {
    guard number.isFinite else {
      self.init(0)
      return
    }
    let digits = DecimalDigits(number, decimals: form.decimals ?? NumberForm.mostDecimals)
    let shown = form.decimals ?? digits.fraction.count
    var fraction = digits.fraction.prefix(18).reduce(0) { $0 * 10 + UInt64($1) }
    for _ in digits.fraction.count..<max(digits.fraction.count, min(shown, 18)) { fraction *= 10 }
    let integer = digits.integer.suffix(18).reduce(0) { $0 * 10 + UInt64($1) }
    let rest: UInt64 = digits.integer.count > 18 ? 1_000_000_000_000_000_000 : 0
    self.init(integer + rest, fraction: fraction, digits: shown)
  }
}
