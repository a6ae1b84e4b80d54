import Diagnostics

extension TokenCheck {
  package static let deprecated = TokenCheck(deprecatedRule) { run in
    for (position, token) in run.set.tokens.enumerated() where token.deprecation == nil {
      for reference in token.references {
        let target = run.set.tokens[reference]
        guard let deprecation = target.deprecation else { continue }
        let words: String? = if case .because(let words) = deprecation { words } else { nil }
        run.report(
          token, "\(token.path) refers to \(target.path), which is deprecated" + (words.map { ": \($0)" } ?? ""),
          at: run.set.definition(of: position, referringTo: reference),
          labels: [Finding.Label(target.nameSpan, "\(target.path) is deprecated here")],
          help: ["refer to what replaces it, or deprecate \(token.path) too"])
      }
    }
  }

  private static let deprecatedRule = Rule(
    .deprecated, .warning,
    summary: "a token refers to one that is deprecated",
    why: """
      What is deprecated will be removed. As long as living tokens refer to it, it can't be, and those who heed the \
      deprecation get the old value all the same.
      """,
    remedy: "Refer to the token that replaces it, or deprecate this one too.",
    bad: Rule.Example(
      """
      grey:
        $type: color
        old: { $value: "#808080", $deprecated: "use grey.500" }
        500: { $value: "#7B8288" }
      text:
        muted: { $value: "{grey.old}" }
      """),
    good: Rule.Example(
      """
      grey:
        $type: color
        old: { $value: "#808080", $deprecated: "use grey.500" }
        500: { $value: "#7B8288" }
      text:
        muted: { $value: "{grey.500}" }
      """))
}
