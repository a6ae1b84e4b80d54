import Diagnostics

/// Flings and swipes on views, told apart by left and right.
struct ViewGestureCheck: KotlinCheck {
  let rules: Set<RuleID> = [.gestureSign]
  let words = ["velocityX", "ItemTouchHelper"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    if source.stands("velocityX", at: token) {
      lookAtVelocity(token, source, &report)
    } else {
      lookAtSwipe(token, source, &report)
    }
  }

  private func lookAtVelocity(_ token: Int, _ source: KotlinSource, _ report: inout FileReport) {
    guard [">", "<", ">=", "<="].contains(source.text(token + 1)), !source.isInDirectionAwareFunction(token) else {
      return
    }
    let isSigned = source.number(token + 2..<token + 3) == 0 || source.stands("-", at: token + 2)
    guard isSigned else { return }
    report.add(
      Finding(
        .gestureSign, .warning, "the sign of velocityX is the same in right-to-left layouts", at: source.span(token),
        symbol: source.symbol(around: token), notes: ["in Arabic and Hebrew, forwards is to the left"],
        help: ["multiply it with -1 where the layout direction is right to left"]),
      groupedBy: source.function(around: token) ?? -1)
  }

  private func lookAtSwipe(_ token: Int, _ source: KotlinSource, _ report: inout FileReport) {
    guard source.stands(".", at: token + 1), let twin = ["LEFT": "START", "RIGHT": "END"][source.text(token + 2)],
      !source.isHandledByDirection(token), !isComparison(token, source)
    else { return }
    let other: StaticString = twin == "START" ? "RIGHT" : "LEFT"
    let statement = Int(source.statements[token])
    guard !source.contains(other, in: max(statement, token - 16)..<min(token + 16, source.tokens.count)) else { return }
    let name = "ItemTouchHelper.\(source.text(token + 2))"
    report.add(
      Finding(
        .gestureSign, .warning, "\(name) is the same swipe in right-to-left layouts",
        at: source.span(token..<token + 3),
        symbol: source.symbol(around: token), notes: ["ItemTouchHelper.\(twin) follows the direction"],
        help: ["write ItemTouchHelper.\(twin); onSwiped and onChildDraw then get that value too"],
        fixes: [
          Fix("write ItemTouchHelper.\(twin)", safe: false, edits: [Fix.Edit(source.span(token + 2), twin)])
        ]))
  }

  private func isComparison(_ token: Int, _ source: KotlinSource) -> Bool {
    ["==", "!="].contains(source.text(token - 1)) || ["==", "!=", "->"].contains(source.text(token + 3))
      || source.stands("case", at: token - 1)
  }
}
