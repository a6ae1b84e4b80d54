import Diagnostics

extension TokenCheck {
  /// `{ minimum: 44, tokens: [size.target.*] }`
  package static let target = TokenCheck(targetRule, options: ["minimum", "tokens"]) { run in
    let minimum = run.options.number("minimum", above: 0) ?? 44
    run.judge(run.requiredTokens()) { _, value, _ in
      guard let size = value.dimension, size.points < minimum else { return nil }
      return Fault(
        what: "is \(size.points.words)", why: "a target needs at least \(minimum.words)",
        help: ["use \(size.words(forPoints: minimum))"])
    }
  }

  private static let targetRule = Rule(
    .target, .error,
    summary: "a touch target is smaller than a finger needs",
    why: """
      Small targets are missed, most of all by people whose hands shake or who use the device while they walk. Apple \
      asks for 44 × 44 points; WCAG 2.2 (2.5.5) asks for the same at level AAA.
      """,
    remedy: """
      Make the region that responds at least that large. What is seen may stay smaller: keep its size in a token that \
      the rule does not name.
      """,
    bad: Rule.Example([
      (
        "tokens.yaml",
        """
        products:
          app:
            tokens: app.tokens.yaml
            rules:
              tokens/target: { minimum: 44, tokens: [size.target.*] }
        """
      ),
      (
        "app.tokens.yaml",
        """
        size:
          $type: dimension
          target:
            icon-button: { $value: 40px }
        """
      ),
    ]),
    good: Rule.Example([
      (
        "tokens.yaml",
        """
        products:
          app:
            tokens: app.tokens.yaml
            rules:
              tokens/target: { minimum: 44, tokens: [size.target.*] }
        """
      ),
      (
        "app.tokens.yaml",
        """
        size:
          $type: dimension
          icon: { $value: 24px }
          target:
            icon-button: { $value: 44px }
        """
      ),
    ]))
}
