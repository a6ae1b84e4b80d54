import Diagnostics
import Documents
import Testing

/// Where the text of a scalar stands. What a scalar reads as is libyaml's word: each is read by the reader first.
@Suite struct YAMLScalarMapTests {
  /// A file whose value at `k` is looked at, a part of its text, and how that part is written.
  static let cases: [(String, String, String)] = [
    ("k: plain text", "text", "text"),
    ("k: a\n  b\n\n  c", "a b\nc", "a\n  b\n\n  c"),
    ("k: a\n  b\n\n  c", "b", "b"),
    ("k: a \t\n  b", " b", " \t\n  b"),
    ("k: 'it''s é {n}'", "'s é", "''s é"),
    ("k: 'it''s é {n}'", "{n}", "{n}"),
    ("k: 'a\n\n   b'", "\nb", "\n\n   b"),
    ("k: \"a\\n{n}\\u00e9\\x41\\U0001F600!\"", "{n}", "{n}"),
    ("k: \"a\\n{n}\\u00e9\\x41\\U0001F600!\"", "\n", "\\n"),
    ("k: \"a\\n{n}\\u00e9\\x41\\U0001F600!\"", "😀!", "\\U0001F600!"),
    ("k: \"a\\n{n}\\u00e9\\x41\\U0001F600!\"", "éA", "\\u00e9\\x41"),
    ("k: \"a \\\n   b\"", "a b", "a \\\n   b"),
    ("k: \"a\\\n\n  \\ b\"", "\n b", "\\\n\n  \\ b"),
    ("k: \"a  \n  b\\L\\P\\N\\_\\/\\\\\\\"\\e\"", "\u{2029}\u{85}", "\\P\\N"),
    ("k: |\n  one {n}\n   two\n\n  three\n", "{n}\n two\n\nth", "{n}\n   two\n\n  th"),
    ("k: |\n\n\n  one\n", "one", "one"),
    ("k: |2\n   one\n  two\n", " one\ntwo", " one\n  two"),
    ("k: |+\n  one\n\n\n", "one", "one"),
    ("k: |- # note\n    one\n    two", "two", "two"),
    ("k: >\n  one\n  two\n\n  three\n   more\n  four\n", "two\nthree", "two\n\n  three"),
    ("k: >\n  one\n  two\n\n  three\n   more\n  four\n", "\n more\nfour", "\n   more\n  four"),
    ("k: >-\r\n  one\r\n  two", "one two", "one\r\n  two"),
    ("k:\n  j: |1\n    a\n   b\n", "b", "b"),
  ]

  @Test(arguments: cases)
  func partsAreFound(_ text: String, _ part: String, _ written: String) throws {
    let reading = Reading(text, .yaml)
    let root = try #require(reading.document.root?["k"])
    let value = root["j"] ?? root
    let shown = try #require(value.string)
    let map = try #require(Self.map(text, value.span.range, shown))
    let range = try #require(Self.range(of: part, in: shown))
    #expect(reading.source.text(map.written(range)) == written)
  }

  /// The first place of a text in another, in UTF-8.
  private static func range(of part: String, in text: String) -> Range<Int>? {
    let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) }
    return start.map { $0..<$0 + wanted.count }
  }

  /// Texts of random pieces in every style: the map reads all of what libyaml reads.
  @Test func everyScalarIsReadAgain() throws {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "a", "é", "😀", " ", "  ", "\n  ", "\n\n  ", "\n   \n   ", " \n  ", "''", "b:c", "\r\n  ", "{n}", "\u{2028}  ",
      "\t",
    ]
    let escapes = ["\\n", "\\\"", "\\\\", "\\u0041", "\\\n  ", "\\\n\n  ", "\\ ", "\\t", "\\L"]
    var count = 0
    for _ in 0..<4_000 {
      let length = Int.random(in: 1...8, using: &random)
      let body = (0..<length).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let mixed = (0..<length).compactMap { _ in (pieces + escapes).randomElement(using: &random) }.joined()
      let styles = [
        "x\(body)x", "'\(body)'", "\"\(mixed)\"", "|\n  \(body)x", ">\n  \(body)x", ">+\n\n  \(body)\n\n",
        "|1\n  \(body)x\n",
      ]
      guard let scalar = styles.randomElement(using: &random) else { continue }
      let text = "k: \(scalar)\n"
      let document = Reading(text, .yaml).document
      guard document.issues.isEmpty, let value = document.root?["k"], let shown = value.string else { continue }
      count += 1
      let map = Self.map(text, value.span.range, shown)
      #expect(map?.bytes == Array(shown.utf8), "\(text.debugDescription) reads as \(shown.debugDescription)")
    }
    #expect(count > 2_000)
  }

  @Test func whatDoesNotReadAsTheTextHasNoMap() {
    #expect(Self.map("'abc'", 0..<5, "abd")?.bytes == nil)
    #expect(Self.map("'abc'", 0..<1, "abc")?.bytes == nil)
    #expect(Self.map("'abc'", 7..<9, "abc")?.bytes == nil)
  }

  private static func map(_ text: String, _ range: Range<Int>, _ shown: String) -> TextMap? {
    Array(text.utf8).withUnsafeBufferPointer { TextMap(yaml: $0, range, reading: shown) }
  }
}
