import Diagnostics
import SwiftSyntax

/// Views that are mirrored by hand: once too often, or in both directions.
struct MirroringCheck: SwiftCheck {
  let rules: Set<RuleID> = [.doubleFlip, .directionalSymbol, .directionalAsset]
  let words = [
    SwiftWord.call("flipsForRightToLeftLayoutDirection"), .call("scaleEffect"),
    .call("imageFlippedForRightToLeftLayoutDirection"), .call("withHorizontallyFlippedOrientation"),
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard use.token.isMemberName, let call = use.call else { return }
    switch use.token.text {
    case "scaleEffect": scaling(call, use, report)
    case "flipsForRightToLeftLayoutDirection": flip(call, use, report)
    default: lost(call, use, report)
    }
  }

  /// UIKit's mark on an image, which SwiftUI does not look at.
  private func lost(_ call: FunctionCallExprSyntax, _ use: SwiftUse, _ report: SwiftReport) {
    guard let image = use.outerCalls.first(where: { $0.part == .argument }), image.name == "Image",
      image.call.arguments.first?.label?.text == "uiImage",
      !image.call.modifiers.contains(where: { $0.calledName?.text == "flipsForRightToLeftLayoutDirection" })
    else { return }
    report.add(
      use.finding(
        .directionalAsset, .warning, "\(use.token.text) has no effect on an Image of SwiftUI", at: use.span(use.token),
        notes: ["the mark that it sets is for image views of UIKit; here the picture stays as in English"],
        help: ["write Image(uiImage: …).flipsForRightToLeftLayoutDirection(true)"]))
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
