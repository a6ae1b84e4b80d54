import Catalogs
import Diagnostics
import Documents
import Testing

@Suite struct ICUYAMLReaderTests {
  private static func read(_ text: String, locale: String? = "ar") -> CatalogText {
    CatalogText(text, .icuYAML, locale: locale, ICUYAMLReader.self)
  }

  @Test func everyFormOfTextIsRead() {
    let reading = Self.read(
      """
      locale: ar
      strings:
        title: "مرحبا"
        today:
          streak: "{days, plural, one{يوم واحد} other{# يوم}}"
          route: { message: "إلى {place}", comment: "A tram's sign", max: 40, state: needs_review }
          plain: نص
          quoted: 'it''s {n}'
          folded: >-
            one
            two {n}
          block: |
            one
            {n}
        message: { title: "x" }
      arguments:
        today.streak: { days: 1… }
        today.route: { place: { type: text, example: "البحر" } }
      """)
    #expect(reading.locales == ["ar"])
    #expect(
      reading.texts == [
        "title = ‹مرحبا›",
        "today.streak = plural(days){one: ‹يوم واحد› | other: #‹ يوم›}",
        "today.route = ‹إلى ›{place any}",
        "today.plain = ‹نص›",
        "today.quoted = ‹it's ›{n any}",
        "today.folded = ‹one two ›{n any}",
        "today.block = ‹one\n›{n any}‹\n›",
        "message.title = ‹x›",
      ])
    #expect(reading.facts == ["today.route: A tram's sign, 40, place text البحر", "today.streak: days 1…"])
    #expect(reading.messages.map(\.state) == [nil, nil, .needsReview, nil, nil, nil, nil, nil])
    #expect(reading.words == [])
    #expect(reading.faults == [])
    #expect(reading.text(reading.messages[1].keySpan) == "streak")
    #expect(reading.text(reading.files[0].localizations[0].span) == "ar")
    #expect(reading.text(reading.messages[2].span).hasSuffix("needs_review }"))
  }

  @Test(arguments: [
    ("1…", "x 1…"), ("0…100", "x 0…100"), ("…5", "x …5"), ("1..", "x 1…"), ("0 .. 100", "x 0…100"), ("..5", "x …5"),
    ("1...", "x 1…"), ("7", "x 7…7"), ("-5…5", "x -5…5"), ("int", "x int"), ("\"0…\"", "x 0…"),
    ("{ type: int, range: 2…, example: 3 }", "x int 2… 3"),
  ])
  func rangesOfArgumentsAreRead(_ written: String, _ expected: String) {
    let reading = Self.read("locale: en\nstrings:\n  k: \"{x}\"\narguments: { k: { x: \(written) } }\n", locale: "en")
    #expect(reading.facts == ["k: \(expected)"])
    #expect(reading.words == [])
  }

  /// What is wrong with the form, where, and what to write.
  static let faults: [(String, [String])] = [
    (
      "strings: { a: b }\nlocale: en\nlanguage: en",
      ["error shape at language: the file has no \"language\"; it may have locale, strings and arguments"]
    ),
    ("locale: en\nstring: { a: b }", ["error shape at string: the file has no \"string\"; did you mean strings?"]),
    (
      "locale: ar\nstrings: { a: b }",
      ["error shape at ar: the file says that its locale is ar, and its name says en; make the two agree"]
    ),
    (
      "locale: english\nstrings: { a: b }",
      ["error shape at english: \"english\" is no locale; write a tag such as ar, pt-BR or zh-Hant"]
    ),
    (
      "locale: en\nstrings: { a: 5, b: true }",
      [
        "error shape at 5: a is a number; a text was expected; put it into quotes: \"5\"",
        "error shape at true: b is a boolean; a text was expected; put it into quotes: \"true\"",
      ]
    ),
    (
      "locale: en\nstrings:\n  a:\n  b: [x]",
      [
        "error shape at : a is empty; a text was expected; write the text, or remove the key",
        "error shape at [x]: b is a list; a text was expected; write the text, or remove the key",
      ]
    ),
    (
      "locale: en\nstrings:\n  a: { message: x, coment: y, max: long, state: needs-review }",
      [
        "error shape at coment: a has no \"coment\"; did you mean comment?",
        "error shape at needs-review: the state of a is needs-review; did you mean needs_review?",
        "error shape at long: the max of a is long; a number of characters was expected; write max: 40",
      ]
    ),
    (
      "locale: en\nstrings:\n  a: { mesage: x, comment: y }",
      [
        "error shape at mesage: a has no \"mesage\"; did you mean message?",
        "error shape at a: a has no message; write { message: \"…\", comment: \"…\" }",
      ]
    ),
    (
      "locale: en\nstrings:\n  a: { b: x }\n  a.b: y",
      ["error duplicate-key at a.b: the key a.b appears twice; remove or rename one of the two"]
    ),
    (
      "locale: en\nstrings:\n  a: x\n  a: y",
      [
        "error duplicate-key at a: the key \"a\" appears twice in this mapping; "
          + "remove or rename one of the two; until then the last one counts"
      ]
    ),
    (
      "locale: en\nstrings:\n  a: \"{n}\"\narguments: { b: { n: 1… }, a: { n: 5…1 } }",
      [
        "error shape at b: there is no text b; did you mean a?",
        "error shape at 5…1: the range of n is 5…1; write 1…, 0…100 or …5",
      ]
    ),
    (
      "locale: en\nstrings: x",
      [
        "error shape at x: strings is a string; a mapping was expected; "
          + "write a key and a text on each line: title: \"…\""
      ]
    ),
    ("- a", ["error shape at - a: the file is a list; a mapping was expected; write locale: and strings:"]),
    (
      "locale: en\nstrings:\n  a: {n}",
      [
        "error syntax at {n}: {n} is a mapping in YAML because it is not in quotes; "
          + "put the reference into quotes: \"{n}\""
      ]
    ),
  ]

  @Test(arguments: faults)
  func faultsOfFormAreSaid(_ text: String, _ expected: [String]) {
    let reading = Self.read(text, locale: "en")
    #expect(reading.words == expected)
    #expect(reading.faults == [])
  }

  @Test func aFileWithoutLocaleIsSaid() {
    #expect(
      Self.read("strings: { a: b }", locale: nil).words
        == ["error shape at : the file does not say its locale; write it in the first line: locale: ar"])
    #expect(Self.read("strings: { a: b }", locale: "ar").words == [])
  }

  @Test func numbersAreQuoted() {
    let text = "locale: en\nstrings: { a: 5, b: 'x' }"
    #expect(Self.read(text, locale: "en").mended == "locale: en\nstrings: { a: \"5\", b: 'x' }")
    #expect(Self.read(text, locale: "en").texts == ["a = ‹5›", "b = ‹x›"])
  }

  /// Messages with syntax errors are shown in the file's own bytes, through folds and escapes.
  @Test func flawsStandWhereTheFileHasThem() {
    let reading = Self.read(
      "locale: en\nstrings:\n  a: \"x\\n\\u0041 {n، plural}\"\n  b: >-\n    one\n    {n, plural, one{x}}\n",
      locale: "en")
    #expect(reading.messages.map { $0.flaws.map { reading.text($0.span) } } == [["،"], ["plural"]])
    #expect(reading.faults == [])
  }

  @Test func ignoreCommentsAreKept() {
    let reading = Self.read("locale: ar\nstrings:\n  # tokens:ignore strings/length -- a sign\n  a: b\n")
    #expect(reading.files[0].comments.map(\.text) == ["tokens:ignore strings/length -- a sign"])
  }
}
