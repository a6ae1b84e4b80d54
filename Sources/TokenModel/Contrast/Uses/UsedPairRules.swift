import Diagnostics

/// Rules that hold what sources use against what is declared.
enum UsedPairRules {
  static let all = [undeclared, unused]

  static let undeclared = Rule(
    .usedUndeclared, .error, summary: "a view puts a colour on a surface, and no pair file declares the two",
    why:
      "Pair files hold what someone thought of. What code puts together passes every check until someone cannot read "
      + "it: the pair is measured in every context, and is an error where it fails.",
    remedy:
      "Use a pair that is declared, or declare this one. Views are followed through the composition of their file; what "
      + "cannot be seen there is counted and never guessed.",
    bad: example(".foregroundStyle(.example.text.muted)"),
    good: example(".foregroundStyle(.example.text.primary)"))

  static let unused = Rule(
    .declaredUnused, nil, summary: "a declared pair is used by no view",
    why: "A pair that nothing uses any more holds colours to each other that never meet.",
    remedy: "Remove it once nothing uses it. Off by itself, since views are seen through one file at a time: "
      + "--only contrast/declared-unused asks for it.",
    bad: example(".foregroundStyle(.example.text.muted)"),
    good: example(".foregroundStyle(.example.text.primary)"))

  private static func example(_ modifier: String) -> Rule.Example {
    Rule.Example([
      (
        "tokens.yaml",
        "products: { example: { tokens: example.tokens.yaml, contrast: contrast.yaml, layouts: [Card.swift] } }\n"
      ),
      (
        "example.tokens.yaml",
        """
        text: { $type: color, primary: { $value: "#1B2430" }, muted: { $value: "#A9B0BA" } }
        surface: { $type: color, card: { $value: "#FFFFFF" } }

        """
      ),
      ("contrast.yaml", "pairs: [{ text: text.primary, on: surface.card }]\n"),
      (
        "Card.swift",
        """
        struct Card: View {
          var body: some View {
            Text(title).padding().background(.example.surface.card)
              \(modifier)
          }
        }

        """
      ),
    ])
  }
}
