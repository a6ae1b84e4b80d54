import Diagnostics

/// `direction: ltr`, `unicode-bidi: bidi-override`.
struct CSSDirectionCheck: CSSCheck {
  let rules: Set<RuleID> = [.forcedDirection]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    let facts = subject.selectors.facts[declaration.rule]
    guard !facts.isForDirection, !facts.isDescriptor, declaration.value.count == 1 else { return }
    let value = subject.sheet.text(declaration.value).lowercased()
    switch (declaration.name, value) {
    case ("unicode-bidi", "bidi-override"), ("unicode-bidi", "isolate-override"):
      report.add(
        Finding(
          .forcedDirection, .warning, "unicode-bidi: \(value) sets the letters of a text in the order of its bytes",
          at: subject.sheet.span(of: declaration), symbol: subject.symbol(declaration.rule),
          notes: ["an Arabic or Hebrew word in it is spelled backwards"], help: ["write isolate, or plaintext"]))
    case ("direction", "ltr"), ("direction", "rtl"):
      report.add(
        Finding(
          .forcedDirection, .note, "the direction is fixed to \(value) here", at: subject.sheet.span(of: declaration),
          symbol: subject.symbol(declaration.rule),
          notes: ["right for phone numbers, code and media controls; what is in it keeps its sides in every language"],
          help: ["say why in a suppression, or leave the direction to the document’s dir attribute"]))
    default: break
    }
  }
}
