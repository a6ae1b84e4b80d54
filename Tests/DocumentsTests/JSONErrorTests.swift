import Diagnostics
import Documents
import Testing

@Suite struct JSONErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// Message and the text at its place.
    let issues: [(String, String)]
    /// What is left.
    let json: String

    init(_ text: String, _ json: String, _ issues: (String, String)...) {
      self.text = text
      self.json = json
      self.issues = issues
    }

    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case(
      "{\"a\": [1, 2,], }", "{\"a\":[1,2]}", ("the last item is followed by a comma", ","),
      ("the last member is followed by a comma", ",")),
    Case("{\"a\": 1 \"b\": 2}", "{\"a\":1,\"b\":2}", ("a comma is missing before this member", "\"")),
    Case("[1 日]", "[1,\"日\"]", ("a comma is missing before this item", "日"), ("the text 日 is not in quotes", "日")),
    Case("{\"a\" 1}", "{\"a\":1}", ("a colon is missing after the key \"a\"", "1")),
    Case(
      "{\"a\" = 1; \"b\": 2}", "{\"a\":1,\"b\":2}", ("\"=\" is used where a colon belongs", "="),
      ("\";\" is used where a comma belongs", ";")),
    Case("{\"a\": , \"b\": 2}", "{\"b\":2}", ("the key \"a\" has no value", "\"a\"")),
    Case("[1, , 2]", "[1,2]", ("a value is missing before this comma", ",")),
    Case("{\"a\": 1,, \"b\": 2}", "{\"a\":1,\"b\":2}", ("there is a comma where a key belongs", ",")),
    Case(
      "{'a': 'b'}", "{\"a\":\"b\"}", ("this string is in single quotes", "'a'"),
      ("this string is in single quotes", "'b'")),
    Case("[“é”]", "[\"é\"]", ("this string is in typographic quotes", "“é”")),
    Case(
      "{a-b: Roboto Mono}", "{\"a-b\":\"Roboto Mono\"}", ("the key a-b is not in quotes", "a-b"),
      ("the text Roboto Mono is not in quotes", "Roboto Mono")),
    Case(
      "[True, None, NaN]", "[true,null,null]", ("\"True\" must be in lower case", "True"),
      ("JSON has no \"None\"", "None"), ("JSON has no NaN", "NaN")),
    Case(
      "[#0B1F3A, #fff]", "[\"#0B1F3A\",\"#fff\"]", ("the colour #0B1F3A is not in quotes", "#0B1F3A"),
      ("the colour #fff is not in quotes", "#fff")),
    Case("[007]", "[7]", ("007 is not a number in JSON: it begins with an extra 0", "007")),
    Case(
      "[.5, 5., +5]", "[0.5,5,5]", (".5 is not a number in JSON: it has no digit before the point", ".5"),
      ("5. is not a number in JSON: it has no digit after the point", "5."),
      ("+5 is not a number in JSON: it begins with +", "+5")),
    Case("[16px]", "[\"16px\"]", ("16px is not a number", "16px")),
    Case("[-1e999]", "[null]", ("the number is too large", "-1e999")),
    Case(
      "[\"\\ud800!\"]", "[\"\u{FFFD}!\"]",
      ("\\ud800 is one half of a surrogate pair, and its second half is missing", "\\ud800")),
    Case(
      "[\"\\udc00\"]", "[\"\u{FFFD}\"]",
      ("\\udc00 is one half of a surrogate pair, and its first half is missing", "\\udc00")),
    Case("[\"\\u12\"]", "[\"\u{FFFD}\"]", ("\\u12 needs four hexadecimal digits", "\\u12")),
    Case("[\"a\\qb\"]", "[\"aqb\"]", ("\\q is not an escape in JSON", "\\q")),
    Case(
      "[\"a\tb\", \"\u{1}\"]", "[\"a\\tb\",\"\\u0001\"]", ("a string contains a tab", "\t"),
      ("a string contains the control character U+0001", "\u{1}")),
    Case(
      "{\"a\": \"one\n two\", \"b\": 1}", "{\"a\":\"one\\ntwo\",\"b\":1}", ("a string contains a line break", "\n")),
    Case("{\"a\": \"open,\n\"b\": 1}", "{\"a\":\"open,\",\"b\":1}", ("this string has no closing quote", "\"open,")),
    Case("{\"a: 1,\n\"b\": 2}", "{\"b\":2}", ("this string has no closing quote", "\"a: 1,")),
    Case("{\"a\": \"open}", "{\"a\":\"open}\"}", ("this string has no closing quote", "\"open}")),
    Case("{\"a\": [1, 2}, \"b\": 3}", "{\"a\":[1,2],\"b\":3}", ("\"}\" can't close \"[\"", "}")),
    Case("{\"a\": [[1, 2}", "{\"a\":[[1,2]]}", ("\"}\" can't close \"[\"", "}")),
    Case("{\"a\": 1]}", "{\"a\":1}", ("\"]\" can't close \"{\"", "]")),
    Case("{\"a\": {\"b\": [1", "{\"a\":{\"b\":[1]}}", ("the file ends before \"[\" is closed", "")),
    Case("[1]]", "[1]", ("\"]\" closes nothing", "]")),
    Case("{\"a\": 1} {\"b\": 2}\n", "{\"a\":1}", ("there is more text after the end of the JSON value", "{\"b\": 2}")),
    Case("[\"a\": 1]", "[\"a\"]", ("a list can't have keys, but a colon follows this item", ":")),
    Case("[1,\u{A0}2]", "[1,2]", ("the invisible character U+00A0 is outside a string", "\u{A0}")),
    Case(
      "[1\u{A0}, true\u{2003}, a\u{A0}]", "[1,true,\"a\"]",
      ("the invisible character U+00A0 is outside a string", "\u{A0}"),
      ("the invisible character U+2003 is outside a string", "\u{2003}"),
      ("the text a is not in quotes", "a"), ("the invisible character U+00A0 is outside a string", "\u{A0}")),
    Case("\n\n", "nothing", ("the file contains no value", "")),
  ]

  @Test(arguments: cases)
  func errorsAreToldAndTheRestIsKept(_ sample: Case) {
    let reading = Reading(sample.text, .json)
    #expect(reading.messages == sample.issues.map(\.0))
    #expect(reading.places == sample.issues.map(\.1))
    #expect(reading.json == sample.json)
    #expect(reading.faults == [])
  }

  @Test func openingBracketsAreLabelled() throws {
    let issue = try #require(Reading("{\"a\": [1}", .json).document.issues.first)
    #expect(issue.labels.map(\.message) == ["opened here"])
    #expect(issue.labels.map(\.span.range) == [6..<7])
  }

  @Test func commentsAreReportedOnce() {
    let reading = Reading("// a\n{\"a\": 1, /* b */ \"b\": 2 # c\n}", .json)
    #expect(reading.messages == ["JSON has no comments"])
    #expect(reading.places == ["// a"])
    #expect(reading.document.issues.first?.notes == ["2 more comments in this file"])
    #expect(reading.json == "{\"a\":1,\"b\":2}")
  }

  @Test func repeatedKeysKeepTheLastValueInTheFirstPlace() {
    let reading = Reading("{\"a\": 1, \"b\": 2, \"a\": 3}", .json)
    #expect(reading.json == "{\"a\":3,\"b\":2}")
    #expect(reading.document.issues.map(\.kind) == [.duplicateKey])
    #expect(reading.document.issues.first?.span.range == 17..<20)
    #expect(reading.document.issues.first?.labels.map(\.span.range) == [1..<4])
  }

  /// Small mappings are compared pair by pair, large ones by hash.
  @Test(arguments: [2, 8, 9, 100])
  func everyRepeatedKeyIsFound(count: Int) {
    let members = (0..<count).map { "\"k\($0)\": \($0)" }
    for index in 0..<count where index < 10 || index == count - 1 {
      let reading = Reading("{\((members + ["\"k\(index)\": true"]).joined(separator: ", "))}", .json)
      #expect(reading.messages == ["the key \"k\(index)\" appears twice in this mapping"])
      #expect(reading.root?["k\(index)"]?.bool == true)
      #expect(reading.root?.object?.members.count == count)
    }
    #expect(Reading("{\(members.joined(separator: ", "))}", .json).messages == [])
  }

  @Test func manyErrorsEndTheReading() {
    let reading = Reading("[" + String(repeating: "01, ", count: 100) + "1]", .json)
    #expect(reading.messages.count == 20)
    #expect(!reading.document.isComplete)
    #expect(reading.document.issues.last?.notes == ["The file has so many errors that the rest was not read"])
  }
}
