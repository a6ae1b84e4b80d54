import Catalogs
import Diagnostics
import Emitters
import Locales
import Testing

/// Messages that get no accessor.
@Suite struct AccessorFaultTests {
  @Test func keysOfOneName() throws {
    let sample = SampleCatalogs(["en": "try-again: \"a\"\ntryAgain: \"b\"\nTRY again: \"c\"\nother: \"d\""])
    let findings = sample.emission().findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.rule == .accessor && finding.severity == .warning)
    #expect(finding.message == "try-again, tryAgain and TRY again would have one name in Swift: tryAgain")
    #expect(finding.labels.count == 2)
    #expect(sample.accessors == ["var other: LocalizedMessage"])
    #expect(sample.table("en") == ["other d"])
    #expect(StringsEmitter.findings(in: sample.sets, locales: .init()) == findings)
  }

  @Test(arguments: [
    (
      "{n, plural, other{{n, number, ::currency/EUR}}}",
      "m counts n and shows it as number, ::currency/EUR, which takes two values"
    ),
    ("{n, plural, other{#}}{n, select, other{}}", "m counts n and chooses by its words, which takes two values"),
    ("{a_b} {aB}", "m has two arguments named aB in Swift"),
  ])
  func argumentsThatCannotBe(_ text: String, _ message: String) {
    let sample = SampleCatalogs(["en": "m: \"\(text)\"\nother: \"x\""])
    #expect(sample.emission().findings.map(\.message) == [message])
    #expect(sample.accessors == ["var other: LocalizedMessage"])
  }

  /// The checks say what is wrong with these.
  @Test func messagesWithErrors() {
    let sample = SampleCatalogs([
      "en": "a: \"{n, plural, one{x}\"\nb: \"{n\"\nc: \"fine\"", "de": "a: \"y\"\nc: \"{\"\nd: \"extra\"",
    ])
    #expect(sample.emission().findings.isEmpty)
    #expect(sample.table("en") == ["c fine"])
    #expect(sample.table("de") == ["c"])
  }

  /// What is not translated yet is read in the source's language.
  @Test func translationsThatAreNone() {
    let sample = SampleCatalogs([
      "en": "a: \"A\"\nb: \"B\"\nc: \"C\"",
      "de": "a: { message: \"x\", state: new }\nb: \"\"\nc: { message: \"y\", state: needs_review }",
    ])
    #expect(sample.table("de") == ["a", "b", "c y"])
  }

  @Test func noMessagesNoFiles() {
    #expect(StringsEmitter.emit([], product: "x", locales: .init()).files.isEmpty)
    #expect(SampleCatalogs(["en": ""]).emission().files.isEmpty)
  }
}
