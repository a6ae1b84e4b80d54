/// The numbers that lead to a category, the most ordinary first.
package enum PluralReach: Int, Sendable, Hashable, Comparable {
  /// An integer below a million.
  case integers
  /// Round millions, as in French.
  case millions
  /// Numbers that are shown with decimals, as in Czech.
  case decimals
  /// Compact forms only ("1.2M").
  case compact

  package static func < (left: PluralReach, right: PluralReach) -> Bool { left.rawValue < right.rawValue }
}

extension PluralRules {
  /// The categories that some integer below a million takes, in CLDR's order: those that a message must have.
  package var required: [PluralCategory] { categories.filter(integers.reached.contains) }

  /// The most ordinary numbers that take a category; nil where none does.
  package func reach(of category: PluralCategory) -> PluralReach? {
    if integers.reached.contains(category) { return .integers }
    if Self.millions.contains(where: { self.category(of: $0) == category }) { return .millions }
    if Self.decimals.contains(where: { self.category(of: $0) == category }) { return .decimals }
    if Self.compact.contains(where: { self.category(of: $0) == category }) { return .compact }
    return nil
  }

  /// The categories that the integers of a range take, in CLDR's order. Without an upper bound it ends below a million,
  /// since hardly a message counts further; a bound beyond that says that this one does.
  package func categories(from lower: Int, through upper: Int?) -> [PluralCategory] {
    guard upper.map({ $0 >= lower }) ?? true else { return [] }
    let last = upper.map { max(magnitude($0), lower < 0 ? magnitude(lower) : 0) } ?? Int(IntegerCategories.limit) - 1
    let first = lower >= 0 ? lower : upper.map { $0 < 0 ? magnitude($0) : 0 } ?? 0
    var found = integers.categories(in: first...max(first, last))
    for number in Self.witnesses(from: first, through: last) { found.insert(category(of: number)) }
    return categories.filter(found.contains)
  }

  private func magnitude(_ number: Int) -> Int { Int(clamping: number.magnitude) }

  /// Integers from a million on that stand for all others of a range: the first that end in 000 to 999, and the first
  /// round ones.
  private static func witnesses(from lower: Int, through upper: Int) -> [Int] {
    let first = max(lower, Int(IntegerCategories.limit))
    guard first <= upper else { return [] }
    let near = first...min(upper, first.addingReportingOverflow(1000).overflow ? upper : first + 1000)
    let round = [1_000, 100_000, 1_000_000].compactMap { step -> Int? in
      let (next, overflow) = (first / step).addingReportingOverflow(first.isMultiple(of: step) ? 0 : 1)
      let (number, isTooLarge) = next.multipliedReportingOverflow(by: step)
      return overflow || isTooLarge || number > upper ? nil : number
    }
    return Array(near) + round
  }

  private static let millions = [1_000_000, 1_100_000, 2_000_000, 1_000_001].map {
    PluralOperands(integer: UInt64($0))
  }

  private static let decimals = [0...12, 20...23, 100...112].joined().flatMap { integer in
    (1...2).flatMap { digits in
      (0..<(digits == 1 ? 10 : 100)).map {
        PluralOperands(integer: UInt64(integer), fraction: UInt64($0), digits: digits)
      }
    }
  }

  private static let compact = [(1_000, 3), (1_200, 3), (1_000_000, 6), (1_200_000, 6), (2_000_000, 6)].map {
    PluralOperands(integer: $0.0, exponent: $0.1)
  }
}
