/// The colours that differ from one in lightness alone, from black to white: hue and chroma of Oklch are held, with
/// less chroma where the gamut does not reach so far.
struct LightnessPath {
  /// Where the colour itself stands, 0–1.
  let start: Double
  private var chroma: SIMD3<Double>
  private let alpha: Double
  private let gamut: ColorSpace
  private let matrices: MatrixPair

  /// In sRGB's gamut where the colour is inside it, else in that of Display P3.
  init(through color: Color) {
    let oklab = color.components(in: .oklab)
    start = min(max(oklab.x, 0), 1)
    chroma = SIMD3(0, oklab.y, oklab.z)
    alpha = color.alpha
    let isNarrow = color.isInGamut(of: .srgb)
    gamut = isNarrow ? .srgb : .displayP3
    matrices = isNarrow ? .srgb : .displayP3
  }

  /// The same with another hue.
  func turned(by degrees: Double) -> LightnessPath {
    let hue = Polar(x: chroma.y, y: chroma.z)
    let turned = Polar(radius: hue.radius, angle: hue.angle + degrees)
    var path = self
    path.chroma = SIMD3(0, turned.x, turned.y)
    return path
  }

  /// Encoded channels of the gamut.
  func color(at lightness: Double) -> Color {
    let channels = TransferFunction.srgb.encode(light(at: lightness))
    return Color(gamut, channels.x, channels.y, channels.z, alpha: alpha)
  }

  /// WCAG's relative luminance as a screen shows it.
  func luminance(at lightness: Double, on screen: Screen) -> Double {
    let light = light(at: lightness)
    guard gamut == .displayP3 else { return WCAG.luminance(linearSRGB: light) }
    let linearSRGB = MatrixPair.srgb.inverse * (matrices.forward * light)
    return WCAG.luminance(linearSRGB: screen == .srgb ? linearSRGB.clampedToUnit : linearSRGB)
  }

  /// The lightness nearest to the start, on the way to `end`, from where on `isReached` holds; `end` where it only
  /// holds there.
  func edge(to end: Double, where isReached: (Double) -> Bool) -> Double {
    bisected(from: start, to: end, steps: 32, while: { !isReached($0) }).outside
  }

  /// Linear light of the gamut, each channel 0–1.
  private func light(at lightness: Double) -> SIMD3<Double> {
    func light(_ share: Double) -> SIMD3<Double> {
      matrices.inverse * UniformSpaces.xyzD65(oklab: SIMD3(lightness, 0, 0) + chroma * share)
    }
    func fits(_ share: Double) -> Bool { light(share).isWithinUnitCube(tolerance: Color.gamutTolerance) }
    let share = fits(1) ? 1 : bisected(from: 0, to: 1, steps: 20, while: fits).inside
    return light(share).clampedToUnit
  }
}

/// Where a condition that holds at one end and not at the other turns, from both sides.
func bisected(
  from inside: Double, to outside: Double, steps: Int, while holds: (Double) -> Bool
) -> (inside: Double, outside: Double) {
  var (inside, outside) = (inside, outside)
  for _ in 0..<steps {
    let middle = (inside + outside) / 2
    if holds(middle) { inside = middle } else { outside = middle }
  }
  return (inside, outside)
}
