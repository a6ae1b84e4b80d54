/// A function of three channels that is convex and a sum over them.
protocol ConvexFunction {
  func at(_ place: SIMD3<Double>) -> Slopes
}

/// A value with its first and second derivatives by each channel.
struct Slopes {
  var value: Double
  var slope: SIMD3<Double>
  var curvature: SIMD3<Double>
}

/// The least of a convex function over the hull of some points, with a bound that holds whether or not the search came
/// to its end.
///
/// The tangent plane at any point of the hull bounds the function from below everywhere, least at one of the corners. The
/// search keeps at most four corners that carry its point, goes by Newton's steps within them, and takes in the corner
/// that the tangent plane names, until point and bound meet.
struct HullMinimum<Function: ConvexFunction> {
  /// The least value found: not below the true minimum.
  private(set) var value = Double.infinity
  /// Not above the true minimum.
  private(set) var bound = -Double.infinity
  /// What the point is made of.
  private(set) var blend: Blend
  private(set) var steps = 0

  private let function: Function
  private let points: [SIMD3<Double>]
  private let corners: [Int]
  private var position: SIMD3<Double>

  /// More steps than any search was seen to need.
  private static var limit: Int { 32 }

  /// `corners` are the indices into `points` that span the hull; the search starts at one of them. It ends when value and
  /// bound are within `tolerance`, or when the bound is `enough`.
  init(
    of function: Function, over points: [SIMD3<Double>], corners: [Int], from start: Int, tolerance: Double,
    enough: Double = .infinity
  ) {
    self.function = function
    self.points = points
    self.corners = corners
    position = points[start]
    blend = Blend(start)
    var best = blend
    while steps < Self.limit {
      steps += 1
      let here = function.at(position)
      if here.value < value { (value, best) = (here.value, blend) }
      let level = (here.slope * position).sum()
      let (least, lowest) = lowestCorner(here.slope)
      bound = max(bound, here.value - (level - lowest))
      if value - bound <= tolerance || bound >= enough { break }
      guard step(from: here, level: level, toward: least) else { break }
    }
    blend = best
    bound = min(bound, value)
  }

  private func lowestCorner(_ slope: SIMD3<Double>) -> (corner: Int, height: Double) {
    var (least, lowest) = (corners[0], Double.infinity)
    for corner in corners {
      let height = (slope * points[corner]).sum()
      if height < lowest { (least, lowest) = (corner, height) }
    }
    return (least, lowest)
  }

  /// One step down; false where there is none.
  private mutating func step(from here: Slopes, level: Double, toward least: Int) -> Bool {
    var (away, highest) = (0, -Double.infinity)
    for index in 0..<blend.count {
      let height = (here.slope * points[blend.corners[index]]).sum()
      if height > highest { (away, highest) = (index, height) }
    }
    let entry = blend.index(of: least)
    let drop = level - (here.slope * points[least]).sum()
    // Settle among the corners that carry the point before another comes in.
    if entry != nil || highest - level > drop || blend.count == Blend.capacity {
      if let change = newtonChange(here), move(change, limit: 1, tolerance: 0.25) { return true }
    }
    let target = entry ?? blend.insert(least)
    guard let target else { return false }
    if entry == nil, let change = newtonChange(here), change[target] > 0, move(change, limit: 1, tolerance: 0.25) {
      return true
    }
    var change = SIMD4<Double>.zero
    change[target] += 1
    change[away] -= 1
    let moved = move(change, limit: .infinity, tolerance: 1e-3)
    blend.dropEmpty()
    return moved
  }

  /// The change of shares that Newton's method asks for within the corners of the blend; nil where they are too nearly
  /// dependent to say.
  private func newtonChange(_ here: Slopes) -> SIMD4<Double>? {
    guard blend.count > 1 else { return nil }
    // In the straight part of the curve there is no curvature; a little keeps the step finite.
    let scale = pointwiseMax(here.curvature, SIMD3(repeating: 0.02)).squareRoot()
    let origin = points[blend.corners[0]]
    let right = -here.slope / scale
    var edges = (SIMD3<Double>.zero, SIMD3<Double>.zero, SIMD3<Double>.zero)
    edges.0 = (points[blend.corners[1]] - origin) * scale
    if blend.count > 2 { edges.1 = (points[blend.corners[2]] - origin) * scale }
    if blend.count > 3 { edges.2 = (points[blend.corners[3]] - origin) * scale }
    guard let shares = leastSquares(edges, count: blend.count - 1, right) else { return nil }
    return SIMD4(-shares.sum(), shares.x, shares.y, shares.z)
  }

  /// Moves the point along a change of shares, as far as no share falls below 0 and the function still falls; false where
  /// that is nowhere.
  private mutating func move(_ change: SIMD4<Double>, limit: Double, tolerance: Double) -> Bool {
    var far = limit
    var leaving: Int?
    for index in 0..<blend.count where change[index] < 0 {
      let reach = -blend.shares[index] / change[index]
      if reach < far { (far, leaving) = (reach, index) }
    }
    var direction = SIMD3<Double>.zero
    for index in 0..<blend.count { direction += points[blend.corners[index]] * change[index] }
    guard far > 0, far.isFinite else { return false }
    let length = descent(along: direction, to: far, tolerance: tolerance)
    guard length > 0 else { return false }
    blend.shares += change * length
    if length == far, let leaving { blend.shares[leaving] = 0 }
    blend.dropEmpty()
    position = points.blended(blend)
    return true
  }

  /// How far the function falls along a direction, up to `far`.
  private func descent(along direction: SIMD3<Double>, to far: Double, tolerance: Double) -> Double {
    func slope(_ length: Double) -> (first: Double, second: Double) {
      let there = function.at(position + direction * length)
      return ((there.slope * direction).sum(), (there.curvature * direction * direction).sum())
    }
    let start = slope(0)
    guard start.first < 0 else { return 0 }
    var (low, high) = (0.0, far)
    var length = far
    for _ in 0..<20 {
      let here = slope(length)
      if here.first <= 0 { low = length } else { high = length }
      if length == far && here.first <= 0 || here.first.magnitude <= tolerance * -start.first { return length }
      let newton = length - here.first / here.second
      length = newton > low && newton < high ? newton : (low + high) / 2
    }
    return low
  }
}

/// Shares x of up to three edges whose sum comes nearest to `right`; nil where the edges are dependent.
private func leastSquares(
  _ edges: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>), count: Int, _ right: SIMD3<Double>
) -> SIMD3<Double>? {
  let (a, b, c) = edges
  let (aa, ar) = ((a * a).sum(), (a * right).sum())
  guard aa > 0 else { return nil }
  if count == 1 { return SIMD3(ar / aa, 0, 0) }
  if count == 2 {
    let (bb, ab, br) = ((b * b).sum(), (a * b).sum(), (b * right).sum())
    let determinant = aa * bb - ab * ab
    guard determinant > 1e-12 * aa * bb else { return nil }
    return SIMD3(ar * bb - br * ab, br * aa - ar * ab, 0) / determinant
  }
  let normal = cross(b, c)
  let determinant = (a * normal).sum()
  guard determinant * determinant > 1e-18 * aa * (b * b).sum() * (c * c).sum() else { return nil }
  return SIMD3((right * normal).sum(), (a * cross(right, c)).sum(), (a * cross(b, right)).sum()) / determinant
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
