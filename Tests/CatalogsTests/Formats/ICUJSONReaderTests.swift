import Catalogs
import Diagnostics
import Testing

@Suite struct ICUJSONReaderTests {
  private static func read(_ text: String, locale: String? = "ar") -> CatalogText {
    CatalogText(text, .icuJSON, locale: locale, ICUJSONReader.self)
  }

  @Test func textsAreReadInGroupsAndFlat() {
    let reading = Self.read(
      #"{"$schema": "x", "a": "l'{n}", "b.c": "\u0041{n}", "d": {"e": {"f": "{0}", "$g": "y"}}, "": "z"}"#)
    #expect(reading.texts == ["a = ‹l›‹{n}›", "b.c = ‹A›{n any}", "d.e.f = {1 any}", "d.e.$g = ‹y›", " = ‹z›"])
    #expect(reading.locales == ["ar"])
    #expect(reading.words == [])
    #expect(reading.faults == [])
  }

  @Test func theFileMayNameItsLocale() {
    #expect(Self.read(#"{"@@locale": "fa", "a": "x"}"#, locale: nil).locales == ["fa"])
    #expect(Self.read(#"{"a": "x"}"#, locale: nil).locales == ["base"])
  }

  @Test(arguments: [
    (#"{"a": null}"#, ["error shape at null: a is empty; a text was expected; write the text, or remove the key"]),
    (
      #"{"a": ["x"]}"#,
      [#"error shape at ["x"]: a is a list; a text was expected; write the text, or remove the key"#]
    ),
    (
      #"{"a": {"b": "x"}, "a.b": "y"}"#,
      [#"error duplicate-key at "a.b": the key a.b appears twice; remove or rename one of the two"#]
    ),
    (
      #""x""#,
      [#"error shape at "x": the file is a string; a mapping of texts was expected; write {"key": "text"}"#]
    ),
  ])
  func faultsOfFormAreSaid(_ text: String, _ expected: [String]) {
    let reading = Self.read(text)
    #expect(reading.words == expected)
    #expect(reading.faults == [])
  }

  /// Escapes of all kinds around a fault, which stands where the file has it.
  @Test func flawsStandWhereTheFileHasThem() {
    let reading = Self.read(#"{"a": "\ud83d\ude00\n\u00e9{n، plural}", "b": "é {n"}"#)
    #expect(reading.messages.map { $0.flaws.map { reading.text($0.span) } } == [["،"], ["{"]])
  }

  @Test(arguments: [
    String(repeating: "{\"a\":", count: 30_000), "{\"a\": \"", "{\"a\": \"{n, plural, other{x}}", "", "{",
    "{\"a\": \"\\ud800{n}\\\"}", "{\"\\u202e\": \"\\u202e{n\"}",
    "{\"a\": {" + (0..<2_000).map { "\"k\($0)\": \"{n, plural, one{a\\n} other{}}\"" }.joined(separator: ",") + "}}",
    // Groups with long names, and many texts below them.
    (0..<200).map { _ in "{\"" + String(repeating: "k", count: 2_000) + "\":" }.joined() + "{"
      + (0..<20_000).map { "\"\($0)\":\"\"" }.joined(separator: ",") + String(repeating: "}", count: 201),
    "{\"a\": \"" + String(repeating: "\\u0061{n}", count: 20_000) + "\"}",
    "{\"a\": \"\\n{n, plural, " + String(repeating: "a{}", count: 50_000) + "other{}}\"}",
  ])
  func hostileFilesCostLittle(_ text: String) {
    #expect(Self.read(text).faults == [])
  }
}
