/// The condition of a plural category: "v = 0 and i % 10 = 1 and i % 100 != 11 or …" (UTS #35, part 3, plural rules
/// syntax). A number meets it if it meets every relation of one of the alternatives.
package struct PluralCondition: Sendable, Hashable {
  package enum Operand: String, Sendable, Hashable {
    /// The absolute value.
    case n
    case i
    case v
    case w
    case f
    case t
    /// The exponent of a compact form; `c` in newer data.
    case e
  }

  /// "i % 100 != 11..14,21": whether the operand's remainder is, or is not, one of the integers in the ranges.
  package struct Relation: Sendable, Hashable {
    package var operand: Operand
    package var modulus: UInt64?
    package var isNegated: Bool
    package var ranges: [ClosedRange<UInt64>]
  }

  package var alternatives: [[Relation]]

  package func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}

extension PluralCondition.Relation {
  package func holds(for number: PluralOperands) -> Bool {
    // What is no integer is in no range: 1.5 is not among 1..2.
    guard let value = integer(of: number) else { return isNegated }
    let remainder = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(remainder) } != isNegated
  }

  private func integer(of number: PluralOperands) -> UInt64? {
    switch operand {
    case .n: number.f == 0 ? number.i : nil
    case .i: number.i
    case .v: UInt64(number.v)
    case .w: UInt64(number.w)
    case .f: number.f
    case .t: number.t
    case .e: UInt64(number.e)
    }
  }
}

extension PluralCondition: CustomStringConvertible {
  /// As CLDR writes it.
  package var description: String {
    alternatives.map { $0.map(\.description).joined(separator: " and ") }.joined(separator: " or ")
  }
}

extension PluralCondition.Relation: CustomStringConvertible {
  package var description: String {
    let list = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)" }
    return operand.rawValue + (modulus.map { " % \($0)" } ?? "") + (isNegated ? " != " : " = ")
      + list.joined(separator: ",")
  }
}
