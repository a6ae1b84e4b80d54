import Foundation
import Locales
import Testing

@Suite struct LocaleFactsTests {
  /// CLDR 42, character orientation and likelySubtags.
  static let scripts: [(locales: String, code: String?, isRightToLeft: Bool)] = [
    ("ar fa ur ps sd ckb ug pa-Arab uz-AF az-Arab ur-Aran", nil, true), ("he yi", "Hebr", true), ("dv", "Thaa", true),
    ("en pt-BR ku oc tr vi sr-Latn ar-Latn", "Latn", false), ("ru uk sr kk", "Cyrl", false), ("ja", "Jpan", false),
    ("ko", "Kore", false), ("zh zh-CN", "Hans", false), ("zh-TW zh-HK", "Hant", false), ("hi mr ne", "Deva", false),
  ]

  @Test(arguments: scripts)
  func scriptsAreThoseOfCLDR(locales: String, code: String?, isRightToLeft: Bool) throws {
    for name in locales.split(separator: " ") {
      let facts = LocaleFacts(try #require(LocaleTag(String(name))))
      #expect(facts.isRightToLeft == isRightToLeft, "\(name)")
      #expect(facts.scripts.areArabic == (code == nil), "\(name)")
      if let code { #expect(facts.scripts.code == code, "\(name)") }
    }
  }

  static let letters: [(String, String, Bool)] = [
    ("ar", "مرحبا", true), ("ar", "Hello", false), ("ar", "Hello مرحبا", true), ("ar", "، ؟ ١٢ {n}", false),
    ("ar", "", false), ("fa", "سلام", true), ("ur-Aran", "سلام", true), ("he", "שלום", true), ("he", "سلام", false),
    ("ja", "ひらがな", true), ("ja", "カタカナ", true), ("ja", "漢字", true), ("ja", "Wi-Fi", false), ("ko", "한국어", true),
    ("zh-Hans", "简体", true), ("zh-TW", "繁體", true), ("zh", "カタカナ", false), ("ru", "Привет", true), ("ru", "OK", false),
    ("en", "OK", true), ("en", "123 – 😀", false), ("hi", "नमस्ते", true), ("el", "Γεια", true), ("zz", "OK", true),
    ("zz", "1 – 2", false),
    ("sr", "Zdravo", false), ("sr-Latn", "Zdravo", true),
  ]

  @Test(arguments: letters)
  func textsHaveLettersOfTheScript(name: String, text: String, hasLetter: Bool) throws {
    #expect(Scripts(of: try #require(LocaleTag(name))).haveLetter(in: text) == hasLetter)
  }

  @Test func tablesServeSeveralThreads() throws {
    let tags = try ["ar", "ru", "en", "pl", "fa", "kmr"].map { try #require(LocaleTag($0)) }
    let table = LocaleTable()
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      let tag = tags[index % tags.count]
      let facts = table[tag]
      #expect(facts.tag == tag)
      #expect(facts.hasPluralData == (tag.text != "kmr"))
    }
    #expect(table[tags[0]].cardinal.required.count == 6)
  }

  @Test func tellsVersions() {
    for version in [ICUVersions.icu, ICUVersions.cldr, ICUVersions.unicode] {
      #expect(version.split(separator: ".").allSatisfy { Int($0) != nil } && !version.isEmpty, "\(version)")
    }
    // These tables are those of CLDR 42.
    #expect(Int(ICUVersions.cldr.prefix { $0 != "." }) ?? 0 >= 42)
  }
}
