extension RuleID {
  package static let suppression = RuleID("tokens/suppression")
}

extension Rule {
  /// What is wrong about suppressions themselves.
  package static let suppression = Rule(
    .suppression, .error,
    summary: "a suppression gives no reason, names no rule that exists, or has nothing to suppress",
    why: """
      A suppression hides what a user may still meet. Whoever reads it later must know why that was right; one that \
      hides nothing any more would hide the next mistake on its line.
      """,
    remedy: """
      Write the rule and the reason: `# tokens:ignore RULE -- reason`. Remove a suppression whose finding is gone; \
      --fix does.
      """,
    bad: Rule.Example(
      """
      ink:
        $type: color
        $value: "#0B1F3A" # tokens:ignore tokens/alias
      """),
    good: Rule.Example(
      """
      ink:
        $type: color
        $value: "{brand.ink}" # tokens:ignore tokens/alias -- the brand package, added at build time, has it
      """))
}

/// Says what is wrong with one suppression.
struct SuppressionReview {
  private let suppression: Suppression
  private let used: [Bool]
  private let rules: RuleSet

  init(_ suppression: Suppression, used: [Bool], rules: RuleSet) {
    self.suppression = suppression
    self.used = used
    self.rules = rules
  }

  func findings(ran: (RuleID) -> Bool) -> [Finding] {
    if suppression.patterns.isEmpty { return [nothingNamed] }
    let unknown = suppression.patterns.filter { rules.matching($0.rule.text).isEmpty }.map(unknownRule)
    if suppression.reason.isEmpty { return unknown + [noReason] }
    return unknown + (unused(ran: ran).map { [$0] } ?? [])
  }

  /// Rather than a member of `$extensions`, which is not simply taken out.
  private var isComment: Bool { suppression.removal != nil }

  private var names: String { suppression.patterns.map(\.rule.text).joined(separator: ", ") }

  private var nothingNamed: Finding {
    Finding(
      .suppression, .error, "the suppression names no rule, so it has no effect", at: suppression.span,
      help: ["name what it ignores, and why: \(Suppression.keyword) RULE -- reason"])
  }

  private var noReason: Finding {
    Finding(
      .suppression, .error, "the suppression of \(names) gives no reason, so it has no effect", at: suppression.span,
      help: [
        isComment
          ? "say why after two dashes: \(Suppression.keyword) \(names) -- reason" : "say why, as the value of \(names)"
      ])
  }

  private func unknownRule(_ pattern: Suppression.Pattern) -> Finding {
    let nearest = rules.suggestions(for: pattern.rule.text)
    let fixes =
      nearest.count == 1 && isComment
      ? [Fix("replace it with \(nearest[0])", safe: false, edits: [Fix.Edit(pattern.span, nearest[0])])] : []
    return Finding(
      .suppression, .error, "there is no rule \(pattern.rule.text) to suppress", at: pattern.span,
      help: [Suggestion.question(nearest) ?? "list the rules with: tokens explain --all"], fixes: fixes)
  }

  /// One finding for all rules of the comment that had nothing to suppress; nil where there are none, or where not all
  /// rules behind their names were checked.
  private func unused(ran: (RuleID) -> Bool) -> Finding? {
    let idle = suppression.patterns.indices.filter { index in
      let matching = rules.matching(suppression.patterns[index].rule.text)
      return !used[index] && !matching.isEmpty && matching.allSatisfy { ran($0.id) }
    }
    guard !idle.isEmpty else { return nil }
    let names = idle.map { suppression.patterns[$0].rule.text }.joined(separator: ", ")
    return Finding(
      .suppression, .warning, "nothing is left here that \(names) would report", at: suppression.span,
      help: ["remove the suppression, so that the next mistake here is seen"], fixes: removal(of: idle))
  }

  /// Takes the whole comment away, or only the names that are idle.
  private func removal(of idle: [Int]) -> [Fix] {
    if idle.count == suppression.patterns.count {
      guard let removal = suppression.removal else { return [] }
      return [Fix("remove the suppression", safe: true, edits: [Fix.Edit(removal, "")])]
    }
    guard isComment, let first = suppression.patterns.first, let last = suppression.patterns.last else { return [] }
    let kept = suppression.patterns.indices.filter { !idle.contains($0) }.map { suppression.patterns[$0].rule.text }
    let edit = Fix.Edit(first.span.joined(with: last.span), kept.joined(separator: ", "))
    return [Fix("suppress only \(kept.joined(separator: ", "))", safe: true, edits: [edit])]
  }
}
