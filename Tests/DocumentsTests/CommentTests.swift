import Diagnostics
import Documents
import Testing

@Suite struct CommentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// Text, place, whether it has its line for itself.
    let comments: [(String, String, Bool)]

    init(_ text: String, _ comments: (String, String, Bool)...) {
      self.text = text
      self.comments = comments
    }

    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case("# tokens:ignore a/b -- why\nk: 1", ("tokens:ignore a/b -- why", "# tokens:ignore a/b -- why", true)),
    Case("é: 1  #tokens:ignore a/b\t \nb: 2", ("tokens:ignore a/b", "#tokens:ignore a/b\t ", false)),
    Case("k:\n  # tokens:ignore a\r\n  b: 1", ("tokens:ignore a", "# tokens:ignore a", true)),
    Case("k: | # tokens:ignore a\n  text", ("tokens:ignore a", "# tokens:ignore a", false)),
    Case("k: [1, # tokens:ignore a\n  2]", ("tokens:ignore a", "# tokens:ignore a", false)),
    Case("k: [1,# tokens:ignore a\n  2]", ("tokens:ignore a", "# tokens:ignore a", false)),
    Case("k: &x # tokens:ignore a\n  b: *x1", ("tokens:ignore a", "# tokens:ignore a", false)),
    Case("k: 1\n# tokens:ignore a", ("tokens:ignore a", "# tokens:ignore a", true)),
    Case("\u{FEFF}# tokens:ignore a\nk: 1", ("tokens:ignore a", "# tokens:ignore a", true)),
    Case(
      "k: 1 # tokens:ignore a\n# tokens:ignore b\nl: 2 # tokens:ignore c\n",
      ("tokens:ignore a", "# tokens:ignore a", false), ("tokens:ignore b", "# tokens:ignore b", true),
      ("tokens:ignore c", "# tokens:ignore c", false)),
    Case("k: \"#\" # tokens:ignore a", ("tokens:ignore a", "# tokens:ignore a", false)),
    Case("k: a#b # tokens:ignore a", ("tokens:ignore a", "# tokens:ignore a", false)),
    // Text, not comments.
    Case("k: \"# tokens:ignore a\""), Case("k: 'x # tokens:ignore a'"), Case("k: |\n  # tokens:ignore a\n"),
    Case("k: a#tokens:ignore"), Case("\"# tokens:ignore a\": 1"), Case("k: \"x\n  # tokens:ignore a\""),
    Case("k: >\n  a\n\n  # tokens:ignore a\nb: 1"),
    // Comments about something else.
    Case("# see # tokens:ignore a\nk: 1"), Case("k: 1 # note: # tokens:ignore a"), Case("# token:ignore\nk: 1"),
    Case("k: 1 # a # tokens:ignore b"),
  ]

  @Test(arguments: cases)
  func commentsToTheToolAreFound(_ sample: Case) {
    let reading = Reading(sample.text, .yaml)
    let comments = reading.document.comments
    #expect(comments.map(\.text) == sample.comments.map(\.0))
    #expect(comments.map { reading.text($0.span) } == sample.comments.map(\.1))
    #expect(comments.map(\.ownLine) == sample.comments.map(\.2))
    #expect(reading.faults == [])
  }

  /// Candidates by the thousand on one line cost no more than the line.
  @Test func longLinesAreReadOnce() {
    let comment = String(repeating: "# tokens:ignore a ", count: 20_000)
    #expect(Reading("k: 1 \(comment)", .yaml).document.comments.map(\.span.lower) == [5])
    let tags = String(repeating: "!!str#tokens:ignore 1, ", count: 20_000)
    #expect(Reading("[\(tags)]", .yaml).document.comments == [])
    let text = String(repeating: "\"# tokens:ignore\", ", count: 20_000)
    #expect(Reading("[\(text)] # tokens:ignore b", .yaml).document.comments.map(\.text) == ["tokens:ignore b"])
  }

  @Test func jsonHasNone() {
    #expect(Reading("{\"a\": 1} // tokens:ignore a", .json).document.comments == [])
  }
}
