/// How the encoded channels of sRGB turn into those of Display P3: light is mixed, by weights that are positive and sum
/// to 1. Each channel is thus a mean of the three, which falls below the straight line between two colours: blends of
/// sRGB are darker on a wide screen than what lies between their stops there.
struct WideScreen: Sendable {
  /// The linear light of Display P3 that each channel of sRGB gives.
  private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  static let display = WideScreen()

  private init() {
    func column(_ light: SIMD3<Double>) -> SIMD3<Double> {
      pointwiseMax(MatrixPair.displayP3.inverse * (MatrixPair.srgb.forward * light), .zero)
    }
    columns = (column(SIMD3(1, 0, 0)), column(SIMD3(0, 1, 0)), column(SIMD3(0, 0, 1)))
  }

  func encoded(_ srgb: SIMD3<Double>) -> SIMD3<Double> {
    TransferFunction.srgb.encode(mixed(TransferFunction.srgb.decode(srgb))).clampedToUnit
  }

  /// The same weights for anything that is added up like light.
  func mixed(_ parts: SIMD3<Double>) -> SIMD3<Double> {
    columns.0 * parts.x + columns.1 * parts.y + columns.2 * parts.z
  }

  /// What each channel of sRGB has in a sum over those of Display P3.
  func collected(_ parts: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((columns.0 * parts).sum(), (columns.1 * parts).sum(), (columns.2 * parts).sum())
  }

  /// Of squared weights.
  func collectedSquares(_ parts: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (columns.0 * columns.0 * parts).sum(), (columns.1 * columns.1 * parts).sum(),
      (columns.2 * columns.2 * parts).sum())
  }
}

/// The curve of sRGB without its straight part: ((x + 0.055) / 1.055)^2.4 from 0 on. With it the mean of channels is
/// convex, which that of sRGB's own curve nearly is; it is never less than that by more than 1e-5.
enum PurePower {
  static func light(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    let base = (encoded + 0.055) / 1.055
    return base * powers(base, 1.4)
  }

  static func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> { 1.055 * powers(light, 1 / 2.4) - 0.055 }

  static func powers(_ base: SIMD3<Double>, _ exponent: Double) -> SIMD3<Double> {
    SIMD3(power(base.x, exponent), power(base.y, exponent), power(base.z, exponent))
  }

  /// The most by which its light is above that of sRGB's curve: at black.
  static let excess = power(0.055 / 1.055, 2.4)
  /// The most by which a mean by it is above that by sRGB's curve, 0.0106 (on a fine grid), or below, with some to spare.
  static let excessOfMean = 0.011
}

/// Luminance on a wide screen of glass over a colour of sRGB, as a convex function of that colour's encoded channels that
/// is less than `allowance` above the true one.
struct WideBrightness: ConvexFunction, Sendable {
  /// What the layers above add, and how much of the colour is seen through them.
  let added: SIMD3<Double>
  let share: Double

  private var brightness: Brightness { .displayP3 }

  /// The true luminance.
  func luminance(_ srgb: SIMD3<Double>) -> Double {
    Screen.displayP3.luminance((added + WideScreen.display.encoded(srgb) * share).clampedToUnit)
  }

  func at(_ place: SIMD3<Double>) -> Slopes {
    let screen = WideScreen.display
    let base = (place + 0.055) / 1.055
    let raised = PurePower.powers(base, 1.4)
    let slope = 2.4 / 1.055 * raised
    let curvature = 2.4 * 1.4 / (1.055 * 1.055) * raised / base
    let mean = PurePower.powers(screen.mixed(base * raised), 1 / 2.4)
    let root = PurePower.powers(mean, 0.4)
    // Of the mean by the light.
    let rise = 1 / (2.4 / 1.055 * mean * root)
    let bend = -(2.4 * 1.4 / (1.055 * 1.055)) * root * rise * rise * rise
    let parts = brightness.parts(at: added + (1.055 * mean - 0.055) * share)
    let first = parts.slope * share * rise
    let second = parts.curvature * share * share * rise * rise + parts.slope * share * bend
    return Slopes(
      value: parts.light.sum(), slope: slope * screen.collected(first),
      curvature: pointwiseMax(
        slope * slope * screen.collectedSquares(second) + curvature * screen.collected(first), .zero))
  }

  /// How much this function may be above the true luminance, for channels between two: where one of them is in the
  /// straight part of sRGB's curve.
  func allowance(from low: SIMD3<Double>, to high: SIMD3<Double>) -> Double {
    let straight = SIMD3<Double>.zero.replacing(with: PurePower.excess, where: low .<= Brightness.knee)
    guard straight != .zero else { return 0 }
    let excess = WideScreen.display.mixed(straight)
    let start = WideScreen.display.encoded(low)
    let step = (WideScreen.display.encoded(high) - start) / Double(Self.cells)
    var most = SIMD3<Double>.zero
    for cell in 0..<Self.cells {
      // The excess is greatest at the cell's start, and counts most at its end.
      let (near, far) = (start + step * Double(cell), start + step * Double(cell + 1))
      let above = PurePower.encoded(PurePower.light(near) + excess) - near
      let place = added + far * share
      most = pointwiseMax(most, brightness.parts(at: place + above * share).light - brightness.parts(at: place).light)
    }
    return most.sum() + Brightness.kneeJump
  }

  private static let cells = 32
}
