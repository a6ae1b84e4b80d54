import Diagnostics

/// `lineHeight = 14.sp` beside `fontSize = 16.sp`: lines that are lower than the letters in them.
struct ComposeLineHeightCheck: KotlinCheck {
  let rules: Set<RuleID> = [.fixedTextHeight]
  let words = ["lineHeight"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.isCompose, source.stands("=", at: token + 1),
      let call = source.calls(around: token).first(where: { _ in true }).map({ source.calls[$0] }),
      let height = source.arguments(of: call).first(where: { $0.labelToken == token }),
      let ratio = ratio(height.value, call, source)
    else { return }
    let need = source.argument("fontFamily", of: call).flatMap { ScriptHeight.font(source.text($0.value)) }
    let finding = LineHeight(ratio: ratio, need: need).finding(
      at: source.span(height.value), symbol: source.symbol(around: token),
      help: ["write lineHeight = \((need ?? .latin).ems.shown).em, or more"])
    if let finding { report.add(finding) }
  }

  private func ratio(_ height: Range<Int>, _ call: KotlinCall, _ source: KotlinSource) -> Double? {
    guard let (value, unit) = source.length(height) else { return nil }
    if unit == "em" { return value }
    guard unit == "sp", let size = source.argument("fontSize", of: call).flatMap({ source.length($0.value) }),
      size.unit == "sp", size.value > 0
    else { return nil }
    return value / size.value
  }
}
