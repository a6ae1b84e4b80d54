import Colors
import Testing

struct ContrastTests {
  /// A 50-digit computation, independent of this code. Surfaces stand top to bottom.
  @Test(arguments: [
    ("#000000", ["#ffffff"], 21.0),
    ("#ff0000", ["#ffffff"], 3.998476771),
    ("#0000ff", ["#ffffff"], 8.592471358),
    ("#4a5565", ["#ffffff"], 7.558072756),
    ("#777777", ["#ffffff"], 4.478089454),
    ("#e80f00", ["#000000"], 4.499490542),
    ("#884900", ["#ffffff"], 7.000313923),
    ("#7c7290", ["#ffffff"], 4.500000635),
    ("#960fb1", ["#ffffff"], 6.999998691),
    ("rgb(60 60 67 / 0.6)", ["#ffffff"], 3.438199622),
    ("rgb(235 235 245 / 0.6)", ["#000000"], 6.363811421),
    ("#000000", ["rgb(255 255 255 / 0.5)", "#0000ff"], 6.415747403),
    ("#ffffff", ["rgb(0 122 255 / 0.25)", "rgb(0 0 0 / 0.4)", "#ffcc00"], 4.567581942),
    (
      "#1c1c1e", ["rgb(0 122 255 / 0.08)", "rgb(242 242 247 / 0.5)", "rgb(255 255 255 / 0.4)", "#ff3b30"],
      9.706202767
    ),
    ("#123456", ["#abcdef", "rgb(0 0 0 / 0)", "#ffffff"], 7.697307589),
    ("color(display-p3 1 0 0)", ["white"], 3.76444854470163),
    ("color(display-p3 0 0 1)", ["white"], 8.1209414575486),
    ("color(display-p3 0.2 0.4 0.6)", ["white"], 6.00846826195587),
    ("oklch(0.65 0.3 50)", ["white"], 3.58749506415951),
    ("color(display-p3 1 0.2 0.2 / 0.8)", ["color(srgb 0.07 0.07 0.07)"], 3.30700659664131),
  ])
  func ratio(_ text: String, over surfaces: [String], expected: Double) throws {
    let contrast = try #require(try Contrast(of: Color(css: text), over: surfaces.map { try Color(css: $0) }))
    #expect(abs(contrast.ratio - expected) < 1e-8)
    for required in [3, 4.5, 7] { #expect(contrast.passes(required) == (expected >= required)) }
  }

  /// Reported against other tools; the ratio that is right, to the digits of the report.
  @Test(arguments: [
    ("rgba(0,0,0,0)", ["#fff"], 1.0, 0.0),
    ("rgba(0,102,161,.5)", ["#fff"], 2.2755, 5e-5),
    ("#fff", ["#0078d7"], 4.49886, 5e-6),
    ("#c65400", ["#fff"], 4.4975, 5e-5),
    ("#007aa4", ["#f6f6f6"], 4.4982, 5e-5),
    ("#7c7cff", ["#fff"], 3.3958, 5e-5),
    ("white", ["rgb(255 255 255 / .3)", "rgb(255 255 255 / .3)", "#000"], 3.8403, 5e-5),
    ("#ec1400", ["#fff"], 4.50003, 5e-6),
    ("oklch(25% .75 345)", ["#fff"], 6.38, 5e-3),
  ])
  func faultsOfOtherTools(_ text: String, over surfaces: [String], expected: Double, tolerance: Double) throws {
    let contrast = try #require(try Contrast(of: Color(css: text), over: surfaces.map { try Color(css: $0) }))
    #expect(abs(contrast.ratio - expected) <= tolerance)
  }

  @Test func aMissingComponentIsZero() throws {
    let missing = try Contrast(of: Color(css: "lab(40 none 20)"), over: [Color(css: "white")])
    let zero = try Contrast(of: Color(css: "lab(40 0 20)"), over: [Color(css: "white")])
    #expect(missing != nil && missing == zero)
  }

  @Test func bothScreensCount() throws {
    let contrast = try #require(
      try Contrast(of: Color(css: "color(display-p3 1 0.2 0.2 / 0.8)"), over: [Color(.srgb, 0.07, 0.07, 0.07)]))
    #expect(abs(contrast.srgb - 3.30700659664131) < 1e-8)
    #expect(abs(contrast.displayP3 - 3.81281646020755) < 1e-8)
    let narrow = try #require(try Contrast(of: Color(css: "#0066a180"), over: [Color(css: "white")]))
    #expect(narrow.displayP3 == narrow.srgb)
  }

  @Test func nothingIsKnownOverATranslucentStack() throws {
    let glass = try Color(css: "rgb(255 255 255 / 0.5)")
    #expect(Contrast(of: Color(.srgb, 0, 0, 0), over: [glass, glass]) == nil)
    #expect(Contrast(of: Color(.srgb, 0, 0, 0), over: []) == nil)
    #expect(!Contrast.isOpaque([glass, glass]))
    #expect(try Contrast.isOpaque([glass, Color(css: "blue")]))
  }

  @Test func aStackCompositesTheSameInOneOrInSteps() {
    var generator = SeededGenerator(seed: 4)
    func color(alpha: Double) -> ShownColor {
      ShownColor(
        Color(
          .displayP3, .random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator),
          .random(in: 0...1, using: &generator), alpha: alpha))
    }
    for _ in 0..<200 {
      let (top, middle, bottom) = (color(alpha: 0.3), color(alpha: 0.6), color(alpha: 1))
      let upward = top.composited(over: middle.composited(over: bottom))
      let grouped = top.composited(over: middle).composited(over: bottom)
      for screen in Screen.allCases {
        let error = upward.encoded(on: screen) - grouped.encoded(on: screen)
        #expect(max(error.max(), -error.min()) < 1e-12)
      }
      #expect(ShownColor.composite([top, middle, bottom, top]) == upward)
    }
  }

  @Test func theTableOfLuminanceIsExact() {
    for byte in UInt8.min...UInt8.max {
      let slow = Color(red: byte, green: 255 - byte, blue: byte / 2)
      #expect(
        WCAG.luminance(red: byte, green: 255 - byte, blue: byte / 2) == WCAG.luminance(linearSRGB: slow.linearSRGB))
    }
  }

  @Test func luminanceGrowsWithEveryChannel() {
    for byte in 1...UInt8.max {
      for (darker, lighter) in [
        (WCAG.luminance(red: byte - 1, green: 9, blue: 9), WCAG.luminance(red: byte, green: 9, blue: 9)),
        (WCAG.luminance(red: 9, green: byte - 1, blue: 9), WCAG.luminance(red: 9, green: byte, blue: 9)),
        (WCAG.luminance(red: 9, green: 9, blue: byte - 1), WCAG.luminance(red: 9, green: 9, blue: byte)),
      ] {
        #expect(darker < lighter)
      }
    }
  }

  /// The same 50-digit computation with every composite rounded to eight bits. `between` lies between this and the
  /// exact ratio.
  @Test(arguments: [
    ("#0066a1", 0.5, ["#ffffff"], 2.263737982, 2.27),
    ("#ffffff", 1, ["rgb(255 255 255 / 0.3)", "rgb(255 255 255 / 0.3)", "#000000"], 3.842944955, 3.842),
    ("#ffffff", 1, ["rgb(0 122 255 / 0.25)", "rgb(0 0 0 / 0.4)", "#ffcc00"], 4.578341202, 4.57),
  ])
  func roundedToEightBits(_ text: String, alpha: Double, over surfaces: [String], expected: Double, between: Double)
    throws
  {
    var color = try Color(css: text)
    color.alpha = alpha
    let stack = try surfaces.map { ShownColor(try Color(css: $0)) }
    let ratio = try #require(Contrast.eightBitRatio(of: ShownColor(color), over: stack))
    #expect(abs(ratio - expected) < 1e-8)
    #expect(Contrast.isMarginal(ShownColor(color), over: stack, required: between))
    #expect(!Contrast.isMarginal(ShownColor(color), over: stack, required: 1.5))
  }

  @Test(arguments: [
    (3.91, 4.5, "3.91"), (4.49886, 4.5, "4.498"), (4.499490542, 4.5, "4.4994"), (4.5, 4.5, "4.50"),
    (4.500000635, 4.5, "4.5000006"), (6.999998691, 7, "6.999998"), (21, 4.5, "21.00"), (1, 3, "1.00"),
    (2.9985, 3, "2.998"), (7.0199, 7, "7.01"), (12.0999, 4.5, "12.09"),
  ])
  func wordsForARatio(_ ratio: Double, against required: Double, expected: String) {
    #expect(WCAG.words(ratio, against: required) == expected)
  }

  @Test(arguments: [(3.0, "3"), (4.5, "4.5"), (7, "7"), (10, "10"), (5.25, "5.25")])
  func wordsForARequirement(_ required: Double, expected: String) {
    #expect(WCAG.words(required: required) == expected)
  }
}
