import Catalogs
import Diagnostics
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
