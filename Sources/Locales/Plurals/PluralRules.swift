internal import CICU

/// A category and the condition that selects it.
package struct PluralRule: Sendable, Hashable {
  package var category: PluralCategory
  package var condition: PluralCondition
}

/// Which category a number takes in a language: CLDR's rules as data, with what follows from them for integers.
package struct PluralRules: Sendable {
  package enum Kind: Sendable, Hashable {
    /// For counting: "3 books".
    case cardinal
    /// For ranking: "3rd".
    case ordinal
  }

  package let kind: Kind
  /// Whether CLDR has rules for the language. Where it has none, every number takes `other`, as with Japanese, and
  /// that says nothing about the language.
  package let isKnown: Bool
  /// In the order of the categories; at most one condition holds for a number. `other` is what is left, and has none.
  package let rules: [PluralRule]
  /// What the integers below a million take.
  package let integers: IntegerCategories

  /// The rules that ICU picks for a locale: those of the nearest shorter tag that has any.
  package init(_ kind: Kind, for locale: LocaleTag) {
    let text = String(capacity: 4096) { cicu_plural_rules(locale.text, kind == .ordinal, $0, $1) }
    let rules = text.flatMap { PluralRuleReader.rules($0) }
    self.init(kind, rules: rules)
  }

  /// Of rules; nil for those of a language without any.
  package init(_ kind: Kind, rules: [PluralRule]?) {
    self.kind = kind
    self.isKnown = rules != nil
    self.rules = rules ?? []
    integers = IntegerCategories(self.rules)
  }

  /// Every category that some number takes, in CLDR's order; `other` is the last of every language.
  package var categories: [PluralCategory] { rules.map(\.category) + [.other] }

  /// The condition of a category; nil for `other`, and for one that the language lacks.
  package func condition(of category: PluralCategory) -> PluralCondition? {
    rules.first { $0.category == category }?.condition
  }

  package func category(of number: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.holds(for: number) }?.category ?? .other
  }

  /// The category of an integer; the sign is of no account.
  package func category(of number: Int) -> PluralCategory {
    integers.category(of: number.magnitude) ?? category(of: PluralOperands(integer: UInt64(number.magnitude)))
  }
}
