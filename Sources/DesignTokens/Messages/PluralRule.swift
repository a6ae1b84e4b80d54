/// Which form of a message a number takes (CLDR plural categories).
public enum PluralCategory: Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// A plural category, and CLDR's condition for it (UTS #35, part 3, plural rules). What meets no condition is `other`.
public struct PluralRule: Hashable, Sendable {
  let category: PluralCategory
  /// A number meets it if it meets every relation of one of the alternatives.
  private let alternatives: [[PluralRelation]]

  public init(_ category: PluralCategory, _ alternatives: [PluralRelation]...) {
    self.category = category
    self.alternatives = alternatives
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}

extension [PluralRule] {
  func category(of number: PluralOperands) -> PluralCategory {
    first { $0.holds(for: number) }?.category ?? .other
  }
}

/// "i % 100 = 12..14": whether an operand, or what remains of it, is among integers.
public struct PluralRelation: Hashable, Sendable {
  /// UTS #35, part 3, plural operand meanings.
  public enum Operand: Hashable, Sendable {
    /// The absolute value.
    case n
    /// Its integer digits.
    case i
    /// How many fraction digits are shown, with and without zeros at the end.
    case v, w
    /// The fraction digits as an integer, with and without zeros at the end.
    case f, t
    /// The exponent of a compact form ("2M"), which no message has: 0.
    case e
  }

  private let operand: Operand
  /// 0: the operand itself.
  private let modulus: UInt64
  private let ranges: [ClosedRange<UInt64>]
  private let isNegated: Bool

  public static func `is`(
    _ operand: Operand, mod modulus: UInt64 = 0, _ ranges: ClosedRange<UInt64>...
  ) -> PluralRelation {
    PluralRelation(operand: operand, modulus: modulus, ranges: ranges, isNegated: false)
  }

  public static func isNot(
    _ operand: Operand, mod modulus: UInt64 = 0, _ ranges: ClosedRange<UInt64>...
  ) -> PluralRelation {
    PluralRelation(operand: operand, modulus: modulus, ranges: ranges, isNegated: true)
  }

  func holds(for number: PluralOperands) -> Bool {
    // What is no integer is in no range: 1.5 is not among 1..2.
    guard let value = number[operand] else { return isNegated }
    let remainder = modulus == 0 ? value : value % modulus
    return ranges.contains { $0.contains(remainder) } != isNegated
  }
}

/// A number as plural rules see it: in the form in which it is shown.
struct PluralOperands {
  let i: UInt64
  var v = 0
  var f: UInt64 = 0

  init(_ integer: Int) {
    i = UInt64(integer.magnitude)
  }

  /// `fraction`: the digits behind the decimal sign, so many.
  init(_ integer: UInt64, fraction: UInt64, digits: Int) {
    (i, f, v) = (integer, fraction, digits)
  }

  /// nil for an `n` that is no integer.
  subscript(operand: PluralRelation.Operand) -> UInt64? {
    switch operand {
    case .n: f == 0 ? i : nil
    case .i: i
    case .v: UInt64(v)
    case .f: f
    case .w: UInt64(trimmed.digits)
    case .t: trimmed.fraction
    case .e: 0
    }
  }

  /// Without zeros at the end.
  private var trimmed: (fraction: UInt64, digits: Int) {
    guard f != 0 else { return (0, 0) }
    var (fraction, digits) = (f, v)
    while fraction.isMultiple(of: 10) {
      fraction /= 10
      digits -= 1
    }
    return (fraction, digits)
  }
}
