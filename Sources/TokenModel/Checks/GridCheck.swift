import Diagnostics

extension TokenCheck {
  /// `{ step: 4, tokens: [spacing.*], except: [{ token: spacing.gap, reason: … }] }`
  package static let grid = TokenCheck(gridRule, options: ["step", "tokens", "except"]) { run in
    let step = run.options.number("step", above: 0) ?? 4
    let tokens = run.requiredTokens()
    let exceptions = run.options.entries("except")
    var excused = Set<Int>()
    for exception in exceptions {
      let meant = run.tokens([exception.token])
      excused.formUnion(meant)
      if !meant.isEmpty, meant.allSatisfy({ run.set.tokens[$0].isOnGrid(step) }) {
        run.options.report(
          "tokens/grid: \(exception.token.text) is on the grid of \(step.words); the exception is not needed",
          at: exception.span, severity: .warning, help: "remove it")
      }
    }
    run.judge(tokens.filter { !excused.contains($0) }) { _, value, _ in
      guard let size = value.dimension, !size.points.isMultiple(of: step) else { return nil }
      let points = size.points
      let below = (points / step).rounded(.down) * step
      let isHalf = points - below == step / 2
      // Nothing is no size: what is smaller than a step grows to one.
      let steps = isHalf ? [below, below + step] : [(points / step).rounded() * step]
      let nearest = steps.map { size.words(forPoints: $0 == 0 ? step : $0) }.uniqued.joined(separator: " or ")
      return Fault(
        what: "is \(points.words)", why: "the grid has steps of \(step.words)",
        help: ["use \(nearest), or write down an exception with its reason under tokens/grid: except"])
    }
  }

  private static let gridRule = Rule(
    .grid, .error,
    summary: "a distance or size is not on the product's grid",
    why: """
      Distances in steps of one number line up with each other wherever they meet. One that is off by a point or two \
      reads as a mistake, and each such value invites the next.
      """,
    remedy: """
      Use the nearest multiple. Where the design asks for another figure, name the token under `except` with the \
      reason, so that the next reader knows that it is meant.
      """,
    bad: Rule.Example([
      (
        "tokens.yaml",
        """
        products:
          app:
            tokens: app.tokens.yaml
            rules:
              tokens/grid: { step: 4, tokens: [spacing.*] }
        """
      ),
      (
        "app.tokens.yaml",
        """
        spacing:
          $type: dimension
          row: { $value: 10px }
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
              tokens/grid:
                step: 4
                tokens: [spacing.*]
                except: [{ token: spacing.section-gap, reason: "the design sets 22" }]
        """
      ),
      (
        "app.tokens.yaml",
        """
        spacing:
          $type: dimension
          row: { $value: 12px }
          section-gap: { $value: 22px }
        """
      ),
    ]))
}

extension Token {
  /// Whether it is a length that is a multiple of `step` points in every context.
  fileprivate func isOnGrid(_ step: Double) -> Bool {
    let lengths = variants.compactMap { $0.value?.dimension?.points }
    return !lengths.isEmpty && lengths.allSatisfy { $0.isMultiple(of: step) }
  }
}

extension Double {
  /// To a billionth of the step: 1.1rem and the like are no exact binary fractions.
  fileprivate func isMultiple(of step: Double) -> Bool {
    let steps = self / step
    return abs(steps - steps.rounded()) <= 1e-9 * max(1, abs(steps))
  }
}
