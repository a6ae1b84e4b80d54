/// A number as plural rules see it, in the form in which it is shown (UTS #35, part 3, plural operand meanings).
///
/// `i` and the fraction digits are those of the number written out: 1.2 million has an `i` of 1,200,000.
package struct PluralOperands: Sendable, Hashable {
  /// The integer digits.
  package var i: UInt64
  /// The number of fraction digits shown, with trailing zeros.
  package var v: Int
  /// The fraction digits shown, with trailing zeros, as an integer.
  package var f: UInt64
  /// The exponent of the power of ten in a compact form: 6 in "1.2M".
  package var e: Int

  package init(integer: UInt64, exponent: Int = 0) {
    i = integer
    v = 0
    f = 0
    e = exponent
  }

  package init(integer: UInt64, fraction: UInt64, digits: Int, exponent: Int = 0) {
    i = integer
    v = digits
    f = fraction
    e = exponent
  }

  /// The fraction digits without trailing zeros, as an integer.
  package var t: UInt64 {
    var digits = f
    while digits != 0, digits.isMultiple(of: 10) { digits /= 10 }
    return digits
  }

  /// The number of fraction digits without trailing zeros.
  package var w: Int {
    guard f != 0 else { return 0 }
    var digits = f
    var count = v
    while digits.isMultiple(of: 10) {
      digits /= 10
      count -= 1
    }
    return count
  }
}
