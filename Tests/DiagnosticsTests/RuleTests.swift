import Diagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("text.mutde", ["text.muted"]), ("Text.Muted", ["text.muted"]), ("text-muted", ["text.muted"]),
    ("textMuted", ["text.muted"]), ("test.muted", ["text.muted"]), ("color.grey.500", ["grey.500"]),
    ("grey.5000", ["grey.500", "grey.50"]), ("grey.500", ["grey.50"]), ("unrelated.name", []), ("", []),
    ("x", []), ("surfcae", ["surface"]),
  ])
  func nearest(name: String, expected: [String]) {
    let names = ["text.muted", "grey.500", "grey.50", "surface.raised", "surface", "motion.read"]
    #expect(Suggestion.nearest(to: name, among: names).prefix(2) == expected[...])
  }

  @Test func agreesWithTheFullTable() {
    let names = ["abcd", "abdc", "abcde", "acbd", "bacd", "abXcYd", "xxxx", "ab", "abcdefg", "dcba", "", "a", "abd"]
    for name in names where !name.isEmpty {
      for other in names where other != name {
        let bound = max(1, min(name.count / 3, 4))
        let isNear = distance(Array(name), Array(other)) <= bound
        #expect(Suggestion.nearest(to: name, among: [other]).isEmpty != isNear, "\(name) \(other)")
      }
    }
  }

  /// Optimal string alignment by the textbook.
  private func distance(_ a: [Character], _ b: [Character]) -> Int {
    var table = (0...a.count).map { row in (0...b.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    for row in 1...a.count {
      for column in 1...b.count {
        let replaced = table[row - 1][column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1)
        table[row][column] = min(table[row - 1][column] + 1, table[row][column - 1] + 1, replaced)
        if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
          table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }

  @Test func limitsAndOrders() {
    #expect(Suggestion.nearest(to: "abcx", among: ["abcc", "abca", "abcb", "abcd"]) == ["abca", "abcb", "abcc"])
    #expect(Suggestion.nearest(to: "abcx", among: ["abca", "abca", "ABCX"], limit: 9) == ["ABCX", "abca"])
    #expect(Suggestion.question(["a"]) == "did you mean a?")
    #expect(Suggestion.question(["a", "b", "c"]) == "did you mean a, b or c?")
    #expect(Suggestion.question([]) == nil)
  }
}

@Suite struct RuleSetTests {
  private let rules = RuleSet([
    .named(RuleID("tokens/value")), .named(.minimum), .named(RuleID("contrast/pair"), nil), .named(.grid, .warning),
  ])

  @Test func findsRules() {
    #expect(rules.rules.map(\.id.name) == ["contrast/minimum", "contrast/pair", "tokens/grid", "tokens/value"])
    #expect(rules.families == ["contrast", "tokens"])
    #expect(rules[.grid]?.severity == .warning)
    #expect(rules[RuleID("none/none")] == nil)
  }

  @Test(arguments: [
    ("contrast", ["contrast/minimum", "contrast/pair"]), ("contrast/*", ["contrast/minimum", "contrast/pair"]),
    ("tokens/grid", ["tokens/grid"]), ("*", []), ("tokens/", []), ("tokens/g*", []), ("", []),
  ])
  func matches(pattern: String, expected: [String]) {
    #expect(rules.matching(pattern).map(\.id.name) == expected)
  }

  @Test(arguments: [
    ("contrast/minimun", ["contrast/minimum"]), ("color/minimum", ["contrast/minimum"]),
    ("minimum", ["contrast/minimum"]),
    ("contrst", ["contrast"]), ("nothing", []),
  ])
  func suggests(name: String, expected: [String]) {
    #expect(rules.suggestions(for: name) == expected)
  }

  @Test func levels() {
    let finding = Finding(.grid, .error, "m", at: Span(file: FileID(0), lower: 0, upper: 0))
    func severity(_ levels: [RuleID: RuleLevel]) -> Severity? {
      RuleLevels(levels).applied(to: finding, rules: rules)?.severity
    }
    #expect(severity([:]) == .error)
    #expect(severity([.grid: .note]) == .note)
    #expect(severity([.grid: .off]) == nil)
    // What a rule says beside what it is for weighs no more than that.
    let aside = Finding(.grid, .note, "m", at: finding.span)
    #expect(RuleLevels([.grid: .error]).applied(to: aside, rules: rules)?.severity == .note)
    #expect(RuleLevels([.grid: .off]).applied(to: aside, rules: rules) == nil)
    let pair = Finding(RuleID("contrast/pair"), .note, "m", at: finding.span)
    #expect(RuleLevels().applied(to: pair, rules: rules) == nil)
    #expect(RuleLevels([pair.rule: .warning]).applied(to: pair, rules: rules)?.severity == .warning)
    #expect(RuleLevels().applied(to: Finding(.alias, .note, "m", at: finding.span), rules: rules)?.severity == .note)
  }
}

@Suite struct ExplanationTests {
  private let rule = Rule(
    .grid, .warning, summary: "A length is off the grid",
    why: "Things that stand on one grid look as if they belonged together, in every language.",
    remedy: "Take the nearest multiple of four, or name the exception.",
    bad: Rule.Example([("a.yaml", "gap:\n\n  $value: 5\u{1B}\n"), ("b.yaml", "x: 1")]), good: Rule.Example("gap: 4\n"))

  @Test func text() {
    #expect(
      Explanation(rule).text(width: 46) == """
        tokens/grid (warning)

          A length is off the grid

        Why it matters
          Things that stand on one grid look as if
          they belonged together, in every language.

        What to do
          Take the nearest multiple of four, or name
          the exception.

        Bad
          a.yaml
            gap:

              $value: 5<U+001B>
          b.yaml
            x: 1

        Good
            gap: 4

        """)
  }

  @Test func markdown() {
    #expect(
      Explanation(.named(.alias, nil)).markdown(level: 3) == """
        ### `tokens/alias`

        Summary. *Off by default.*

        **Why it matters.** Why.

        **What to do.** Remedy.

        Bad:

        ```yaml
        bad: 1
        ```

        Good:

        ```yaml
        good: 1
        ```

        """)
  }

  @Test func colours() {
    let colored = Explanation(rule).text(width: 46, style: Style(colored: true))
    #expect(colored != Explanation(rule).text(width: 46))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Explanation(rule).text(width: 46))
  }
}
