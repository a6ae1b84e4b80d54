import Catalogs
import Diagnostics
import Documents
import Locales
import Testing

/// Words of a language as its readers part them.
@Suite struct WordingCheckTests {
  private static func node(_ yaml: String) throws -> Node {
    let source = SourceFile(path: "tokens.yaml", text: yaml)
    return try #require(DocumentReader.read(FileID(0), source, syntax: .yaml).root)
  }

  private static func found(_ terms: String, _ locale: String, _ text: String) throws -> [String] {
    let options = CatalogOptions(rules: [.wording: try node("terms: { \(locale): [\(terms)] }\n")])
    let catalogs = CheckedCatalogs(.icu, ["en-AU": ["m: x"], locale: ["m: " + text]], options: options)
    return catalogs.summary(.wording)
  }

  typealias Case = (term: String, locale: String, text: String, found: [String])

  static let words: [Case] = [
    ("flame", "en", "Keep the Flame alive", ["Flame"]), ("flame", "en", "flamenco, inflame, flames", []),
    ("flame*", "en", "flames and flamenco", ["flame", "flame"]),
    ("lose your", "en", "Don't lose\u{A0} your streak", ["lose\u{A0} your"]),
    ("feu", "fr", "l'feu, FEU; feux", ["feu", "FEU"]), ("élan", "fr", "un Elan", ["Elan"]),
    ("elan", "fr", "un e\u{301}lan", ["e\u{301}lan"]),
    ("strasse", "de", "die Straße", ["Straße"]), ("огонь", "ru", "Огонь! Огоньки", ["Огонь"]),
    ("ёлка", "ru", "елка", ["елка"]),
    ("🔥", "en", "5🔥 days", ["🔥"]), ("❤", "en", "we ❤️ it", ["❤\u{FE0F}"]),
    ("flame", "en", "the <b>fla</b>me https://flame.org/flame", ["fla</b>me"]), ("flame", "en", "fl{0}ame", []),
    ("flame", "en", "{n, plural, one{flame} other{# days}}", ["flame"]),
    // Particles, the article and pronouns are written together with a word; other letters make another word.
    ("شعلة", "ar", "حافظ على الشعلة", ["شعلة"]), ("الشعلة", "ar", "شُعْلَة", ["شُعْلَة"]),
    ("شعلة", "ar", "وبالشعلة", ["شعلة"]),
    ("شعلة", "ar", "للشعلة", ["شعلة"]), ("شعلة", "ar", "شعلتك لا تنطفئ", ["شعلت"]), ("شعلة", "ar", "مشعلة", []),
    ("نار", "ar", "نارًا ونارك", ["نارً", "نار"]), ("نار", "ar", "دينار ومنارة ونارنج", []),
    ("نار", "ar", "نـــار", ["نـــار"]),
    ("خسر", "ar", "ستخسر", []), ("خسر*", "ar", "خسرت", ["خسر"]), ("أحسنت", "ar", "احسنت!", ["احسنت"]),
    ("آتش", "fa", "آتش‌ها", ["آتش"]), ("کتاب", "fa", "كتاب", ["كتاب"]),
    ("אש", "he", "האש והאש", ["אש", "אש"]), ("אש", "he", "ראש", []),
    // ICU's dictionaries part words where no spaces do.
    ("炎", "ja", "炎を消す", ["炎"]), ("炎", "ja", "肺炎の薬", []), ("ไฟ", "th", "ไฟฟ้า", []), ("连胜", "zh", "保持连胜", ["连胜"]),
  ]

  @Test(arguments: words)
  func termsAreFoundAsWords(test: Case) throws {
    #expect(
      try Self.found(test.term, test.locale, test.text) == test.found.map { "error «\($0)»" },
      "\(test.term): \(test.text)")
  }

  @Test func keysAndLanguagesNarrowTheSearch() throws {
    let options = CatalogOptions(
      rules: [
        .wording: try Self.node(
          "terms: { en: [flame], \"*\": [🔥], ar-EG: [نار] }\nkeys: [streak.*]\nreason: \"a streak is neutral\"\n")
      ])
    let catalogs = CheckedCatalogs(
      .icu,
      [
        "en": ["streak.a: flame 🔥", "other: flame 🔥"], "de": ["streak.a: flame 🔥"], "ar": ["streak.a: نار"],
        "ar-EG": ["streak.a: نار"], "en-GB": ["streak.a: flame"],
      ], options: options)
    #expect(catalogs.summary(.wording) == ["error «نار»", "error «🔥»", "error «flame»", "error «flame»", "error «🔥»"])
    let finding = try #require(catalogs.findings(.wording).first)
    #expect(finding.message.hasSuffix(": a streak is neutral"))
    #expect(finding.labels.map(\.span.file) == [FileID(0)])
  }

  @Test(arguments: [
    ("terms: [flame]", "terms is a list; a mapping from languages to lists was expected"),
    ("terms: { klingon!: [x] }", "“klingon!” is no language"),
    ("terms: { en: [3] }", "terms.en has a number where a text was expected"),
    ("reason: [a]\nterms: { en: [a] }", "reason is a list; a text was expected"),
    ("terms: { en: [\" \"] }", "“” has no letters or signs to look for"),
  ])
  func mistakesInOptionsAreTold(_ yaml: String, _ message: String) throws {
    let options = CatalogOptions(rules: [.wording: try Self.node(yaml + "\n")])
    let sets = CheckedCatalogs(.icu, ["en": ["m: x"]]).sets
    let found = WordingOptionsCheck().findings(in: sets[0], options, files: SourceFiles())
    #expect(found.map(\.message) == ["strings/wording: \(message)"])
  }

  @Test func unknownOptionsAreTold() throws {
    let options = CatalogOptions(rules: [.wording: try Self.node("term: { en: [x] }\n")])
    let sets = CheckedCatalogs(.icu, ["en": ["m: x"]]).sets
    let found = WordingOptionsCheck().findings(in: sets[0], options, files: SourceFiles())
    #expect(found.first?.help == ["did you mean terms?"])
  }
}
