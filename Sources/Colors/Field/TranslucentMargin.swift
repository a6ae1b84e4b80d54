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
/// and that is a sum over the channels. Over a range of surfaces this is a convex function that stays below it: the sum
/// itself in channels where it is convex, a straight line where it is concave, and where it is neither, less a parabola
/// that bends more than it does.
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

  /// How far the slope of the lighter turns up there may take it below a straight line between corners.
  let turn: Double

  /// What of N − rD is not followed closely, by channel: it goes with the square of the range.
  let looseness: SIMD3<Double>

  /// `bend` bounds the second derivatives of N − rD in the range, but for the knee.
  init(
    _ text: TranslucentText, ratio: Double, low: SIMD3<Double>, high: SIMD3<Double>,
    bend: (least: SIMD3<Double>, most: SIMD3<Double>)
  ) {
    self.text = text
    self.ratio = ratio
    self.low = low
    self.high = high
    let range = high - low
    let knee = Self.knee(text, ratio, low, high)
    isStraight = (bend.most .<= .zero) .& (knee.turn .== .zero)
    let (first, last) = (Self.value(text, ratio, low), Self.value(text, ratio, high))
    lowValue = first
    chord = ((last - first) / range).replacing(with: 0, where: range .<= .zero)
    parabola = pointwiseMax(-bend.least, .zero).replacing(with: 0, where: isStraight)
    turn = knee.turn.sum()
    allowance = knee.lighter.sum() + knee.darker.sum()
    looseness =
      pointwiseMax(-bend.least, .zero) + (knee.lighter + knee.darker) / pointwiseMax(range * range, .one * 1e-12)
  }

  func at(_ place: SIMD3<Double>) -> Slopes {
    let (lighter, darker) = text.parts(over: place)
    let off = place - low
    var value = lighter.light - ratio * darker.light + parabola * off * (place - high) / 2
    var slope = lighter.slope - ratio * darker.slope + parabola * (place - (low + high) / 2)
    var curvature = pointwiseMax(lighter.curvature - ratio * darker.curvature + parabola, .zero)
    value.replace(with: lowValue + chord * off, where: isStraight)
    slope.replace(with: chord, where: isStraight)
    curvature.replace(with: 0, where: isStraight)
    return Slopes(value: value.sum() + 0.05 * (1 - ratio), slope: slope, curvature: curvature)
  }

  private static func value(_ text: TranslucentText, _ ratio: Double, _ place: SIMD3<Double>) -> SIMD3<Double> {
    let (lighter, darker) = text.parts(over: place)
    return lighter.light - ratio * darker.light
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
