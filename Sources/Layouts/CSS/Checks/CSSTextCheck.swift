import Diagnostics

/// Text that is cut off where it does not fit, or that does not grow.
struct CSSTextCheck: CSSCheck {
  let rules: Set<RuleID> = [.truncatedText, .fixedFontSize]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    guard !subject.selectors.facts[declaration.rule].isDescriptor else { return }
    let value = subject.sheet.normalized(declaration.value)
    switch declaration.name {
    case "text-overflow" where value.contains("ellipsis"), "line-clamp" where value != "none",
      "-webkit-line-clamp" where value != "none" && value != "unset":
      report.add(
        Finding(
          .truncatedText, .note, "this text is cut off where it does not fit",
          at: subject.sheet.span(of: declaration), symbol: subject.symbol(declaration.rule),
          notes: ["translations are up to twice as long, and text grows to 200 % on request"],
          help: ["let it wrap, or see that the whole text is found elsewhere"]),
        groupedBy: declaration.rule)
    case "text-size-adjust" where value == "none", "-webkit-text-size-adjust" where value == "none":
      report.add(
        Finding(
          .fixedFontSize, .warning, "text keeps its size whatever text size the reader has chosen",
          at: subject.sheet.span(of: declaration), symbol: subject.symbol(declaration.rule),
          notes: ["none switches the reader’s setting off; 100% only keeps phones from enlarging text by themselves"],
          help: ["write 100%"],
          fixes: [Fix("write 100%", safe: true, edits: [Fix.Edit(subject.sheet.span(declaration.value), "100%")])]),
        groupedBy: declaration.rule)
    default: break
    }
  }
}
