import Diagnostics

/// Corners that are rounded on one side.
struct CSSCornerCheck: CSSCheck {
  let rules: Set<RuleID> = [.fixedCorner]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    guard !subject.isHandled(declaration) else { return }
    if declaration.name == "border-radius" { return lookAtShorthand(declaration, subject, &report) }
    guard let side = CSSSide.all[declaration.name], side.kind == .corner else { return }
    let sheet = subject.sheet
    if let other = sheet.declaration(side.opposite, in: declaration.rule),
      sheet.areEqual(other.value, declaration.value)
    {
      return
    }
    guard sheet.declaration(side.twin, in: declaration.rule) == nil else { return }
    report.add(
      Finding(
        .fixedCorner, .warning, "\(declaration.name) keeps its side in right-to-left layouts",
        at: sheet.span(of: declaration), symbol: subject.symbol(declaration.rule), help: ["write \(side.twin)"],
        fixes: [
          Fix(
            "write \(side.twin)", safe: !subject.elements.isMoved(declaration.rule),
            edits: [Fix.Edit(sheet.span(declaration.nameToken), side.twin)])
        ]))
  }

  /// Top left, top right, bottom right, bottom left; behind a slash the vertical radii (CSS Backgrounds 3, 5.1).
  private func lookAtShorthand(
    _ declaration: CSSSheet.Declaration, _ subject: CSSSubject, _ report: inout FileReport
  ) {
    let sheet = subject.sheet
    var lists: [[Range<Int>]] = [[]]
    for part in sheet.parts(declaration.value) {
      if sheet.text(part) == "/" { lists.append([]) } else { lists[lists.count - 1].append(part) }
    }
    guard lists.contains(where: { !isEven($0, sheet) }) else { return }
    report.add(
      Finding(
        .fixedCorner, .warning, "\(declaration.name) rounds the same side in right-to-left layouts",
        at: sheet.span(of: declaration), symbol: subject.symbol(declaration.rule),
        notes: ["its values begin at the top left, whatever the direction"],
        help: ["write border-start-start-radius, border-start-end-radius and their like"]))
  }

  private func isEven(_ list: [Range<Int>], _ sheet: CSSSheet) -> Bool {
    guard (2...4).contains(list.count) else { return true }
    let corners = list.count == 2 ? [0, 1, 0, 1] : list.count == 3 ? [0, 1, 2, 1] : [0, 1, 2, 3]
    return sheet.areEqual(list[corners[0]], list[corners[1]]) && sheet.areEqual(list[corners[2]], list[corners[3]])
  }
}
