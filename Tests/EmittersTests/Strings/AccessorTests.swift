import Catalogs
import Diagnostics
import Emitters
import Foundation
import Locales
import Testing

/// Which accessors messages get: names, labels, types.
@Suite struct AccessorTests {
  /// One message, its accessor, and its line in the source's table.
  @Test(arguments: [
    ("\"Today\"", "var m: LocalizedMessage", "m Today"),
    (
      "\"{n, plural, one{# day} other{# days}}\"", "func m(n: Int) -> LocalizedMessage",
      "m(n:) {n, plural, one{# day} other{# days}}"
    ),
    (
      "\"{n, plural, offset:1 other{x} one{y} =1{z}}\"", "func m(n: Int) -> LocalizedMessage",
      "m(n:) {n, plural, offset:1 =1{z} one{y} other{x}}"
    ),
    (
      "\"{n, selectordinal, one{#st} other{#th}}\"", "func m(n: Int) -> LocalizedMessage",
      "m(n:) {n, selectordinal, one{#st} other{#th}}"
    ),
    ("\"{n, number, integer} left\"", "func m(n: Int) -> LocalizedMessage", "m(n:) {n} left"),
    ("\"{n, number} km\"", "func m(n: Double) -> LocalizedMessage", "m(n:) {n} km"),
    (
      "\"{n, number} {n, number, integer}\"", "func m(n: Double) -> LocalizedMessage",
      "m(n:) {n} {n, number, integer}"
    ),
    ("\"{price, number, ::currency/EUR}\"", "func m(price: String) -> LocalizedMessage", "m(price:) {price}"),
    ("\"{d, date, short} {t, time}\"", "func m(d: String, t: String) -> LocalizedMessage", "m(d:t:) {d} {t}"),
    ("\"{name}\"", "func m(name: String) -> LocalizedMessage", "m(name:) {name}"),
    ("\"{0} of {1}\"", "func m(_ first: String, _ second: String) -> LocalizedMessage", "m(_:_:) {0} of {1}"),
    (
      "\"{1, number, integer} of {0}\"", "func m(_ first: String, _ second: Int) -> LocalizedMessage",
      "m(_:_:) {1} of {0}"
    ),
    (
      "\"{g, select, female{she} male{he} other{they}}\"", "func m(g: Strings.G) -> LocalizedMessage",
      "m(g:) {g, select, female{she} male{he} other{they}}"
    ),
    (
      "\"{g, select, other{{g}} male{he}}\"", "func m(g: String) -> LocalizedMessage",
      "m(g:) {g, select, male{he} other{{g}}}"
    ),
    (
      "\"{on, select, true{on} false{off} other{}}\"", "func m(on: Bool) -> LocalizedMessage",
      "m(on:) {on, select, true{on} false{off} other{}}"
    ),
    (
      "\"{class} {in} {self} {user_name}\"",
      "func m(`class`: String, `in`: String, self_: String, userName: String) -> LocalizedMessage",
      "m(class:in:self_:userName:) {class} {in} {self_} {userName}"
    ),
    // In the order in which a reader comes upon them.
    (
      "\"{goal, plural, one{{done, number, integer} of # word} other{{done, number, integer} of # words}}\"",
      "func m(done: Int, goal: Int) -> LocalizedMessage",
      "m(done:goal:) {goal, plural, one{{done} of # word} other{{done} of # words}}"
    ),
  ])
  func message(_ text: String, _ accessor: String, _ line: String) {
    let sample = SampleCatalogs(["en": "m: \(text)"])
    #expect(sample.findings.map(\.message) == [])
    #expect(sample.accessors == [accessor])
    #expect(sample.table("en") == [line])
  }

  /// Apostrophes as ICU has them, written so that a line reads like text.
  @Test(arguments: [
    ("don't", "don't"), ("it''s", "it's"), ("'{'x'}'", "'{'x'}'"), ("'{}'", "'{}'"), ("'{''}'", "'{''}'"),
    ("l''{n}", "l''{n}"), ("end'", "end''"), ("{n, plural, other{'#' # '{'}}", "{n, plural, other{'#' # '{'}}"),
    ("'''{'x'}'", "'''{'x'}'"), ("#1", "#1"), ("'#'1", "''#'1"), ("a''''b", "a'''b"),
    ("{n, plural, other{{g, select, other{#}}}}", "{n, plural, other{{g, select, other{#}}}}"),
  ])
  func quoting(_ text: String, _ expected: String) {
    let line = SampleCatalogs(["en": "m: \"\(text)\""]).table("en").first
    #expect(line?.drop { $0 != " " }.dropFirst() == expected[...])
  }

  @Test func aLineBreakStaysInItsLine() {
    let sample = SampleCatalogs(["en": "m: \"one\\ntwo\"\nn: \"\\\\ \\\" \\u2067\""])
    #expect(sample.table("en") == ["m one\\u{B}two", "n \\\\ \\\" \\u{2067}"])
  }

  @Test func declaredArguments() {
    let sample = SampleCatalogs(
      ["en": "a: \"{n}\"\nb: \"{n, number} {m}\"\nc: \"{x}\"\nd: \"{n, plural, other{#}}\"\ne: \"{b} {a}\""],
      arguments: "a: { n: 1… }\nb: { n: 0…5 }\nc: { x: { type: double } }\nd: { n: { type: double } }\n"
        + "e: { a: { type: string, example: A1 }, b: { type: string } }")
    #expect(
      sample.accessors == [
        "func a(n: Int) -> LocalizedMessage", "func b(n: Int, m: String) -> LocalizedMessage",
        "func c(x: Double) -> LocalizedMessage", "func d(n: Double) -> LocalizedMessage",
        "func e(a: String, b: String) -> LocalizedMessage",
      ])
  }

  /// A language with more forms than the source may count what the source only shows.
  @Test func aTranslationMayCountWhatTheSourceShows() {
    let sample = SampleCatalogs([
      "en": "m: \"{n} new\"", "ar": "m: \"{n, plural, one{x} other{# y}}\"", "fr": "m: \"{count} new\"",
    ])
    #expect(sample.accessors == ["func m(n: Int) -> LocalizedMessage"])
    #expect(sample.table("ar") == ["m(n:) {n, plural, one{x} other{# y}}"])
    // An argument that the source lacks: English is shown.
    #expect(sample.table("fr") == ["m(n:)"])
  }

  @Test func groupsAndTheirNames() {
    let sample = SampleCatalogs([
      "en": """
      today: { title: "a", card: { heading: "b" } }
      type: { init: "c" }
      string: { a-b: "d" }
      "50": { "50": "e" }
      default: "f"
      """
    ])
    #expect(
      sample.table("en") == [
        "Today.title a", "Today.Card.heading b", "Type_.init_ c", "String_.aB d", "_50_._50 e", "default f",
      ])
  }

  @Test func wordsToChooseBetween() throws {
    let sample = SampleCatalogs([
      "en": """
      a: { x: "{tone, select, calm{a} other{b}}", y: "{tone, select, calm{c} other{d}}" }
      b: { x: "{kind, select, new{a} other{b}}", y: "{kind, select, old{a} other{b}}" }
      """
    ])
    #expect(
      sample.accessors == [
        "func x(tone: Strings.Tone) -> LocalizedMessage", "func y(tone: Strings.Tone) -> LocalizedMessage",
        "func x(kind: XKind) -> LocalizedMessage", "func y(kind: YKind) -> LocalizedMessage",
      ])
    let text = try #require(sample.emission().files.first { $0.path == "Sample+Strings.swift" }?.text)
    #expect(text.contains("public enum Tone: String, CaseIterable, Sendable {\n      case calm = \"calm\"\n"))
    #expect(text.components(separatedBy: "enum Tone").count == 2)
  }
}
