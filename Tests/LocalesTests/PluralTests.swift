import Locales
import Testing

@Suite struct PluralTests {
  /// CLDR 42, language plural rules, cardinals: the categories with the integers below a million that take them, and
  /// those that only other numbers reach.
  static let cardinals: [(locales: String, integers: String, beyond: String)] = [
    ("en de sv ur ckb tr bg el", "one 1; other 0, 2 and more", ""),
    ("fr pt", "one 0, 1; other 2 and more", "many millions"),
    ("es it ca pt-PT", "one 1; other 0, 2 and more", "many millions"),
    ("ru uk", "one 1, 21, 31…; few 2–4, 22–24, 32–34…; many 0, 5–20, 25–30…", "other decimals"),
    ("be", "one 1, 21, 31…; few 2–4, 22–24, 32–34…; many 0, 5–20, 25–30…", "other decimals"),
    ("pl", "one 1; few 2–4, 22–24, 32–34…; many 0, 5–21, 25–31…", "other decimals"),
    ("cs sk", "one 1; few 2–4; other 0, 5 and more", "many decimals"),
    ("hr sr bs", "one 1, 21, 31…; few 2–4, 22–24, 32–34…; other 0, 5–20, 25–30…", ""),
    ("sl", "one 1, 101, 201…; two 2, 102, 202…; few 3, 4, 103, 104, 203, 204…; other 0, 5–100, 105–200…", ""),
    ("lt", "one 1, 21, 31…; few 2–9, 22–29, 32–39…; other 0, 10–20, 30…", "many decimals"),
    ("lv", "zero 0, 10–20, 30…; one 1, 21, 31…; other 2–9, 22–29, 32–39…", ""),
    ("ro", "one 1; few 0, 2–19, 101–119…; other 20–100, 120–200, 220–300…", ""),
    (
      "ar",
      "zero 0; one 1; two 2; few 3–10, 103–110, 203–210…; many 11–99, 111–199, 211–299…; "
        + "other 100–102, 200–202, 300–302…", ""
    ),
    ("he", "one 1; two 2; other 0, 3 and more", ""),
    ("fa hi bn gu am", "one 0, 1; other 2 and more", ""),
    ("pa si", "one 0, 1; other 2 and more", ""),
    ("hy", "one 0, 1; other 2 and more", ""),
    ("cy", "zero 0; one 1; two 2; few 3; many 6; other 4, 5, 7 and more", ""),
    ("ga", "one 1; two 2; few 3–6; many 7–10; other 0, 11 and more", ""),
    ("ja zh ko vi th id ms", "other every number", ""),
  ]

  @Test(arguments: cardinals)
  func cardinalsAreThoseOfCLDR(locales: String, integers: String, beyond: String) throws {
    for name in locales.split(separator: " ") {
      let rules = PluralRules(.cardinal, for: try #require(LocaleTag(String(name))))
      #expect(rules.isKnown)
      let words = rules.required.map { "\($0) \(rules.words(for: $0) ?? "")" }.joined(separator: "; ")
      #expect(words == integers, "\(name)")
      let others = rules.categories.filter { rules.reach(of: $0) != .integers }
        .map { "\($0) \(rules.reach(of: $0).map { "\($0)" } ?? "nothing")" }
      #expect(others.joined(separator: "; ") == beyond, "\(name)")
      #expect(rules.categories.last == .other)
    }
  }

  /// CLDR 42, ordinals.
  static let ordinals: [(String, String)] = [
    ("en", "one 1, 21, 31…; two 2, 22, 32…; few 3, 23, 33…; other 0, 4–20, 24–30…"),
    ("fr", "one 1; other 0, 2 and more"),
    ("it", "many 8, 11, 80…; other 0–7, 9, 10, 12–79…"),
    ("ar de he ru", "other every number"),
    ("sv", "one 1, 2, 21, 22, 31, 32…; other 0, 3–20, 23–30…"),
    ("uk", "few 3, 23, 33…; other 0–2, 4–22, 24–32…"),
  ]

  @Test(arguments: ordinals)
  func ordinalsAreThoseOfCLDR(locales: String, integers: String) throws {
    for name in locales.split(separator: " ") {
      let rules = PluralRules(.ordinal, for: try #require(LocaleTag(String(name))))
      let words = rules.required.map { "\($0) \(rules.words(for: $0) ?? "")" }.joined(separator: "; ")
      #expect(words == integers, "\(name)")
    }
  }

  static let singles: [(String, [PluralCategory: Int])] = [
    ("ar", [.zero: 0, .one: 1, .two: 2]), ("en", [.one: 1]), ("ru", [:]), ("fr", [:]), ("pl", [.one: 1]),
    ("cy", [.zero: 0, .one: 1, .two: 2, .few: 3, .many: 6]), ("he", [.one: 1, .two: 2]), ("ro", [.one: 1]),
    ("lv", [:]), ("ja", [:]), ("kw", [.zero: 0, .one: 1]), ("lag", [.zero: 0, .one: 1]),
  ]

  @Test(arguments: singles)
  func singleNumbers(name: String, numbers: [PluralCategory: Int]) throws {
    let integers = PluralRules(.cardinal, for: try #require(LocaleTag(name))).integers
    for category in PluralCategory.allCases {
      #expect(integers.singleNumber(of: category) == numbers[category], "\(name) \(category)")
    }
  }

  /// Languages that CLDR 42 has no rules for, and tags whose shorter form has some.
  @Test(arguments: [
    ("kmr", false), ("oc", false), ("zz", false), ("und", false), ("en-AU", true), ("sr-Latn-ME", true),
    ("pt-BR", true), ("nb", true),
    ("zh-Hant-TW", true), ("fil", true), ("yue", true), ("iw", true), ("ar-EG-u-nu-latn", true),
  ])
  func tellsLanguagesWithoutRules(name: String, isKnown: Bool) throws {
    let rules = PluralRules(.cardinal, for: try #require(LocaleTag(name)))
    #expect(rules.isKnown == isKnown)
    if !isKnown { #expect(rules.required == [.other]) }
  }

  static let ranges: [(String, Int, Int?, [PluralCategory])] = [
    ("ar", 0, nil, [.zero, .one, .two, .few, .many, .other]), ("ar", 1, nil, [.one, .two, .few, .many, .other]),
    ("ar", 3, 10, [.few]), ("ar", 3, 11, [.few, .many]), ("ar", 103, 110, [.few]), ("ar", 100, 100, [.other]),
    ("ar", 100_011, 100_011, [.many]), ("ar", -2, 1, [.zero, .one, .two]), ("ar", -10, -3, [.few]),
    ("ar", 5, 4, []), ("en", 1, 1, [.one]), ("en", 2, nil, [.other]), ("ru", 5, 20, [.many]),
    ("ru", 999_995, 1_000_001, [.one, .many]), ("fr", 2, nil, [.other]), ("fr", 2, 1_000_000, [.many, .other]),
    ("fr", 2_000_000, 2_000_000, [.many]), ("fr", 1_000_001, 1_999_999, [.other]), ("en", 0, .max, [.one, .other]),
    ("fr", .min, .max, [.one, .many, .other]), ("fr", .max, .max, [.other]),
    ("fr", 1_500_000, 2_500_000, [.many, .other]),
  ]

  @Test(arguments: ranges)
  func rangesReachCategories(name: String, lower: Int, upper: Int?, categories: [PluralCategory]) throws {
    let rules = PluralRules(.cardinal, for: try #require(LocaleTag(name)))
    #expect(rules.categories(from: lower, through: upper) == categories)
  }
}
