import Diagnostics
import Documents
import Testing
import TokenModel

/// A string node as it stands in a file, in quotes, from byte 10 on.
private func quoted(_ text: String) -> Node {
  Node(.string(text), at: Span(file: FileID(0), lower: 10, upper: 12 + text.utf8.count))
}

private func reference(to target: Node, and others: [String] = []) -> Node {
  let span = Span(file: FileID(0), lower: 0, upper: 90)
  let members = [Object.Member(key: "$ref", keySpan: span, value: target)]
  let rest = others.map { Object.Member(key: $0, keySpan: span, value: quoted("x")) }
  return Node(.object(Object(members + rest)), at: span)
}

@Suite struct ReferenceTests {
  @Test(arguments: [
    ("{ink}", ["ink"]),
    ("{color.ink}", ["color", "ink"]),
    ("{group.$root}", ["group", "$root"]),
    ("{Dark Blue/1.🌙.50}", ["Dark Blue/1", "🌙", "50"]),
    ("{a. b}", ["a", " b"]),
  ])
  func curly(text: String, names: [String]) throws {
    #expect(try Reference.parse(quoted(text)) == .curly(names, quoted(text).span))
  }

  @Test(arguments: ["", "#0B1F3A", "16px", "Inter", "rgb(0 0 0)", "$root", "a.b"])
  func plainText(text: String) throws {
    #expect(try Reference.parse(quoted(text)) == nil)
  }

  /// The part of the text that the error points at.
  @Test(arguments: [
    ("{}", "{}", "names no token"),
    ("{color.ink", "{color.ink", "no closing brace"),
    ("color.ink}", "color.ink}", "no opening brace"),
    ("{color..ink}", "..", "empty name"),
    ("{.ink}", "{.", "empty name"),
    ("{ink.}", ".}", "empty name"),
    ("{color.{ink}}", "{", "brace inside"),
    ("{ink} ", " ", "goes on after"),
    ("{a}{b}", "{b}", "goes on after"),
    (" {ink}", " {ink}", "inside other text"),
    ("calc({a} * 2)", "calc({a} * 2)", "inside other text"),
    ("a{b", "a{b", "brace"),
    ("{color.ink.$value}", "$value", "only $root"),
  ])
  func malformedCurly(text: String, place: String, words: String) {
    let node = quoted(text)
    let error = #expect(throws: MalformedReference.self) { try Reference.parse(node) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    let bytes = Array("\"\(text)\"".utf8)
    let found = error.map {
      String(decoding: bytes[($0.span.range.lowerBound - 10)..<($0.span.range.upperBound - 10)], as: UTF8.self)
    }
    #expect(found == place || found == "\"\(place)\"")
  }

  @Test(
    arguments: [
      ("#", "", []),
      ("#/", "", [""]),
      ("#/color/ink", "", ["color", "ink"]),
      ("#/a~1b/c~0d", "", ["a/b", "c~d"]),
      ("#/a~01", "", ["a~1"]),
      ("#/Dark%20Blue/$value/components/0", "", ["Dark Blue", "$value", "components", "0"]),
      ("#/Dark Blue", "", ["Dark Blue"]),
      ("#/100%/x%2", "", ["100%", "x%2"]),
      ("#/%E2%82%AC", "", ["€"]),
      ("other.json#/a", "other.json", ["a"]),
      ("other.json", "other.json", []),
    ] as [(String, String, [String])])
  func pointer(text: String, document: String, steps: [String]) throws {
    let node = reference(to: quoted(text))
    #expect(try Reference.parse(node) == .pointer(JSONPointer(document: document, steps: steps), node.span))
  }

  @Test(arguments: [
    ("", "not a JSON Pointer"), ("/a/b", "not a JSON Pointer"), ("{a.b}", "not a JSON Pointer"),
    ("#a/b", "lacks the /"), ("#/a~2", "not followed by 0 or 1"), ("#/a~", "not followed by 0 or 1"),
  ])
  func malformedPointer(text: String, words: String) {
    let error = #expect(throws: MalformedReference.self) { try Reference.parse(reference(to: quoted(text))) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test func aReferenceIsTheWholeValue() {
    let error = #expect(throws: MalformedReference.self) {
      try Reference.parse(reference(to: quoted("#/a"), and: ["alpha"]))
    }
    #expect(error?.message == "\"alpha\" stands beside \"$ref\", but a reference is the whole value")
    let number = Node(.number(1), at: quoted("1").span)
    #expect(throws: MalformedReference.self) { try Reference.parse(reference(to: number)) }
  }

  @Test func messagesStayShort() {
    let long = String(repeating: "a", count: 100_000)
    let nodes = [
      quoted("{" + long), quoted("{a}" + long), reference(to: quoted("#" + long)), reference(to: quoted("#/~" + long)),
      reference(to: quoted("#/a"), and: [long]),
    ]
    for node in nodes {
      let error = #expect(throws: MalformedReference.self) { try Reference.parse(node) }
      #expect((error?.message.utf8.count ?? 0) + (error?.help?.utf8.count ?? 0) < 500)
    }
  }

  @Test(arguments: [["a", "b"], ["a/b", "c~d"], [""], []])
  func pointersReadBackAsWritten(steps: [String]) throws {
    let text = JSONPointer(steps: steps).text
    #expect(try JSONPointer(text, in: quoted(text)).steps == steps)
  }
}
