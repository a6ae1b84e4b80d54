/// Luminance on a screen as a function of its encoded channels: a sum over the channels, each growing and convex, on
/// Display P3 as well, where WCAG's coefficients come to three positive weights too. What is claimed about whole fields
/// rests on this.
struct Brightness: ConvexFunction, Sendable {
  /// How much each channel's linear light adds.
  let weights: SIMD3<Double>

  static let srgb = Brightness(.srgb)
  static let displayP3 = Brightness(.displayP3)

  static func on(_ screen: Screen) -> Brightness { screen == .srgb ? srgb : displayP3 }

  private init(_ screen: Screen) {
    // Linear light and encoded channels agree at 0 and 1.
    weights = SIMD3(
      screen.luminance(SIMD3(1, 0, 0)), screen.luminance(SIMD3(0, 1, 0)), screen.luminance(SIMD3(0, 0, 1)))
  }

  /// At the knee of sRGB's curve, where its slope grows by a hundredth and its value jumps up.
  static let knee = 0.04045
  static let kneeSlope = 0.001322
  static let kneeJump = 2.4e-9

  /// The slope of sRGB's curve at 1, where it is steepest.
  static let maximumSlope = 2.4 / 1.055

  /// The most that the logarithm of luminance + 0.05 changes, for a change of 1 in every channel: 4.01870 at the grey of
  /// 0.29337, on both screens, since the weights sum to 1.
  static let steepest = 4.0187

  /// Luminance with its derivatives by each channel.
  func at(_ encoded: SIMD3<Double>) -> Slopes {
    let parts = parts(at: encoded)
    return Slopes(value: parts.light.sum(), slope: parts.slope, curvature: parts.curvature)
  }

  /// What each channel adds to luminance, with the first and second derivative.
  struct Parts {
    var light: SIMD3<Double>
    var slope: SIMD3<Double>
    var curvature: SIMD3<Double>
  }

  func parts(at encoded: SIMD3<Double>) -> Parts {
    var light = SIMD3<Double>.zero
    var slope = SIMD3<Double>.zero
    var curvature = SIMD3<Double>.zero
    for channel in 0..<3 {
      let value = encoded[channel]
      guard value > Self.knee else {
        light[channel] = value / 12.92
        slope[channel] = 1 / 12.92
        continue
      }
      let base = (value + 0.055) / 1.055
      let raised = power(base, 1.4)
      light[channel] = base * raised
      slope[channel] = 2.4 / 1.055 * raised
      curvature[channel] = 2.4 * 1.4 / (1.055 * 1.055) * raised / base
    }
    return Parts(light: light * weights, slope: slope * weights, curvature: curvature * weights)
  }
}
