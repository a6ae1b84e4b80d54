/// The colours that can be written in the way of one: eight bits a channel for what is in sRGB, components of a few
/// digits in the same space for the rest.
struct ComponentGrid {
  /// Whether its colours are written as hex.
  let isEightBit: Bool
  private let written: Color
  private let space: ColorSpace
  /// How many steps make 1. The quotient of two whole numbers is the double that its digits read as.
  private let scale: SIMD3<Double>
  private let limits: (low: SIMD3<Double>, high: SIMD3<Double>)

  init(of written: Color, isWide: Bool) {
    self.written = written
    isEightBit = !isWide
    space = isWide ? written.space : .srgb
    scale = isWide ? space.stepsPerUnit : SIMD3(repeating: 255)
    // Whoever writes beyond the range of a space may stay there.
    let isInCube = !isWide || space.gamut == space && written.isInGamut(of: space)
    limits = isInCube ? (.zero, .one) : space.limits
  }

  /// The colour of the grid nearest to another, first, and its neighbours one step away in any component but the hue,
  /// as far as the space has them: up to 27. A grey has grey neighbours only.
  func colors(around color: Color) -> [Color] {
    let center = steps(of: color)
    let isGrey = space.gamut == space && center.x == center.y && center.y == center.z
    let shifts: [Double] = [0, -1, 1]
    var result: [Color] = []
    result.reserveCapacity(27)
    for x in space.hueIndex == 0 ? [0] : shifts {
      for y in isGrey ? [x] : shifts {
        for z in isGrey ? [x] : space.hueIndex == 2 ? [0] : shifts {
          let components = (center + SIMD3(x, y, z)) / scale
          guard all(components .>= limits.low), all(components .<= limits.high) else { continue }
          result.append(self.color(components))
        }
      }
    }
    return result
  }

  private func steps(of color: Color) -> SIMD3<Double> {
    let converted = color.converted(to: space)
    // A grey has no hue of its own: the written one stays.
    let components = SIMD3(
      converted.c0 ?? written.c0 ?? 0, converted.c1 ?? 0, converted.c2 ?? written.c2 ?? 0)
    return (components * scale).rounded(.toNearestOrAwayFromZero)
  }

  private func color(_ components: SIMD3<Double>) -> Color {
    func component(_ value: Double, _ written: Double?) -> Double? {
      // What was left out stays so where it still says the same; adding 0 takes the sign from −0.
      value == 0 && written == nil && !isEightBit ? nil : value + 0
    }
    return Color(
      space, component(components.x, written.c0), component(components.y, written.c1),
      component(components.z, written.c2), alpha: written.alpha)
  }
}

extension ColorSpace {
  /// The digits that a component is rounded to: about a tenth of what eight bits tell apart, or finer.
  fileprivate var stepsPerUnit: SIMD3<Double> {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: SIMD3(repeating: 10_000)
    case .hsl, .hwb, .lab, .lch: SIMD3(repeating: 100)
    case .oklab: SIMD3(repeating: 10_000)
    case .oklch: SIMD3(10_000, 10_000, 100)
    }
  }

  fileprivate var limits: (low: SIMD3<Double>, high: SIMD3<Double>) {
    let infinity = Double.infinity
    return switch self {
    case .lab: (SIMD3(0, -infinity, -infinity), SIMD3(100, infinity, infinity))
    case .lch: (.zero, SIMD3(100, infinity, infinity))
    case .oklab: (SIMD3(0, -infinity, -infinity), SIMD3(1, infinity, infinity))
    case .oklch: (.zero, SIMD3(1, infinity, infinity))
    default: (SIMD3(repeating: -infinity), SIMD3(repeating: infinity))
    }
  }

  /// Which component is an angle.
  fileprivate var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }
}
