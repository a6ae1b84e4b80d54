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
    // Where the hull crosses the knee of the curve, convexity fails by its jump.
    self.init(
      Brightness.on(screen), of: points, corners: corners, darkest: darkest, luminance: luminance,
      exact: screen.luminance,
      allowance: { low, high in
        any((low .<= Brightness.knee) .& (high .> Brightness.knee)) ? Brightness.kneeJump : 0
      })
  }

  /// By a function that grows with every channel of the points. `exact`: the luminance itself, which the function is above
  /// by no more than `allowance` says for channels between two.
  init(
    _ function: some ConvexFunction, of points: [SIMD3<Double>], corners: [Int], darkest: Int, luminance: Double,
    exact: (SIMD3<Double>) -> Double, allowance: (SIMD3<Double>, SIMD3<Double>) -> Double
  ) {
    // Nothing is darker than a corner that has the least of every channel.
    if corners.allSatisfy({ !any(points[$0] .< points[darkest]) }) {
      (value, bound, blend) = (luminance, luminance, Blend(darkest))
      return
    }
    let minimum = HullMinimum(
      of: function, over: points, corners: corners, from: darkest, tolerance: Self.tolerance)
    let found = exact(points.blended(minimum.blend))
    (value, blend) = found < luminance ? (found, minimum.blend) : (luminance, Blend(darkest))
    var (low, high) = (points[corners[0]], points[corners[0]])
    for corner in corners {
      low = pointwiseMin(low, points[corner])
      high = pointwiseMax(high, points[corner])
    }
    bound = min(max(minimum.bound - allowance(low, high), 0), value)
  }
}
