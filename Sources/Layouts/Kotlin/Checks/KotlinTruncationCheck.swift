import Diagnostics

/// Text that is cut off where it does not fit.
struct KotlinTruncationCheck: KotlinCheck {
  let rules: Set<RuleID> = [.truncatedText]
  let words = ["maxLines", "TextOverflow", "softWrap", "setSingleLine", "setMaxLines"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard let place = place(token, source) else { return }
    let owner = source.component(around: token)
    if let owner, source.containsName(in: source.extent(of: owner), where: isHarmless) { return }
    report.add(
      Finding(
        .truncatedText, .note,
        source.stands("TextOverflow", at: token)
          ? "this text is cut off where it does not fit" : "this text is cut off after one line",
        at: source.span(place),
        symbol: source.symbol(around: token),
        notes: ["translations are up to twice as long, and text grows to 200 % on request"],
        help: ["let it wrap, or see that the whole text is found elsewhere"]),
      groupedBy: owner?.name ?? Int(source.statements[token]))
  }

  private func place(_ token: Int, _ source: KotlinSource) -> Range<Int>? {
    switch source.text(token) {
    case "TextOverflow":
      return source.stands(".", at: token + 1) && ["Ellipsis", "Clip"].contains(source.text(token + 2))
        && source.stands("=", at: token - 1) ? token..<token + 3 : nil
    case "softWrap":
      return source.stands("=", at: token + 1) && source.stands("false", at: token + 2) ? token..<token + 3 : nil
    case "setSingleLine":
      return source.call(named: token) != nil && !source.stands("false", at: token + 2) ? token..<token + 1 : nil
    case "setMaxLines":
      return source.number(token + 2..<token + 3) == 1 ? token..<token + 1 : nil
    default:
      return source.stands("=", at: token + 1) && source.number(token + 2..<token + 3) == 1 ? token..<token + 3 : nil
    }
  }

  /// Fields scroll, a marquee shows the rest, and text that shrinks is told by its own size.
  private func isHarmless(_ name: String) -> Bool {
    name == "basicMarquee" || name.hasSuffix("TextField") || name == "singleLine"
  }
}
