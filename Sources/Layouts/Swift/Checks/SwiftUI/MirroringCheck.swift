import Diagnostics
import SwiftSyntax

/// Views that are mirrored by hand: once too often, or in both directions.
struct MirroringCheck: SwiftCheck {
  let rules: Set<RuleID> = [.doubleFlip, .directionalSymbol]
  let words = [SwiftWord.call("flipsForRightToLeftLayoutDirection"), .call("scaleEffect")]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard use.token.isMemberName, let call = use.call else { return }
    if use.token.text == "scaleEffect" { scaling(call, use, report) } else { flip(call, use, report) }
  }

  private func flip(_ call: FunctionCallExprSyntax, _ use: SwiftUse, _ report: SwiftReport) {
    guard call.argument(nil)?.expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "true",
      let root = call.viewRoot, root.calledName?.text == "Image",
      let name = root.argument("systemName")?.expression.text, SFSymbols.followsDirection(name)
    else { return }
    report.add(
      use.finding(
        .doubleFlip, .warning, "\(name) follows the layout’s direction by itself, and is mirrored back here",
        at: use.file.span(use.token, call), notes: ["in right-to-left layouts it points as in English"],
        help: ["take the modifier out"]))
  }

  private func scaling(_ call: FunctionCallExprSyntax, _ use: SwiftUse, _ report: SwiftReport) {
    guard call.argument("x")?.expression.number == -1, (call.argument("y")?.expression.number ?? 1) > 0,
      call.viewRoot?.calledName?.text == "Image", !use.isHandled
    else { return }
    report.add(
      use.finding(
        .directionalSymbol, .warning, "scaleEffect(x: -1) mirrors the picture in both directions",
        at: use.file.span(use.token, call),
        help: [
          "use a symbol that follows the layout’s direction, or .flipsForRightToLeftLayoutDirection(true)"
        ]))
  }
}
