import Diagnostics

extension TokenCheck {
  /// `{ script: arabic, against: latin, letterSpacing: 0, tokens: [typography.**] }`; every typography unless `tokens`
  /// says otherwise, in products that tell the two scripts apart.
  package static let scriptType = TokenCheck(
    scriptTypeRule, options: ["script", "against", "letterSpacing", "tokens"]
  ) { run in
    let script = run.options.text("script", unless: "arabic")
    let base = run.options.text("against", unless: "latin")
    let spacing = run.options.number("letterSpacing") ?? 0
    let typographies = run.tokens(of: .typography, among: run.tokens("tokens"))
    guard let axis = run.set.modifiers.firstIndex(where: { $0.name == "script" }) else {
      // Nothing here tells scripts apart, which a policy for several products may well foresee; but no script at all
      // has a name that none is known by.
      for (option, name) in [("script", script), ("against", base)] { run.warnOfUnknown(name, option: option) }
      return
    }
    guard let here = run.context(script, of: axis, option: "script"),
      let there = run.context(base, of: axis, option: "against")
    else { return }
    let letterSpacing: (Token, TokenValue, Context) -> Fault? = { _, value, context in
      guard context.choices[axis] == here, let style = value.typography, style.letterSpacing.value != spacing else {
        return nil
      }
      return Fault(
        what: "has letterSpacing \(style.letterSpacing.value.words)\(style.letterSpacing.unit.rawValue)",
        why: "\(script) needs \(spacing.words)" + (script == "arabic" ? ", because its letters join" : ""),
        help: ["set letterSpacing to \(spacing.words) for script=\(script)"])
    }
    let lineHeight: (Token, TokenValue, Context) -> Fault? = { token, value, context in
      guard context.choices[axis] == here, let style = value.typography else { return nil }
      var other = context
      other.choices[axis] = there
      guard let counterpart = token.value(in: other)?.typography, style.lineHeight <= counterpart.lineHeight else {
        return nil
      }
      return Fault(
        what: "has lineHeight \(style.lineHeight.words)",
        why: "it must be taller than the \(counterpart.lineHeight.words) of \(base)",
        help: ["use a lineHeight above \(counterpart.lineHeight.words) for script=\(script)"])
    }
    run.judge(typographies, alsoOver: [axis], letterSpacing)
    run.judge(typographies, alsoOver: [axis], lineHeight)
  }

  private static let scriptTypeRule = Rule(
    .scriptType, .error,
    summary: "a text style is not fit for the script that it sets",
    why: """
      Arabic letters join: spacing between them tears words apart. Its marks stand above and below the line, so lines \
      as tight as Latin ones clip or collide.
      """,
    remedy: """
      Give the style, or the tracking and leading that it refers to, a value of its own for `script=arabic`: \
      letterSpacing 0 and a lineHeight above the Latin one.
      """,
    bad: Rule.Example(
      """
      typography:
        body:
          $type: typography
          $value:
            fontFamily: Inter
            fontSize: 1rem
            fontWeight: regular
            letterSpacing: 0.2px
            lineHeight: "{leading}"
      leading:
        $type: number
        $value: 1.4
        $extensions: { mode: { arabic: 1.4 } }
      """),
    good: Rule.Example(
      """
      typography:
        body:
          $type: typography
          $value:
            fontFamily: Inter
            fontSize: 1rem
            fontWeight: regular
            letterSpacing: "{tracking}"
            lineHeight: "{leading}"
      tracking:
        $type: dimension
        $value: 0.2px
        $extensions: { mode: { arabic: 0px } }
      leading:
        $type: number
        $value: 1.4
        $extensions: { mode: { arabic: 1.7 } }
      """))
}

extension CheckRun {
  /// The context of that name; where an option names one that the modifier lacks, a warning and nil.
  fileprivate mutating func context(_ name: String, of axis: Int, option: String) -> Int? {
    let modifier = set.modifiers[axis]
    if let context = modifier.contexts.firstIndex(of: name) { return context }
    warn(of: option, "is \(name), which is no \(modifier.name) of \(set.name)", name, among: modifier)
    return nil
  }

  /// For a set without the modifier: whether it could have such a context without declaring it.
  fileprivate mutating func warnOfUnknown(_ name: String, option: String) {
    guard let modifier = Modifier.known.first(where: { $0.name == "script" }), !modifier.contexts.contains(name) else {
      return
    }
    warn(of: option, "is \(name), and \(set.name) tells no scripts apart", name, among: modifier)
  }

  private mutating func warn(of option: String, _ words: String, _ name: String, among modifier: Modifier) {
    options.warn(
      of: option, words,
      help: didYouMean(name, among: modifier.contexts) ?? "there are \(list(modifier.contexts, "and"))")
  }
}
