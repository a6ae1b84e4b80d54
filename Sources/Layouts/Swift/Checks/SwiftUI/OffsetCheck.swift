import Diagnostics
import SwiftSyntax

/// `.offset(x: 12)`, which moves to the right whatever the direction.
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
    let side = far > 0 ? "right" : "left"
    report.add(
      use.finding(
        .fixedSide, .warning, "offset(x:) moves the view to the \(side) in right-to-left layouts too",
        at: use.file.span(x.label.map { Syntax($0) } ?? Syntax(x), x.expression),
        notes: ["padding and alignment follow the layout’s direction, and offset does not"],
        help: ["use padding or an alignment guide, or multiply by a sign that depends on layoutDirection"]))
  }

  /// What is written for x: in its own argument, or as the width of a size.
  private func distance(_ call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
    if let x = call.argument("x") { return x }
    guard let size = call.argument(nil)?.expression.as(FunctionCallExprSyntax.self) else { return nil }
    return ["CGSize", "init"].contains(size.calledName?.text ?? "") ? size.argument("width") : nil
  }
}
