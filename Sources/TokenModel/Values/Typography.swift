/// A text style: DTCG's five properties, and what `$extensions.tokens` adds.
package struct Typography: Hashable, Sendable {
  package var fontFamily: [String]
  package var fontSize: Dimension
  package var fontWeight: Double
  package var letterSpacing: Dimension
  /// A multiple of the font size.
  package var lineHeight: Double
  package var extras: Extras

  /// `$extensions.tokens` of a typography token.
  package struct Extras: Hashable, Sendable {
    /// The Dynamic Type style that it scales with.
    package var textStyle: TextStyle?
    package var design: Design?
    /// Figures of equal width, for counters.
    package var tabularFigures: Bool
    /// The font size on Android, in sp, where it differs from the points.
    package var sp: Double?
    /// The style that a large title collapses to on scroll: a token's path.
    package var collapsesTo: String?

    package init(
      textStyle: TextStyle? = nil, design: Design? = nil, tabularFigures: Bool = false, sp: Double? = nil,
      collapsesTo: String? = nil
    ) {
      self.textStyle = textStyle
      self.design = design
      self.tabularFigures = tabularFigures
      self.sp = sp
      self.collapsesTo = collapsesTo
    }
  }

  /// `UIFont.TextStyle` and `Font.TextStyle`, as SwiftUI spells them.
  package enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// `Font.Design`.
  package enum Design: String, CaseIterable, Hashable, Sendable {
    case `default`, rounded, serif, monospaced
  }

  package init(
    fontFamily: [String], fontSize: Dimension, fontWeight: Double, letterSpacing: Dimension, lineHeight: Double,
    extras: Extras = Extras()
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.extras = extras
  }
}
