import Diagnostics

/// `translateX`, `rotate`, `skewX`: coordinates, which do not follow the direction.
struct CSSTransformCheck: CSSCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    guard CSSMovement.properties.contains(declaration.name), !subject.isHandled(declaration) else { return }
    let facts = subject.selectors.facts[declaration.rule]
    for movement in CSSMovement.all(in: declaration, of: subject.sheet) {
      // What spins goes round in every direction.
      if movement.kind == .rotation, facts.keyframes != nil || subject.isSpinner(declaration.rule) { continue }
      if movement.kind == .translation, CSSMovement.centres(movement.amount, subject.sheet),
        isCentred(declaration.rule, subject)
      {
        continue
      }
      let isInset =
        facts.keyframes == nil && subject.elements.isInset(declaration.rule)
        && !subject.isPlacedByScript(declaration.rule)
      report.add(
        Finding(
          .coordinateArithmetic, isInset ? .warning : .note,
          "\(subject.sheet.text(movement.tokens)) \(Self.words(movement.kind)) in right-to-left layouts too",
          at: subject.sheet.span(movement.tokens), symbol: subject.symbol(declaration.rule),
          notes: isInset
            ? ["the same element has an inset from one side: once that follows the direction, this must as well"] : [],
          help: [
            movement.kind == .translation
              ? "use margins or insets, or give it the other sign under [dir=rtl]"
              : "if its side has a meaning, give it the other sign under [dir=rtl]"
          ]),
        groupedBy: declaration.nameToken)
    }
  }

  /// With an edge at the middle of what is around it: the left one, which stays there.
  private func isCentred(_ rule: Int, _ subject: CSSSubject) -> Bool {
    let logical = ["inset-inline-start", "inset-inline-end"].contains { name in
      subject.sheet.declaration(name, in: rule).flatMap { subject.sheet.length($0.value) }?.unit == "%"
    }
    return !logical && (subject.elements.isCentred(rule) || !subject.elements.isInset(rule))
  }

  private static func words(_ kind: CSSMovement.Kind) -> String {
    switch kind {
    case .translation: "moves to the same side"
    case .rotation: "turns the same way"
    case .skew: "leans to the same side"
    }
  }
}
