import Diagnostics
import Testing

@Suite struct SuppressionTests {
  private let rules = RuleSet([.named(.grid), .named(.alias), .named(.minimum), .suppression])

  /// A YAML file; findings of a rule stand at its marks, comments are found as a reader would find them.
  private struct Run {
    var sample = Sample()
    var spans: [Span]
    var suppressions: [Suppression]

    init(_ marked: String) {
      let (file, spans) = sample.add("a.yaml", marked)
      self.spans = spans
      let bytes = sample.files[file].bytes
      let lines = LineIndex(bytes)
      var comments: [SuppressionComment] = []
      for line in 1...lines.lineCount {
        let range = lines.range(ofLine: line)
        guard let hash = bytes[range].firstIndex(of: UInt8(ascii: "#")) else { continue }
        let text = String(decoding: bytes[(hash + 1)..<range.upperBound].drop { $0 == 0x20 }, as: UTF8.self)
        let ownLine = bytes[range.lowerBound..<hash].allSatisfy { $0 == 0x20 }
        let span = Span(file: file, lower: hash, upper: range.upperBound)
        comments.append(SuppressionComment(span: span, text: text, ownLine: ownLine))
      }
      suppressions = Suppression.parsed(comments, in: sample.files[file])
    }
  }

  private func apply(
    _ run: Run, _ rule: RuleID = .grid, ran: (RuleID) -> Bool = { _ in true }
  ) -> Suppressions.Outcome {
    let findings = run.spans.map { Finding(rule, .error, "m", at: $0) }
    return Suppressions(run.suppressions).applied(to: findings, in: run.sample.files, rules: rules, ran: ran)
  }

  @Test(arguments: [
    "a: ⟦5⟧ # tokens:ignore tokens/grid -- optical", "# tokens:ignore tokens/grid -- optical\na: ⟦5⟧",
    "a: ⟦5⟧ # tokens:ignore tokens/alias, tokens/grid -- both", "a: ⟦5⟧ # tokens:ignore tokens/* -- the family",
    "a: ⟦5⟧ # tokens:ignore tokens -- the family", "a: ⟦5⟧ # tokens:ignore tokens/grid — a typographer's dash",
    "a: ⟦5⟧ # tokens:ignore: tokens/grid --- dashes", "# tokens:ignore tokens/grid -- why\n\n# about a\n  a: ⟦5⟧",
    "# tokens:ignore tokens/grid -- why\n# tokens:ignore tokens/grid -- twice\na: ⟦5⟧\n",
  ])
  func suppresses(marked: String) {
    let outcome = apply(Run(marked), ran: { $0 == .grid })
    #expect(outcome.suppressed.count == 1)
    #expect(outcome.findings.isEmpty)
  }

  @Test(arguments: [
    "# tokens:ignore tokens/grid -- above\na: 1\nb: ⟦5⟧", "a: 1 # tokens:ignore tokens/grid -- beside\nb: ⟦5⟧",
    "a: ⟦5⟧ # tokens:ignore contrast/minimum -- another rule", "a: ⟦5⟧ # tokens:ignored tokens/grid -- no keyword",
    "b: ⟦5⟧\n# tokens:ignore tokens/grid -- below", "a: ⟦5⟧ # tokens:ignore tokens/grid",
    "a: ⟦5⟧ # tokens:ignore tokens/grid -- ",
  ])
  func leavesAlone(marked: String) {
    let outcome = apply(Run(marked))
    #expect(outcome.suppressed.isEmpty)
    #expect(outcome.findings.first?.rule == .grid)
  }

  /// Comments of XML and Kotlin may go over several lines.
  @Test func longCommentsCoverTheLineBelow() throws {
    let words = "<!--\n tokens:ignore tokens/grid - why\n-->"
    let file = SourceFile(path: "a.xml", text: "<r>\n\(words)\n<a/>\n</r>\n")
    let span = Span(file: FileID(0), lower: 4, upper: 4 + words.utf8.count)
    let comment = SuppressionComment(span: span, text: "tokens:ignore tokens/grid - why", ownLine: true)
    let suppression = try #require(Suppression.parsed([comment], in: file, lineComment: "<!--").first)
    #expect(suppression.coverage == .line(5))
    #expect(suppression.reason == "why")
    #expect(suppression.removal.map { file.text($0.range) } == words + "\n")
  }

  @Test(arguments: [
    ("a: ⟦5⟧ # tokens:ignore tokens/grid", "the suppression of tokens/grid gives no reason, so it has no effect"),
    ("a: 5 # tokens:ignore -- why", "the suppression names no rule, so it has no effect"),
    ("a: 5 # tokens:ignore tokens/gird -- why", "there is no rule tokens/gird to suppress"),
    ("a: 5 # tokens:ignore tokens/grid -- why", "nothing is left here that tokens/grid would report"),
    ("a: ⟦5⟧ # tokens:ignore tokens/alias, tokens/grid -- why", "nothing is left here that tokens/alias would report"),
  ])
  func reviewsItself(marked: String, message: String) {
    let findings = apply(Run(marked)).findings.filter { $0.rule == .suppression }
    #expect(findings.map(\.message) == [message])
  }

  @Test func unknownRulesPointAtTheNameAndSuggest() throws {
    let run = Run("é: 5 # tokens:ignore tokens/gird -- why")
    let finding = try #require(apply(run).findings.first)
    #expect(run.sample.files[finding.span] == "tokens/gird")
    #expect(finding.help == ["did you mean tokens/grid?"])
    #expect(finding.fixes.map(\.safe) == [false])
  }

  @Test(arguments: [
    ("a: 5  # tokens:ignore tokens/grid -- why\nb: 1\n", "a: 5\nb: 1\n"),
    ("x: 1\n  # tokens:ignore tokens/grid -- why\nb: 1\n", "x: 1\nb: 1\n"),
    ("a: ⟦5⟧ # tokens:ignore tokens/alias, tokens/grid -- why\n", "a: 5 # tokens:ignore tokens/grid -- why\n"),
    ("a: ⟦5⟧ # tokens:ignore tokens/grid , contrast/* -- why", "a: 5 # tokens:ignore tokens/grid -- why"),
  ])
  func unusedOnesAreRemovedSafely(marked: String, expected: String) throws {
    let run = Run(marked)
    let plan = FixPlan(apply(run).findings, in: run.sample.files)
    let file = try #require(plan.changedFiles.first)
    #expect(String(decoding: plan.bytes(of: file), as: UTF8.self) == expected)
    #expect(plan.applied.map(\.finding.severity) == [.warning])
  }

  @Test func aRuleThatDidNotRunLeavesItsSuppressionInPeace() {
    let run = Run("a: 5 # tokens:ignore contrast/minimum -- why")
    #expect(apply(run, ran: { $0.family == "tokens" }).findings.isEmpty)
    #expect(apply(run, ran: { $0.family == "contrast" }).findings.count == 1)
  }

  @Test func rangesCoverWhatBeginsInThem() {
    var sample = Sample()
    let spans = sample.add("a.json", "⟦{ ⟦{ ⟦5⟧ }⟧ ⟦5⟧ }⟧ ⟦5⟧").spans
    let suppressions = [spans[0], spans[1]].enumerated().map { index, span in
      Suppression(
        patterns: [.init(index == 0 ? "tokens/alias" : "tokens/grid", at: span)], reason: "why", span: span,
        coverage: .range(span.range))
    }
    let findings = [spans[2], spans[3], spans[4]].map { Finding(.grid, .error, "m", at: $0) }
    let outcome = Suppressions(suppressions).applied(to: findings, in: sample.files, rules: rules)
    #expect(outcome.suppressed == [findings[0]])
    #expect(outcome.findings.prefix(2) == findings[1...])
    #expect(outcome.findings.dropFirst(2).map(\.message) == ["nothing is left here that tokens/alias would report"])
    #expect(outcome.findings.last?.fixes == [])
  }

  @Test func oneFileOfTwoProductsNeedsItsSuppressionOnce() {
    var run = Run("a: ⟦5⟧ # tokens:ignore tokens/grid -- why")
    let second = run.sample.add("a.yaml", bytes: run.sample.files[FileID(0)].bytes)
    // The second product has nothing to report there.
    run.suppressions += run.suppressions.map { suppression in
      func moved(_ span: Span) -> Span { Span(file: second, lower: Int(span.lower), upper: Int(span.upper)) }
      return Suppression(
        patterns: suppression.patterns.map { .init($0.rule.text, at: moved($0.span)) }, reason: suppression.reason,
        span: moved(suppression.span), coverage: suppression.coverage, removal: suppression.removal.map(moved))
    }
    #expect(apply(run).findings.isEmpty)
  }

  @Test func stacksOfCommentsAreWalkedOnce() {
    let comment = "# tokens:ignore tokens/grid -- why\n"
    let run = Run(String(repeating: comment, count: 5000) + "a: ⟦5⟧\n")
    #expect(run.suppressions.allSatisfy { $0.coverage == .line(5001) })
    #expect(apply(run).findings.isEmpty)
  }
}
