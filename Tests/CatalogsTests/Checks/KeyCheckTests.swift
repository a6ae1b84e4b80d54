import Catalogs
import Diagnostics
import Documents
import Locales
import Testing

@Suite struct KeyCheckTests {
  private static func messages(_ catalogs: CheckedCatalogs, _ rule: RuleID) -> [String] {
    catalogs.findings(rule).map(\.message)
  }

  @Test func missingKeysAreCountedOnceForEachLocale() {
    let catalogs = CheckedCatalogs(
      .icu,
      ["en": ["a: Open", "b: Close", "c: Go", "d: Stop"], "de": ["a: Auf"], "fr": ["a: A", "b: B", "c: C", "d: D"]])
    let findings = catalogs.findings(.missingKey)
    #expect(findings.map(\.message) == ["German lacks 3 of 4 keys of strings: b, c and d"])
    #expect(findings.first?.severity == .warning)
    #expect(findings.first?.span.file == FileID(1))
  }

  @Test func missingKeysAreNamedWhereTheRuleIs() {
    let catalogs = CheckedCatalogs(
      .icu, ["en": ["a: Open", "b: Close"], "de": ["b: "]], options: CatalogOptions(named: [.missingKey]))
    #expect(Self.messages(catalogs, .missingKey) == ["a has no text in German", "b has no text in German"])
  }

  @Test func regionsLeaveToTheirLanguageWhatIsAlike() {
    let catalogs = CheckedCatalogs(
      .icu, ["en": ["a: Color", "b: x"], "en-GB": ["a: Colour"], "pt": ["a: A", "b: B"], "pt-PT": ["a: C"]])
    #expect(Self.messages(catalogs, .missingKey) == [])
    let apple = CheckedCatalogs(.apple, ["en": ["a: Color", "b: x"], "en-GB": ["a: Colour"]])
    #expect(Self.messages(apple, .missingKey) == ["British English lacks 1 of 2 keys of strings: b"])
  }

  @Test func keysThatTheSourceLacksAreNamedOnce() {
    let catalogs = CheckedCatalogs(
      .icu, ["en": ["title: A", "b: B"], "de": ["titel: A", "b: B"], "fr": ["titel: A", "title: A", "b: B"]])
    let findings = catalogs.findings(.extraKey)
    #expect(findings.map(\.message) == ["titel is in German and French and not in the source"])
    #expect(findings.first?.help == ["did you mean title?"])
    #expect(findings.first?.labels.count == 1)
  }

  static let untranslated: [(locale: String, text: String, found: Bool)] = [
    ("de", "Close the book", true),
    ("de", "Version", false),
    ("de", "Open GitHub", false),
    ("ru", "Version", true),
    ("ru", "GitHub", false),
    ("ru", "OK", false),
    ("ru", "Tusky {version}", false),
    ("de", "https://example.org/open/the/book", false),
    ("de", "{a}: {b}", false),
    ("en-GB", "Close the book", false),
    ("ar", "{n, plural, one{# book here} other{# books here}}", true),
  ]

  @Test(arguments: untranslated)
  func textsThatAreTheirSource(test: (locale: String, text: String, found: Bool)) {
    let catalogs = CheckedCatalogs(.icu, ["en": ["m: " + test.text], test.locale: ["m: " + test.text]])
    #expect(catalogs.findings(.untranslated).count == (test.found ? 1 : 0), "\(test.locale) \(test.text)")
    #expect(catalogs.findings(.untranslated).allSatisfy { $0.severity == .note })
  }

  @Test func whatStaysAsItIsIsExcepted() {
    let span = Span(file: FileID(0), lower: 0, upper: 0)
    func options(_ pattern: String) -> CatalogOptions {
      let list = Node(.array([Node(.string(pattern), at: span)]), at: span)
      let object = Object([.init(key: "except", keySpan: span, value: list)])
      return CatalogOptions(rules: [.untranslated: Node(.object(object), at: span)])
    }
    for (pattern, count) in [("brand.*", 0), ("*the book*", 0), ("name.*", 1)] {
      let catalogs = CheckedCatalogs(
        .icu, ["en": ["brand.a: Close the book"], "de": ["brand.a: Close the book"]], options: options(pattern))
      #expect(catalogs.findings(.untranslated).count == count, "\(pattern)")
    }
  }

  @Test func oneTextHasOneTranslation() {
    let catalogs = CheckedCatalogs(
      .icu,
      [
        "en": ["a: Close the book", "b: Close the book.", "c: Open", "d: Open"],
        "de": ["a: Das Buch schließen", "b: das Buch zumachen", "c: Auf", "d: Offen"],
        "fr": ["a: Fermer le livre", "b: fermer le livre.", "c: A", "d: B"],
      ])
    let findings = catalogs.findings(.consistency)
    #expect(findings.map { "\($0.severity.rawValue) «\(catalogs.files[$0.span])»" } == ["note «das Buch zumachen»"])
  }

  @Test func whatCLDRDoesNotKnowIsSaidOnce() {
    let plural = "{n, plural, one{# a} other{# b}}"
    let catalogs = CheckedCatalogs(
      .icu, ["en": ["m: " + plural, "n: " + plural], "oc": ["m: " + plural, "n: " + plural], "fr": ["m: " + plural]])
    let findings = catalogs.findings(.missingPlural)
    #expect(findings.allSatisfy { $0.severity == .note })
    #expect(
      findings.map(\.message) == [
        "1 plural in French has no many: only whole millions take it",
        "there are no plural rules for Occitan: 2 plurals of strings cannot be checked",
      ])
  }
}
