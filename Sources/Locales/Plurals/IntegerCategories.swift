/// The categories of the integers below a million, as a table of the numbers that differ and the period in which they
/// repeat behind it.
///
/// It is exact. Below a million a remainder by a million is the number itself; the other moduli of CLDR divide 1,000,
/// or 100,000 in Cornish; and from the largest number that a rule names without a modulus, everything repeats.
package struct IntegerCategories: Sendable {
  /// The first integer that is not looked at.
  package static let limit: UInt = 1_000_000

  private let table: [PluralCategory]
  /// Where the last period of the table begins.
  private let start: Int
  /// The categories that some integer below a million takes.
  package let reached: Set<PluralCategory>
  private let singles: [PluralCategory: Int]

  init(_ rules: [PluralRule]) {
    let relations = rules.flatMap { $0.condition.alternatives.joined() }
    var period: UInt64 = 1
    var largest: UInt64 = 0
    for relation in relations where relation.operand == .n || relation.operand == .i {
      if let modulus = relation.modulus, modulus < Self.limit {
        period = min(Self.leastCommonMultiple(period, modulus), UInt64(Self.limit))
      } else {
        largest = max(largest, relation.ranges.map(\.upperBound).max() ?? 0)
      }
    }
    // The period itself starts behind the numbers that rules name.
    start = Int(min(largest + 1, UInt64(Self.limit)))
    let count = min(UInt64(start) + period, UInt64(Self.limit))
    table = (0..<count).map { number in
      let operands = PluralOperands(integer: number)
      return rules.first { $0.condition.holds(for: operands) }?.category ?? .other
    }
    reached = Set(table)
    // What stands in the period comes again, unless the table reaches up to the limit and nothing repeats.
    let isWhole = table.count == Int(Self.limit)
    var singles: [PluralCategory: Int] = [:]
    for category in reached {
      guard let first = table.firstIndex(of: category), first < start || isWhole,
        table.lastIndex(of: category) == first
      else { continue }
      singles[category] = first
    }
    self.singles = singles
  }

  private static func leastCommonMultiple(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var (divisor, rest) = (left, right)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (product, overflow) = (left / divisor).multipliedReportingOverflow(by: right)
    return overflow ? .max : product
  }

  /// Nil from a million on.
  package func category(of number: UInt) -> PluralCategory? {
    guard number < Self.limit else { return nil }
    let index = Int(number)
    return table[index < table.count ? index : start + (index - start) % (table.count - start)]
  }

  /// The integer that a category stands for, if there is only one below a million.
  package func singleNumber(of category: PluralCategory) -> Int? { singles[category] }

  /// The integers of a category up to a bound, as runs of neighbours.
  package func ranges(of category: PluralCategory, through bound: Int = 1000) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for number in 0...min(bound, Int(Self.limit) - 1) where self.category(of: UInt(number)) == category {
      if let last = result.last, last.upperBound == number - 1 {
        result[result.count - 1] = last.lowerBound...number
      } else {
        result.append(number...number)
      }
    }
    return result
  }

  /// The categories that the integers of a range take, those from a million on left out.
  package func categories(in range: ClosedRange<Int>) -> Set<PluralCategory> {
    let lower = min(max(range.lowerBound, 0), Int(Self.limit))
    // A number further than the table and one period repeats what came before.
    let upper = min(range.upperBound, Int(Self.limit) - 1, max(lower, start) + table.count - start)
    guard lower <= upper else { return [] }
    return Set((lower...upper).compactMap { category(of: UInt($0)) })
  }
}
