import Locales
import Testing

/// The rules as data, held against ICU's own selection.
@Suite struct PluralRuleTests {
  /// A locale for every set of rules in CLDR 42, and some that take those of a shorter tag. ICU truncates where CLDR's
  /// parents go elsewhere: pt-AO counts as pt does, not as pt-PT.
  static let locales = [
    "ja", "am", "ff", "ast", "si", "ak", "tzm", "af", "da", "is", "mk", "fil", "lv", "lag", "ksh", "he", "iu", "shi",
    "ro",
    "bs", "fr", "pt", "ca", "es", "gd", "sl", "dsb", "cs", "pl", "be", "lt", "ru", "br", "mt", "ga", "gv", "kw", "ar",
    "cy",
    "sv", "hu", "ne", "uk", "tk", "kk", "it", "lij", "ka", "sq", "en", "mr", "bn", "gu", "hi", "or", "az", "vi",
    "pt-AO", "pt-PT", "en-AU", "es-MX", "sr-Latn-ME", "zh-TW", "nb", "kmr",
  ].compactMap { LocaleTag($0) }

  @Test(arguments: locales, [PluralRules.Kind.cardinal, .ordinal])
  func integersAreSelectedAsByICU(locale: LocaleTag, kind: PluralRules.Kind) throws {
    let rules = PluralRules(kind, for: locale)
    let icu = try #require(ICUPlurals(kind, for: locale))
    let numbers =
      Array(0...1200) + stride(from: 1200, to: 1_100_000, by: 9973) + (0...100).map { $0 * 10_000 }
      + [1_000_000, 1_000_001, 1_000_011, 2_000_000, 10_000_000, 1_000_000_000, -1, -3, -1_000_000]
    let wrong = numbers.filter { rules.category(of: $0) != icu.category(of: $0) }
    #expect(wrong == [])
    let tableOnly = numbers.filter { $0 >= 0 && $0 < 1_000_000 }
      .filter { rules.integers.category(of: UInt($0)) != rules.category(of: PluralOperands(integer: UInt64($0))) }
    #expect(tableOnly == [])
  }

  @Test(arguments: locales, [PluralRules.Kind.cardinal, .ordinal])
  func decimalsAreSelectedAsByICU(locale: LocaleTag, kind: PluralRules.Kind) throws {
    let rules = PluralRules(kind, for: locale)
    let icu = try #require(ICUPlurals(kind, for: locale))
    var wrong: [String] = []
    for integer in [0, 1, 2, 3, 4, 5, 10, 11, 12, 20, 21, 100, 101, 1_000_000] {
      for (digits, power) in [(1, 10), (2, 100)] {
        for fraction in stride(from: 0, to: power, by: digits == 1 ? 1 : 3) {
          let number = PluralOperands(integer: UInt64(integer), fraction: UInt64(fraction), digits: digits)
          let value = Double(integer * power + fraction) / Double(power)
          if rules.category(of: number) != icu.category(of: value, decimals: digits) {
            wrong.append("\(value)/\(digits)")
          }
        }
      }
    }
    #expect(wrong == [])
  }

  /// 1.2 million has the integer digits 1,200,000 and an exponent of 6.
  @Test(arguments: ["fr", "es", "pt", "it", "ca", "en", "ru", "ar"].compactMap { LocaleTag($0) })
  func compactFormsAreSelectedAsByICU(locale: LocaleTag) throws {
    let rules = PluralRules(.cardinal, for: locale)
    let icu = try #require(ICUPlurals(.cardinal, for: locale))
    for (value, exponent) in [(1_000, 3), (1_200, 3), (2_000, 3), (1_000_000, 6), (1_200_000, 6), (2_000_000, 6)] {
      let number = PluralOperands(integer: UInt64(value), exponent: exponent)
      #expect(rules.category(of: number) == icu.compactCategory(of: Double(value)), "\(value)")
    }
  }

  /// Every category that CLDR lists is reached by some number that a message may show.
  @Test(arguments: locales, [PluralRules.Kind.cardinal, .ordinal])
  func everyCategoryIsReached(locale: LocaleTag, kind: PluralRules.Kind) {
    let rules = PluralRules(kind, for: locale)
    let unreached = rules.categories.filter { rules.reach(of: $0) == nil }
    #expect(unreached == [])
  }

  @Test func conditionsAreThoseOfCLDR() throws {
    let rules = PluralRules(.cardinal, for: try #require(LocaleTag("ru")))
    #expect(rules.condition(of: .one)?.description == "v = 0 and i % 10 = 1 and i % 100 != 11")
    #expect(
      rules.condition(of: .many)?.description
        == "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14")
    #expect(rules.condition(of: .other) == nil)
    #expect(rules.condition(of: .two) == nil)
    let relation = try #require(rules.condition(of: .few)?.alternatives.first?.dropFirst().first)
    #expect(relation.operand == .i && relation.modulus == 10 && !relation.isNegated && relation.ranges == [2...4])
  }

  /// UTS #35, part 3: the operands of numbers as they are shown.
  static let operands: [(PluralOperands, i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, e: Int)] = [
    (PluralOperands(integer: 1), 1, 0, 0, 0, 0, 0),
    (PluralOperands(integer: 1, fraction: 0, digits: 1), 1, 1, 0, 0, 0, 0),
    (PluralOperands(integer: 1, fraction: 0, digits: 2), 1, 2, 0, 0, 0, 0),
    (PluralOperands(integer: 1, fraction: 3, digits: 1), 1, 1, 1, 3, 3, 0),
    (PluralOperands(integer: 1, fraction: 30, digits: 2), 1, 2, 1, 30, 3, 0),
    (PluralOperands(integer: 1, fraction: 3, digits: 2), 1, 2, 2, 3, 3, 0),
    (PluralOperands(integer: 1, fraction: 230, digits: 3), 1, 3, 2, 230, 23, 0),
    (PluralOperands(integer: 1_200_000, exponent: 6), 1_200_000, 0, 0, 0, 0, 6),
  ]

  @Test(arguments: operands)
  func operandsFollowTheDigits(
    number: PluralOperands, i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, e: Int
  ) {
    #expect(number.i == i && number.v == v && number.w == w && number.f == f && number.t == t && number.e == e)
  }
}
