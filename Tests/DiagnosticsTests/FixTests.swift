import Diagnostics
import Testing

@Suite struct FixPlanTests {
  private struct Case {
    var sample = Sample()
    var findings: [Finding] = []
    let file: FileID

    init(_ text: String) {
      file = sample.add("a.yaml", text).file
    }

    mutating func fix(_ edits: (Range<Int>, String)..., safe: Bool = true) {
      let edits = edits.map { Fix.Edit(Span(file: file, lower: $0.lowerBound, upper: $0.upperBound), $1) }
      let place = edits.first?.span ?? .start(of: file)
      findings.append(
        Finding(.grid, .error, "\(findings.count)", at: place, fixes: [Fix("f", safe: safe, edits: edits)]))
    }

    func plan(includingUnsafe: Bool = false) -> FixPlan {
      FixPlan(findings, in: sample.files, includingUnsafe: includingUnsafe)
    }

    func result(includingUnsafe: Bool = false) -> String {
      String(decoding: plan(includingUnsafe: includingUnsafe).bytes(of: file), as: UTF8.self)
    }
  }

  @Test func editsApplyFromAnyOrder() {
    var edit = Case("0123456789")
    edit.fix((8..<9, "H"), (1..<1, "+"))
    edit.fix((3..<5, ""))
    edit.fix((5..<6, "five"))
    edit.fix((10..<10, "."))
    #expect(edit.result() == "0+12five67H9.")
    #expect(edit.plan().applied.count == 4)
  }

  @Test func overlapsAreKeptForTheNextRound() {
    var edit = Case("0123456789")
    edit.fix((2..<5, "A"))
    edit.fix((4..<6, "B"), (8..<9, "whole or not at all"))
    edit.fix((2..<3, "C"))
    edit.fix((5..<5, "D"))
    // In report order: 2..<3 comes before 2..<5.
    #expect(edit.result() == "01C3B67whole or not at all9")
    #expect(edit.plan().skipped.map(\.finding.message) == ["0", "3"])
    #expect(edit.plan().skipped.map(\.reason) == [.overlap, .overlap])
  }

  @Test func equalEditsAreMadeOnce() {
    var edit = Case("0123456789")
    edit.fix((2..<5, "A"))
    edit.fix((2..<5, "A"), (7..<8, "B"))
    edit.fix((7..<7, "insert"))
    #expect(edit.result() == "01A56B89")
    #expect(edit.plan().applied.count == 2)
    #expect(edit.plan().skipped.map(\.reason) == [.overlap])
  }

  @Test func unsafeFixesNeedToBeAskedFor() {
    var edit = Case("0123456789")
    edit.fix((0..<1, "x"), safe: false)
    #expect(edit.result() == "0123456789")
    #expect(edit.plan().changedFiles.isEmpty)
    #expect(edit.result(includingUnsafe: true) == "x123456789")
  }

  @Test func malformedFixesAreReported() {
    var edit = Case("0123456789")
    edit.fix((0..<4, "a"), (2..<6, "b"))
    edit.fix((9..<11, "beyond"))
    edit.fix()
    #expect(edit.result() == "0123456789")
    #expect(edit.plan().skipped.map(\.reason) == [.malformed, .malformed, .malformed])
  }

  @Test func aFileThatTwoProductsReadIsMendedOnce() {
    var edit = Case("01234")
    edit.fix((1..<2, "x"))
    let second = edit.sample.add("a.yaml", bytes: Array("01234".utf8))
    let span = Span(file: second, lower: 3, upper: 4)
    edit.findings.append(
      Finding(.grid, .error, "m", at: span, fixes: [Fix("f", safe: true, edits: [.init(span, "y")])]))
    #expect(edit.plan().changedFiles == [edit.file])
    #expect(edit.result() == "0x2y4")
  }
}

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ edits: [(Range<Int>, String)], colored: Bool = false) -> String {
    let edits = edits.map { Fix.Edit(Span(file: FileID(0), lower: $0.lowerBound, upper: $0.upperBound), $1) }
    let diff = UnifiedDiff(path: "t/a.yaml", old: Array(old.utf8), edits: edits)
    return String(decoding: diff.rendered(style: Style(colored: colored)), as: UTF8.self)
  }

  private let ten = (0..<10).map { "\($0)\n" }.joined()
  private let heading = "--- a/t/a.yaml\n+++ b/t/a.yaml\n"

  @Test(arguments: [
    // A changed line with its context.
    ([(8..<9, "x")], "@@ -2,7 +2,7 @@\n 1\n 2\n 3\n-4\n+x\n 5\n 6\n 7\n"),
    // A new line, and a line gone.
    ([(4..<4, "x\n")], "@@ -1,5 +1,6 @@\n 0\n 1\n+x\n 2\n 3\n 4\n"),
    ([(4..<6, "")], "@@ -1,6 +1,5 @@\n 0\n 1\n-2\n 3\n 4\n 5\n"),
    // A line end gone draws the next line in.
    ([(5..<6, "")], "@@ -1,7 +1,6 @@\n 0\n 1\n-2\n-3\n+23\n 4\n 5\n 6\n"),
    ([(5..<6, ""), (6..<8, "")], "@@ -1,8 +1,6 @@\n 0\n 1\n-2\n-3\n-4\n+24\n 5\n 6\n 7\n"),
    // The ends of the file.
    ([(0..<0, "x\n")], "@@ -1,3 +1,4 @@\n+x\n 0\n 1\n 2\n"),
    ([(20..<20, "x")], "@@ -8,3 +8,4 @@\n 7\n 8\n 9\n+x\n\\ No newline at end of file\n"),
    ([(19..<20, "")], "@@ -7,4 +7,4 @@\n 6\n 7\n 8\n-9\n+9\n\\ No newline at end of file\n"),
    // Two places: one hunk when their contexts meet, else two, the second one shifted.
    ([(0..<1, "a"), (14..<15, "b")], "@@ -1,10 +1,10 @@\n-0\n+a\n 1\n 2\n 3\n 4\n 5\n 6\n-7\n+b\n 8\n 9\n"),
    (
      [(0..<2, ""), (18..<19, "b")],
      "@@ -1,4 +1,3 @@\n-0\n 1\n 2\n 3\n@@ -7,4 +6,4 @@\n 6\n 7\n 8\n-9\n+b\n"
    ),
    // Nothing changes.
    ([(0..<1, "0")], nil),
  ])
  func hunks(edits: [(Range<Int>, String)], expected: String?) {
    #expect(diff(ten, edits) == (expected.map { heading + $0 } ?? ""))
  }

  @Test func emptyFiles() {
    #expect(diff("", [(0..<0, "a\n")]) == heading + "@@ -0,0 +1,1 @@\n+a\n")
    #expect(diff("a\n", [(0..<2, "")]) == heading + "@@ -1,1 +0,0 @@\n-a\n")
    #expect(diff("a", [(1..<1, "b\n")]) == heading + "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+ab\n")
  }

  @Test func keepsCarriageReturnsAndSpellsThemOutOnATerminal() {
    #expect(diff("a\r\nb\r\n", [(0..<1, "x")]).contains("-a\r\n+x\r\n b\r\n"))
    let colored = diff("a\r\nb\u{1B}\n", [(0..<1, "x")], colored: true)
    #expect(colored.contains("\u{1B}[31m-a<U+000D>\u{1B}[0m\n\u{1B}[32m+x<U+000D>\u{1B}[0m\n b<U+001B>\n"))
  }
}
