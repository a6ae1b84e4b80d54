import Diagnostics
import SwiftSyntax

/// One direction of a swipe, one edge of the screen, and transitions that come from one side.
struct SwipeCheck: SwiftCheck {
  let rules: Set<RuleID> = [.gestureSign]
  let words = [SwiftWord.member("left"), .member("right"), .member("fromLeft"), .member("fromRight")]
  private static let opposites = ["left": "right", "right": "left", "fromLeft": "fromRight", "fromRight": "fromLeft"]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let value = use.expression, let opposite = Self.opposites[use.token.text], let target = value.target,
      let subject = subject(target, use), !use.isHandledInMethod, !hasOpposite(target, opposite, use)
    else { return }
    report.add(
      use.finding(
        .gestureSign, .warning,
        "\(subject) the \(use.token.text.hasSuffix("eft") ? "left" : "right") in every language",
        at: use.span(value),
        notes: ["back and forward change sides in right-to-left layouts"],
        help: ["choose the side by effectiveUserInterfaceLayoutDirection"]))
  }

  private func subject(_ target: ValueTarget, _ use: SwiftUse) -> String? {
    guard let name = target.name else { return nil }
    switch name {
    case "direction" where use.file.mentions("UISwipeGestureRecognizer"): return "the swipe goes to"
    case "edges" where use.file.mentions("UIScreenEdgePanGestureRecognizer"): return "the gesture begins at"
    case "subtype" where use.file.mentions("CATransition"): return "the transition comes from"
    default: return nil
    }
  }

  /// Whether the file sees to the other side as well, or this value names both.
  private func hasOpposite(_ target: ValueTarget, _ opposite: String, _ use: SwiftUse) -> Bool {
    target.name.map(use.file.named(in: use.file.tree).targets(ofMember: opposite).contains) ?? false
  }
}
