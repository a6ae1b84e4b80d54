import Diagnostics

extension LayoutRules {
  /// What is reckoned with coordinates, whose zero is on the left.
  static let coordinates = [coordinateArithmetic, gestureSign]

  private static let coordinateArithmetic = Rule(
    .coordinateArithmetic, .warning, summary: "a position is reckoned from the left edge",
    why:
      "Coordinates begin on the left in every language. What is laid out from them stands where it stood in English, "
      + "while everything around it has changed sides. Most right-to-left faults of real apps are of this kind. SwiftUI "
      + "mirrors what its own modifiers are given, and not what a gesture or a frame in another space tells.",
    remedy: "Leave the place to the layout: alignments, alignment guides, padding, constraints. Where it must be "
      + "reckoned, mirror the result by the layout’s direction.",
    bad: .swift(
      """
      override func layoutSubviews() {
        super.layoutSubviews()
        marker.frame.origin.x = bounds.width - 20
      }
      """),
    good: .swift("marker.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)"))

  private static let gestureSign = Rule(
    .gestureSign, .warning, summary: "the sign of a drag is taken for back or forward",
    why: "To go on, a reader of Arabic drags to the right. A drag is measured from left to right in every language, so "
      + "that the gesture that should open closes.",
    remedy: "Multiply the distance by a sign that depends on the layout’s direction. Distances without a sign, and "
      + "views that follow the finger in the plane, are right as they are.",
    bad: .swift(
      """
      DragGesture().onEnded { value in
        if value.translation.width < -50 { showNext() }
      }
      """),
    good: .swift(
      """
      DragGesture().onEnded { value in
        let forward = value.translation.width * (layoutDirection == .rightToLeft ? 1 : -1)
        if forward > 50 { showNext() }
      }
      """))
}
