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
      TextViews.areShown(by: root), !isIcon(root, call), !fits(root, call, into: points), !isToldAsTarget(call, use)
    else { return }
    report.add(
      use.finding(
        .fixedTextHeight, .warning, "a height of \(points.shown) points is fixed around text", at: use.span(height),
        notes: ["text at 200 % no longer fits, and Arabic and Thai need more height than Latin at any size"],
        help: ["use minHeight, or padding around the text"]))
  }

  /// The same frame is too small for a finger: larger, or with a least height, it holds the text as well.
  private func isToldAsTarget(_ frame: FunctionCallExprSyntax, _ use: SwiftUse) -> Bool {
    use.options.wanted.contains(.hitTarget) && HitTargetCheck.isTooSmall(frame, use)
  }

  /// A label in a square shows its icon alone, and so does a button that has one.
  private func isIcon(_ root: FunctionCallExprSyntax, _ frame: FunctionCallExprSyntax) -> Bool {
    (root.calledName?.text == "Label" || root.argument("systemImage") != nil) && frame.argument("width") != nil
  }

  /// Whether none of the text grows, which is told by itself, and a line of it has room in Arabic too.
  private func fits(_ root: FunctionCallExprSyntax, _ frame: FunctionCallExprSyntax, into height: Double) -> Bool {
    let all = (frame.modifiersBefore + frame.modifiers).compactMap(fixedSize).first
    let texts = TextViews.texts(in: root).filter(TextViews.hasLetters)
    let sizes = texts.isEmpty ? [all] : texts.map { $0.modifiers.compactMap(fixedSize).first ?? all }
    return sizes.allSatisfy { size in size.map { $0 * ScriptHeight.naskh.ems <= height } ?? false }
  }

  /// `.font(.system(size: 9))`, `.font(.custom("Vollkorn", fixedSize: 9))`.
  private func fixedSize(_ modifier: FunctionCallExprSyntax) -> Double? {
    guard modifier.calledName?.text == "font",
      let font = modifier.argument(nil)?.expression.as(FunctionCallExprSyntax.self)
    else { return nil }
    let size = font.calledName?.text == "system" ? font.argument("size") : font.argument("fixedSize")
    return size?.expression.number
  }
}
