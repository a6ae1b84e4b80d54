import Locales
import Testing

@Suite struct LocaleTagTests {
  /// What stands in files, and the tag it means (RFC 5646; CLDR languageAlias).
  static let names: [(String, String?)] = [
    ("en", "en"), ("pt-BR", "pt-BR"), ("pt_BR", "pt-BR"), ("PT-br", "pt-BR"), ("pt-rBR", "pt-BR"),
    ("zh-Hans", "zh-Hans"), ("zh_hant_tw", "zh-Hant-TW"), ("es-419", "es-419"), ("b+sr+Latn", "sr-Latn"),
    ("b+es+419", "es-419"), ("B+zh+hant+HK", "zh-Hant-HK"), ("zh-rTW", "zh-TW"), ("en-UK", "en-GB"),
    ("iw", "he"), ("iw-rIL", "he-IL"), ("in", "id"), ("ji", "yi"), ("tl", "fil"), ("tl-PH", "fil-PH"),
    ("sh", "sr-Latn"),
    ("mo", "ro"), ("zh-yue", "yue"), ("zh-cmn-Hans", "zh-Hans"), ("zh-yue-HK", "yue-HK"), ("sgn-rsl", "rsl"),
    ("en-GB.lproj", "en-GB"), ("zh-Hans.lproj", "zh-Hans"), ("English.lproj", "en"), ("Japanese", "ja"),
    ("French.lproj", "fr"), ("ca-ES-valencia", "ca-ES-valencia"), ("de-1996", "de-1996"), ("kmr", "kmr"), ("zz", "zz"),
    ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"), ("en-x-private", "en-x-private"), ("und", "und"),
    ("sl-rozaj-biske", "sl-rozaj-biske"),
    ("", nil), ("Base", nil), ("Base.lproj", nil), ("root", nil), ("night", nil), ("land", nil), ("v21", nil),
    ("sw600dp", nil), ("values", nil), ("ldrtl", nil), ("e", nil), ("en-", nil), ("-en", nil), ("en--GB", nil),
    ("en GB", nil), ("Localizable", nil), ("en.json", nil), ("my-app", nil), ("pt-", nil), ("en-a", nil),
    ("en-x", nil), ("12", nil), ("é", nil), ("x-custom", nil), ("en-GB-GB", nil), ("b+", nil),
  ]

  @Test(arguments: names)
  func readsWhatFilesSay(name: String, tag: String?) {
    #expect(LocaleTag(name)?.text == tag)
  }

  static let folders: [(String, String?)] = [
    ("values", nil), ("values-night", nil), ("values-land", nil), ("values-v21", nil), ("values-sw600dp", nil),
    ("values-ldrtl", nil), ("values-car", nil), ("values-car-night", nil), ("values-mcc310-mnc004", nil),
    ("values-hdpi", nil), ("values-en", "en"), ("values-pt-rBR", "pt-BR"), ("values-pt-rBR-night", "pt-BR"),
    ("values-iw", "he"), ("values-in", "id"), ("values-ji-v21", "yi"), ("values-b+sr+Latn", "sr-Latn"),
    ("values-b+sr+Latn-night-v21", "sr-Latn"), ("values-mcc310-mnc004-en-rUS", "en-US"), ("values-ar-ldrtl", "ar"),
    ("values-zh-rTW-land", "zh-TW"), ("values-fil", "fil"), ("values-en-car", "en"), ("values-kmr", "kmr"),
  ]

  @Test(arguments: folders)
  func readsAndroidFolders(name: String, tag: String?) {
    #expect(LocaleTag(androidFolder: name)?.text == tag)
  }

  @Test func tellsItsParts() throws {
    let tag = try #require(LocaleTag("sl_latn_it_ROZAJ_u_nu_latn"))
    #expect(tag.language == "sl")
    #expect(tag.script == "Latn")
    #expect(tag.region == "IT")
    #expect(tag.variants == ["rozaj"])
    #expect(tag.extensions == "u-nu-latn")
    #expect(tag == LocaleTag("sl-Latn-IT-rozaj-u-nu-latn"))
  }

  /// CLDR parentLocales; zh-TW and the like are written in another script than their language alone.
  static let parents: [(String, [String])] = [
    ("en", []), ("en-US", ["en"]), ("en-AU", ["en-001", "en"]), ("en-AT", ["en-150", "en-001", "en"]),
    ("pt-BR", ["pt"]), ("pt-AO", ["pt-PT", "pt"]), ("es-MX", ["es-419", "es"]), ("es-ES", ["es"]), ("nb", ["no"]),
    ("zh-Hans", ["zh"]), ("zh-CN", ["zh"]), ("zh-Hant", []), ("zh-TW", ["zh-Hant-TW", "zh-Hant"]),
    ("zh-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]), ("sr-Latn", []), ("sr-Latn-ME", ["sr-Latn"]),
    ("sr-ME", ["sr-Latn-ME", "sr-Latn"]), ("ar-EG", ["ar"]), ("ca-ES-valencia", ["ca-ES", "ca"]),
    ("ar-EG-u-nu-latn", ["ar-EG", "ar"]), ("kmr", []), ("zz-ZZ", ["zz"]),
  ]

  @Test(arguments: parents)
  func walksItsParents(name: String, parents: [String]) throws {
    #expect(try #require(LocaleTag(name)).parents.map(\.text) == parents)
  }

  static let englishNames: [(String, String?, String?)] = [
    ("ar", "Arabic", "العربية"), ("pt-BR", "Brazilian Portuguese", "português (Brasil)"),
    ("zh-Hans", "Simplified Chinese", "简体中文"), ("he", "Hebrew", "עברית"), ("ckb", "Central Kurdish", "کوردیی ناوەندی"),
    ("oc", "Occitan", nil), ("zz", nil, nil),
  ]

  @Test(arguments: englishNames)
  func hasNames(name: String, english: String?, own: String?) throws {
    let tag = try #require(LocaleTag(name))
    #expect(tag.englishName == english)
    #expect(tag.ownName == own)
  }

  @Test func isOrderedByText() {
    #expect(
      ["pt-PT", "ar", "pt", "en-GB", "en"].compactMap { LocaleTag($0) }.sorted().map(\.text) == [
        "ar", "en", "en-GB", "pt", "pt-PT",
      ])
  }

  @Test func longNamesAreNoTags() {
    #expect(LocaleTag(String(repeating: "a-", count: 1_000_000)) == nil)
    #expect(LocaleTag("en-" + String(repeating: "x", count: 1_000_000)) == nil)
    #expect(LocaleTag(androidFolder: "values-" + String(repeating: "mcc1-", count: 100_000)) == nil)
  }
}
