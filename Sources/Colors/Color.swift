/// The fourteen colour spaces of DTCG 2025.10, with CSS Color 4's definitions.
package enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
}

/// A colour as written: components in the ranges of DTCG (hue 0–360, percentages 0–100, rgb 0–1), a missing
/// component (`none`) as nil, alpha 0–1.
package struct Color: Hashable, Sendable {
  package var space: ColorSpace
  package var c0: Double?
  package var c1: Double?
  package var c2: Double?
  package var alpha: Double

  package init(_ space: ColorSpace, _ c0: Double?, _ c1: Double?, _ c2: Double?, alpha: Double = 1) {
    self.space = space
    self.c0 = c0
    self.c1 = c1
    self.c2 = c2
    self.alpha = alpha
  }

  /// Components with `none` as 0, as conversion takes them.
  package var components: SIMD3<Double> { SIMD3(c0 ?? 0, c1 ?? 0, c2 ?? 0) }
}
