/// A colour as screens show it: converted to each screen's space and cut to it, once, so that it can be composited and
/// measured many times.
package struct ShownColor: Hashable, Sendable {
  /// 0–1.
  package let alpha: Double
  /// Whether it was written outside sRGB, so that a wide screen may show something else.
  package let isWide: Bool
  private let srgb: SIMD3<Double>
  private let displayP3: SIMD3<Double>
  private let srgbLuminance: Double
  private let displayP3Luminance: Double

  package init(_ color: Color) {
    self.init(
      srgb: color.srgb.clampedToUnit, displayP3: color.displayP3.clampedToUnit,
      alpha: min(max(color.alpha, 0), 1), isWide: !color.space.isOfSRGB || !color.isInGamut(of: .srgb))
  }

  init(srgb: SIMD3<Double>, displayP3: SIMD3<Double>, alpha: Double, isWide: Bool) {
    self.srgb = srgb
    self.displayP3 = displayP3
    self.alpha = alpha
    self.isWide = isWide
    self.srgbLuminance = Screen.srgb.luminance(srgb)
    self.displayP3Luminance = isWide ? Screen.displayP3.luminance(displayP3) : srgbLuminance
  }

  package var isOpaque: Bool { alpha >= 1 }

  /// Encoded channels on a screen, each 0–1.
  package func encoded(on screen: Screen) -> SIMD3<Double> { screen == .srgb ? srgb : displayP3 }

  /// Encoded channels as a screen of sRGB shows it.
  package var encodedSRGB: SIMD3<Double> { srgb }

  /// `#rrggbb` as a screen of sRGB shows it, without alpha.
  package var hex: String { hexString(srgb.eightBit) }

  /// WCAG's relative luminance on a screen, as if opaque.
  package func luminance(on screen: Screen) -> Double { screen == .srgb ? srgbLuminance : displayP3Luminance }

  /// Source-over on encoded values, as platforms composite; nothing is rounded. Opaque when `surface` is.
  package func composited(over surface: ShownColor) -> ShownColor {
    guard alpha < 1 else { return self }
    let total = alpha + surface.alpha * (1 - alpha)
    guard total > 0 else { return self }
    let weight = alpha / total
    func mix(_ top: SIMD3<Double>, _ bottom: SIMD3<Double>) -> SIMD3<Double> {
      top * weight + bottom * (1 - weight)
    }
    return ShownColor(
      srgb: mix(srgb, surface.srgb), displayP3: mix(displayP3, surface.displayP3), alpha: total,
      isWide: isWide || surface.isWide)
  }

  /// What a stack of surfaces, top to bottom, comes to; nil for none. What lies under an opaque one does not count.
  package static func composite(_ stack: [ShownColor]) -> ShownColor? {
    guard let visible = visible(stack), let bottom = visible.last else { return nil }
    return visible.dropLast().reversed().reduce(bottom) { $1.composited(over: $0) }
  }

  /// The part of a stack, top to bottom, down to the first opaque colour; nil for an empty one.
  static func visible(_ stack: [ShownColor]) -> ArraySlice<ShownColor>? {
    guard !stack.isEmpty else { return nil }
    guard let opaque = stack.firstIndex(where: \.isOpaque) else { return stack[...] }
    return stack[...opaque]
  }
}

extension ColorSpace {
  /// sRGB in any of its forms.
  fileprivate var isOfSRGB: Bool {
    switch self {
    case .srgb, .srgbLinear, .hsl, .hwb: true
    case .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50, .lab, .lch, .oklab, .oklch: false
    }
  }
}
