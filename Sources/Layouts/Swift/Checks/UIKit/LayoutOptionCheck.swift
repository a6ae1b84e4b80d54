import Diagnostics
import SwiftSyntax

/// Options of the visual format, and masks of autoresizing.
struct LayoutOptionCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedSide]
  private static let twins = [
    "directionLeftToRight": "directionLeadingToTrailing", "alignAllLeft": "alignAllLeading",
    "alignAllRight": "alignAllTrailing",
  ]
  /// What lets the margin on one side grow holds the view to the other one.
  private static let masks = [
    "flexibleLeftMargin": ("right", "flexibleRightMargin"), "flexibleRightMargin": ("left", "flexibleLeftMargin"),
    "minXMargin": ("right", "maxXMargin"), "maxXMargin": ("left", "minXMargin"),
  ]
  let words = (twins.keys.sorted() + masks.keys.sorted()).map { SwiftWord.member($0) }

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let value = use.expression, !use.isHandled else { return }
    if let twin = Self.twins[use.token.text] {
      report.add(
        use.finding(
          .fixedSide, .warning, "\(use.token.text) means the same sides in right-to-left layouts too",
          at: use.span(value), help: ["use \(twin)"],
          fixes: [Fix("use \(twin)", safe: true, edits: [Fix.Edit(use.span(use.token), twin)])]))
    } else if let (side, other) = Self.masks[use.token.text], !use.isHandledInMethod,
      isWhole(value, without: other, use)
    {
      report.add(
        use.finding(
          .fixedSide, .warning, "\(use.token.text) holds the view to the \(side) in right-to-left layouts too",
          at: use.span(value), notes: ["autoresizing knows of left and right only"],
          help: ["use constraints, or choose the margin by effectiveUserInterfaceLayoutDirection"]))
    }
  }

  /// Whether a mask is set, and the other margin does not grow as well.
  private func isWhole(_ value: ExprSyntax, without other: String, _ use: SwiftUse) -> Bool {
    guard value.target?.name?.lowercased().hasSuffix("mask") ?? false else { return false }
    guard let list = value.parent?.parent?.as(ArrayElementListSyntax.self) else { return true }
    return !list.contains { $0.expression.lastName == other }
  }
}
