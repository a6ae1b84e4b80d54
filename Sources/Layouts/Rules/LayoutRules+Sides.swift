import Diagnostics

extension LayoutRules {
  /// What is placed by left and right.
  static let sides = [fixedSide, fixedCorner]

  private static let fixedSide = Rule(
    .fixedSide, .warning, summary: "something is placed by left and right",
    why: "In a right-to-left layout everything else changes sides, and this stays: it overlaps what moved there, or "
      + "leaves a hole.",
    remedy: "Use leading and trailing, start and end, or padding and alignment, which follow the layout’s direction.",
    bad: .swift("badge.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 12)"),
    good: .swift("badge.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12)"))

  private static let fixedCorner = Rule(
    .fixedCorner, .warning, summary: "corners are chosen by left and right",
    why: "A bubble’s square corner, or the round end of a row of buttons, belongs to the side where reading begins or "
      + "ends, and that side changes.",
    remedy: "Use leading and trailing corners, or choose by the layout’s direction.",
    bad: .swift("Bubble().cornerRadius(12, corners: [.topLeft, .topRight, .bottomRight])"),
    good: .swift("UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12)"))
}
