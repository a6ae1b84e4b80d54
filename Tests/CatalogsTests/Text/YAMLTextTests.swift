import Catalogs
import Diagnostics
import Documents
import Testing

@Suite struct YAMLTextTests {
  /// A scalar, a part of its text, what takes its place, and the scalar with it; nil where it cannot be written.
  static let edits: [(String, String, String, String?)] = [
    ("plain {n} text", "{n}", "{m}", nil),
    ("plain text", "text", "words", "plain words"),
    ("plain text", "text", "it's #1", nil),
    ("plain text", "text", "a: b", nil),
    ("plain text", "plain text", "true", nil),
    ("plain text", "text", "a\nb", nil),
    ("'it''s {n}'", "{n}", "{m}", "'it''s {m}'"),
    ("'it''s {n}'", "'", "''", "'it''''s {n}'"),
    ("'it''s {n}'", "{n}", "a\nb", nil),
    ("\"a\\n{n}\"", "{n}", "\"\\\u{200F}\n", "\"a\\n\\\"\\\\\u{200F}\\n\""),
    ("\"a\\n{n}\"", "\n", " ", "\"a {n}\""),
    ("|\n  one {n}\n  two\n", "{n}", "#1: 'x'", "|\n  one #1: 'x'\n  two\n"),
    ("|\n  one {n}\n  two\n", "{n}", "a\nb", nil),
    (">\n  one\n  two {n}\n", "two {n}", "2", ">\n  one\n  2\n"),
  ]

  @Test(arguments: edits)
  func partsAreReplaced(_ scalar: String, _ part: String, _ text: String, _ expected: String?) throws {
    var files = SourceFiles()
    let source = SourceFile(path: "a.yaml", text: "k: \(scalar)")
    let file = files.add(source)
    let node = try #require(DocumentReader.read(file, source, syntax: .yaml).root?["k"])
    let literal = Literal(try #require(node.string), at: node.span, as: .yaml)
    let range = try #require(literal.text.firstRange(of: part))
    let lower = literal.text.utf8.distance(from: literal.text.startIndex, to: range.lowerBound)
    let edit = literal.edit(lower..<lower + part.utf8.count, text, in: files)
    let result = edit.map {
      source.text(3..<Int($0.span.lower)) + $0.text + source.text(Int($0.span.upper)..<source.bytes.count)
    }
    #expect(result == expected)
  }
}
