import Diagnostics
import SwiftSyntax

/// A height that text cannot outgrow.
struct TextHeightCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedTextHeight]
  let words = [SwiftWord.call("frame")]
  /// Beyond this it holds more than lines of text.
  private static let most = 200.0

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard use.token.isMemberName, let call = use.call, let height = call.argument("height")?.expression,
      let points = height.number, points > 0, points <= Self.most, let root = call.viewRoot,
      TextViews.areShown(by: root), !isIcon(root, call)
    else { return }
    report.add(
      use.finding(
        .fixedTextHeight, .warning, "a height of \(points.shown) points is fixed around text", at: use.span(height),
        notes: ["text at 200 % no longer fits, and Arabic and Thai need more height than Latin at any size"],
        help: ["use minHeight, or padding around the text"]))
  }

  /// A label in a square shows its icon alone.
  private func isIcon(_ root: FunctionCallExprSyntax, _ frame: FunctionCallExprSyntax) -> Bool {
    root.calledName?.text == "Label" && frame.argument("width") != nil
  }
}
