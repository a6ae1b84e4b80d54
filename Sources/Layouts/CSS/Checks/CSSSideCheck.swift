import Diagnostics

/// `margin-left`, `border-right-width`, `left`: properties that name a side.
struct CSSSideCheck: CSSCheck {
  let rules: Set<RuleID> = [.fixedSide]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    guard let side = CSSSide.all[declaration.name], side.kind != .corner, !subject.isHandled(declaration),
      subject.sheet.declaration(side.twin, in: declaration.rule) == nil,
      !isEven(declaration, side, subject), !isOutOfSight(declaration, subject), !isOfScreen(declaration, subject),
      !isOfSpinner(declaration, side, subject)
    else { return }
    let isMoved =
      subject.elements.isMoved(declaration.rule) || subject.selectors.facts[declaration.rule].keyframes != nil
    report.add(
      Finding(
        .fixedSide, severity(declaration, side, subject), "\(declaration.name) keeps its side in right-to-left layouts",
        at: subject.sheet.span(of: declaration), symbol: subject.symbol(declaration.rule),
        notes: isMoved
          ? ["the same element is moved by coordinates, or may be: both have to follow the direction together"] : [],
        help: ["write \(side.twin)"],
        fixes: [
          Fix(
            "write \(side.twin)", safe: !isMoved,
            edits: [Fix.Edit(subject.sheet.span(declaration.nameToken), side.twin)])
        ]))
  }

  private func severity(_ declaration: CSSSheet.Declaration, _ side: CSSSide, _ subject: CSSSubject) -> Severity {
    guard side.kind == .inset else { return subject.sheet.isNothing(declaration.value) ? .warning : .error }
    // What takes an inset back follows the one that set it; a script counts from the corner that it places from.
    return subject.sheet.isReset(declaration.value) || subject.isPlacedByScript(declaration.rule) ? .note : .warning
  }

  /// What spins has no sides: its pieces are borders, and lie within it.
  private func isOfSpinner(_ declaration: CSSSheet.Declaration, _ side: CSSSide, _ subject: CSSSubject) -> Bool {
    guard subject.isSpinner(declaration.rule) else { return false }
    return side.kind == .border
      || side.kind == .inset && subject.sheet.length(declaration.value)?.unit == "%"
  }

  /// Both sides alike, centred, as wide as what is around it, or bound to the screen.
  private func isEven(_ declaration: CSSSheet.Declaration, _ side: CSSSide, _ subject: CSSSubject) -> Bool {
    let sheet = subject.sheet
    if let other = sheet.declaration(side.opposite, in: declaration.rule),
      sheet.areEqual(other.value, declaration.value)
    {
      return true
    }
    // `@include inset-at-least(padding-left, 16px)` sets the other side.
    if sheet.includes(side.opposite, in: declaration.rule) { return true }
    if sheet.keepsClear(declaration.value, of: declaration.name.contains("left") ? "left" : "right") { return true }
    let centring = CSSCentring(rule: declaration.rule, sheet)
    switch side.kind {
    case .margin:
      return declaration.name == "margin-left" && centring.holdsByMargin || centring.isShare(declaration)
    case .inset: return centring.holds(declaration.name) || spansWidth(declaration, sheet)
    case .padding, .border, .corner: return false
    }
  }

  /// `left: 0; width: 100%`, `left: -50%; width: 200%`: it sticks out as far on both sides.
  private func spansWidth(_ declaration: CSSSheet.Declaration, _ sheet: CSSSheet) -> Bool {
    guard let edge = sheet.length(declaration.value), edge.value == 0 || edge.unit == "%" else { return false }
    return ["width", "min-width", "inline-size"].contains { name in
      guard let value = sheet.declaration(name, in: declaration.rule)?.value, let width = sheet.length(value) else {
        return false
      }
      return width.value == 100 - 2 * edge.value && ["%", "vw", "vi", "dvw"].contains(width.unit)
    }
  }

  /// `padding-left: env(safe-area-inset-left)`: the notch of a screen stays where it is.
  private func isOfScreen(_ declaration: CSSSheet.Declaration, _ subject: CSSSubject) -> Bool {
    let value = subject.sheet.normalized(declaration.value)
    return ["left", "right"].contains {
      declaration.name.contains($0) && value.hasPrefix("env(safe-area-inset-\($0)")
    }
  }

  /// `left: -9999px` hides from everyone but screen readers.
  private func isOutOfSight(_ declaration: CSSSheet.Declaration, _ subject: CSSSubject) -> Bool {
    guard let length = subject.sheet.length(declaration.value) else { return false }
    return length.value <= -999
  }
}

extension CSSSheet {
  /// Whether a side gets nothing: `0`, `none`.
  func isNothing(_ value: Range<Int>) -> Bool {
    isZero(value) || normalized(value) == "none" || isReset(value) && normalized(value) != "auto"
  }

  /// Whether a side is given back to whatever would place it otherwise.
  func isReset(_ value: Range<Int>) -> Bool {
    ["unset", "initial", "inherit", "revert", "revert-layer", "auto"].contains(normalized(value))
  }
}
