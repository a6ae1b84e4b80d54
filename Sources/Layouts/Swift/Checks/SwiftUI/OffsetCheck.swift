import Diagnostics
import SwiftSyntax

/// `.offset(x: 12)`, which SwiftUI mirrors with the layout: to the right in English, to the left in Arabic. That is what a
/// badge wants, and not what sets a picture right that does not turn round, so it is mentioned and no more.
struct OffsetCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedSide]
  let words = [SwiftWord.call("offset")]

  /// A point to one side sets right what the eye sees, and is seen by nobody on the other.
  private static let adjustment = 1.0

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard use.token.isMemberName, let call = use.call, let x = distance(call), let numbers = x.expression.constants,
      let far = numbers.max(by: { abs($0) < abs($1) }), abs(far) > Self.adjustment, !use.isHandled
    else { return }
    // To and fro about the middle: a shake.
    if numbers.contains(-far) { return }
    let (side, other) = far > 0 ? ("right", "left") : ("left", "right")
    report.add(
      use.finding(
        .fixedSide, .note, "offset(x:) moves the view to the \(side), and to the \(other) in right-to-left layouts",
        at: use.file.span(x.label.map { Syntax($0) } ?? Syntax(x), x.expression),
        notes: ["SwiftUI mirrors an offset with the layout: a sign of your own would undo that"],
        help: [
          "look at it from right to left: what sets a picture right that does not turn round, such as play.fill, "
            + "needs \(written(-far)) there"
        ]))
  }

  private func written(_ number: Double) -> String {
    number.rounded() == number && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  /// What is written for x: in its own argument, or as the width of a size.
  private func distance(_ call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
    if let x = call.argument("x") { return x }
    guard let size = call.argument(nil)?.expression.as(FunctionCallExprSyntax.self) else { return nil }
    return ["CGSize", "init"].contains(size.calledName?.text ?? "") ? size.argument("width") : nil
  }
}
