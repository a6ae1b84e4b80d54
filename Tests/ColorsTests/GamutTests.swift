import Colors
import Testing

struct GamutTests {
  /// ColorAide 8's `oklch-chroma`, which is CSS Color 4's search with local MINDE.
  @Test(arguments: [
    ("color(display-p3 0 1 0)", "#00fb29", "#00ff00"),
    ("color(display-p3 1 0 0)", "#ff0b0c", "#ff0000"),
    ("color(display-p3 0 0 1)", "#0000ff", "#0000ff"),
    ("oklch(0.7 0.3 150)", "#00c248", "#00cb00"),
    ("oklch(0.65 0.3 50)", "#e85f00", "#ff0400"),
    ("oklch(0.25 0.75 345)", "#46002f", "#ba0067"),
    ("oklch(0.9 0.2 250)", "#bae3ff", "#66e4ff"),
    ("color(rec2020 0 1 0)", "#00f272", "#00ff00"),
    ("lch(70 150 140)", "#00c444", "#00d400"),
    ("color(srgb 1.1 -0.1 0.5)", "#ff3a83", "#ff0080"),
    ("color(xyz-d65 0 0.12 0.4)", "#004842", "#0087a9"),
    ("lab(46.27 -47.55 48.59)", "#008000", "#008000"),
    ("oklch(1 0.3 20)", "#ffffff", "#ff91a7"),
    ("oklch(0 0.3 20)", "#000000", "#180000"),
  ])
  func mapsIntoSRGB(_ css: String, mapped: String, clipped: String) throws {
    let color = try Color(css: css)
    #expect(color.hex == mapped)
    #expect(color.clippedHex == clipped)
    #expect(!color.isInGamut(of: .srgb))
  }

  @Test func mapsIntoDisplayP3() {
    let mapped = Color(.oklch, 0.65, 0.3, 50).gamutMapped(to: .displayP3).components
    let expected = SIMD3(0.874456830465126, 0.37786896431366646, 0.0)
    let error = mapped - expected
    #expect(max(error.max(), -error.min()) < 1e-4)
  }

  @Test func mappedColoursAreInsideAndNear() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let color = Color(
        .oklch, .random(in: 0...1, using: &generator), .random(in: 0...0.5, using: &generator),
        .random(in: 0..<360, using: &generator), alpha: 0.4)
      let mapped = color.gamutMapped(to: .srgb)
      #expect(mapped.isInGamut(of: .srgb))
      #expect(mapped.alpha == 0.4)
      if color.isInGamut(of: .srgb) {
        #expect(mapped.differenceOK(to: color) < 1e-7)
      } else {
        // Lightness holds but for what local clipping may move it.
        #expect(abs(mapped.components(in: .oklch).x - color.components.x) < 0.025)
      }
    }
  }

  @Test func spacesWithoutGamutHoldEverything() {
    let color = Color(.displayP3, 2, -1, 0)
    #expect(color.isInGamut(of: .oklab))
    #expect(!color.isInGamut(of: .hsl))
    #expect(color.gamutMapped(to: .lab) == color.converted(to: .lab))
  }

  @Test(arguments: [
    ("#ff0000", "#00ff00", 0.5198129), ("#75a7d1", "#0b7dbb", 0.1524281), ("white", "black", 1),
    ("#123456", "#123456", 0),
  ])
  func deltaEOK(_ a: String, _ b: String, expected: Double) throws {
    #expect(abs(try Color(css: a).differenceOK(to: Color(css: b)) - expected) < 1e-6)
  }
}
