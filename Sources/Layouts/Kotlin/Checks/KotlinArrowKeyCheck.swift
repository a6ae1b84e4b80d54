import Diagnostics

/// The left and right arrow keys, where they mean back and forward.
struct KotlinArrowKeyCheck: KotlinCheck {
  let rules: Set<RuleID> = [.arrowKey]
  let words = ["DirectionLeft", "DirectionRight", "KEYCODE_DPAD_LEFT", "KEYCODE_DPAD_RIGHT"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.stands(".", at: token - 1) || source.text(token).hasPrefix("KEYCODE"),
      !source.isInDirectionAwareFunction(token), !source.isHandledByDirection(token), !isInText(token, source)
    else { return }
    report.add(
      Finding(
        .arrowKey, .warning, "the arrow keys mean the same in right-to-left layouts here", at: source.span(token),
        symbol: source.symbol(around: token), notes: ["in Arabic and Hebrew, the left arrow goes forward"],
        help: ["swap the two where the layout direction is right to left"]),
      groupedBy: source.function(around: token) ?? -1)
  }

  /// In a text, the arrows move the caret to the side that they show.
  private func isInText(_ token: Int, _ source: KotlinSource) -> Bool {
    let function = source.function(around: token).map { source.functions[$0].tokens } ?? 0..<0
    return source.containsName(in: function) { name in
      let name = name.lowercased()
      return name.contains("textfield") || name.contains("selection") || name.contains("cursor")
        || name.contains("caret") || name.contains("edittext")
    }
  }
}
