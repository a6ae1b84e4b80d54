/// A plural category of CLDR, in CLDR's order.
package enum PluralCategory: Int, CaseIterable, Sendable, Hashable, Comparable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// As formats write it: "few".
  package var name: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  package init?(name: some StringProtocol) {
    guard let category = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = category
  }

  package static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.rawValue < right.rawValue }
}

extension PluralCategory: CustomStringConvertible {
  package var description: String { name }
}
