package import Diagnostics

/// A colour on others as an app's sources put it there, by the paths of their tokens.
package struct UsedPair: Hashable, Sendable {
  package let kind: PairKind
  package let foreground: String
  /// What it stands on, top to bottom, as far as the sources tell; at least one.
  package let surfaces: [String]
  /// The typography token of the text, where the sources name one.
  package let style: String?
  /// Where the foreground is named.
  package let foregroundSpan: Span
  /// Where the surface is named.
  package let surfaceSpan: Span
  /// The declaration that it stands in, `CardView.body`, and the text or symbol there.
  package let view: String
  package let viewSpan: Span

  package init(
    _ kind: PairKind, _ foreground: String, on surfaces: [String], style: String?, foregroundSpan: Span,
    surfaceSpan: Span, view: String, viewSpan: Span
  ) {
    self.kind = kind
    self.foreground = foreground
    self.surfaces = surfaces
    self.style = style
    self.foregroundSpan = foregroundSpan
    self.surfaceSpan = surfaceSpan
    self.view = view
    self.viewSpan = viewSpan
  }
}
