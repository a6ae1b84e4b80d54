import Catalogs
import Diagnostics
import Testing

@Suite struct ARBReaderTests {
  private static func read(_ text: String, locale: String? = nil) -> CatalogText {
    CatalogText(text, .arb, locale: locale, ARBReader.self)
  }

  @Test func resourcesAndAttributesAreRead() {
    let reading = Self.read(
      """
      {
        "@@locale": "pt_BR", "@@last_modified": "2021-08-14", "@@x-template": "intl_en.arb",
        "title": "Ol\\u00e1 {name}",
        "@title": {"type": "text", "description": "Greeting", "x-note": 1,
          "placeholders": {"name": {"type": "String", "example": "Bob"}}},
        "@count": {"placeholders": {"count": {"type": "int", "format": "compact", "example": 5}}},
        "count": "{count, plural, =1{um} one{} other{'{count}' itens}}",
        "@gone": {"description": "A text that this translation does not have"}
      }
      """)
    #expect(reading.locales == ["pt-BR"])
    #expect(
      reading.texts == [
        "title = ‹Olá ›{name any}",
        "count = plural(count){=1: ‹um› | one:  | other: ‹'›{count any}‹' itens›}",
      ])
    #expect(reading.facts == ["title: Greeting, name String Bob", "count: count int 5"])
    #expect(reading.words == [])
    #expect(reading.faults == [])
    #expect(reading.text(reading.messages[0].span) == "\"title\": \"Ol\\u00e1 {name}\"")
    guard case .choice(let choice) = reading.messages[1].pattern.pieces.first?.content else {
      Issue.record("no choice")
      return
    }
    #expect(choice.cases.map { reading.text($0.span) } == ["=1{um}", "one{}", "other{'{count}' itens}"])
  }

  static let faults: [(String, [String])] = [
    (
      "{\"@@locale\": \"de\"}",
      ["error shape at \"de\": the file says that its locale is de, and its name says en; make the two agree"]
    ),
    ("{\"a\": 5}", ["error shape at 5: a is a number; a text was expected; put it into quotes: \"5\""]),
    (
      "{\"a\": \"x\", \"@a\": \"y\"}",
      ["error shape at \"y\": @a is a string; a mapping was expected; write {\"description\": \"…\"}"]
    ),
    (
      "{\"a\": \"x\", \"@a\": {\"placeholder\": {}, \"descripton\": \"y\"}}",
      [
        "warning shape at \"placeholder\": @a has no attribute \"placeholder\"; did you mean placeholders?",
        "warning shape at \"descripton\": @a has no attribute \"descripton\"; did you mean description?",
      ]
    ),
    (
      "{\"a\": \"x\", \"@a\": {\"placeholders\": [\"n\"]}}",
      [
        "error shape at [\"n\"]: the placeholders of @a are a list; a mapping was expected; "
          + "write {\"name\": {\"type\": \"String\"}}"
      ]
    ),
    (
      "{\"a\": \"x\", \"@a\": {\"placeholders\": {\"n\": \"int\"}}}",
      ["error shape at \"int\": the placeholder n is a string; a mapping was expected; write {\"type\": \"String\"}"]
    ),
    (
      "{\"a\": \"x\", \"a\": \"y\"}",
      [
        "error duplicate-key at \"a\": the key \"a\" appears twice in this mapping; "
          + "remove or rename one of the two; until then the last one counts"
      ]
    ),
    (
      "[]",
      [
        "error shape at []: the file is a list; a mapping of texts was expected; "
          + "write {\"@@locale\": \"en\", \"key\": \"text\"}"
      ]
    ),
  ]

  @Test(arguments: faults)
  func faultsOfFormAreSaid(_ text: String, _ expected: [String]) {
    let reading = Self.read(text, locale: "en")
    #expect(reading.words == expected)
    #expect(reading.faults == [])
  }
}
