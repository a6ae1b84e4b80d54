import Colors
import Testing

/// Random palettes against plain arithmetic and an exhaustive search over the 256 greys and a sample of hues.
struct NearestPropertyTests {
  /// Luminance and place in Oklab.
  private struct Sample {
    let luminance: Double
    let oklab: SIMD3<Double>

    init(_ color: Color) {
      luminance = WCAG.luminance(linearSRGB: color.linearSRGB)
      oklab = color.components(in: .oklab)
    }
  }

  /// A partner's luminances and what it asks.
  private struct Ask {
    let low: Double
    let high: Double
    let required: Double

    func passes(_ luminance: Double) -> Bool {
      if low < luminance && luminance < high { return false }
      return ratio(luminance, low) >= required && ratio(luminance, high) >= required
    }

    private func ratio(_ a: Double, _ b: Double) -> Double { a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05) }
  }

  private let samples: [Sample]

  init() {
    var samples = (0...255).map { Sample(Color(red: $0, green: $0, blue: $0)) }
    for hue in stride(from: 0.0, to: 360, by: 15) {
      for lightness in 1...32 {
        for chroma in [0.05, 0.12, 0.25] {
          let color = Color(.oklch, Double(lightness) / 33, chroma, hue).clipped(to: .srgb)
          let bytes = (color.components * 255).rounded(.toNearestOrAwayFromZero)
          samples.append(Sample(Color(red: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z))))
        }
      }
    }
    self.samples = samples
  }

  @Test func everySuggestionPassesAndNoneIsMissed() throws {
    var generator = SeededGenerator(seed: 12)
    var (found, impossible) = (0, 0)
    var excesses: [Double] = []
    for _ in 0..<1000 {
      let (asks, demands) = palette(using: &generator)
      let written = Color.random(using: &generator)
      switch NearestPassing(demands: demands).suggestion(for: written) {
      case .color(let color, let difference):
        let luminance = Sample(color).luminance
        #expect(allPass(luminance, asks))
        #expect(try Color(css: color.hex) == color)
        // The nearest of any hue may lie a little nearer: hue is held.
        let excess = difference - nearest(to: written, asks)
        #expect(excess < 0.03)
        excesses.append(excess)
        found += difference > 0 ? 1 : 0
      case .impossible(let covering):
        #expect(!isInSample(asks))
        // Some are enough: each searches anew for what is left without a demand.
        if impossible < 150 { expectProof(covering, asks, demands) }
        impossible += 1
      case .tooNarrow:
        #expect(!isInSample(asks))
      case .notFound:
        Issue.record("luminance alone decides")
      }
    }
    #expect(found > 300 && impossible > 200)
    #expect(excesses.count { $0 > 0.01 } < excesses.count / 50)
  }

  @Test func wideColoursAndWidePartners() throws {
    var generator = SeededGenerator(seed: 13)
    var found = 0
    for step in 0..<120 {
      let partners = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        ShownColor(.random(isWide: true, using: &generator))
      }
      let required = [3, 4.5, 7][step % 3]
      let spaces: [ColorSpace] = [.srgb, .displayP3, .oklch, .lab]
      let color = Color.random(isWide: true, using: &generator)
      let written = step % 4 == 0 ? color.clipped(to: .srgb) : color.converted(to: spaces[step % 4])
      let passing = NearestPassing(demands: partners.map { Demand(against: $0, required: required) })
      switch passing.suggestion(for: written) {
      case .color(let color, _):
        for partner in partners {
          #expect(try #require(Contrast(of: ShownColor(color), on: partner)).passes(required))
        }
        #expect(color.space == written.space)
        found += 1
      case .impossible, .tooNarrow:
        for grey in UInt8.min...255 {
          #expect(!passing.passes(ShownColor(Color(red: grey, green: grey, blue: grey))))
        }
      case .notFound:
        Issue.record("neither a colour nor a proof")
      }
    }
    #expect(found > 40)
  }

  /// One to six partners: colours, or fields of background.
  private func palette(using generator: inout SeededGenerator) -> ([Ask], [Demand]) {
    var asks: [Ask] = []
    var demands: [Demand] = []
    let requirements = [3, 4.5, 7]
    let base = Double.random(in: 0...1, using: &generator)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let required = requirements[Int.random(in: 0..<3, using: &generator)]
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let low = min(1, base * Double.random(in: 0.8...1, using: &generator))
        let high = min(1, low + Double.random(in: 0...0.1, using: &generator))
        asks.append(Ask(low: low, high: high, required: required))
        demands.append(Demand(srgb: low...high, required: required))
      } else {
        // Half of them lie near one another, as a theme's surfaces do.
        var partner = Color.random(using: &generator)
        if Bool.random(using: &generator) {
          let byte = UInt8(base * 200) + .random(in: 0...55, using: &generator)
          partner = Color(red: byte, green: byte, blue: byte)
        }
        let luminance = Sample(partner).luminance
        asks.append(Ask(low: luminance, high: luminance, required: required))
        demands.append(Demand(against: ShownColor(partner), required: required))
      }
    }
    return (asks, demands)
  }

  /// A plain loop: this runs millions of times, also without optimization.
  private func allPass(_ luminance: Double, _ asks: [Ask]) -> Bool {
    for ask in asks where !ask.passes(luminance) { return false }
    return true
  }

  private func isInSample(_ asks: [Ask]) -> Bool {
    for sample in samples where allPass(sample.luminance, asks) { return true }
    return false
  }

  private func nearest(to written: Color, _ asks: [Ask]) -> Double {
    let origin = written.components(in: .oklab)
    var nearest = Double.infinity
    for sample in samples where allPass(sample.luminance, asks) {
      let difference = sample.oklab - origin
      nearest = min(nearest, (difference * difference).sum().squareRoot())
    }
    return nearest
  }

  /// The named demands leave nothing by themselves, and without any one of them something is left.
  private func expectProof(_ covering: [Int], _ asks: [Ask], _ demands: [Demand]) {
    let grey = Color(red: 119, green: 119, blue: 119)
    let named = covering.map { demands[$0] }
    #expect(isImpossible(named, grey))
    for index in named.indices {
      var fewer = named
      fewer.remove(at: index)
      #expect(!isImpossible(fewer, grey))
    }
    let middles = covering.map { asks[$0].low + asks[$0].high }
    #expect(middles == middles.sorted())
  }

  private func isImpossible(_ demands: [Demand], _ color: Color) -> Bool {
    if case .impossible = NearestPassing(demands: demands).suggestion(for: color) { true } else { false }
  }
}
