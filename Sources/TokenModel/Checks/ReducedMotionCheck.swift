import Diagnostics

extension TokenCheck {
  /// `{ effects: [cut, cross-fade], duration: 120ms, tokens: [motion.**] }`; every motion unless `tokens` says otherwise.
  package static let reducedMotion = TokenCheck(reducedMotionRule, options: ["effects", "duration", "tokens"]) { run in
    let effects = run.options.choices("effects", of: Motion.Effect.self)
    let milliseconds = run.options.milliseconds("duration")
    let demand = Demand(effects: effects ?? Motion.Effect.calm, milliseconds: milliseconds)
    let tokens = run.tokens(of: .motion, among: run.tokens("tokens"))
    let modifiers = run.set.modifiers
    let switching = modifiers.firstIndex { $0.name == "motion" && $0.contexts.contains("reduced") }
    run.judge(tokens) { token, value, context in
      guard let motion = value.motion else { return nil }
      if let switching, token.axes.contains(switching) {
        let name = modifiers[switching].contexts[context.choices[switching]]
        // The token itself is another one when motion is reduced: only that one is looked at.
        guard name == "reduced" else { return nil }
      }
      return demand.fault(of: motion)
    }
  }

  /// What the product asks of reduced motion.
  private struct Demand {
    let effects: [Motion.Effect]
    /// nil: any.
    let milliseconds: Double?

    func fault(of motion: Motion) -> Fault? {
      guard let reduced = motion.reduced else {
        return isCalm(motion)
          ? nil
          : Fault(
            what: "(\(motion.effect.rawValue)) has no reduced counterpart",
            why: "it would go on moving for people who asked for less motion", help: ["add reduced: \(example)"])
      }
      guard effects.contains(reduced.effect) else {
        return Fault(
          what: "becomes a \(reduced.effect.rawValue) when motion is reduced",
          why: "this product allows \(list(effects.map(\.rawValue), "or"))", help: ["write reduced: \(example)"])
      }
      guard let milliseconds, reduced.effect != .cut, reduced.duration.milliseconds != milliseconds else { return nil }
      return Fault(
        what:
          "becomes a \(reduced.effect.rawValue) of \(reduced.duration.milliseconds.words) ms when motion is reduced",
        why: "this product's takes \(milliseconds.words) ms", help: ["write duration: \(milliseconds.words)ms"])
    }

    /// Whether it may stay as it is: it is what others become.
    private func isCalm(_ motion: Motion) -> Bool {
      guard motion.repetition != .forever, effects.contains(motion.effect) else { return false }
      guard motion.effect != .cut, let milliseconds else { return true }
      guard case .eased(let transition)? = motion.curve else { return false }
      return transition.duration.milliseconds == milliseconds
    }

    private var example: String {
      guard let effect = effects.first(where: { $0 != .cut }) else { return "cut" }
      return "{ effect: \(effect.rawValue), duration: \((milliseconds ?? 120).words)ms }"
    }
  }

  private static let reducedMotionRule = Rule(
    .reducedMotion, .error,
    summary: "a motion has no counterpart for people who asked for less motion",
    why: """
      Movement across the screen makes some people dizzy or sick; they switch on Reduce Motion. An animation without a \
      counterpart either goes on moving for them, or vanishes together with what it told.
      """,
    remedy: """
      Give each motion `reduced`: `cut`, a mapping with an effect and a duration, or a reference to the motion that \
      replaces it. Loops stop then.
      """,
    bad: Rule.Example(
      """
      motion:
        $type: motion
        sheet-open:
          $value: { effect: slide, animates: transform, curve: { duration: 480ms, bounce: 0.1 } }
      """),
    good: Rule.Example(
      """
      motion:
        $type: motion
        sheet-open:
          $value:
            effect: slide
            animates: transform
            curve: { duration: 480ms, bounce: 0.1 }
            reduced: { effect: cross-fade, duration: 160ms }
      """))
}

extension Motion.Effect {
  /// Effects without movement, which may replace one.
  fileprivate static let calm: [Motion.Effect] = [.cut, .crossFade, .fade]
}
