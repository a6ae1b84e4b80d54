import Catalogs
import Diagnostics
import Locales
import Testing

/// Right answers from CLDR's default numbering systems and from what is no number of a language's.
@Suite struct DigitCheckTests {
  private static func catalogs(
    _ locale: String, _ text: String, _ digits: [LocaleTag: CatalogOptions.Digits] = [:]
  ) -> CheckedCatalogs {
    CheckedCatalogs(.icu, ["en": ["m: text"], locale: ["m: " + text]], options: CatalogOptions(digits: digits))
  }

  typealias Case = (locale: String, text: String, found: [String])

  static let byLocale: [Case] = [
    ("ar", "بعد 5 دقائق", ["5"]), ("ar", "بعد ٥ دقائق", []), ("ar", "من 5 إلى 10", ["5", "10"]),
    ("ar", "عند 14:30 تمامًا", ["14:30"]), ("ar", "الحد 1,234.5", ["1,234.5"]), ("ar", "5-10 أيام", ["5-10"]),
    ("ar", "1+", ["1+".dropLast()].map(String.init)), ("ar", "۵ دقائق", ["۵"]), ("fa", "٥ دقیقه", ["٥"]),
    ("fa", "۵ دقیقه", []), ("fa", "5 دقیقه", ["5"]), ("ckb", "5 خولەک", ["5"]),
    // CLDR gives Latin digits to Hebrew, Urdu, Hindi and the Maghreb.
    ("he", "5 דקות", []), ("ur", "5 منٹ", []), ("hi", "5 मिनट", []), ("hi", "५ मिनट", ["५"]), ("ar-MA", "5 دقائق", []),
    ("ar-MA", "٥ دقائق", ["٥"]), ("mr", "5 मिनिटे", ["5"]), ("en-GB", "٥ minutes", ["٥"]),
    // What is no number of the language's.
    ("ar", "زوروا https://x.org/a1 الآن", []), ("ar", "ملف MP3 أو H.264", []), ("ar", "رخصة CC-BY 4.0", []),
    ("ar", "نظام Android 14", []), ("ar", "مساحة 5 GB", []), ("ar", "الإصدار 4.4", []), ("ar", "الإصدار 3", []),
    ("ar", "الإصدار 1.2.3", []),
    ("ar", "أندرويد 4.4–7.1", []), ("ar", "اضغط 1\u{FE0F}\u{20E3}", []), ("ar", "<font size=\"2\">نص</font>", []),
    ("ar", "&#8217; نص", []), ("ar", "راسل a1@x.org", []), ("ar", "{n, number} و {0}", []), ("ar", "Version 3", []),
    ("ar", "٪1$d يوم", []),
    // Of a language that CLDR has nothing on, nothing is known.
    ("nqo", "߅ ߕߎ߬ߡߊ", []),
    ("ja", "１２個", []), ("kmr", "5 deqe", []),
    ("ar", "{n, plural, one{يوم 1} other{# يوم من 7}}", ["1", "7"]),
  ]

  @Test(arguments: byLocale)
  func digitsAreThoseOfTheLocale(test: Case) {
    #expect(
      Self.catalogs(test.locale, test.text).summary(.digits) == test.found.map { "warning «\($0)»" },
      "\(test.locale) \(test.text)")
  }

  @Test(arguments: [
    ("ar", CatalogOptions.Digits.latin, "٥ دقائق و 6", ["٥"]), ("ar", .native, "٥ دقائق و 6", ["6"]),
    ("hi", .native, "5 मिनट", ["5"]), ("ar-EG", .latin, "٥", ["٥"]), ("he", .native, "5 דקות", []),
  ])
  func theWorkspaceDecides(_ locale: String, _ choice: CatalogOptions.Digits, _ text: String, _ found: [String]) throws
  {
    let language = try #require(LocaleTag(String(locale.prefix(2))))
    let catalogs = Self.catalogs(locale, text, [language: choice])
    #expect(catalogs.summary(.digits) == found.map { "warning «\($0)»" })
  }

  @Test func theMostSpecificSettingCounts() throws {
    let (arabic, egyptian) = (try #require(LocaleTag("ar")), try #require(LocaleTag("ar-EG")))
    let catalogs = Self.catalogs("ar-EG", "٥", [arabic: .native, egyptian: .latin])
    #expect(catalogs.summary(.digits) == ["warning «٥»"])
  }

  @Test(arguments: [
    ("ar", "بعد 5 دقائق من 10", "بعد ٥ دقائق من ١٠"), ("ar", "الحد 1,234 متر", "الحد ١٬٢٣٤ متر"),
    ("fa", "ساعت 14:30", "ساعت ۱۴:۳۰"), ("ar", "من 1/2/2024", "من ١/٢/٢٠٢٤"), ("hi", "५ मिनट", "5 मिनट"),
    ("ar", "{n, plural, one{يوم 1} other{# يوم}}", "{n, plural, one{يوم ١} other{# يوم}}"),
    ("ar", "قُل '{'5'}'", "قُل '{'٥'}'"), ("ar", "مسافة 4.5 متر", "مسافة ٤٫٥ متر"),
  ])
  func fixesWriteTheDigits(_ locale: String, _ text: String, _ mended: String) {
    #expect(Self.catalogs(locale, text).fixed(.digits, file: 1) == "m: \(mended)\n")
  }

  @Test func onlyPlainNumbersAreSafeToRewrite() {
    let findings = Self.catalogs("ar", "بعد 5 أو 4.5").findings(.digits)
    #expect(findings.map { $0.fixes.map(\.safe) } == [[true], [false]])
  }

  @Test(arguments: [
    ("ar", "من ٣ إلى 10", ["10"]), ("ar", "من 3 إلى ١٠", ["3"]), ("ar", "من ٣ إلى ١٠", []), ("ar", "من 3 إلى 10", []),
    ("ar", "٣ ملفات MP3", []), ("ar", "٣ من https://x.org/2", []), ("fa", "۳ یا ٤", ["٤"]),
    ("ar", "{n, plural, one{٣} other{4}}", []),
  ])
  func mixedSystemsAreFound(_ locale: String, _ text: String, _ found: [String]) {
    #expect(Self.catalogs(locale, text).summary(.mixedDigits) == found.map { "warning «\($0)»" })
  }

  @Test(
    arguments: [
      ("int", nil, nil, "ar", ["note «{n}»"]), ("int", "decimalPattern", nil, "ar", []), ("int", nil, nil, "he", []),
      ("String", nil, "12", "ar", ["note «{n}»"]), ("String", nil, "Anna", "ar", []), (nil, nil, nil, "ar", []),
    ] as [(String?, String?, String?, String, [String])])
  func numbersThatComeAsTextAreCounted(
    _ type: String?, _ format: String?, _ example: String?, _ locale: String, _ found: [String]
  ) {
    let span = Span(file: FileID(0), lower: 0, upper: 0)
    let declared = KeyFacts.DeclaredArgument("n", at: span, type: type, format: format, example: example)
    let catalogs = CheckedCatalogs(
      .arb, ["en": ["m: {n} x", "k: {n}"], locale: ["m: {n} و", "k: {n, plural, other{{n} و}}"]],
      arguments: ["m": [declared], "k": [declared]])
    #expect(catalogs.summary(.digits) == found)
    #expect(catalogs.findings(.digits).allSatisfy { $0.message.hasPrefix("2 texts in Arabic print a number") })
  }
}
