/// How a language writes numbers (CLDR numbers).
public struct NumberSymbols: Hashable, Sendable {
  /// The digit 0; the others follow it in Unicode.
  private let zero: Unicode.Scalar
  private let decimal: String
  private let group: String
  private let minus: String
  /// The digits of the last group, 0: none; of those before it; and the fewest before the first separator.
  private let primary: Int
  private let secondary: Int
  private let minimum: Int

  public init(
    zero: Unicode.Scalar = "0", decimal: String = ".", group: String = ",", minus: String = "-", primary: Int = 3,
    secondary: Int = 3, minimum: Int = 1
  ) {
    self.zero = zero
    self.decimal = decimal
    self.group = group
    self.minus = minus
    self.primary = primary
    self.secondary = secondary
    self.minimum = minimum
  }
}

/// The form of a number in a message.
struct NumberForm {
  /// Zeros in front make up for digits that are missing.
  var integerDigits = 1
  /// As many as that; nil: up to three, without zeros at the end.
  var decimals: Int?
  var isGrouped = true

  static let standard = NumberForm()
  static let integer = NumberForm(decimals: 0)
}

extension NumberSymbols {
  func append(_ number: Int, _ form: NumberForm, to output: inout [UInt8]) {
    if number < 0 { output.append(contentsOf: minus.utf8) }
    let magnitude = number.magnitude
    var count = 1
    var divisor: UInt = 1
    while magnitude / divisor >= 10 {
      divisor *= 10
      count += 1
    }
    let all = max(count, form.integerDigits)
    for left in stride(from: all, to: 0, by: -1) {
      if left > count {
        append(digit: 0, left: left, of: all, form, to: &output)
      } else {
        append(digit: UInt8(magnitude / divisor % 10), left: left, of: all, form, to: &output)
        divisor /= 10
      }
    }
    appendFraction([], form.decimals ?? 0, to: &output)
  }

  func append(_ number: Double, _ form: NumberForm, to output: inout [UInt8]) {
    if number.sign == .minus, !number.isNaN { output.append(contentsOf: minus.utf8) }
    guard number.isFinite else {
      return output.append(contentsOf: (number.isNaN ? "NaN" : "∞").utf8)
    }
    let digits = DecimalDigits(number, decimals: form.decimals ?? NumberForm.mostDecimals)
    let all = max(digits.integer.count, form.integerDigits)
    for left in stride(from: all, to: 0, by: -1) {
      let digit = left > digits.integer.count ? 0 : digits.integer[digits.integer.endIndex - left]
      append(digit: digit, left: left, of: all, form, to: &output)
    }
    appendFraction(digits.fraction, form.decimals ?? digits.fraction.count, to: &output)
  }

  /// One of the integer digits, with the separator in front of it where one belongs. `left`: the digits from it on.
  private func append(digit: UInt8, left: Int, of all: Int, _ form: NumberForm, to output: inout [UInt8]) {
    if form.isGrouped, primary > 0, secondary > 0, left < all, left >= primary, all >= primary + minimum,
      (left - primary).isMultiple(of: secondary)
    {
      output.append(contentsOf: group.utf8)
    }
    append(digit: digit, to: &output)
  }

  private func appendFraction(_ digits: ArraySlice<UInt8>, _ count: Int, to output: inout [UInt8]) {
    guard count > 0 else { return }
    output.append(contentsOf: decimal.utf8)
    for digit in digits { append(digit: digit, to: &output) }
    for _ in 0..<max(0, count - digits.count) { append(digit: 0, to: &output) }
  }

  private func append(digit: UInt8, to output: inout [UInt8]) {
    let value = zero.value + UInt32(digit)
    if value < 0x80 {
      output.append(UInt8(truncatingIfNeeded: value))
    } else if let scalar = Unicode.Scalar(value) {
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
