import Diagnostics

extension TokenCheck {
  /// `{ tokens: [motion.read.**], allow: [transform, opacity] }`
  package static let animates = TokenCheck(animatesRule, options: ["tokens", "allow"]) { run in
    let allowed = run.options.choices("allow", of: Motion.Property.self) ?? [.transform, .opacity]
    let words = list(allowed.map(\.rawValue), "and")
    run.judge(run.requiredTokens()) { _, value, _ in
      guard let motion = value.motion else { return nil }
      let others = motion.animates.filter { !allowed.contains($0) }.map(\.rawValue)
      guard !others.isEmpty else { return nil }
      return Fault(
        what: "animates \(list(others, "and"))", why: "only \(words) may be animated here",
        help: ["reach the same effect with \(words), or move the token out of the rule's reach"])
    }
  }

  private static let animatesRule = Rule(
    .animates, .error,
    summary: "a motion animates what its surface keeps still",
    why: """
      Transform and opacity are drawn by the compositor alone. Animating layout or size makes every frame lay out text \
      again, which stutters and moves what someone is reading.
      """,
    remedy: "Animate a transform or the opacity in its place, or let the change cut.",
    bad: Rule.Example([
      (
        "tokens.yaml",
        """
        products:
          app:
            tokens: app.tokens.yaml
            rules:
              tokens/animates: { tokens: [motion.read.**], allow: [transform, opacity] }
        """
      ),
      (
        "app.tokens.yaml",
        """
        motion:
          $type: motion
          read:
            card-grow:
              $value: { effect: expand, animates: layout, curve: { duration: 300ms }, reduced: cut }
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
              tokens/animates: { tokens: [motion.read.**], allow: [transform, opacity] }
        """
      ),
      (
        "app.tokens.yaml",
        """
        motion:
          $type: motion
          read:
            card-grow:
              $value: { effect: scale, animates: transform, curve: { duration: 300ms }, reduced: cut }
        """
      ),
    ]))
}
