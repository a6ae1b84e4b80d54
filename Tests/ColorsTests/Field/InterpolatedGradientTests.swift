import Colors
import Testing

struct InterpolatedGradientTests {
  /// The least along 8,001 points (more where the curve has a sharp bend) of ColorAide 4's `interpolate`, premultiplied, on both screens where a colour is
  /// wide. The last layer is what lies below the gradient.
  @Test(arguments: [
    ("black", "", ["red", "blue", "lime"], ColorSpace.oklch, HueArc.shorter, "", 2.4439999999999995),
    ("black", "", ["#ff2020", "#0080ff"], .oklab, .shorter, "", 5.479461648951263),
    ("white", "", ["#ff9500", "#34c759"], .hsl, .shorter, "", 1.2131494270627443),
    ("white", "rgb(0 0 0 / .4)", ["#ff9500", "#34c759", "#5856d6"], .lch, .shorter, "", 5.513483286723832),
    ("#1c1c1e", "rgb(255 255 255 / .5)", ["#ff0000", "#00a0a0"], .lab, .shorter, "", 6.986347407670385),
    (
      "#1c1c1e", "rgb(255 255 255 / .5)", ["color(display-p3 0 .6 1)", "color(display-p3 1 .2 0)"], .displayP3,
      .shorter, "", 6.986347407670378
    ),
    ("rgb(0 0 0 / .8)", "rgb(255 255 255 / .6)", ["#ff0000", "#0080ff"], .oklch, .longer, "", 7.595195916523623),
    ("rgb(0 0 0 / .8)", "", ["#ff0000", "#0080ff"], .srgb, .shorter, "", 2.6504962392097995),
    (
      "black", "rgb(255 255 255 / .4)", ["rgb(255 0 0 / .2)", "rgb(0 128 255 / .9)"], .oklab, .shorter, "#c04040",
      7.870643202962687
    ),
    ("#333", "", ["hwb(20 20% 10%)", "hwb(200 30% 0%)"], .hwb, .increasing, "", 3.999706380125752),
    ("black", "", ["#ff0000", "oklch(none none 250)"], .oklch, .shorter, "", 4.996771893569815),
  ])
  func leastAlongTheGradient(
    _ text: String, _ glass: String, _ stops: [String], _ space: ColorSpace, _ hue: HueArc, _ below: String,
    least: Double
  ) throws {
    let field = Field.gradient(try stops.map { try Color(css: $0) }, in: space, hue: hue)
    let above = try glass.isEmpty ? [] : [WorstCase.Layer.color(shown(glass))]
    let bottom = try below.isEmpty ? [] : [WorstCase.Layer.color(shown(below))]
    let worst = try #require(try WorstCase(of: shown(text), over: above + [.field(field)] + bottom))
    let along = worst.alongGradient ?? worst.ratio
    #expect(along <= least && along >= least * (1 - 1e-4))
    #expect(worst.ratio <= along)
  }

  /// Every curve stays where it is said to: no colour of it gives less, in any space, along any arc.
  @Test(arguments: [
    ColorSpace.srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50, .hsl, .hwb, .lab, .lch,
    .oklab,
    .oklch,
  ])
  func noPointOfTheCurveGivesLess(_ space: ColorSpace) throws {
    var generator = SeededGenerator(seed: 8)
    func color() -> Color {
      Color(
        .srgb, .random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator),
        .random(in: 0...1, using: &generator))
    }
    for text in [Color(.srgb, 0, 0, 0), Color(.srgb, 1, 1, 1)] {
      let stops = [color(), color()]
      let field = Field.gradient(stops, in: space)
      let worst = try #require(WorstCase(of: ShownColor(text), over: [.field(field)]))
      let (a, b) = (stops[0].components(in: space), stops[1].components(in: space))
      for step in 0...500 {
        let t = Double(step) / 500
        var c = a + (b - a) * t
        if let hue = [.hsl: 0, .hwb: 0, .lch: 2, .oklch: 2][space] {
          let turn = (b[hue] - a[hue] + 540).truncatingRemainder(dividingBy: 360) - 180
          c[hue] = a[hue] + turn * t
        }
        let here = ShownColor(Color(space, c.x, c.y, c.z))
        let ratio = try #require(Contrast(of: ShownColor(text), on: here)).ratio
        #expect((worst.alongGradient ?? worst.ratio) <= ratio * (1 + 1e-12))
      }
    }
  }

  @Test func stopsOfSRGBInSRGBAreAPlainGradient() throws {
    let stops = try ["#ff0000", "rgb(0 128 255 / .5)"].map { try Color(css: $0) }
    #expect(Field.gradient(stops, in: .srgb) == .gradient(stops.map(ShownColor.init)))
  }
}
