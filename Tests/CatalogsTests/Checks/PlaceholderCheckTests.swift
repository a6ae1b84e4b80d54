import Catalogs
import Diagnostics
import Testing

@Suite struct PlaceholderCheckTests {
  typealias Case = (dialect: CatalogFormat.Dialect, locale: String, source: String, text: String, found: [String])

  private static func catalogs(_ test: Case) -> CheckedCatalogs {
    CheckedCatalogs(test.dialect, ["en": ["m: " + test.source], test.locale: ["m: " + test.text]])
  }

  static let placeholders: [Case] = [
    // printf: values are taken in turn.
    (.apple, "de", "%lld%% of its %@", "%lld%% seines %@", []),
    (.apple, "eu", "%lld%% of its %@", "%@ %lld%%", ["error «%@ %lld»"]),
    (.apple, "eu", "%lld%% of its %@", "%2$@ %1$lld%%", []),
    (.apple, "de", "%@ and %@", "%@ und %@", []),
    (.apple, "de", "%@ and %@", "%2$@ und %1$@", []),
    (.apple, "de", "%@ and %lld", "%lld", ["error «%lld»"]),
    (.apple, "de", "%@ and %lld", "%@", ["error «%@»"]),
    (.apple, "de", "Hello %@", "Hallo", ["error «Hallo»"]),
    (.apple, "de", "Hello %@", "Hallo %@, %1$@", []),
    (.apple, "de", "Hello %@", "Hallo %@ %@", ["error «%@»"]),
    (.apple, "de", "%d files", "%ld Dateien", []),
    (.apple, "de", "%d files", "%@ Dateien", ["error «%@»"]),
    (.apple, "de", "Hello", "Hallo", []),
    (.apple, "de", "Hello", "Hallo %@", ["error «%@»"]),
    (.apple, "de", "Hello %@", "", []),
    (.android, "de", "%1$s: %2$d", "%2$d: %1$s", []),
    (.android, "de", "%1$d files", "%1$s Dateien", []),
    (.android, "de", "%1$s files", "%1$d Dateien", ["error «%1$d»"]),
    (.android, "de", "%s: %d", "%d: %s", ["error «%d»"]),
    (.android, "de", "Hello %1$s", "Hallo %1$@", ["error «%1$@»"]),
    (.android, "de", "Hello %1$s", "Hallo %2$s", ["error «%2$s»"]),
    (.android, "de", "100% sure", "100% sicher", []),
    // A branch for one number may spell it out; a name stays.
    (
      .apple, "de", "[one: %1$lld of %2$@ | other: %1$lld of %2$@]", "[one: Eins von %2$@ | other: %1$lld von %2$@]", []
    ),
    (
      .apple, "de", "[one: %1$lld of %2$@ | other: %1$lld of %2$@]", "[one: Eins | other: %1$lld von %2$@]",
      ["error «one: Eins»"]
    ),
    // What is spelled out moves those behind it.
    (
      .apple, "de", "[one: %lld of %@ | other: %lld of %@]", "[one: Eins von %@ | other: %lld von %@]",
      ["error «%@»"]
    ),
    (.android, "ja", "[one: %d file | other: %d files]", "[other: %d 件]", []),
    (.android, "ja", "[one: %d file | other: %d files]", "[other: 件]", ["error «[other: 件]»"]),
    // ICU: names.
    (.icu, "de", "Hello {name}", "Hallo {name}", []),
    (.icu, "de", "Hello {name}", "Hallo {nmae}", ["error «{nmae}»"]),
    (.icu, "de", "Hello {name}", "Hallo", ["error «Hallo»"]),
    (.icu, "de", "{a} of {b}", "{b} von {a}, {b}", []),
    (.icu, "de", "{0} of {1}", "{1} von {0}", []),
    (.icu, "de", "{d, date} {n, number}", "{n} {d, number}", ["error «{d, number}»"]),
    (.icu, "de", "{d, date} {n}", "{n, number, integer} {d, time}", []),
    (.icu, "de", "{0} of {1}", "{1} von {2}", ["error «{2}»"]),
    (.icu, "ja", "{n, plural, one{# file} other{# files}}", "{n} 件", []),
    (.icu, "ja", "{n, plural, one{# file} other{# files}}", "件", ["error «件»"]),
    (.icu, "ja", "{n, plural, one{Delete file} other{Delete files}}", "削除", []),
    (.icu, "de", "{n, plural, one{Delete file} other{Delete files}}", "Löschen", ["note «Löschen»"]),
    (.icu, "de", "{g, select, female{her} other{their}} x", "x", ["note «x»"]),
    (
      .icu, "ru", "{n, plural, one{# by {who}} other{# by {who}}}",
      "{n, plural, one{# {who}} few{#} many{# {who}} other{# {who}}}", ["error «few{#}»"]
    ),
    (
      .icu, "ar", "{n, plural, one{# day} other{# days}}",
      "{n, plural, zero{a} one{b} two{c} few{# d} many{# e} other{# f}}", []
    ),
    (
      .icu, "de", "{n, plural, =0{No one} one{{who}} other{{who} and #}}",
      "{n, plural, =0{Niemand} one{{who}} other{{who} und #}}", []
    ),
    (
      .icu, "de", "{n, plural, one{# day} other{# days}}", "{m, plural, one{# Tag} other{# Tage}}",
      [
        "error «{m, plural, one{# Tag} other{# Tage}}»"
      ]
    ),
    (.arb, "ru", "{n, plural, =1{a} other{{n} b}}", "{n, plural, one{{n}} few{{n}} many{{n}} other{{n}}}", []),
  ]

  @Test(arguments: placeholders)
  func translationsHaveTheArgumentsOfTheirSource(test: Case) {
    #expect(Self.catalogs(test).summary(.placeholder) == test.found, "\(test.source) → \(test.text)")
  }

  static let percents: [Case] = [
    (.apple, "de", "100% done", "100% fertig", []),
    (.apple, "ca", "%lld posts", "% publicacions", ["error «%»"]),
    (.apple, "fr", "%d files", "% de fichiers", ["error «%»"]),
    (.apple, "de", "Hi %@", "Hallo @%", ["error «@%»"]),
    (.apple, "de", "%d%% of %@", "%d%% von %@", []),
    (.apple, "de", "%d%% of %@", "%d % von %@", ["error «%»"]),
    (.android, "ar", "%1$s likes", "يعجب ٪1$s", ["error «٪1$s»"]),
    (.android, "ar", "%s likes", "يعجب ٪s", ["error «٪s»"]),
    (.android, "ar", "%d likes", "يعجب ٪ d", ["error «٪ d»"]),
    (.apple, "ar", "%d%%", "%d٪", []),
    (.apple, "zh-Hans", "%@ posts", "％@ 条", ["error «％@»"]),
    (.apple, "ru", "%d files", "% d файлов", []),
    (.icu, "de", "{n} % of", "{n} % von", []),
  ]

  @Test(arguments: percents)
  func percentSigns(test: Case) {
    #expect(Self.catalogs(test).summary(.percent) == test.found, "\(test.source) → \(test.text)")
    if !test.found.isEmpty { #expect(Self.catalogs(test).summary(.placeholder) == [], "told once: \(test.text)") }
  }

  static let apostrophes: [(locale: String, source: String, text: String, found: [String], fixed: String)] = [
    ("fr", "Open {n}", "Ouvrir l'{n} ici", ["error «'{n} ici»"], "Ouvrir l’{n} ici"),
    ("fr", "Open {n}", "l'{n} d'{n}", ["error «'{n} d'»"], "l’{n} d’{n}"),
    ("en-GB", "Open {name}", "Open '{name}'", ["error «'{name}'»"], "Open ‘{name}’"),
    ("fr", "Open {n}", "l''{n}", [], "l''{n}"),
    ("fr", "Open {n}", "l’{n}, c'est", [], "l’{n}, c'est"),
    ("de", "Write '{name}' here", "Schreibe '{name}' hier", [], "Schreibe '{name}' hier"),
  ]

  @Test(arguments: apostrophes)
  func apostrophesThatQuoteArguments(
    test: (locale: String, source: String, text: String, found: [String], fixed: String)
  ) {
    let catalogs = CheckedCatalogs(.icu, ["en": ["m: " + test.source], test.locale: ["m: " + test.text]])
    let found = catalogs.findings(.apostrophe).filter { $0.span.file == FileID(1) }
    #expect(found.map { "\($0.severity.rawValue) «\(catalogs.files[$0.span])»" } == test.found)
    #expect(catalogs.fixed(.apostrophe, file: 1) == "m: \(test.fixed)\n")
  }

  static let fixes: [(rule: RuleID, test: Case, fixed: String)] = [
    (.placeholder, (.apple, "eu", "%lld%% of its %@", "%@ %lld%%", []), "%2$@ %1$lld%%"),
    (.placeholder, (.apple, "de", "%@ and %lld", "%lld", []), "%2$lld"),
    (.placeholder, (.android, "de", "Hi %1$s", "Hallo %1$@", []), "Hallo %1$s"),
    (.placeholder, (.icu, "de", "Hi {name}", "Hallo { nmae }!", []), "Hallo { name }!"),
    (.percent, (.apple, "de", "Hi %@", "Hallo @%", []), "Hallo %@"),
    (.percent, (.apple, "de", "%d%% of %@", "%d % von %@", []), "%d %% von %@"),
    (.percent, (.android, "ar", "%1$s likes", "يعجب ٪1$s", []), "يعجب %1$s"),
    (
      .unusedPlural, (.icu, "de", "{n}", "{n, plural, zero{a} one{b} few{c} other{#}}", []),
      "{n, plural, one{b} other{#}}"
    ),
    (.unusedPlural, (.android, "de", "%d", "[one: a | other: %d]", []), "[one: a | other: %d]"),
    (
      .missingPlural, (.icu, "ru", "{n}", "{n, plural, one{# a} other{# b}}", []),
      "{n, plural, one{# a} few{# b} many{# b} other{# b}}"
    ),
    (.missingPlural, (.icu, "ru", "{n}", "{n,plural,other{#}}", []), "{n,plural,one{#} few{#} many{#} other{#}}"),
    (
      .numberOmitted, (.icu, "ru", "{n}", "{n, plural, one{1 a} few{#} many{#} other{#}}", []),
      "{n, plural, one{# a} few{#} many{#} other{#}}"
    ),
    (
      .pluralArgument, (.icu, "en-GB", "{n}", "{n, plural, other{{g, select, other{# x}}}}", []),
      "{n, plural, other{{g, select, other{{n} x}}}}"
    ),
  ]

  @Test(arguments: fixes)
  func fixesMendTheText(rule: RuleID, test: Case, fixed: String) {
    #expect(Self.catalogs(test).fixed(rule, file: 1) == "m: \(fixed)\n")
  }

  @Test func declaredArgumentsAreUsed() {
    let span = Span(file: FileID(0), lower: 0, upper: 1)
    let catalogs = CheckedCatalogs(
      .arb, ["en": ["m: Hello {name}"]],
      arguments: ["m": [KeyFacts.DeclaredArgument("name", at: span), KeyFacts.DeclaredArgument("nam", at: span)]])
    #expect(catalogs.findings(.placeholder).map(\.message) == ["m declares nam and does not use it"])
  }

  /// Also of a message without any argument; a misspelt one is told once.
  @Test(arguments: [
    ("Hello", ["m declares name and does not use it"]),
    ("Hello {nam}", ["m declares name and does not use it"]),
    ("Hello {name} {place}", ["m uses place and does not declare it"]),
    ("Hello {place}", ["m declares name and does not use it", "m uses place and does not declare it"]),
  ])
  func argumentsAreThoseThatAreDeclared(_ text: String, _ found: [String]) {
    let span = Span(file: FileID(0), lower: 0, upper: 1)
    let catalogs = CheckedCatalogs(
      .icu, ["en": ["m: " + text]], arguments: ["m": [KeyFacts.DeclaredArgument("name", at: span)]])
    #expect(catalogs.findings(.placeholder).map(\.message) == found)
    #expect(catalogs.findings(.placeholder).allSatisfy { $0.severity == .warning })
  }

  @Test func oneConversionTooManyIsCounted() {
    let catalogs = CheckedCatalogs(.apple, ["en": ["m: Hello %@"], "de": ["m: Hallo %@ %@"]])
    #expect(catalogs.findings(.placeholder).map(\.message) == ["m in German has 2 arguments, and the source 1"])
  }

  @Test func keysOfStringCatalogsBringArguments() {
    let catalogs = CheckedCatalogs(.apple, ["en": ["likes %lld: Likes"], "de": ["likes %lld: %lld gefällt es"]])
    #expect(catalogs.findings(.placeholder) == [])
    let other = CheckedCatalogs(.apple, ["en": ["likes: Likes"], "de": ["likes: %lld gefällt es"]])
    #expect(other.summary(.placeholder) == ["error «%lld»"])
  }
}
