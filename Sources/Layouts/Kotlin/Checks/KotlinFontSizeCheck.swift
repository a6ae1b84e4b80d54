import Diagnostics

/// Sizes of text that do not follow the reader's setting.
struct KotlinFontSizeCheck: KotlinCheck {
  let rules: Set<RuleID> = [.fixedFontSize]
  let words = ["fontSize", "toSp", "fontScale", "COMPLEX_UNIT_DIP", "COMPLEX_UNIT_PX", "COMPLEX_UNIT_PT"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard let place = place(token, source) else { return }
    report.add(
      Finding(
        .fixedFontSize, .warning, "this text keeps its size whatever text size the reader has chosen",
        at: source.span(place), symbol: source.symbol(around: token),
        notes: ["only sp follows the setting"], help: ["give the size in sp"]),
      groupedBy: Int(source.statements[token]))
  }

  private func place(_ token: Int, _ source: KotlinSource) -> Range<Int>? {
    switch source.text(token) {
    case "toSp":
      // `16.dp.toSp()` undoes the scale.
      guard source.stands(".", at: token - 1), source.stands("dp", at: token - 2), source.call(named: token) != nil
      else {
        return nil
      }
      return token - 2..<token + 3
    case "fontScale":
      // `16.sp / fontScale`, and a scale that is set.
      if source.stands("=", at: token + 1), source.number(token + 2..<token + 3) == 1 { return token..<token + 3 }
      let first = source.path(endingAt: token)[0]
      return source.stands("/", at: first - 1) ? first - 1..<token + 1 : nil
    case "COMPLEX_UNIT_DIP", "COMPLEX_UNIT_PX", "COMPLEX_UNIT_PT":
      guard let call = source.calls(around: token).first(where: { _ in true }),
        source.stands("setTextSize", at: source.calls[call].name)
      else { return nil }
      // A size in pixels may have been computed from sp: only a number is fixed for sure.
      let arguments = source.arguments(of: source.calls[call]).map(\.value)
      guard arguments.count == 2, source.stands("COMPLEX_UNIT_DIP", at: token) || source.number(arguments[1]) != nil
      else { return nil }
      return token..<token + 1
    default: return nil
    }
  }
}
