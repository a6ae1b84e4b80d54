package import Colors

/// What meets the eye where a pair is measured.
package struct ShownPair: Hashable, Sendable {
  /// The text or graphic, composited on its surface.
  package let foreground: ShownColor
  /// What the surface comes to with all that lies behind it.
  package let surface: ShownColor
  /// What lies behind a translucent surface, over a field where the pair is at its worst; nil where none shows through.
  package let backdrop: ShownColor?
}

/// Finds what results show. Each token's colours are made ready for a screen once.
package struct ShownPairs {
  private let report: ContrastReport
  private var palette: Palette

  package init(_ report: ContrastReport) {
    self.report = report
    palette = Palette(report.tokens)
  }

  /// nil where nothing opaque lies at the bottom, so that what is seen is not known.
  package mutating func shown(_ result: PairResult) -> ShownPair? {
    if let worst = result.worst {
      return ShownPair(
        foreground: worst.text, surface: worst.surface,
        backdrop: worst.surface == worst.backdrop ? nil : worst.backdrop)
    }
    let pair = report.pairs[result.pair]
    guard let foreground = palette.color(of: pair.foreground, in: result.context),
      let layers = palette.layers(of: pair.surfaces, in: result.context),
      let surface = ShownColor.composite(layers), surface.isOpaque
    else { return nil }
    return ShownPair(
      foreground: foreground.composited(over: surface), surface: surface,
      backdrop: ShownColor.composite(Array(layers.dropFirst())))
  }
}
