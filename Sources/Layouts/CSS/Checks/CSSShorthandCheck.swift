import Diagnostics

/// `margin: 0 8px 0 16px`: other values on the left than on the right.
struct CSSShorthandCheck: CSSCheck {
  let rules: Set<RuleID> = [.asymmetricInsets]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    guard let axes = CSSSide.shorthands[declaration.name], !subject.isHandled(declaration) else { return }
    let sheet = subject.sheet
    let parts = sheet.parts(declaration.value)
    guard parts.count == 4, !sheet.areEqual(parts[1], parts[3]), !isOfScreen(parts, sheet),
      !(declaration.name == "margin" && CSSCentring(rule: declaration.rule, sheet).holdsByMargin)
    else { return }
    let values = parts.map(sheet.text)
    let replacement =
      "\(axes.block): \(values[0] == values[2] ? values[0] : "\(values[0]) \(values[2])"); "
      + "\(axes.inline): \(values[3]) \(values[1])"
    let isMoved = subject.elements.isMoved(declaration.rule)
    let isImportant =
      declaration.value.upperBound < sheet.tokens.count && sheet.text(declaration.value.upperBound) == "!"
    report.add(
      Finding(
        .asymmetricInsets, .warning,
        "\(declaration.name) gives \(values[3]) to the left and \(values[1]) to the right in right-to-left layouts too",
        at: sheet.span(of: declaration), symbol: subject.symbol(declaration.rule),
        notes: isMoved
          ? ["the same element is moved by coordinates, or may be: both have to follow the direction together"] : [],
        help: ["write \(replacement)"],
        fixes: isImportant
          ? []
          : [
            Fix(
              "write \(axes.block) and \(axes.inline)", safe: false,
              edits: [Fix.Edit(sheet.span(of: declaration), replacement)])
          ]))
  }

  /// Each side keeps clear of its own edge of the screen.
  private func isOfScreen(_ parts: [Range<Int>], _ sheet: CSSSheet) -> Bool {
    sheet.keepsClear(parts[1], of: "right") && sheet.keepsClear(parts[3], of: "left")
  }
}
