import Diagnostics

/// `margin-left`, `border-right-width`, `left`: properties that name a side.
struct CSSSideCheck: CSSCheck {
  let rules: Set<RuleID> = [.fixedSide]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    guard let side = CSSSide.all[declaration.name], side.kind != .corner, !subject.isHandled(declaration),
      subject.sheet.declaration(side.twin, in: declaration.rule) == nil,
      !isEven(declaration, side, subject), !isOutOfSight(declaration, subject), !isOfScreen(declaration, subject)
    else { return }
    let isMoved =
      subject.elements.isMoved(declaration.rule) || subject.selectors.facts[declaration.rule].keyframes != nil
    let severity: Severity = side.kind == .inset || subject.sheet.isNothing(declaration.value) ? .warning : .error
    report.add(
      Finding(
        .fixedSide, severity, "\(declaration.name) keeps its side in right-to-left layouts",
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

  /// Both sides alike, centred, or as wide as what is around it.
  private func isEven(_ declaration: CSSSheet.Declaration, _ side: CSSSide, _ subject: CSSSubject) -> Bool {
    let sheet = subject.sheet
    if let other = sheet.declaration(side.opposite, in: declaration.rule),
      sheet.areEqual(other.value, declaration.value)
    {
      return true
    }
    if side.kind == .margin, declaration.name == "margin-left", isHalf("left", declaration.rule, sheet) {
      // `left: 50%; margin-left: -100px`
      return sheet.length(declaration.value).map { $0.value < 0 } ?? false
    }
    guard side.kind == .inset else { return false }
    if isHalf(declaration.name, declaration.rule, sheet) {
      let margin = sheet.declaration("margin-left", in: declaration.rule)
      return isCentredByTransform(declaration.rule, sheet)
        || margin.flatMap { sheet.length($0.value) }.map { $0.value < 0 } ?? false
    }
    return spansWidth(declaration, sheet)
  }

  private func isHalf(_ property: String, _ rule: Int, _ sheet: CSSSheet) -> Bool {
    guard let value = sheet.declaration(property, in: rule)?.value, let length = sheet.length(value) else {
      return false
    }
    return length.unit == "%" && length.value == 50
  }

  private func isCentredByTransform(_ rule: Int, _ sheet: CSSSheet) -> Bool {
    CSSMovement.properties.contains { property in
      guard let declaration = sheet.declaration(property, in: rule) else { return false }
      return CSSMovement.all(in: declaration, of: sheet).contains { CSSMovement.centres($0.amount, sheet) }
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
    isZero(value) || ["none", "unset", "initial", "inherit", "revert"].contains(normalized(value))
  }
}
