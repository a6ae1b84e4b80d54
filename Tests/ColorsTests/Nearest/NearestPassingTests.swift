import Colors
import Testing

struct NearestPassingTests {
  /// The nearest of all 16,777,216 colours, by trying them with numpy, where little has to change.
  @Test(arguments: [
    ("#c65400", ["#fff"], "#c55401", 0.001903847525), ("#007aa4", ["#f6f6f6"], "#017aa3", 0.001597561618),
    ("#0078d7", ["#fff"], "#0178d6", 0.001537979657),
  ])
  func aSmallChange(_ written: String, _ partners: [String], expected: String, difference: Double) throws {
    let (color, found) = try suggestion(for: written, on: partners, required: 4.5)
    #expect(color.hex == expected)
    #expect(abs(found - difference) < 1e-9)
  }

  /// `best` is the difference of the nearest of all 16,777,216 colours, whose hue may be another.
  @Test(arguments: [
    ("#8A929C", ["#fff", "#f6f6f6", "#e8eaed"], 4.5, 0.13229), ("#ff9500", ["#fff"], 4.5, 0.18796),
    ("#007aff", ["#fff"], 4.5, 0.02673), ("#34c759", ["#fff"], 4.5, 0.18064), ("#f00", ["#000"], 7, 0.08776),
    ("#fff", ["#0078d7"], 4.5, 0.87016), ("#777", ["#000", "#fff"], 4.5, 0.00283),
  ])
  func aLargerChangeKeepsTheHue(_ written: String, _ partners: [String], required: Double, best: Double) throws {
    let (color, difference) = try suggestion(for: written, on: partners, required: required)
    #expect(difference >= best - 1e-5 && difference < best + 0.01)
    let (old, new) = (try Color(css: written).components(in: .oklch), color.components(in: .oklch))
    if old.y > 0.05 { #expect(abs(old.z - new.z) < 1) }
    // A grey stays one.
    if old.y < 1e-6 { #expect(new.y < 1e-6) }
  }

  /// Nothing is asked of a translucent colour by luminance.
  @Test(arguments: [
    ("#757575", ["#000", "#fff"]), ("#123456", ["#fff"]), ("rgb(117 117 117)", ["#fff"]),
    ("oklch(0.56 0.02 200)", ["#fff"]), ("rgb(250 250 250 / 0.9)", ["#fff"]),
  ])
  func whatPassesStays(_ css: String, on partners: [String]) throws {
    let written = try Color(css: css)
    let outcome = NearestPassing(demands: try demands(on: partners, 4.5)).suggestion(for: written)
    #expect(outcome == .color(written, difference: 0))
  }

  @Test func noColourIsFarFromBlackAndWhite() throws {
    let grey = try Color(css: "#757575")
    let both = NearestPassing(demands: try demands(on: ["#fff", "#fefefe", "#000"], 7))
    #expect(both.suggestion(for: grey) == .impossible(covering: [2, 0]))
    // Black on white reaches 21 exactly: it is no part of what is forbidden.
    let white = NearestPassing(demands: try demands(on: ["#fff"], 21))
    let (color, _) = try found(white.suggestion(for: grey))
    #expect(color.hex == "#000000")
    let beyond = NearestPassing(demands: try demands(on: ["#fff"], 21.001))
    #expect(beyond.suggestion(for: grey) == .impossible(covering: [0]))
  }

  /// Between two fields lies a gap that holds one colour of eight bits, by sorting all luminances with numpy, or none.
  @Test(arguments: [
    (0.19999987...0.19999989, "#019013"), (0.3939904...0.3939911, nil),
  ])
  func aNarrowGap(_ gap: ClosedRange<Double>, only: String?) throws {
    let passing = NearestPassing(demands: [
      Demand(srgb: 0...(gap.lowerBound + 0.05) / 1.5 - 0.05, required: 1.5),
      Demand(srgb: (gap.upperBound + 0.05) * 1.5 - 0.05...1, required: 1.5),
    ])
    switch passing.suggestion(for: try Color(css: "#d93025")) {
    case .color(let color, _): #expect(color.hex == only)
    case let other: #expect(other == .tooNarrow && only == nil)
    }
    // A wide colour has more digits, and more colours to find.
    let wide = passing.suggestion(for: try Color(css: "oklch(0.7 0.2 30)"))
    if case .color(let color, _) = wide {
      #expect(passing.passes(ShownColor(color)))
    } else {
      #expect(wide == .notFound)
    }
  }

  /// In the space that it was written in, with digits that read back as the same number.
  @Test(arguments: [
    "color(display-p3 1 0.2 0.2)", "oklch(0.7 0.2 30)", "oklch(0.7 0.4 150)", "oklch(0.7 0 none)", "oklch(0.7 0 40)",
    "oklab(0.7 0.1 0.1)", "lch(70 100 140)", "lab(70 40 60)", "color(a98-rgb 0 1 0)", "color(xyz 0.3 0.5 0.1)",
    "color(srgb 1.1 -0.1 0.5)", "color(rec2020 0 1 0)", "color(prophoto-rgb 0 1 0)", "color(display-p3 0.7 0.7 0.7)",
    "hsl(30 120 60)",
  ])
  func aWideColourStaysInItsSpace(_ css: String) throws {
    let written = try Color(css: css)
    let surface = ShownColor(try Color(css: "color(display-p3 1 1 0.9)"))
    let passing = NearestPassing(demands: [Demand(against: surface, required: 4.5)])
    let (color, difference) = try found(passing.suggestion(for: written))
    #expect(color.space == written.space)
    let contrast = try #require(Contrast(of: ShownColor(color), on: surface))
    // Not darker than it must be.
    #expect(contrast.passes(4.5) && !contrast.passes(4.53))
    #expect(difference > 0.05 && difference < 0.4)
    for component in [color.components.x, color.components.y, color.components.z] {
      #expect((component * 10_000).rounded() / 10_000 == component && "\(component)".utf8.count <= 8)
    }
    if written.space == .oklch { #expect(color.c2 == written.c2) }
  }

  @Test func aFormOfSRGBBecomesEightBits() throws {
    let (color, _) = try suggestion(for: "hsl(210 100% 70%)", on: ["#fff"], required: 4.5)
    #expect(color.space == .srgb)
    #expect(try Color(css: color.hex) == color)
  }

  @Test(arguments: [(0.6, true), (0.3, false), (0, false)])
  func aTranslucentColourKeepsItsAlpha(_ alpha: Double, exists: Bool) throws {
    let surfaces = [ShownColor(try Color(css: "#fff")), ShownColor(try Color(css: "#f2f2f7"))]
    var written = try Color(css: "#0066a1")
    written.alpha = alpha
    let passing = NearestPassing(demands: try demands(on: ["#000"], 21)) { color in
      surfaces.allSatisfy { Contrast(of: color, on: $0)?.passes(4.5) ?? false }
    }
    guard case .color(let color, let difference) = passing.suggestion(for: written) else { return #expect(!exists) }
    #expect(exists && color.alpha == alpha && difference < 0.3)
    #expect(passing.passes(ShownColor(color)))
    #expect(try #require(Contrast(of: ShownColor(color), on: surfaces[1])).ratio < 4.6)
  }

  /// A surface under a veil of white: black text on it needs 7, and white text on the surface itself 4.5.
  @Test func luminanceAndTryingTogether() throws {
    let veil = ShownColor(try Color(css: "rgb(255 255 255 / 0.3)"))
    let black = ShownColor(try Color(css: "#000"))
    let passing = NearestPassing(demands: try demands(on: ["#fff"], 4.5)) { color in
      Contrast(of: black, on: veil.composited(over: color))?.passes(7) ?? false
    }
    let (color, _) = try found(passing.suggestion(for: try Color(css: "#004080")))
    #expect(passing.passes(ShownColor(color)))
    let never = NearestPassing(demands: try demands(on: ["#fff"], 4.5)) { _ in false }
    #expect(never.suggestion(for: try Color(css: "#c65400")) == .notFound)
  }

  @Test(arguments: [
    Color(.lab, 1e308, 1e308, -1e308), Color(.oklab, -.infinity, 0, 0), Color(.displayP3, .nan, 0.5, 0.5),
    Color(.srgb, 1e300, -1e300, 0), Color(.oklch, 0.5, 1e300, 40),
  ])
  func senselessNumbersStayHarmless(_ senseless: Color) throws {
    let passing = NearestPassing(demands: try demands(on: ["#757575"], 3))
    switch passing.suggestion(for: senseless) {
    case .color(let color, _): #expect(passing.passes(ShownColor(color)))
    case let other: #expect(other == .notFound)
    }
    let partner = Demand(against: ShownColor(senseless), required: 4.5)
    let outcome = NearestPassing(demands: [partner]).suggestion(for: try Color(css: "#777"))
    if case .color(let color, _) = outcome { #expect(partner.isMet(by: ShownColor(color))) }
  }

  private func demands(on partners: [String], _ required: Double) throws -> [Demand] {
    try partners.map { Demand(against: ShownColor(try Color(css: $0)), required: required) }
  }

  /// The colour and the difference, once it is verified.
  private func suggestion(for css: String, on partners: [String], required: Double) throws -> (Color, Double) {
    let written = try Color(css: css)
    let outcome = NearestPassing(demands: try demands(on: partners, required)).suggestion(for: written)
    let (color, difference) = try found(outcome)
    for partner in partners {
      #expect(try #require(try Contrast(of: color, over: [Color(css: partner)])).passes(required))
    }
    #expect(abs(difference - written.differenceOK(to: color)) < 1e-12)
    return (color, difference)
  }

  private func found(_ outcome: NearestPassing.Outcome) throws -> (Color, Double) {
    guard case .color(let color, let difference) = outcome else { throw Missing(outcome: outcome) }
    return (color, difference)
  }

  private struct Missing: Error { let outcome: NearestPassing.Outcome }
}
