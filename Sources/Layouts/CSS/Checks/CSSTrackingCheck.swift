import Diagnostics

/// `letter-spacing` that reaches scripts whose letters join.
struct CSSTrackingCheck: CSSCheck {
  let rules: Set<RuleID> = [.arabicTracking]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    guard declaration.name == "letter-spacing", let spacing = subject.sheet.length(declaration.value),
      spacing.value != 0,
      !subject.selectors.facts[declaration.rule].isLatin
    else { return }
    let facts = subject.selectors.facts[declaration.rule]
    guard !facts.isForDirection, !facts.isDescriptor,
      !subject.elements.isOverridden("letter-spacing", in: declaration.rule)
    else { return }
    report.add(
      Finding(
        .arabicTracking, .error, "this space between letters reaches Arabic text, whose letters join",
        at: subject.sheet.span(of: declaration), symbol: subject.symbol(declaration.rule),
        notes: ["space between joined letters tears the words of Arabic, Persian and Urdu apart"],
        help: ["write letter-spacing: normal for :lang(ar), :lang(fa) and :lang(ur) beside it"]))
  }
}
