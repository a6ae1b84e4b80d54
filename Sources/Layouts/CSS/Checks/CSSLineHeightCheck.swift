import Diagnostics

/// Lines that are lower than the letters of Arabic text.
struct CSSLineHeightCheck: CSSCheck {
  let rules: Set<RuleID> = [.fixedTextHeight]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    let facts = subject.selectors.facts[declaration.rule]
    // Latin letters overlap no sooner than their author sees it.
    guard !facts.isDescriptor, facts.keyframes == nil, let (ratio, place) = ratio(declaration, subject.sheet),
      let need = ScriptHeight.tallest([facts.script, subject.elements.font(declaration.rule, of: subject.sheet)]),
      !facts.subjects.contains(where: { $0.lowercased().contains("icon") }),
      facts.isForDirection || !subject.elements.isOverridden("line-height", in: declaration.rule)
    else { return }
    let finding = LineHeight(ratio: ratio, need: need).finding(
      at: subject.sheet.span(place), symbol: subject.symbol(declaration.rule),
      help: ["write line-height: \(need.ems.shown), or more"])
    if let finding { report.add(finding) }
  }

  /// How high a declaration makes lines, as a part of the text's size, and where it says so. Lengths count beside a size
  /// in the same unit.
  private func ratio(_ declaration: CSSSheet.Declaration, _ sheet: CSSSheet) -> (Double, place: Range<Int>)? {
    switch declaration.name {
    case "line-height":
      let size = sheet.declaration("font-size", in: declaration.rule).flatMap { sheet.length($0.value) }
      let place = declaration.nameToken..<declaration.value.upperBound
      return sheet.length(declaration.value).flatMap { Self.ratio($0, size) }.map { ($0, place) }
    case "font":
      // `16px/1.5 Amiri`
      guard let slash = declaration.value.first(where: { sheet.text($0) == "/" }), slash > declaration.value.lowerBound,
        slash + 1 < declaration.value.upperBound, let height = sheet.length(slash + 1..<slash + 2)
      else { return nil }
      return Self.ratio(height, sheet.length(slash - 1..<slash)).map { ($0, slash + 1..<slash + 2) }
    default: return nil
    }
  }

  private static func ratio(
    _ height: (value: Double, unit: String), _ size: (value: Double, unit: String)?
  ) -> Double? {
    switch height.unit {
    case "", "em": return height.value
    case "%": return height.value / 100
    default:
      guard let size, size.unit == height.unit, size.value > 0 else { return nil }
      return height.value / size.value
    }
  }
}
