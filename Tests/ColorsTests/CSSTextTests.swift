import Colors
import Testing

@Suite struct CSSTextTests {
  /// Right texts by CSS Color 4's own syntax.
  @Test(arguments: [
    ("#0B1F3A", "#0b1f3a"), ("#0B1F3A80", "#0b1f3a80"), ("white", "#ffffff"), ("transparent", "#00000000"),
    ("rgb(18 34 60 / 0.94)", "rgb(18 34 60 / 0.94)"), ("rgb(10% 20% 30.5%)", "color(srgb 0.1 0.2 0.305)"),
    ("color(display-p3 0.82 0.14 0.29)", "color(display-p3 0.82 0.14 0.29)"),
    ("color(display-p3 1.2 -0.1 0 / 50%)", "color(display-p3 1.2 -0.1 0 / 0.5)"),
    ("oklch(0.7 0.15 none)", "oklch(0.7 0.15 none)"), ("lab(40 none 20)", "lab(40 none 20)"),
    ("hsl(210 50% 40%)", "hsl(210 50 40)"), ("hwb(none 10% 20% / 0)", "hwb(none 10 20 / 0)"),
    ("color(xyz 0.1 0.2 0.000001)", "color(xyz-d65 0.1 0.2 1e-06)"),
  ])
  func writesTheShortestForm(text: String, css: String) throws {
    #expect(try Color(css: text).css == css)
  }

  @Test(arguments: ColorSpace.allCases) func readsBackAsTheSameColor(space: ColorSpace) throws {
    var random = SeededGenerator(seed: 7)
    for index in 0..<50 {
      // In every space's range; the last digits are what shortest texts lose first.
      let full: [Double] =
        switch space {
        case .hsl, .hwb: [360, 100, 100]
        case .lab: [100, 100, 100]
        case .lch: [100, 100, 360]
        case .oklch: [1, 0.4, 360]
        default: [1, 1, 1]
        }
      let values = full.map { Double.random(in: 0..<$0, using: &random) }
      let alpha = index.isMultiple(of: 2) ? 1 : Double.random(in: 0...1, using: &random)
      let color = Color(space, index == 9 ? nil : values[0], values[1], values[2], alpha: alpha)
      #expect(try Color(css: color.css) == color)
    }
  }
}
