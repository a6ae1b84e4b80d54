import Colors
import Testing

struct DemandTests {
  /// Against one partner the verdict is that of `Contrast`, to the last bit.
  @Test func oneColourIsJudgedAsContrastDoes() throws {
    var generator = SeededGenerator(seed: 11)
    var failures = 0
    for step in 0..<600 {
      let color = ShownColor(.random(isWide: step % 3 == 0, using: &generator))
      let partner = ShownColor(.random(isWide: step % 2 == 0, using: &generator))
      let contrast = try #require(Contrast(of: color, on: partner))
      // The ratio itself passes, the next double does not.
      for required in [3, 4.5, 7, contrast.ratio, contrast.ratio.nextUp] {
        let isMet = Demand(against: partner, required: required).isMet(by: color)
        #expect(isMet == contrast.passes(required))
        failures += isMet ? 0 : 1
      }
    }
    #expect((600...2400).contains(failures))
  }

  /// A field from luminance 0.2 to 0.6: at 2:1 only what is darker than 0.075 is left.
  @Test(arguments: [
    ("#404040", true), ("#4d4d4d", true), ("#4e4e4e", false), ("#757575", false), ("#aaaaaa", false),
    ("#ffffff", false),
  ])
  func aFieldIsJudgedAtBothEndsAndInside(_ css: String, passes: Bool) throws {
    #expect(Demand(srgb: 0.2...0.6, required: 2).isMet(by: ShownColor(try Color(css: css))) == passes)
  }

  @Test func theForbiddenIntervalEndsWhereTheRatioIsReached() throws {
    let white = Demand(against: ShownColor(try Color(css: "white")), required: 4.5)
    let forbidden = try #require(white.forbidden(on: .srgb))
    #expect(abs(forbidden.low - 0.18333333333) < 1e-10)
    #expect(forbidden.high > 1)
    #expect(Demand(srgb: 0...1, required: 1).forbidden(on: .srgb) == nil)
    #expect(Demand(srgb: 0...1, required: .nan).forbidden(on: .srgb) == nil)
  }
}

extension Color {
  /// Any colour of eight bits a channel, or one of Display P3.
  static func random(isWide: Bool = false, using generator: inout SeededGenerator) -> Color {
    guard isWide else {
      return Color(
        red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
        blue: .random(in: 0...255, using: &generator))
    }
    return Color(
      .displayP3, .random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator),
      .random(in: 0...1, using: &generator))
  }
}
