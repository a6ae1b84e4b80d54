import Diagnostics
import Documents
import Testing

@Suite struct TextGateTests {
  struct Refusal: Sendable {
    let bytes: [UInt8]
    let message: String
    let range: Range<Int>
    var note: String?
  }

  static let refusals: [Refusal] = [
    Refusal(bytes: [], message: "the file is empty", range: 0..<0),
    Refusal(bytes: [0xEF, 0xBB, 0xBF], message: "the file is empty", range: 0..<0),
    Refusal(
      bytes: Array("a: 1\n".utf8) + [0] + Array("b".utf8),
      message: "the file contains a NUL byte, so it is not a text file", range: 5..<6),
    // "é" in Latin-1, first and at each place of an eight-byte word.
    Refusal(
      bytes: [0xE9], message: "the file ends in the middle of a character", range: 0..<1),
    Refusal(
      bytes: Array("caf".utf8) + [0xE9] + Array(": 1".utf8), message: "byte 0xE9 is not valid UTF-8", range: 3..<4,
      note: "in Windows-1252 (Latin-1) it is \"é\": the file was probably saved in that encoding"),
    Refusal(
      bytes: Array("price:  5 ".utf8) + [0x80, 0x0A], message: "byte 0x80 is not valid UTF-8", range: 10..<11,
      note: "in Windows-1252 (Latin-1) it is \"€\": the file was probably saved in that encoding"),
    Refusal(
      bytes: Array("a: ".utf8) + [0x81] + Array("b".utf8), message: "byte 0x81 is not valid UTF-8", range: 3..<4),
    // Overlong, surrogate, beyond U+10FFFF, lone continuation behind a lead.
    Refusal(bytes: [0x61, 0xC0, 0x80, 0x61], message: "byte 0xC0 is not valid UTF-8", range: 1..<2),
    Refusal(bytes: [0x61, 0xED, 0xA0, 0x80], message: "byte 0xED is not valid UTF-8", range: 1..<2),
    Refusal(bytes: [0x61, 0xF4, 0x90, 0x80, 0x80], message: "byte 0xF4 is not valid UTF-8", range: 1..<2),
    Refusal(bytes: [0xF5, 0x80, 0x80, 0x80], message: "byte 0xF5 is not valid UTF-8", range: 0..<1),
    Refusal(
      bytes: Array("x: \u{20AC}".utf8).dropLast(1), message: "the file ends in the middle of a character",
      range: 3..<5),
    Refusal(
      bytes: [0xFF, 0xFE, 0x7B, 0x00], message: "the file is in UTF-16, not in UTF-8", range: 0..<2),
    Refusal(
      bytes: [0xFE, 0xFF, 0x00, 0x7B], message: "the file is in UTF-16, not in UTF-8", range: 0..<2),
    Refusal(
      bytes: "{\"a\": 1}".utf8.flatMap { [$0, 0] }, message: "the file is in UTF-16, not in UTF-8", range: 0..<2),
    Refusal(
      bytes: "{\"a\": 1}".utf8.flatMap { [0, $0] }, message: "the file is in UTF-16, not in UTF-8", range: 0..<2),
    Refusal(
      bytes: [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], message: "the file is in UTF-32, not in UTF-8", range: 0..<2),
  ]

  @Test(arguments: refusals, [Syntax.json, .yaml])
  func whatIsNoTextIsRefused(_ refusal: Refusal, _ syntax: Syntax) {
    let reading = Reading(refusal.bytes, syntax)
    #expect(reading.root == nil)
    #expect(!reading.document.isComplete)
    #expect(reading.messages == [refusal.message])
    #expect(reading.document.issues.first?.span.range == refusal.range)
    #expect(reading.document.issues.first?.notes == (refusal.note.map { [$0] } ?? []))
    #expect(reading.document.issues.first?.help.isEmpty == false)
  }

  @Test func everyPlaceOfAnInvalidByteIsFound() {
    for position in 0..<40 {
      var bytes = Array(repeating: UInt8(ascii: "a"), count: 40)
      bytes[position] = 0xFF
      #expect(Reading(bytes, .yaml).document.issues.first?.span.range == position..<position + 1)
      bytes[position] = 0
      #expect(Reading(bytes, .yaml).document.issues.first?.span.range == position..<position + 1)
    }
  }

  @Test func allPlanesAreAccepted() {
    let text = "\"\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{FFFFF}\u{10FFFF}\""
    #expect(Reading(text, .json).root?.string == String(text.dropFirst().dropLast()))
  }

  @Test(arguments: [(Syntax.json, "{\"a\": 1}"), (.yaml, "a: 1")])
  func byteOrderMarkIsSkippedAndCounted(_ syntax: Syntax, _ text: String) throws {
    let reading = Reading("\u{FEFF}" + text, syntax)
    #expect(reading.document.issues.isEmpty)
    let member = try #require(reading.root?.object?.member("a"))
    #expect(
      member.value.span.range == text.utf8.count + 2 - (syntax == .json ? 1 : 0)..<text.utf8.count + 3
        - (syntax == .json ? 1 : 0))
    #expect(reading.text(member.value.span) == "1")
  }

  @Test func sizeIsLimited() {
    let bytes = Array("[1, 2, 3]".utf8)
    #expect(Reading(bytes, .json, limit: bytes.count).json == "[1,2,3]")
    #expect(
      Reading(bytes, .json, limit: bytes.count - 1).messages == [
        "the file is larger than 8 bytes, the most that can be read"
      ])
  }
}

@Suite struct SyntaxTests {
  @Test(arguments: [
    ("a.json", "a: 1", Syntax.json), ("a.tokens", "a: 1", .json), ("a.tokens.json", "", .json),
    ("dir/b.resolver.json", "", .json), ("A.JSON", "", .json), ("a.yaml", "{}", .yaml), ("a.yml", "[]", .yaml),
    ("a.tokens.YAML", "{}", .yaml), ("-", "{\"a\": 1}", .json), ("-", " \n\t[1]", .json), ("-", "\u{FEFF}{}", .json),
    ("-", "a: 1", .yaml), ("-", "# {", .yaml), ("tokens", "", .yaml),
  ])
  func syntaxIsGuessed(path: String, text: String, syntax: Syntax) {
    #expect(Syntax.guess(path: path, bytes: Array(text.utf8)) == syntax)
  }
}
