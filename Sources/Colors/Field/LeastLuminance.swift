/// The darkest point of the hull of some colours on a screen, with a bound from below.
struct LeastLuminance {
  /// Luminance at the darkest point found: not below the true minimum.
  let value: Double
  /// Not above the true minimum.
  let bound: Double
  /// What the point is made of.
  let blend: Blend

  /// Near enough: a part in 10¹¹ of a ratio.
  private static let tolerance = 5e-13

  /// `corners` are the indices into `points` that span the hull, `darkest` the one of them with the least luminance.
  init(of points: [SIMD3<Double>], corners: [Int], darkest: Int, luminance: Double, on screen: Screen) {
    // Nothing is darker than a corner that has the least of every channel.
    if corners.allSatisfy({ !any(points[$0] .< points[darkest]) }) {
      (value, bound, blend) = (luminance, luminance, Blend(darkest))
      return
    }
    let minimum = HullMinimum(
      of: Brightness.on(screen), over: points, corners: corners, from: darkest, tolerance: Self.tolerance)
    value = min(minimum.value, luminance)
    blend = minimum.blend
    // Where the hull crosses the knee of the curve, convexity fails by its jump.
    let jump = Self.straddlesKnee(points, corners) ? Brightness.kneeJump : 0
    bound = min(max(minimum.bound - jump, 0), value)
  }

  private static func straddlesKnee(_ points: [SIMD3<Double>], _ corners: [Int]) -> Bool {
    var (low, high) = (points[corners[0]], points[corners[0]])
    for corner in corners {
      low = pointwiseMin(low, points[corner])
      high = pointwiseMax(high, points[corner])
    }
    return any((low .<= Brightness.knee) .& (high .> Brightness.knee))
  }
}
