import Diagnostics
import Documents
import Testing
import TokenModel

private func node(_ text: String) -> Node {
  Node(.string(text), at: Span(file: FileID(0), lower: 0, upper: text.utf8.count))
}

private func segments(_ path: String) -> [String] { path.split(separator: ".").map(String.init) }

@Suite struct TokenPatternTests {
  @Test(
    arguments: [
      ("text.primary", ["text.primary"], ["text", "text.primary.x", "a.text.primary", "text.primar"]),
      ("text.*", ["text.primary", "text.$root"], ["text", "text.a.b", "texts.a"]),
      ("*", ["text"], ["text.a"]),
      ("status.**", ["status.ok", "status.a.b.c", "status"], ["statuses.ok", "x.status.ok"]),
      ("**", ["a", "a.b.c"], []),
      ("**.on", ["on", "a.on", "a.b.on", "on.on"], ["a.on.b", "a.son"]),
      ("a.**.b.**.c", ["a.b.c", "a.b.b.c", "a.x.b.y.c", "a.b.c.b.c"], ["a.c", "a.b", "a.x.c.b"]),
      ("*-size", ["hit-size", "-size", "a-size-size"], ["hit-sizes", "size"]),
      ("a*b*c", ["abc", "axbxc", "abcbc"], ["ab", "acb", "abcx"]),
      ("{text,icon}.a", ["text.a", "icon.a"], ["text.b", "texticon.a"]),
      ("{text.*,link}", ["text.a", "link"], ["text", "link.a"]),
      ("s{,ub}head", ["shead", "subhead"], ["subshead"]),
      ("{a,b}.{c,d}", ["a.c", "a.d", "b.c", "b.d"], ["a.b"]),
      ("Größe.*", ["Größe.日本"], ["Grosse.a"]),
    ] as [(String, [String], [String])])
  func matching(text: String, yes: [String], no: [String]) throws {
    let pattern = try TokenPattern(node(text))
    for path in yes { #expect(pattern.matches(segments(path)), "\(text) means \(path)") }
    for path in no { #expect(!pattern.matches(segments(path)), "\(text) does not mean \(path)") }
  }

  @Test(arguments: [
    ("on-{x}", "on-accent", "{x}", "accent"),
    ("text.on-{x}", "text.on-é", "surface.{x}", "surface.é"),
    ("**.{x}.text", "a.b.c.text", "a.b.{x}.surface", "a.b.c.surface"),
    ("{x}-text", "a-text-text", "{x}", "a-text"),
    ("{a,b}.{x}*", "", "", ""),
  ])
  func capturesFillAnotherPattern(text: String, path: String, other: String, expected: String) throws {
    guard !path.isEmpty else {
      #expect(throws: MalformedPattern.self) { try TokenPattern(node(text), captures: true) }
      return
    }
    let captured = try #require(try TokenPattern(node(text), captures: true).capture(segments(path)))
    let filled = try TokenPattern(node(other), captures: true).filled(with: captured)
    #expect(filled.matches(segments(expected)))
    #expect(!filled.matches(segments("zzz")))
  }

  @Test func aCaptureStandsForAtLeastOneCharacter() throws {
    let pattern = try TokenPattern(node("on-{x}"), captures: true)
    #expect(!pattern.matches(["on-"]))
    #expect(pattern.capture(["on-a"])?["x"] == "a")
    #expect(pattern.capture(["on-a"])?["y"] == nil)
  }

  @Test func aFilledCaptureJoinsTheTextBesideIt() throws {
    let captured = try #require(try TokenPattern(node("{x}"), captures: true).capture(["c"]))
    let filled = try TokenPattern(node("*-{x}"), captures: true).filled(with: captured)
    #expect(filled.matches(["a-b-c"]))
    #expect(!filled.matches(["a-b"]))
  }

  @Test(arguments: [
    "", ".", "a..b", ".a", "a.", "{a", "a}", "{}", "{a,{b,c}}", "a**", "***", "{x}",
    String(repeating: "a", count: 1_001),
    String(repeating: "{a,b}", count: 9),
  ])
  func malformed(text: String) {
    #expect(throws: MalformedPattern.self) { try TokenPattern(node(text)) }
  }

  @Test func aCaptureStandsOnce() {
    #expect(throws: MalformedPattern.self) { try TokenPattern(node("{x}.{x}"), captures: true) }
  }

  @Test func onlyTextIsAPattern() {
    let number = Node(.number(4), at: node("4").span)
    let error = #expect(throws: MalformedPattern.self) { try TokenPattern(number) }
    #expect(error?.message == "a token pattern is a number; text such as spacing.* was expected")
  }

  @Test func positionsStandInTheOrderOfTheSet() throws {
    let set = TokenSet(name: "t", modifiers: [], tokens: ["b.a", "a.b", "b.c"].map(token), groups: [])
    #expect(set.positions(matching: try TokenPattern(node("b.*"))) == [0, 2])
    #expect(set.positions(matching: try TokenPattern(node("a.b"))) == [1])
    #expect(set.positions(matching: try TokenPattern(node("a.x"))) == [])
  }

  private func token(_ path: String) -> Token {
    Token(
      path: path, segments: segments(path), type: nil, description: nil, deprecation: nil, extensions: nil,
      nameSpan: node(path).span, axes: [], extents: [], variants: [])
  }
}
