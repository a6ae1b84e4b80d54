import Catalogs
import Diagnostics
import Testing

@Suite struct HostileCheckTests {
  private static let rules: [RuleID] = [
    .missingPlural, .unusedPlural, .numberOmitted, .pluralArgument, .placeholder, .percent, .apostrophe, .untranslated,
    .missingKey, .extraKey, .consistency,
  ]

  static let texts: [(CatalogFormat.Dialect, String)] = [
    (.icu, "{n, plural, offset:9223372036854775807 =9223372036854775807{a} one{b} other{c}}"),
    (.icu, "{n, plural, offset:-9223372036854775808 one{b} other{c}}"),
    (.icu, "{n, plural, =-5{a} =99999999999999999999999{b} =1.5{c} other{d}}"),
    (.icu, String(repeating: "{a}", count: 4_000)),
    (.icu, String(repeating: "{n, plural, one{{a}} few{{b}} many{{c}} other{#}}", count: 60)),
    (.icu, String(repeating: "{n, plural, one{x} other{", count: 30) + "y" + String(repeating: "}}", count: 30)),
    (.icu, "{n, plural, " + (0..<5_000).map { "=\($0){x}" }.joined() + "other{y}}"),
    (.icu, String(repeating: "'{a}' l'{b}", count: 2_000)),
    (.icu, "{n, plural, one{} other{}}"),
    (.apple, String(repeating: "%@ %lld ", count: 4_000)),
    (.apple, "%99999999999$@ %1$@ %0$@ %"),
    (.apple, "[ : | other: | one]"),
    (.android, String(repeating: "% ٪s ％d ", count: 2_000) + "%1$@"),
    (.arb, "{n, plural, =1{a} =1{b} one{c} =99{d} other{#}}"),
  ]

  /// What is not linear takes hours; the limit is there so that such a run ends.
  @Test(.timeLimit(.minutes(10)), arguments: texts.indices)
  func whateverIsWrittenIsCheckedInTime(index: Int) {
    let (dialect, text) = Self.texts[index]
    let sane = dialect == .icu || dialect == .arb ? "m: {n} {a}" : "m: %1$@ %2$lld"
    let catalogs = [
      CheckedCatalogs(dialect, ["en": [sane], "ru": ["m: " + text]]),
      CheckedCatalogs(dialect, ["en": ["m: " + text], "ar": [sane]]),
      CheckedCatalogs(dialect, ["en": ["m: " + text], "fr": ["m: " + text]]),
    ]
    for catalog in catalogs {
      for rule in Self.rules { #expect(catalog.findings(rule).allSatisfy { $0.rule == rule }) }
    }
  }

  @Test func findingsAreTheSameEachTime() {
    let lines = (0..<60).map { "key\($0): {n, plural, one{a {x}} foo{b} other{# {y} }}" }
    let catalogs = CheckedCatalogs(.icu, ["en": ["key1: {n} {x}"], "ru": lines, "ar": lines])
    for rule in Self.rules { #expect(catalogs.findings(rule) == catalogs.findings(rule)) }
  }
}
