import Catalogs
import Diagnostics
import Locales
import Testing

/// Signs by The Unicode Standard, 9.2 (Arabic), and blanks by what the source has.
@Suite struct TypographyCheckTests {
  private static func catalogs(
    _ locale: String, _ text: String, en: String = "text", _ dialect: CatalogFormat.Dialect = .icu
  ) -> CheckedCatalogs {
    CheckedCatalogs(dialect, ["en": ["m: " + en], locale: ["m: " + text]])
  }

  typealias Case = (locale: String, text: String, found: [String])

  static let punctuation: [Case] = [
    ("ar", "هل أنت متأكد?", ["?"]), ("ar", "هل أنت متأكد؟", []), ("ar", "حقًّا?!", ["?"]), ("ar", "حقًّا؟!", []),
    ("ar", "أولًا, ثم ثانيًا; وثالثًا", [",", ";"]), ("fa", "مطمئنید?", ["?"]), ("ur", "کیا آپ جانا چاہتے ہیں?", ["?"]),
    ("ckb", "دڵنیای?", ["?"]), ("ps", "آیا ډاډه یاست?", ["?"]), ("sd", "ڇا?", ["?"]), ("ug", "راستمۇ?", ["?"]),
    ("ar", "ماذا??", ["??"]), ("ar", "قال {name}, ثم ذهب", [","]), ("ar", "هل تحذف {name}?", ["?"]),
    ("ar", "هل تريد فتح Twitter?", ["?"]), ("ar", "<b>متأكد</b>?", ["?"]), ("ar", "(متأكد)?", ["?"]),
    ("ar", "Facebook, وتويتر هنا", [","]),
    // Hebrew and all others use ASCII's.
    ("he", "האם אתה בטוח?", []), ("en-GB", "Sure?", []), ("tr", "Emin misiniz?", []),
    ("uz", "Ishonchingiz komilmi?", []),
    // Not the text's own.
    ("ar", "الحد 1,234 حرفًا", []), ("ar", "زوروا https://x.org/?a=1,2 الآن", []), ("ar", "{lat},{lon}", []),
    ("ar", "عربي &amp; عربي", []), ("ar", "<a href=\"x?y,z;\">هنا</a>", []), ("ar", "Facebook, Twitter", []),
    ("ar", "مثل Facebook, Twitter وغيرها", []), ("ar", "مرحبا ;)", []), ("ar", "What is new?", []),
    ("ar", "{a}, {b}", []),
  ]

  @Test(arguments: punctuation)
  func arabicTextsHaveArabicPunctuation(test: Case) {
    #expect(
      Self.catalogs(test.locale, test.text).summary(.punctuation) == test.found.map { "warning «\($0)»" },
      "\(test.locale) \(test.text)")
  }

  @Test(arguments: [
    ("fa", "كتاب", ["ك"]), ("fa", "کتاب های فارسی", []), ("fa", "علي يك", ["ي"]), ("ur", "كيا", ["ك"]),
    ("ar", "كتابي", []),
    ("fa", "العربية", []), ("ckb", "كتێب", []),
  ])
  func persianAndUrduHaveTheirOwnLetters(_ locale: String, _ text: String, _ found: [String]) {
    #expect(Self.catalogs(locale, text).summary(.punctuation) == found.map { "note «\($0)»" })
  }

  @Test(arguments: [
    ("ar", "حقًّا?! نعم, أو لا; ربما", "حقًّا؟! نعم، أو لا؛ ربما"), ("fa", "علي يك", "علی یک"),
    ("ar", "{g, select, other{متأكد?}}", "{g, select, other{متأكد؟}}"),
  ])
  func fixesWriteTheSigns(_ locale: String, _ text: String, _ mended: String) {
    #expect(Self.catalogs(locale, text).fixed(.punctuation, file: 1) == "m: \(mended)\n")
  }

  @Test func signsAreNamedWithTheirCodePoints() throws {
    let finding = try #require(Self.catalogs("ar", "متأكد?").findings(.punctuation).first)
    #expect(finding.message.contains("\"?\" (U+003F)"))
    #expect(finding.message.contains("\"؟\" (U+061F)"))
  }
}

extension TypographyCheckTests {
  @Test(arguments: [
    ("From: ", "Von:", ["note «:»"]), ("From:", "Von: ", ["note « »"]), ("From: ", "Von:\u{A0}", []),
    (" a", "a", ["note «a»"]),
    ("a", "a  b", ["note «  »"]), ("a  b", "a  b", ["note «  »"]), ("a. b", "a.  b", []),
    ("a", "a\u{A0} b", ["note «\u{A0} »"]),
    ("a", "a\u{200B}b", ["note «\u{200B}»"]), ("a", "{0} b", []), ("{0} a", "{0}  b", ["note «  »"]),
    ("{n, plural, one{a } other{b }}", "{n, plural, one{a} other{b }}", ["note «a»"]),
    ("{n, plural, one{a } other{b}}", "{n, plural, one{a} other{b }}", []),
    ("a ", "{n, plural, one{} other{b}}", ["note «b»"]),
  ])
  func blanksAreThoseOfTheSource(_ en: String, _ text: String, _ found: [String]) {
    #expect(Self.catalogs("de", text, en: en).summary(.whitespace) == found, "\(en) → \(text)")
  }

  @Test func japaneseNeedsNoSpaceBehindAColon() {
    #expect(Self.catalogs("ja", "名前：", en: "Name: ").summary(.whitespace).isEmpty)
    #expect(Self.catalogs("th", "ก\u{200B}ข", en: "a").summary(.whitespace).isEmpty)
  }

  @Test func endsAreMended() {
    #expect(Self.catalogs("de", "Von:", en: "From: ").fixed(.whitespace, file: 1) == "m: Von: \n")
    #expect(Self.catalogs("de", " {0} ", en: "{0}").fixed(.whitespace, file: 1) == "m: {0}\n")
    // Beside an empty branch the blank is needed for the others.
    let plural = "{n, plural, =0{} other{#}} 100"
    #expect(Self.catalogs("de", plural, en: "{n, plural, other{#}} 100").summary(.whitespace).isEmpty)
  }

  private static func limited(_ text: String, to maximum: Int, example: String? = nil) throws -> [Finding] {
    let yaml = """
      locale: en
      strings:
        m: { message: "\(text)", max: \(maximum) }
      arguments: { m: { name: { example: "\(example ?? "")" } } }

      """
    var files = SourceFiles()
    let source = SourceFile(path: "en.yaml", text: yaml)
    let input = CatalogInput(CatalogPlace(.icuYAML, folder: "", table: ""), files.add(source), source)
    let reading = CatalogReader.read([input], source: nil)
    #expect(reading.findings.isEmpty)
    return CatalogChecks.findings(
      in: reading.sets, CatalogOptions(), wanted: [.stringLength], locales: LocaleTable(), files: files)
  }

  @Test(arguments: [
    ("12345", 5, 0), ("123456", 5, 1), ("👩‍👩‍👧‍👦e\u{301}", 2, 0), ("\u{2068}ab\u{2069}", 2, 0), ("<b>ab</b>&amp;", 3, 0),
    ("{name} abc", 4, 0), ("{name} abc", 3, 1), ("{n, plural, one{abc} other{abcd}}", 3, 1),
    ("{n, plural, one{abcd} other{abcde}} x", 3, 2), ("", 1, 0),
  ])
  func lengthIsCountedAsPeopleDo(_ text: String, _ maximum: Int, _ count: Int) throws {
    #expect(try Self.limited(text, to: maximum).count == count, "\(text)")
  }

  @Test func examplesCount() throws {
    let findings = try Self.limited("Hi {name}", to: 6, example: "Marie")
    #expect(findings.map(\.message) == ["m in English is 8 characters long, and there is room for 6"])
    #expect(findings.first?.help == ["shorten it by 2"])
  }
}
