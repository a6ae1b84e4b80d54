import Locales
import Testing

@Suite struct NumberTests {
  private func facts(_ name: String) throws -> LocaleFacts { LocaleFacts(try #require(LocaleTag(name))) }

  /// CLDR 42, defaultNumberingSystem and the native one.
  static let systems: [(locales: String, standard: String, native: String)] = [
    ("ar ar-EG ar-SA ar-IQ ckb sd", "arab", "arab"), ("ar-AE ar-DZ ar-EH ar-LY ar-MA ar-TN", "latn", "arab"),
    ("fa ps ks mzn lrc pa-Arab uz-Arab ur-IN", "arabext", "arabext"), ("ur ur-PK", "latn", "arabext"),
    ("ug", "latn", "arabext"), ("mr ne sa", "deva", "deva"), ("bn as", "beng", "beng"), ("hi", "latn", "deva"),
    ("en de he ja ru zh zh-TW kmr zz", "latn", "latn"), ("ar-EG-u-nu-latn", "latn", "arab"),
    ("en-u-nu-arab", "arab", "latn"),
  ]

  @Test(arguments: systems)
  func digitsAreThoseOfCLDR(locales: String, standard: String, native: String) throws {
    for name in locales.split(separator: " ") {
      let facts = try facts(String(name))
      #expect(facts.numbers.system.name == standard, "\(name)")
      #expect(facts.nativeNumbers.system.name == native, "\(name)")
      #expect(facts.latinNumbers.system == .latin, "\(name)")
    }
  }

  /// CLDR 42, number symbols.
  static let signs: [(locales: String, decimal: String, group: String, percent: String, minus: String)] = [
    ("ar", "٫", "٬", "٪\u{061C}", "\u{061C}-"), ("ar-MA", ",", ".", "\u{200E}%\u{200E}", "\u{200E}-"),
    ("fa", "٫", "٬", "٪", "\u{200E}\u{2212}"), ("he", ".", ",", "%", "\u{200E}-"), ("ur", ".", ",", "%", "\u{200E}-"),
    ("en zz", ".", ",", "%", "-"), ("de", ",", ".", "%", "-"), ("fr", ",", "\u{202F}", "%", "-"),
    ("sv", ",", "\u{A0}", "%", "\u{2212}"), ("de-CH", ".", "’", "%", "-"),
  ]

  @Test(arguments: signs)
  func signsAreThoseOfCLDR(locales: String, decimal: String, group: String, percent: String, minus: String) throws {
    for name in locales.split(separator: " ") {
      let style = try facts(String(name)).numbers
      #expect(style.decimal == decimal && style.group == group, "\(name)")
      #expect(Array(style.percent.unicodeScalars) == Array(percent.unicodeScalars), "\(name)")
      #expect(Array(style.minus.unicodeScalars) == Array(minus.unicodeScalars), "\(name)")
    }
  }

  static let formatted: [(String, Int, String)] = [
    ("en", 1234, "1,234"), ("en", 0, "0"), ("ar", 11, "١١"), ("ar", 12_345, "١٢٬٣٤٥"), ("fa", 1234, "۱٬۲۳۴"),
    ("hi", 1_234_567, "12,34,567"), ("mr", 12_34_567, "१२,३४,५६७"), ("es", 1234, "1234"), ("es", 12_345, "12.345"),
    ("pl", 1234, "1234"), ("pl", 12_345, "12\u{A0}345"), ("pt-PT", 1234, "1234"), ("pt", 1234, "1.234"),
    ("en", -1_000_000, "-1,000,000"), ("he", -5, "\u{200E}-5"),
  ]

  @Test(arguments: formatted)
  func numbersAreWrittenAsInCLDR(name: String, number: Int, text: String) throws {
    #expect(try facts(name).numbers.format(number) == text)
  }

  @Test func systemsCanBeChosen() throws {
    #expect(try facts("ar").latinNumbers.format(1234) == "1,234")
    #expect(try facts("hi").nativeNumbers.format(1234) == "१,२३४")
    #expect(try facts("ur").nativeNumbers.format(12) == "۱۲")
  }

  static let locales = """
    af am ar ar-AE ar-MA as az be bg bn bs ca ckb cs cy da de de-AT de-CH de-LI dz el en en-IN en-ZA es es-419 es-CR et eu \
    fa fi fil fr fr-CA fr-CH ga gl gu he hi hr hu hy id is it it-CH ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb \
    ne nl nl-BE or pa pa-Arab pl ps pt pt-PT ro ru sd si sk sl sq sr sr-Latn sv sw ta te th ti tr ug uk ur ur-IN uz vi \
    yi zh zh-Hant zu kmr zz
    """.split(separator: " ").compactMap { LocaleTag(String($0)) }

  /// Chinese numerals, which ICU takes for the native digits of Chinese, are left out.
  @Test(arguments: locales)
  func numbersAreWrittenAsByICU(locale: LocaleTag) {
    let facts = LocaleFacts(locale)
    for number in [0, 7, -7, 10, 999, 1000, -1234, 9999, 10_000, 123_456, -1_234_567, 98_765_432, .max, .min] {
      #expect(facts.numbers.format(number) == ICUNumbers.format(number, locale))
      #expect(facts.latinNumbers.format(number) == ICUNumbers.format(number, locale, system: "latn"))
      guard locale.language != "zh" else { continue }
      #expect(facts.nativeNumbers.format(number) == ICUNumbers.format(number, locale, system: "native"))
    }
  }

  static let digits: [(Unicode.Scalar, String?, Int)] = [
    ("0", "latn", 0), ("9", "latn", 9), ("٠", "arab", 0), ("٩", "arab", 9), ("۰", "arabext", 0), ("۴", "arabext", 4),
    ("५", "deva", 5), ("৭", "beng", 7), ("๓", "thai", 3), ("߁", "nkoo", 1), ("１", "fullwide", 1), ("𝟗", "mathbold", 9),
    ("𝟘", "mathdbl", 0), ("🯵", "segment", 5), ("𞥓", "adlm", 3), ("៨", "khmr", 8), ("a", nil, 0), ("٪", nil, 0),
    ("²", nil, 0),
    ("一", nil, 0), ("Ⅳ", nil, 0), ("½", nil, 0), ("٫", nil, 0), ("/", nil, 0), (":", nil, 0), ("\u{0B72}", nil, 0),
  ]

  @Test(arguments: digits)
  func digitsKnowTheirSystem(scalar: Unicode.Scalar, system: String?, value: Int) {
    let found = NumberingSystem.of(scalar)
    #expect(found?.system.name == system)
    #expect((found?.value ?? 0) == value)
  }

  /// Unicode's own property is the other opinion: every decimal digit that ICU's Unicode knows has a system.
  @Test func everyDecimalDigitHasASystem() {
    for system in NumberingSystem.all {
      for (value, digit) in system.digits.enumerated() {
        #expect(
          digit.properties.numericType == .decimal && digit.properties.numericValue == Double(value), "\(system.name)")
        #expect(NumberingSystem.of(digit)?.system == system)
        #expect(NumberingSystem.of(digit)?.value == value)
      }
    }
    #expect(NumberingSystem.all.first == .latin)
    #expect(NumberingSystem.named("arab")?.digits.first == "٠")
    #expect(NumberingSystem.named("hanidec") == nil)
    #expect(NumberingSystem.all.count >= 68)
  }
}
