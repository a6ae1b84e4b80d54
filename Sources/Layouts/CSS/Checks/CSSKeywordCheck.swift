import Diagnostics

/// `text-align: left`, `float: right`.
struct CSSKeywordCheck: CSSCheck {
  let rules: Set<RuleID> = [.fixedAlignment, .fixedSide]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    guard let twins = CSSSide.keywords[declaration.name], declaration.value.count == 1 else { return }
    let sheet = subject.sheet
    guard let twin = twins[sheet.text(declaration.value).lowercased()], !subject.isHandled(declaration),
      !isSpoken(declaration, twin, subject), !subject.selectors.facts[declaration.rule].isCode
    else { return }
    let isText = declaration.name.hasPrefix("text-align")
    report.add(
      Finding(
        isText ? .fixedAlignment : .fixedSide, .error,
        "\(declaration.name): \(sheet.text(declaration.value)) keeps its side in right-to-left layouts",
        at: sheet.span(of: declaration), symbol: subject.symbol(declaration.rule),
        notes: isText ? [] : ["browsers know \(twin) since 2023 (Chrome 118, Safari 15, Firefox 55)"],
        help: ["write \(twin)"],
        fixes: [Fix("write \(twin)", safe: isText, edits: [Fix.Edit(sheet.span(declaration.value), twin)])]))
  }

  /// `text-align: left; text-align: start`: the first one is for old browsers.
  private func isSpoken(_ declaration: CSSSheet.Declaration, _ twin: String, _ subject: CSSSubject) -> Bool {
    guard let last = subject.sheet.declaration(declaration.name, in: declaration.rule) else { return false }
    return subject.sheet.text(last.value).lowercased() == twin
  }
}
