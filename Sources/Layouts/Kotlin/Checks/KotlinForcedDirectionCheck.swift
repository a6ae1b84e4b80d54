import Diagnostics

/// `LocalLayoutDirection provides LayoutDirection.Ltr`: a direction that is always the same.
struct KotlinForcedDirectionCheck: KotlinCheck {
  let rules: Set<RuleID> = [.forcedDirection]
  let words = ["LocalLayoutDirection", "LAYOUT_DIRECTION_LTR", "LAYOUT_DIRECTION_RTL"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard let place = forced(token, source), !isInBranch(token, source) else { return }
    report.add(
      Finding(
        .forcedDirection, .note, "the layout direction is fixed to \(source.text(place.upperBound - 1)) here",
        at: source.span(place), symbol: source.symbol(around: token),
        notes: ["right for phone numbers, code and media controls; text in it keeps this side in every language"],
        help: ["say why in a suppression, or leave the direction to the locale"]))
  }

  /// From the name to the direction.
  private func forced(_ token: Int, _ source: KotlinSource) -> Range<Int>? {
    if source.stands("LocalLayoutDirection", at: token) {
      guard source.stands("provides", at: token + 1), source.stands("LayoutDirection", at: token + 2),
        source.stands(".", at: token + 3), source.isName(token + 4)
      else { return nil }
      return token..<token + 5
    }
    let first = source.path(endingAt: token)[0]
    if source.stands("=", at: first - 1), source.stands("layoutDirection", at: first - 2) {
      return first - 2..<token + 1
    }
    if source.stands("(", at: first - 1), source.stands("setLayoutDirection", at: first - 2) {
      return first - 2..<token + 1
    }
    return nil
  }

  /// The name itself speaks of a direction: only conditions count here.
  private func isInBranch(_ token: Int, _ source: KotlinSource) -> Bool {
    if source.contains("else", in: token..<min(token + 12, source.tokens.count)) { return true }
    return source.bracketsAround(token).contains { source.isHandledByDirection(source.brackets[$0].open) }
      || source.isHandledByDirection(Int(source.statements[token]))
  }
}
