import Diagnostics
import Testing

@Suite struct TextReportTests {
  private func frame(_ marked: String, path: String = "a.yaml", width: Int = 120) -> String {
    var sample = Sample()
    let spans = sample.add(path, marked).spans
    return sample.text([Finding(.grid, .error, "m", at: spans[0])], as: .text, .init(width: width))
  }

  @Test func tellsWhereWhatWhyAndWhatToDo() {
    var sample = Sample()
    let colors = sample.add(
      "tokens/orb/color.yaml", String(repeating: "\n", count: 39) + "    dark: ⟦\"#8A929C\"⟧\n  grey: ⟦500⟧\n")
    let pairs = sample.add("tokens/orb/contrast.yaml", "pairs:\n  - ⟦text.muted⟧\n")
    let finding = Finding(
      .minimum, .error, "text.muted on surface.raised is 3.91:1 in dark; body text needs 4.5:1", at: colors.spans[0],
      labels: [
        .init(colors.spans[1], "grey.500 is what text.muted uses in dark"), .init(pairs.spans[0], "the pair"),
      ],
      notes: ["below 4.5:1 people with low vision lose the text"], help: ["nearest that passes: \"#9AA3AD\""],
      fixes: [Fix("take \"#9AA3AD\"", safe: false, edits: [.init(colors.spans[0], "\"#9AA3AD\"")])])
    #expect(
      sample.text([finding]) == """
        tokens/orb/color.yaml:40:11: error: text.muted on surface.raised is 3.91:1 in dark; body text needs 4.5:1 \
        [contrast/minimum]
           40 |     dark: "#8A929C"
              |           ^^^^^^^^^
           note: grey.500 is what text.muted uses in dark (tokens/orb/color.yaml:41:9)
           note: the pair (tokens/orb/contrast.yaml:2:5)
           note: below 4.5:1 people with low vision lose the text
           help: nearest that passes: "#9AA3AD"
           help: take "#9AA3AD" (--unsafe-fixes applies it)

        """)
  }

  @Test func showsTheCodeOfASingleLabelInTheSameFile() {
    var sample = Sample()
    let spans = sample.add("a.yaml", "⟦ink⟧: 1\nsky: 2\n⟦ink⟧: 3\n").spans
    let finding = Finding(
      .grid, .warning, "ink is defined twice", at: spans[1], labels: [.init(spans[0], "first here")])
    #expect(
      sample.text([finding]) == """
        a.yaml:3:1: warning: ink is defined twice [tokens/grid]
            3 | ink: 3
              | ^^^
           note: first here (a.yaml:1:1)
            1 | ink: 1
              | ---

        """)
  }

  @Test(arguments: [
    // A span of several lines; it ends where the next key begins.
    ("a:\n  ⟦b: 1\n  c: 2\n⟧d: 3\n", "    2 |   b: 1\n      |   ^^^^ … to line 3\n"),
    // Up to the end of its line.
    ("a: ⟦1\n⟧b: 2\n", "    1 | a: 1\n      |    ^\n"),
    // Behind the last character, with and without a line break before.
    ("a: [⟦⟧", "    1 | a: [\n      |     ^\n"), ("a: [\n⟦⟧", "    1 | a: [\n    2 |\n      | ^\n"),
    // Line breaks of other systems.
    ("a: 1\r\nb: ⟦2⟧\r\n", "    2 | b: 2\n      |    ^\n"), ("a: 1\rb: ⟦2⟧\r", "    2 | b: 2\n      |    ^\n"),
    ("a\r⟦⟧\nb", "    1 | a\n      |  ^\n"),
    // Only blanks.
    ("a: 1⟦  ⟧\n", "    1 | a: 1\n      |     ^^\n"),
    // Tabs, wide characters, marks, emoji.
    ("\ta:\t⟦x⟧\n", "    1 |     a:  x\n      |         ^\n"),
    ("名前: ⟦世界⟧ # 한국어\n", "    1 | 名前: 世界 # 한국어\n      |       ^^^^\n"),
    ("e\u{301}: \"👩‍👩‍👧‍👦🇩🇪❤️👍🏽\" ⟦x⟧\n", "    1 | e\u{301}: \"👩‍👩‍👧‍👦🇩🇪❤️👍🏽\" x\n      |               ^\n"),
    // Logical order, as the terminal gets it.
    ("few: ⟦\"# أيام\"⟧ # يوم\n", "    1 | few: \"# أيام\" # يوم\n      |      ^^^^^^^^\n"),
    // Inside a character: the whole of it.
    ("e⟦\u{301}⟧x\n", "    1 | e\u{301}x\n      | ^\n"),
    // Hostile.
    ("\u{202E}\u{1B}[2J ⟦x⟧\n", "    1 | <U+202E><U+001B>[2J x\n      |                     ^\n"),
  ])
  func frames(marked: String, expected: String) {
    let report = frame(marked)
    #expect(report.drop { $0 != "\n" && $0 != "\r\n" }.dropFirst() == expected)
  }

  @Test func wholeFilesHaveNoFrame() {
    #expect(frame("⟦⟧") == "a.yaml:1:1: error: m [tokens/grid]\n")
    #expect(frame("⟦⟧a: 1\n") == "a.yaml:1:1: error: m [tokens/grid]\n")
  }

  @Test func bytesThatAreNoTextAreSpelledOut() {
    var sample = Sample()
    let file = sample.add("a.yaml", bytes: [0x61, 0xFF, 0xE2, 0x82, 0x62])
    let finding = Finding(.grid, .error, "m", at: Span(file: file, lower: 4, upper: 5))
    #expect(sample.text([finding]).hasSuffix("    1 | a<0xFF><0xE2><0x82>b\n      |                    ^\n"))
  }

  @Test func hostileNamesStayOnTheirLine() {
    var sample = Sample()
    let spans = sample.add("e\u{1B}[31m.yaml", "⟦a⟧").spans
    let finding = Finding(.grid, .error, "name x\nb.yaml:1:1: error: \u{202E}fake", at: spans[0])
    #expect(
      sample.text([finding], as: .concise)
        == "e<U+001B>[31m.yaml:1:1: error: name x<U+000A>b.yaml:1:1: error: <U+202E>fake [tokens/grid]\n")
  }

  @Test(arguments: [0, 40, 400, 1990])
  func longLinesAreCutAroundTheSpan(before: Int) {
    let filler = Array(repeating: "日", count: 2000)
    let marked =
      filler[..<before].joined() + "⟦here⟧" + filler[before...].joined() + "\n"
    let lines = frame(marked, width: 68).split(separator: "\n")
    let source = lines[1].dropFirst(8)
    let marks = lines[2].dropFirst(8)
    #expect(DisplayText.width(String(source)) <= 60)
    #expect(source.hasPrefix("…") == (before > 10) && source.hasSuffix("…") == (before < 1990))
    // What stands above the carets.
    var column = 0
    let above = source.filter { character in
      defer { column += DisplayText.width(String(character)) }
      return column >= marks.count - 4 && column < marks.count
    }
    #expect(above == "here" && marks.hasSuffix(" ^^^^") == (before > 0))
  }

  @Test func aSpanLongerThanTheLineIsCutAtTheEnd() {
    let lines = frame("a: ⟦" + String(repeating: "x", count: 200_000) + "⟧", width: 60).split(separator: "\n")
    #expect(lines[1].dropFirst(8) == "a: " + String(repeating: "x", count: 47) + "…")
    #expect(lines[2].dropFirst(8) == "   " + String(repeating: "^", count: 47))
  }

  @Test func heapsOfMarksStayShort() {
    let marks = String(repeating: "\u{301}", count: 50_000)
    #expect(frame("a\(marks)⟦x⟧\(marks)").utf8.count < 2500)
  }

  @Test func coloursOnDemand() {
    var sample = Sample()
    let spans = sample.add("a.yaml", "a: ⟦1⟧\n").spans
    let finding = Finding(.grid, .warning, "m", at: spans[0], help: ["h"])
    let colored = sample.text([finding], as: .text, .init(style: Style(colored: true)))
    #expect(
      colored == """
        \u{1B}[1ma.yaml:1:4:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m \u{1B}[1mm\u{1B}[0m\u{1B}[34m [tokens/grid]\u{1B}[0m
        \u{1B}[34m    1 |\u{1B}[0m a: 1
        \u{1B}[34m      |\u{1B}[0m    \u{1B}[1;33m^\u{1B}[0m
           \u{1B}[1;36mhelp:\u{1B}[0m h

        """)
    // Without the codes it is the plain report.
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == sample.text([finding]))
  }
}
