/// The least ratio of a translucent text over the hull of some surfaces. The text moves with its surface, so neither its
/// luminance nor the surface's alone decides, and the least may lie inside. `TranslucentMargin` bounds the ratio over a
/// part of the hull; where it leaves room for less than is known, the part is cut.
struct TranslucentSearch {
  /// The least ratio found, 1 where text and surface meet, and what the surface is made of there.
  private(set) var ratio = Double.infinity
  private(set) var blend = Blend(0)
  /// Not above the true minimum.
  private(set) var bound = Double.infinity
  /// Text and surface have the same luminance at the blend.
  private(set) var isFlip = false

  private var text: TranslucentText
  private var places: [Place] = []
  private var surfaces: [SIMD3<Double>] = []

  private static let tolerance = 1e-9
  /// Parts to look at before the bound is taken as it is.
  private static let limit = 400
  /// A hull of more corners is not cut: it would make too many simplices.
  private static let maximum = 16

  /// A surface that has been measured: luminance + 0.05 of the lighter and the darker, and their second derivatives.
  private struct Place {
    var lighter: Double
    var darker: Double
    var lighterBend: SIMD3<Double>
    var darkerBend: SIMD3<Double>
    /// The places that it is a blend of; nil for a corner.
    var origin: Blend?
  }

  /// Over the hulls of some of the points each, which hang together. The text is encoded on the screen, and its alpha lies
  /// between 0 and 1.
  init(
    _ channels: SIMD3<Double>, alpha: Double, over points: [SIMD3<Double>], hulls: [[Int]], on screen: Screen
  ) {
    text = TranslucentText(
      channels: channels, weight: alpha / (alpha + (1 - alpha)), brightness: Brightness.on(screen))
    let sides = points.map(text.difference)
    for hull in hulls {
      guard let least = hull.min(by: { sides[$0] < sides[$1] }), let most = hull.max(by: { sides[$0] < sides[$1] }),
        sides[least] <= 0, sides[most] >= 0
      else { continue }
      let share = bisect { text.difference(over: points[least] * (1 - $0) + points[most] * $0) < 0 }
      (ratio, bound, isFlip) = (1, 1, true)
      blend = Blend(least, most, share: share)
      return
    }
    guard let first = hulls.first?.first else { return }
    text.isLighter = sides[first] > 0
    for point in points { _ = measure(point, origin: nil) }
    search(hulls)
  }

  private mutating func search(_ hulls: [[Int]]) {
    var best = hulls[0][0]
    for hull in hulls {
      for corner in hull { best = lesser(best, corner) }
    }
    var open = hulls.map { (part: $0, floor: 0.0) }
    var count = 0
    while let next = open.indices.min(by: { open[$0].floor < open[$1].floor }) {
      open.swapAt(next, open.count - 1)
      let part = open.removeLast().part
      let known = ratio
      let (floor, looseness, lowest) = assess(part)
      if let lowest {
        let place = measure(surfaces.blended(lowest), origin: lowest)
        best = lesser(best, place)
        if ratio <= 1 { return turn(from: part[0], to: place) }
      }
      count += 1
      if floor >= ratio * (1 - Self.tolerance) || count >= Self.limit {
        bound = min(bound, floor)
      } else if ratio < known * (1 - Self.tolerance) {
        // Against a lower ratio the bound is a better one.
        open.append((part, floor))
      } else if let parts = cut(part, looseness) {
        open += parts.map { ($0, floor) }
      } else {
        bound = min(bound, floor)
      }
    }
    bound = max(1, min(bound, ratio))
    blend = weigh([(best, 1)])
  }

  /// Text and surface have changed sides between two places: they meet between.
  private mutating func turn(from start: Int, to end: Int) {
    let (here, there) = (surfaces[start], surfaces[end])
    let share = bisect { share in
      let difference = text.difference(over: here * (1 - share) + there * share)
      return text.isLighter ? difference > 0 : difference < 0
    }
    (ratio, bound, isFlip) = (1, 1, true)
    blend = weigh([(start, 1 - share), (end, share)])
  }

  private mutating func lesser(_ best: Int, _ place: Int) -> Int {
    guard places[place].lighter < ratio * places[place].darker else { return best }
    ratio = places[place].lighter / places[place].darker
    return place
  }

  private mutating func measure(_ surface: SIMD3<Double>, origin: Blend?) -> Int {
    let (lighter, darker) = text.parts(over: surface)
    places.append(
      Place(
        lighter: lighter.light.sum() + 0.05, darker: darker.light.sum() + 0.05, lighterBend: lighter.curvature,
        darkerBend: darker.curvature, origin: origin))
    surfaces.append(surface)
    return places.count - 1
  }

  /// What the ratio is at least in a part, what of its range makes that loose, and the surface that it comes from.
  private func assess(_ part: [Int]) -> (floor: Double, looseness: SIMD3<Double>, lowest: Blend?) {
    let extent = Extent(part, places, surfaces, ratio)
    let margin = TranslucentMargin(text, ratio: ratio, low: extent.low, high: extent.high, bend: extent.bend)
    let range = extent.high - extent.low
    let least = max(0.05, extent.darker - Brightness.maximumSlope * (text.brightness.weights * range).sum())
    let precision = Self.tolerance * least
    // Between corners the margin falls no deeper below them than its curvature lets it.
    let sag = (pointwiseMax(extent.bend.most, .zero) * range * range).sum() / 8
    let quick = extent.margin - sag - margin.turn - margin.allowance
    if quick >= -precision { return (ratio + min(0, quick) / least, .zero, nil) }
    if !any(extent.bend.most .> .zero) && margin.allowance == 0 { return (ratio, .zero, nil) }
    let minimum = HullMinimum(
      of: margin, over: surfaces, corners: part, from: extent.lowest, tolerance: precision / 4,
      enough: margin.allowance - precision / 2)
    let under = min(0, minimum.bound - margin.allowance)
    return (ratio + under / least, margin.looseness, minimum.blend)
  }

  /// Two halves of a simplex or a box, cut where it is loosest; the simplices of another hull; nil where there is
  /// nothing to cut.
  private mutating func cut(_ part: [Int], _ looseness: SIMD3<Double>) -> [[Int]]? {
    if part.count > 4 {
      return halveBox(part, looseness) ?? (part.count <= Self.maximum ? simplices(part) : nil)
    }
    var (edge, most): ((Int, Int)?, Double) = (nil, 0)
    for a in part.indices {
      for b in part.indices.dropFirst(a + 1) {
        let step = surfaces[part[a]] - surfaces[part[b]]
        let cost = (step * step * looseness).sum()
        if cost > most { (edge, most) = ((a, b), cost) }
      }
    }
    guard let (a, b) = edge else { return nil }
    let middle = halfway(part[a], part[b])
    return [a, b].map { side in
      var half = part
      half[side] = middle
      return half
    }
  }

  private mutating func halfway(_ a: Int, _ b: Int) -> Int {
    let origin = Blend(a, b, share: 0.5)
    return measure(surfaces.blended(origin), origin: origin)
  }

  /// The two halves of a box, whose corners stand in the order of `ShownColor.boxCorners`; nil for another hull.
  private mutating func halveBox(_ part: [Int], _ looseness: SIMD3<Double>) -> [[Int]]? {
    guard part.count == 8 else { return nil }
    let (low, high) = (surfaces[part[0]], surfaces[part[7]])
    for index in 0..<8 {
      let side = (SIMD3<Int64>(1, 2, 4) & Int64(index)) .!= 0
      guard surfaces[part[index]] == low.replacing(with: high, where: side) else { return nil }
    }
    let cost = (high - low) * (high - low) * looseness
    guard let channel = (0..<3).max(by: { cost[$0] < cost[$1] }), cost[channel] > 0 else { return nil }
    var halves = (part, part)
    for index in 0..<8 where index & 1 << channel == 0 {
      let other = index | 1 << channel
      let middle = halfway(part[index], part[other])
      halves.0[other] = middle
      halves.1[index] = middle
    }
    return [halves.0, halves.1]
  }

  /// Simplices that together cover a hull: each point of it lies in one that has the first corner.
  private func simplices(_ hull: [Int]) -> [[Int]] {
    var result: [[Int]] = []
    for b in 1..<hull.count - 2 {
      for c in b + 1..<hull.count - 1 {
        for d in c + 1..<hull.count { result.append([hull[0], hull[b], hull[c], hull[d]]) }
      }
    }
    return result
  }

  /// Places of one part as a blend of the corners that they come from.
  private func weigh(_ parts: [(place: Int, share: Double)]) -> Blend {
    let last = parts.reduce(0) { max($0, $1.place) }
    var shares = [Double](repeating: 0, count: last + 1)
    for part in parts { shares[part.place] += part.share }
    var corners: [(Int, Double)] = []
    for index in (0...last).reversed() where shares[index] > 0 {
      guard let origin = places[index].origin else {
        corners.append((index, shares[index]))
        continue
      }
      for part in origin.parts { shares[part.corner] += shares[index] * part.share }
    }
    return Blend(corners.reversed())
  }

  /// What is known of a part from its corners.
  private struct Extent {
    var low: SIMD3<Double>
    var high: SIMD3<Double>
    /// Second derivatives of the margin.
    var bend: (least: SIMD3<Double>, most: SIMD3<Double>)
    /// The least margin, and the corner that has it.
    var margin = Double.infinity
    var lowest: Int
    /// The darkest of the darker.
    var darker = Double.infinity

    init(_ part: [Int], _ places: [Place], _ surfaces: [SIMD3<Double>], _ ratio: Double) {
      lowest = part[0]
      (low, high) = (surfaces[lowest], surfaces[lowest])
      let first = places[lowest]
      var lighter = (least: first.lighterBend, most: first.lighterBend)
      var darker = (least: first.darkerBend, most: first.darkerBend)
      for corner in part {
        let place = places[corner]
        low = pointwiseMin(low, surfaces[corner])
        high = pointwiseMax(high, surfaces[corner])
        // Curvature grows with the channel: its extremes are at the corners.
        lighter = (pointwiseMin(lighter.least, place.lighterBend), pointwiseMax(lighter.most, place.lighterBend))
        darker = (pointwiseMin(darker.least, place.darkerBend), pointwiseMax(darker.most, place.darkerBend))
        self.darker = min(self.darker, place.darker)
        let here = place.lighter - ratio * place.darker
        if here < margin { (margin, lowest) = (here, corner) }
      }
      bend = (lighter.least - ratio * darker.most, lighter.most - ratio * darker.least)
    }
  }
}

/// The turning point in 0…1 of a condition that holds at 0 and not at 1.
func bisect(_ holds: (Double) -> Bool) -> Double {
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return (low + high) / 2
}
