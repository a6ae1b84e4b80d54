import Diagnostics

/// Sizes of text that do not follow the reader's setting.
struct KotlinFontSizeCheck: KotlinCheck {
  let rules: Set<RuleID> = [.fixedFontSize]
  let words = ["fontSize", "toSp", "fontScale", "COMPLEX_UNIT_DIP", "COMPLEX_UNIT_PX", "COMPLEX_UNIT_PT"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard let place = place(token, source) else { return }
    let isScale = source.stands("fontScale", at: token)
    report.add(
      Finding(
        .fixedFontSize, .warning, message(place, token, source), at: source.span(place),
        symbol: source.symbol(around: token),
        notes: [isScale ? "whoever sets larger text in the system gets none here" : "only sp follows the setting"],
        help: [isScale ? "leave fontScale to the system, and give sizes in sp" : "give the size in sp"]),
      groupedBy: Int(source.statements[token]))
  }

  private func message(_ place: Range<Int>, _ token: Int, _ source: KotlinSource) -> String {
    switch source.text(token) {
    case "toSp": "\(source.text(place)) takes the reader’s text size out again"
    case "fontScale" where source.stands("=", at: token + 1): "a scale of 1 stands for whatever the reader has chosen"
    case "fontScale": "dividing by fontScale takes the reader’s text size out again"
    default: "\(source.text(token)) keeps this text at its size whatever text size the reader has chosen"
    }
  }

  private func place(_ token: Int, _ source: KotlinSource) -> Range<Int>? {
    switch source.text(token) {
    case "toSp":
      // `16.dp.toSp()` undoes the scale.
      guard source.stands(".", at: token - 1), source.stands("dp", at: token - 2), source.call(named: token) != nil
      else {
        return nil
      }
      let hasNumber = source.stands(".", at: token - 3) && source.number(token - 4..<token - 3) != nil
      return token - (hasNumber ? 4 : 2)..<token + 3
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
