import Diagnostics
import Documents
import Testing

@Suite struct YAMLErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    let place: String
    var label: String?
    let json: String

    init(_ text: String, _ message: String, at place: String, label: String? = nil, leaves json: String) {
      self.text = text
      self.message = message
      self.place = place
      self.label = label
      self.json = json
    }

    var testDescription: String { text }
  }

  static let cases: [Case] = [
    // Indentation.
    Case("a:\n\tb: 1", "a tab indents this line", at: "\t", leaves: "{}"),
    Case("é: 1\na:\n  b: 1\n\t\tc: 2", "a tab indents this line", at: "\t\t", leaves: "{\"é\":1,\"a\":{}}"),
    Case("a: |\n\ttext", "a tab indents this line", at: "\t", leaves: "{}"),
    Case(
      "a:\n    b: 1\n  c: 2", "this line is indented by 2 spaces, but no line above it is", at: "c: 2",
      leaves: "{\"a\":{\"b\":1}}"),
    Case(
      "a:\n  b:\n    c: 1\n   d: 2", "this line is indented by 3 spaces, but no line above it is", at: "d: 2",
      leaves: "{\"a\":{\"b\":{\"c\":1}}}"),
    Case(
      "  a: 1\nb: 2", "this line is indented less than the first line of the file", at: "b: 2", label: "a",
      leaves: "{\"a\":1}"),
    Case(
      "a: b\n  c: d # e", "c: d is indented below \"a\", which already has a value", at: "c: d", label: "a",
      leaves: "{\"a\":\"b c\"}"),
    Case(
      "a: \"b\"\n  c: d", "c: d is indented below \"a\", which already has a value", at: "c: d", label: "a",
      leaves: "{\"a\":\"b\"}"),
    Case("a: 1\n- b", "this list item is among the keys of a mapping", at: "- b", label: "a", leaves: "{\"a\":1}"),
    Case("- a\nb: 1", "b: 1 is among the items of a list, but has no dash", at: "b: 1", label: "-", leaves: "[\"a\"]"),
    Case("a: - b", "a list can't begin on the line of its key", at: "-", leaves: "{}"),
    // Colons.
    Case("a: b: c", "the value contains \": \", but is not in quotes", at: "b: c", leaves: "{\"a\":\"b\"}"),
    Case(
      "é: x: y # z", "the value contains \": \", but is not in quotes", at: "x: y", leaves: "{\"é\":\"x\"}"),
    Case("a: 1\nfoo\nb: 2", "foo is in a key's place, but no colon follows it", at: "foo", leaves: "{\"a\":1}"),
    Case("a: 1\nfoo:1\nb: 2", "a space is missing after the colon", at: ":", leaves: "{\"a\":1}"),
    Case(
      "a: {b: c.{d,e}.f, g: 1}", "c.{d,e}.f contains \"{\", but is not in quotes", at: "c.{d,e}.f",
      leaves: "{\"a\":{\"b\":\"c.\"}}"
    ),
    Case("a: [é[1], b]", "é[1] contains \"[\", but is not in quotes", at: "é[1]", leaves: "{\"a\":[\"é\"]}"),
    Case("a: {b:[1]}", "a space is missing after this colon", at: ":", leaves: "{\"a\":{}}"),
    Case(": a", "a key is missing before the colon", at: ":", leaves: "{}"),
    // Quotes.
    Case("a: \"abc\nb: 1", "this text has no closing quote", at: "\"abc", leaves: "{}"),
    Case("é: 'abc # d", "this text has no closing quote", at: "'abc", leaves: "{}"),
    Case("a: 'it's'", "s' comes after the end of the value", at: "s'", leaves: "{\"a\":\"it\"}"),
    Case("a: \"b\" c", "c comes after the end of the value", at: "c", leaves: "{\"a\":\"b\"}"),
    Case("a: \"\\q\"", "\\q is not an escape in YAML", at: "\\q", leaves: "{}"),
    Case("a: \"\\é\"", "\\é is not an escape in YAML", at: "\\é", leaves: "{}"),
    Case("a: \"\\x1g\"", "\\x1 needs 2 hexadecimal digits", at: "\\x1", leaves: "{}"),
    Case("a: \"\\ud83d\\ude00\"", "\\ud83d is no character; YAML has no surrogate pairs", at: "\\ud83d", leaves: "{}"),
    // Signs.
    Case("a: @foo bar # c", "\"@\" can't begin a value without quotes", at: "@foo", leaves: "{}"),
    Case("- `x`", "\"`\" can't begin a value without quotes", at: "`x`", leaves: "[]"),
    Case("a: %foo", "\"%\" can't begin a value without quotes", at: "%foo", leaves: "{}"),
    Case("a: ? b", "\"?\" can't begin a value without quotes", at: "?", leaves: "{}"),
    Case("a: [|]", "| text can't be used in brackets", at: "|", leaves: "{\"a\":[]}"),
    Case(
      "a: *.foo", "*.foo is read as an alias, whose name has only letters, digits, - and _", at: "*.foo", leaves: "{}"),
    Case("a: &", "& is read as an anchor, whose name has only letters, digits, - and _", at: "&", leaves: "{}"),
    Case("a: !foo!bar x", "!foo!bar is read as a tag, but is not a known one", at: "!foo!bar", leaves: "{}"),
    Case("a: !<x y", "!<x is read as a tag, but is not a known one", at: "!<x", leaves: "{}"),
    Case("a: | text\n  b", "text can't follow | on its line", at: "| text", leaves: "{}"),
    Case("%FOO bar\na: 1", "the directive %FOO bar can't be read", at: "%FOO bar", leaves: "nothing"),
    Case("%YAML 3.0\n---\na: 1", "the directive %YAML 3.0 can't be read", at: "%YAML 3.0", leaves: "nothing"),
    Case("%YAML 1.2\na: 1", "a line with --- is missing after the directives", at: "a: 1", leaves: "nothing"),
    Case("a: \u{1}b", "the file contains the control character U+0001", at: "\u{1}", leaves: "nothing"),
    Case("é: \u{9F}", "the file contains the control character U+009F", at: "\u{9F}", leaves: "nothing"),
    // Brackets.
    Case("a: [1, 2", "this list is not closed", at: "[", leaves: "{\"a\":[1,2]}"),
    Case("a: {b: 1\n", "this mapping is not closed", at: "{", leaves: "{\"a\":{\"b\":1}}"),
    Case(
      "a: [1, 2\nb: 3", "a comma or \"]\" is missing before \"b:\"", at: "b:", label: "[", leaves: "{\"a\":[1,\"2 b\"]}"
    ),
    Case(
      "a: [1, \"x\" \"é\"]", "a comma or \"]\" is missing before \"\"é\"\"", at: "\"é\"", label: "[",
      leaves: "{\"a\":[1,\"x\"]}"),
    Case(
      "a: {b: 1 c: 2}", "a comma or \"}\" is missing before \"c:\"", at: "c:", label: "{",
      leaves: "{\"a\":{\"b\":\"1 c\"}}"
    ),
    Case("a: [1, , 2]", "a value is missing before \",\"", at: ",", leaves: "{\"a\":[1]}"),
    Case("a: ]", "a value is missing before \"]\"", at: "]", leaves: "{}"),
    Case("a: 1\n}", "} is in a key's place", at: "}", label: "a", leaves: "{\"a\":1}"),
    // Documents.
    Case("\"a\"\nb: 2", "text follows the end of the document", at: "b: 2", leaves: "\"a\""),
    Case("a: 1\n---\nb: 2", "a second document begins here", at: "---", leaves: "{\"a\":1}"),
    Case("# only\n", "the file contains no value", at: "", leaves: "nothing"),
    Case("\n \n", "the file contains no value", at: "", leaves: "nothing"),
  ]

  @Test(arguments: cases)
  func errorsAreToldInTheAuthorsWords(_ sample: Case) {
    let reading = Reading(sample.text, .yaml)
    #expect(reading.messages == [sample.message])
    #expect(reading.places == [sample.place])
    #expect(reading.document.issues.first?.labels.map { reading.text($0.span) } == (sample.label.map { [$0] } ?? []))
    #expect(reading.json == sample.json)
    #expect(!reading.document.isComplete)
    #expect(reading.faults == [])
  }

  @Test(arguments: [
    ("a: b: \"c\"", "put the value into quotes: 'b: \"c\"'"), ("a: x: y", "put the value into quotes: \"x: y\""),
    ("a: @foo bar # c", "put the text into quotes: \"@foo bar\""), ("a: 1\nfoo:1", "write foo: 1"),
    ("a:\n  b:\n    c: 1\n   d: 2", "indent it by 0 or 2 or 4, like what it belongs to"),
    ("a: #0B1F3A", "put the colour into quotes: \"#0B1F3A\""), ("a: {b.c}", "put the reference into quotes: \"{b.c}\""),
    ("{b.c}: 1", "put the key into quotes: \"{b.c}\""),
  ])
  func helpShowsWhatToWrite(text: String, help: String) {
    #expect(Reading(text, .yaml).document.issues.first?.help == [help])
  }

  @Test func longKeysAreNamedSo() {
    let key = String(repeating: "k", count: 1100)
    for text in ["\(key): 1", "a: 1\n\(key): 2"] {
      let reading = Reading(text, .yaml)
      #expect(reading.messages == ["a key is longer than 1,024 characters"])
      #expect(reading.places == [String(key.prefix(32))])
    }
    #expect(Reading("{\"\(key)\": 1}", .json).root?[key]?.number == 1)
  }

  @Test func longTextIsCutInMessages() {
    let word = String(repeating: "x", count: 500)
    #expect(Reading("a: 1\n\(word)\nb: 2", .yaml).messages.allSatisfy { $0.count < 200 })
    #expect(Reading("{\(word): 1}", .json).messages.allSatisfy { $0.count < 200 })
  }

  @Test func repeatedKeysAreReportedWithTheFirst() {
    let reading = Reading("é: 1\nb: 2\n\"é\": 3\n", .yaml)
    #expect(reading.messages == ["the key \"é\" appears twice in this mapping"])
    #expect(reading.document.issues.map(\.kind) == [.duplicateKey])
    #expect(reading.places == ["\"é\""])
    #expect(reading.document.issues.first?.labels.map(\.span.range) == [0..<2])
    #expect(reading.json == "{\"é\":3,\"b\":2}")
    #expect(reading.document.isComplete)
  }
}
