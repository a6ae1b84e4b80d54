import Catalogs
import Diagnostics
import Testing

/// Right answers from CLDR's plural rules and from the documentation of each format.
@Suite struct PluralCheckTests {
  typealias Case = (dialect: CatalogFormat.Dialect, locale: String, text: String, found: [String])

  private static func catalogs(
    _ dialect: CatalogFormat.Dialect, _ locale: String, _ text: String, range: (Int?, Int?)? = nil
  ) -> CheckedCatalogs {
    let source = dialect == .icu || dialect == .arb ? "m: {n} x" : "m: %d x"
    let span = Span(file: FileID(0), lower: 0, upper: 0)
    let declared = range.map { KeyFacts.DeclaredArgument("n", at: span, lower: $0.0, upper: $0.1) }
    return CheckedCatalogs(
      dialect, ["en-001": [source], locale: ["m: " + text]], arguments: ["m": declared.map { [$0] } ?? []])
  }

  /// The names in a message, for comparing what is missing: "few, many".
  private static func missing(_ finding: Finding) -> String {
    guard let range = finding.message.firstRange(of: " lacks ") else { return finding.message }
    return String(finding.message[range.upperBound...].prefix { $0 != ":" })
  }

  static let missing: [Case] = [
    (.icu, "ru", "{n, plural, one{# a} other{# b}}", ["the branches few and many in Russian"]),
    (.icu, "ru", "{n, plural, one{# a} few{# b} many{# c} other{# d}}", []),
    (.icu, "pl", "{n, plural, one{# a} few{# b} other{# d}}", ["the branch many in Polish"]),
    (.icu, "fr", "{n, plural, one{# a} other{# b}}", []),
    (.icu, "cs", "{n, plural, one{# a} few{# b} other{# c}}", []),
    (.icu, "ja", "{n, plural, other{# b}}", []),
    (.icu, "ar", "{n, plural, one{a} two{b} few{# c} other{# d}}", ["the branches zero and many in Arabic"]),
    // What has a branch of its own needs no category.
    (.icu, "ar", "{n, plural, =0{z} =1{a} =2{b} few{# c} many{# d} other{# e}}", []),
    (.icu, "ru", "{n, plural, =1{a} few{# b} many{# c} other{# d}}", ["the branch one in Russian"]),
    (.icu, "en", "{n, plural, =1{a} other{# b}}", []),
    (.icu, "fr", "{n, plural, =1{a} other{# b}}", ["the branch one in French"]),
    (.icu, "fr", "{n, plural, =0{z} =1{a} other{# b}}", []),
    // With an offset the keyword is for n − 1.
    (.icu, "en", "{n, plural, offset:1 =2{a} =0{z} other{# b}}", []),
    (.icu, "en", "{n, plural, offset:1 =1{a} other{# b}}", ["the branch one in English"]),
    (.icu, "en", "{n, selectordinal, one{#st} other{#th}}", ["the branches two and few in English"]),
    (.icu, "fr", "{n, selectordinal, one{#er} other{#e}}", []),
    // A language without rules says nothing.
    (.icu, "kmr", "{n, plural, other{# b}}", []),
    (.icu, "ru", "{g, select, other{{n, plural, one{# a} few{# b} other{# c}}}}", ["the branch many in Russian"]),
    // What is there under a misspelt name is told as that.
    (.icu, "ar", "{n, plural, zero{z} one{a} two{b} fwe{# c} many{# d} other{# e}}", []),
    (.icu, "ru", "{n, plural, one{# a} fwe{# b} other{# c}}", ["the branch many in Russian"]),
    // In Flutter =1 is one, and one is 21 as well.
    (.arb, "ru", "{n, plural, =1{{n} a} few{{n} b} many{{n} c} other{{n} d}}", []),
    (.arb, "ar", "{n, plural, =0{z} =1{a} =2{b} few{{n} c} many{{n} d} other{{n} e}}", []),
    // Android counts whole numbers alone, and none of them is other here.
    (.android, "ru", "[one: %d a | few: %d b | many: %d c]", []),
    (.android, "sr", "[one: %d a | few: %d b]", ["the branch other in Serbian"]),
    (.android, "uk", "[one: %d a | other: %d b]", ["the branches few and many in Ukrainian"]),
    (.apple, "be", "[one: %d a | few: %d b | other: %d c]", ["the branch many in Belarusian"]),
    (.apple, "en", "[zero: none | one: %d a | other: %d c]", []),
  ]

  @Test(arguments: missing)
  func missingCategoriesAreNamed(test: Case) {
    let findings = Self.catalogs(test.dialect, test.locale, test.text).findings(.missingPlural)
    #expect(findings.filter { $0.severity == .error }.map(Self.missing) == test.found, "\(test.locale) \(test.text)")
  }

  @Test func whatNoWholeNumberTakesIsANoteOnAndroid() {
    let findings = Self.catalogs(.android, "ru", "[one: %d a | few: %d b | many: %d c]").findings(.missingPlural)
    #expect(findings.map(\.severity) == [.note])
    #expect(findings[0].message.hasSuffix("lacks the branch other in Russian, which no whole number takes"))
  }

  @Test func examplesAreInTheDigitsOfTheLanguage() {
    let catalogs = Self.catalogs(.icu, "ar", "{n, plural, zero{z} one{a} two{b} many{# d} other{# كتاب}}")
    #expect(catalogs.findings(.missingPlural).flatMap(\.notes) == ["3 reads “٣ كتاب”"])
  }

  @Test func misspeltArgumentsKeepWhatIsDeclared() {
    let span = Span(file: FileID(0), lower: 0, upper: 1)
    let catalogs = CheckedCatalogs(
      .icu, ["en": ["m: {days, plural, one{# day} other{# days}}"], "fr": ["m: {day, plural, one{# a} other{# b}}"]],
      arguments: ["m": [KeyFacts.DeclaredArgument("days", at: span, lower: 1, upper: 100)]])
    #expect(catalogs.findings(.missingPlural) == [])
  }

  static let declared: [(locale: String, lower: Int?, upper: Int?, text: String, missing: [String], unused: [String])] =
    [
      ("ar", 3, 10, "{n, plural, few{# a} other{# b}}", [], []),
      ("ar", 1, nil, "{n, plural, one{a} two{b} few{# c} many{# d} other{# e}}", [], []),
      ("ar", 1, nil, "{n, plural, zero{z} one{a} two{b} few{# c} many{# d} other{# e}}", [], ["zero"]),
      ("ru", 2, 4, "{n, plural, few{# b} other{# d}}", [], []),
      ("en", 2, nil, "{n, plural, one{a} other{# b}}", [], ["one"]),
      ("en", 1, 5, "{n, plural, =0{z} one{a} other{# b}}", [], ["=0"]),
      ("fr", 0, 2_000_000, "{n, plural, one{# a} other{# b}}", ["the branch many in French"], []),
    ]

  @Test(arguments: declared)
  func declaredRangesDecide(
    test: (locale: String, lower: Int?, upper: Int?, text: String, missing: [String], unused: [String])
  ) {
    let catalogs = Self.catalogs(.icu, test.locale, test.text, range: (test.lower, test.upper))
    let missing = catalogs.findings(.missingPlural).filter { $0.severity == .error }
    #expect(missing.map(Self.missing) == test.missing, "\(test.text)")
    #expect(catalogs.summary(.unusedPlural) == test.unused.map { "warning «\($0)»" }, "\(test.text)")
  }

  static let unused: [Case] = [
    (.icu, "de", "{n, plural, one{a} few{# b} other{# c}}", ["few"]),
    (.icu, "ja", "{n, plural, one{a} other{# c}}", ["one"]),
    (.icu, "fr", "{n, plural, one{# a} many{# b} other{# c}}", []),
    (.icu, "cs", "{n, plural, one{# a} few{# b} many{# c} other{# d}}", []),
    (.icu, "he", "{n, plural, one{a} two{b} many{# c} other{# d}}", ["many"]),
    // zero is exactly 0 for Apple and Flutter; elsewhere only where the language has it.
    (.icu, "en", "{n, plural, zero{z} one{a} other{# b}}", ["zero"]),
    (.android, "en", "[zero: none | one: %d a | other: %d b]", ["zero"]),
    (.apple, "en", "[zero: none | one: %d a | other: %d b]", []),
    (.apple, "ja", "[zero: none | one: %d a | two: %d t | other: %d b]", ["one"]),
    (.apple, "ar", "[zero: z | one: a | two: b | few: %d c | many: %d d | other: %d e]", []),
    (.arb, "ja", "{n, plural, zero{z} one{a} two{b} few{{n} x} other{{n} c}}", ["few"]),
    // Each number of one has =1; in Portuguese one is 0 too.
    (.icu, "nl", "{n, plural, =1{a} one{} other{# b}}", ["one"]),
    (.icu, "pl", "{n, plural, =1{a} one{} few{# b} many{# c} other{# d}}", ["one"]),
    (.icu, "cs", "{n, plural, one{} =1{a} few{# b} other{# d}}", ["one"]),
    (.icu, "pt", "{n, plural, one{} =1{a} other{# b}}", []),
    (.icu, "kmr", "{n, plural, one{a} other{# c}}", []),
  ]

  @Test(arguments: unused)
  func branchesThatNothingShows(test: Case) {
    let catalogs = Self.catalogs(test.dialect, test.locale, test.text)
    #expect(catalogs.summary(.unusedPlural) == test.found.map { "warning «\($0)»" }, "\(test.locale) \(test.text)")
  }

  static let omitted: [Case] = [
    (.icu, "ru", "{n, plural, one{Одна книга} few{# книги} many{# книг} other{# книги}}", ["error «one{Одна книга}»"]),
    (.icu, "ru", "{n, plural, =1{Одна книга} one{# книга} few{# книги} many{# книг} other{# книги}}", []),
    (.icu, "en", "{n, plural, one{A book} other{# books}}", []),
    (.icu, "fr", "{n, plural, one{Un livre} other{# livres}}", ["warning «one{Un livre}»"]),
    (.icu, "fr", "{n, plural, =0{Aucun livre} one{Un livre} other{# livres}}", []),
    (.icu, "ar", "{n, plural, zero{z} one{a} two{b} few{c} many{# d} other{# e}}", ["error «few{c}»"]),
    (.icu, "he", "{n, plural, one{a} two{b} other{# e}}", []),
    (.icu, "pt", "{n, plural, one{} =1{a} other{# b}}", ["error «one{}»"]),
    (.android, "sl", "[one:  | two:  | few: %d c | other: %d d]", ["error «one: »"]),
    (.icu, "ar", "{n, plural, zero{} one{a} two{b} few{# c} many{# d} other{# e}}", []),
    (.icu, "ar", "{n, plural, zero{z} one{a} two{} few{# c} many{# d} other{# e}}", ["error «two{}»"]),
    (.icu, "sl", "{n, plural, one{# a} two{b} few{# c} other{# d}}", ["error «two{b}»"]),
    // The number is told by another argument, or for all branches at once, or by none.
    (.icu, "ru", "{n, plural, one{{s} a} few{{s} b} many{{s} c} other{{s} d}}", []),
    (.icu, "ru", "{n} {n, plural, one{a} few{b} many{c} other{d}}", []),
    (.icu, "ru", "{n, plural, one{a} few{b} many{c} other{d}}", []),
    (.icu, "ru", "{n, plural, one{{who} a} few{{who} # b} many{{who} # c} other{{who} # d}}", ["error «one{{who} a}»"]),
    (.icu, "en", "{n, selectordinal, one{first} two{#nd} few{#rd} other{#th}}", ["error «one{first}»"]),
    (.arb, "ru", "{n, plural, =1{1 a} few{{n} b} many{{n} c} other{{n} d}}", ["error «=1{1 a}»"]),
    (.arb, "en", "{n, plural, =1{1 a} other{{n} d}}", []),
    (.android, "uk", "[one: Одна | few: %d b | many: %d c | other: %d d]", ["error «one: Одна»"]),
    (.android, "fa", "[one: یک کتاب | other: %d کتاب]", ["warning «one: یک کتاب»"]),
    (.apple, "fr", "[zero: aucun | one: un | other: %d]", []),
    (.apple, "ar", "[zero: z | one: a | two: b | few: c | many: %d d | other: %d e]", ["error «few: c»"]),
  ]

  @Test(arguments: omitted)
  func branchesOfSeveralNumbersTellWhich(test: Case) {
    let catalogs = Self.catalogs(test.dialect, test.locale, test.text)
    #expect(catalogs.summary(.numberOmitted) == test.found, "\(test.locale) \(test.text)")
  }

  static let arguments: [Case] = [
    (.icu, "fr", "{n,pluriel,un{x}}", ["error «{n,pluriel,un{x}}»"]),
    (.icu, "en", "{n, number} {d, date, short} {t, Time}", []),
    (.icu, "en", "{n, plural, foo{a} one{# b} other{# c}}", ["error «foo»"]),
    (.icu, "en", "{n, plural, one{a} one{b} other{# c}}", ["error «one»"]),
    (.icu, "en", "{n, plural, =1{a} =01{b} other{# c}}", ["error «=01»"]),
    (.icu, "en", "{n, plural, =1{a} one{b} other{# c}}", []),
    (.arb, "ru", "{n, plural, =1{a {n}} one{b {n}} few{{n}} many{{n}} other{{n}}}", ["error «one»"]),
    (.arb, "en", "{n, plural, =1{a} =5{b} other{{n}}}", ["error «=5»"]),
    (.arb, "en", "{n, plural, =1{a} other{# b}}", ["error «#»"]),
    (.icu, "en", "{n, plural, other{{g, select, other{# x}}}}", ["error «#»"]),
    (.icu, "en", "{n, plural, other{# {g, select, other{the #tag, C#}}}}", []),
    (.icu, "en", "{g, select, a{x} a{y} other{z}}", ["error «a»"]),
    (.icu, "en", "a } b", ["error «}»"]),
    (.icu, "en", "a '}' b", []),
    (.icu, "en", "it''s } b", ["error «}»"]),
    (.icu, "en", "it''s '}' b } c", ["error «}»"]),
    (.icu, "en", "'{}' ''", []),
    (.icu, "en", "{n, plural, one{# a} other{# '#}' ''}}", []),
    (.icu, "en", "{0} and {name}", ["warning «{0}»"]),
    (.icu, "en", "{n, plural, offset:-1 other{#}}", ["error «{n, plural, offset:-1 other{#}}»"]),
    (.android, "en", "[one: a # | other: %d }]", []),
  ]

  @Test(arguments: arguments)
  func whatParsersTakeAndNobodyMeans(test: Case) {
    let catalogs = Self.catalogs(test.dialect, test.locale, test.text)
    #expect(catalogs.summary(.pluralArgument) == test.found, "\(test.locale) \(test.text)")
  }

  @Test func stringsAreNotCounted() {
    let span = Span(file: FileID(0), lower: 0, upper: 0)
    for (type, count) in [("String", 1), ("int", 0), ("num", 0), (nil, 0)] as [(String?, Int)] {
      let catalogs = CheckedCatalogs(
        .arb, ["en": ["m: {n, plural, one{{n} a} other{{n} b}}"]],
        arguments: ["m": [KeyFacts.DeclaredArgument("n", at: span, type: type)]])
      #expect(catalogs.findings(.pluralArgument).count == count)
    }
  }
}
