/// How a translucent text compares with its surface, as a function of the surface's encoded channels.
struct TranslucentText {
  let channels: SIMD3<Double>
  /// How much of what is shown is the text.
  let weight: Double
  let brightness: Brightness
  /// Than every surface it is compared with.
  var isLighter = true

  func shown(over surface: SIMD3<Double>) -> SIMD3<Double> { channels * weight + surface * (1 - weight) }

  /// How much lighter text is than surface, in luminance.
  func difference(over surface: SIMD3<Double>) -> Double {
    brightness.at(shown(over: surface)).value - brightness.at(surface).value
  }

  /// Luminance of the lighter and of the darker of text and surface, with derivatives by the channels of the surface.
  func parts(over surface: SIMD3<Double>) -> (lighter: Brightness.Parts, darker: Brightness.Parts) {
    let below = brightness.parts(at: surface)
    var above = brightness.parts(at: shown(over: surface))
    above.slope *= 1 - weight
    above.curvature *= (1 - weight) * (1 - weight)
    return isLighter ? (above, below) : (below, above)
  }
}

/// N and D are the luminance + 0.05 of the lighter and of the darker of text and surface. That N/D ≥ r means that N − rD ≥ 0,
/// and that is a sum over the channels. For surfaces in a box this is a convex function that stays below it: the sum itself
/// in channels where it is convex, a straight line where it is concave, and where it is neither, less a parabola that
/// bends more than it does. Outside the box it goes on straight and up like a parabola, so that the least over a hull is
/// about that of what lies in the box, and never more.
struct TranslucentMargin: ConvexFunction {
  private let text: TranslucentText
  private let ratio: Double
  private let low: SIMD3<Double>
  private let high: SIMD3<Double>
  private let isStraight: SIMDMask<SIMD3<Int64>>
  private let lowValue: SIMD3<Double>
  private let chord: SIMD3<Double>
  private let parabola: SIMD3<Double>

  /// How far N − rD may fall below this function, by the knee of sRGB's curve.
  let allowance: Double

  /// What of N − rD is not followed closely, by channel: it goes with the square of the range.
  let looseness: SIMD3<Double>

  /// How far N − rD may fall between the corners of a hull in the box below its values there.
  let sag: Double

  /// D is nowhere in the box less.
  let leastDarker: Double

  /// Steep beside the margin's own curvature, of a few units, and not so steep that the search bounces off.
  private static let wall = 30.0

  init(_ text: TranslucentText, ratio: Double, low: SIMD3<Double>, high: SIMD3<Double>) {
    self.text = text
    self.ratio = ratio
    self.low = low
    self.high = high
    let (first, last) = (text.parts(over: low), text.parts(over: high))
    let range = high - low
    let knee = Self.knee(text, ratio, low, high)
    // Curvature grows with the channel: its extremes are at the ends.
    let least = first.lighter.curvature - ratio * last.darker.curvature
    let most = pointwiseMax(last.lighter.curvature - ratio * first.darker.curvature, .zero)
    isStraight = (most .== .zero) .& (knee.turn .== .zero)
    lowValue = first.lighter.light - ratio * first.darker.light
    let highValue = last.lighter.light - ratio * last.darker.light
    chord = ((highValue - lowValue) / range).replacing(with: 0, where: range .<= .zero)
    parabola = pointwiseMax(-least, .zero).replacing(with: 0, where: isStraight)
    allowance = (knee.lighter + knee.darker).sum()
    looseness = pointwiseMax(-least, .zero) + (knee.lighter + knee.darker) / pointwiseMax(range * range, .one * 1e-12)
    sag = (most * range * range).sum() / 8 + knee.turn.sum() + allowance
    leastDarker = first.darker.light.sum() + 0.05
  }

  /// N − rD itself.
  func exact(_ place: SIMD3<Double>) -> Double {
    let (lighter, darker) = text.parts(over: place)
    return (lighter.light - ratio * darker.light).sum() + 0.05 * (1 - ratio)
  }

  func at(_ place: SIMD3<Double>) -> Slopes {
    let inside = place.clamped(lowerBound: low, upperBound: high)
    let (lighter, darker) = text.parts(over: inside)
    let off = inside - low
    var value = lighter.light - ratio * darker.light + parabola * off * (inside - high) / 2
    var slope = lighter.slope - ratio * darker.slope + parabola * (inside - (low + high) / 2)
    var curvature = pointwiseMax(lighter.curvature - ratio * darker.curvature + parabola, .zero)
    value.replace(with: lowValue + chord * off, where: isStraight)
    slope.replace(with: chord, where: isStraight)
    curvature.replace(with: 0, where: isStraight)
    let outside = place - inside
    value += outside * (slope + Self.wall * outside)
    slope += 2 * Self.wall * outside
    curvature.replace(with: 2 * Self.wall, where: outside .!= .zero)
    return Slopes(value: value.sum() + 0.05 * (1 - ratio), slope: slope, curvature: curvature)
  }

  /// At the knee the slope of the lighter turns up at once and that of the darker, which counts against it, down; and
  /// both jump. What that comes to, by channel, where the range holds the knee.
  private static func knee(
    _ text: TranslucentText, _ ratio: Double, _ low: SIMD3<Double>, _ high: SIMD3<Double>
  ) -> (lighter: SIMD3<Double>, darker: SIMD3<Double>, turn: SIMD3<Double>) {
    func cost(_ low: SIMD3<Double>, _ high: SIMD3<Double>, turn: Double) -> SIMD3<Double> {
      let all = text.brightness.weights * (turn * (high - low) / 4 + Brightness.kneeJump)
      return all.replacing(with: 0, where: (low .> Brightness.knee) .| (high .<= Brightness.knee))
    }
    let surface = (low, high)
    let shown = (text.shown(over: low), text.shown(over: high))
    let (lighter, darker) = text.isLighter ? (shown, surface) : (surface, shown)
    let turned = cost(lighter.0, lighter.1, turn: Brightness.kneeSlope)
    return (cost(lighter.0, lighter.1, turn: 0), cost(darker.0, darker.1, turn: Brightness.kneeSlope) * ratio, turned)
  }
}
