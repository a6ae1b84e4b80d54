extension Color {
  /// Rounding noise that does not put a colour outside a gamut.
  static let gamutTolerance = 1e-7

  /// Whether the colour can be shown in a space of RGB (or its HSL and HWB forms); true for spaces without a gamut.
  package func isInGamut(of target: ColorSpace) -> Bool {
    guard let gamut = target.gamut else { return true }
    return components(in: gamut).isWithinUnitCube(tolerance: Color.gamutTolerance)
  }

  /// Every channel of the target's RGB cut to 0–1. Hues shift; for looks use `gamutMapped(to:)`.
  package func clipped(to target: ColorSpace) -> Color {
    guard let gamut = target.gamut else { return converted(to: target) }
    let cut = components(in: gamut).clampedToUnit
    return Color(gamut, cut.x, cut.y, cut.z, alpha: alpha).converted(to: target)
  }

  /// The nearest colour that the target can show, by CSS Color 4's binary search with local MINDE: in Oklch, chroma is
  /// reduced until clipping what is left would not be noticed. Colours inside the gamut are only converted.
  package func gamutMapped(to target: ColorSpace) -> Color {
    guard let gamut = target.gamut, !isInGamut(of: gamut) else { return converted(to: target) }
    let origin = components(in: .oklch)
    let channels = origin.x >= 1 ? SIMD3(repeating: 1) : origin.x <= 0 ? .zero : reduceChroma(of: origin, in: gamut)
    return Color(gamut, channels.x, channels.y, channels.z, alpha: alpha).converted(to: target)
  }

  /// The difference that a viewer sees, as the distance in Oklab (ΔE-OK): about 0.02 is just noticeable. Alpha does not
  /// count.
  package func differenceOK(to other: Color) -> Double {
    distance(components(in: .oklab), other.components(in: .oklab))
  }
}

extension ColorSpace {
  /// The space of RGB whose cube limits it; nil where nothing does.
  package var gamut: ColorSpace? {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: self
    case .hsl, .hwb: .srgb
    case .xyzD65, .xyzD50, .lab, .lch, .oklab, .oklch: nil
    }
  }
}

extension SIMD3<Double> {
  func isWithinUnitCube(tolerance: Double) -> Bool {
    min() >= -tolerance && max() <= 1 + tolerance
  }

  var clampedToUnit: SIMD3<Double> { clamped(lowerBound: .zero, upperBound: .one) }
}

/// CSS Color 4, "CSS gamut mapping to an RGB destination": components of `gamut` for a colour in Oklch outside it.
private func reduceChroma(of origin: SIMD3<Double>, in gamut: ColorSpace) -> SIMD3<Double> {
  let justNoticeable = 0.02
  let epsilon = 0.0001
  func clip(_ oklch: SIMD3<Double>) -> (channels: SIMD3<Double>, inside: Bool, difference: Double) {
    let color = Color(.oklch, oklch.x, oklch.y, oklch.z)
    let channels = color.components(in: gamut)
    let cut = channels.clampedToUnit
    let shown = Color(gamut, cut.x, cut.y, cut.z).components(in: .oklab)
    return (cut, channels == cut, distance(shown, color.components(in: .oklab)))
  }

  var (result, _, difference) = clip(origin)
  if difference < justNoticeable { return result }
  var low = 0.0
  var high = origin.y
  var lowIsInside = true
  while high - low > epsilon {
    let chroma = (low + high) / 2
    let (channels, inside, difference) = clip(SIMD3(origin.x, chroma, origin.z))
    if lowIsInside && inside {
      low = chroma
      continue
    }
    result = channels
    // Also where numbers too large for arithmetic leave no difference to compare.
    if !(difference < justNoticeable) {
      high = chroma
    } else if justNoticeable - difference < epsilon {
      return result
    } else {
      lowIsInside = false
      low = chroma
    }
  }
  return result
}

private func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  let difference = a - b
  return (difference * difference).sum().squareRoot()
}
