import Diagnostics

extension LayoutRules {
  /// Sides, in alignments, insets and keys.
  static let edges = [fixedAlignment, asymmetricInsets, arrowKey]

  private static let fixedAlignment = Rule(
    .fixedAlignment, .error, summary: "text or a child is aligned to the left or the right",
    why:
      "Arabic and Hebrew begin on the right. A paragraph that keeps to the left there reads like one set by mistake.",
    remedy: "Align to the start and the end, in UIKit to natural, leading and trailing, which follow the layout’s "
      + "direction. Keep left and right for what is the same in every language, in a branch or with a suppression.",
    bad: Rule.Example([("Card.kt", "Text(card.term, textAlign = TextAlign.Left)\n")]),
    good: Rule.Example([("Card.kt", "Text(card.term, textAlign = TextAlign.Start)\n")]))

  private static let asymmetricInsets = Rule(
    .asymmetricInsets, .warning, summary: "insets differ on the left and on the right",
    why:
      "The wide side makes room for something, an icon or a button, and in a right-to-left layout that stands on the "
      + "other side.",
    remedy: "Give insets from the start and the end, in UIKit as NSDirectionalEdgeInsets. Equal ones are right as "
      + "they are.",
    bad: Rule.Example([("card.css", ".term {\n  padding: 0 8px 0 40px;\n}\n")]),
    good: Rule.Example([("card.css", ".term {\n  padding-block: 0;\n  padding-inline: 40px 8px;\n}\n")]))

  private static let arrowKey = Rule(
    .arrowKey, .warning, summary: "an arrow key means back or forward, whatever the direction",
    why: "In a right-to-left layout the next card is on the left, and the arrow that points to it goes back.",
    remedy: "Swap the two keys by the layout’s direction. In text they move the caret to where they point, in media "
      + "they seek, and both are right as they are.",
    bad: Rule.Example([
      (
        "Deck.kt",
        """
        fun onKey(event: KeyEvent) = when (event.key) {
          Key.DirectionRight -> next()
          else -> false
        }

        """
      )
    ]),
    good: Rule.Example([
      (
        "Deck.kt",
        """
        fun onKey(event: KeyEvent, isRtl: Boolean) = when (event.key) {
          if (isRtl) Key.DirectionLeft else Key.DirectionRight -> next()
          else -> false
        }

        """
      )
    ]))
}
