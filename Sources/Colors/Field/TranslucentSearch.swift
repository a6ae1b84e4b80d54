/// The least ratio of a translucent text over the hull of some surfaces. The text moves with its surface, so neither its
/// luminance nor the surface's alone decides, and the least may lie inside. `TranslucentMargin` bounds the ratio over the
/// part of a hull that lies in a box; where it leaves room for less than is known, the box is cut.
struct TranslucentSearch {
  /// The least ratio found, 1 where text and surface meet, and what the surface is made of there.
  private(set) var ratio = Double.infinity
  private(set) var blend = Blend(0)
  /// Not above the true minimum.
  private(set) var bound = Double.infinity
  /// Text and surface have the same luminance at the blend.
  private(set) var isFlip = false

  private var text: TranslucentText
  private let points: [SIMD3<Double>]

  /// Of the ratio.
  private static let tolerance = 1e-8
  /// The work before the bound is taken as it is: each step costs about 16 and the corners of its hull.
  private static let limit = 30_000

  /// What of a hull lies in a box.
  private struct Part {
    var hull: [Int]
    var low: SIMD3<Double>
    var high: SIMD3<Double>
    /// What the ratio is at least there.
    var floor = 0.0
  }

  /// Over the hulls of some of the points each, which hang together. The text is encoded on the screen, and its alpha lies
  /// between 0 and 1.
  init(
    _ channels: SIMD3<Double>, alpha: Double, over points: [SIMD3<Double>], hulls: [[Int]], on screen: Screen
  ) {
    self.points = points
    text = TranslucentText(
      channels: channels, weight: alpha / (alpha + (1 - alpha)), brightness: Brightness.on(screen))
    let sides = points.map(text.difference)
    for hull in hulls {
      guard let least = hull.min(by: { sides[$0] < sides[$1] }), let most = hull.max(by: { sides[$0] < sides[$1] }),
        sides[least] <= 0, sides[most] >= 0
      else { continue }
      meet(sides[most] > 0 ? 1 : -1) { Blend(most, least, share: $0) }
      return
    }
    guard let first = hulls.first?.first else { return }
    text.isLighter = sides[first] > 0
    search(hulls)
  }

  /// Text and surface change sides between two surfaces, and meet there.
  private mutating func meet(_ side: Double, between surfaces: (Double) -> Blend) {
    let share = bisect { text.difference(over: points.blended(surfaces($0))) * side > 0 }
    (ratio, bound, isFlip) = (1, 1, true)
    blend = surfaces(share)
  }

  private mutating func search(_ hulls: [[Int]]) {
    for hull in hulls {
      for corner in hull { _ = measure(Blend(corner)) }
    }
    var open: [Part] = []
    for hull in hulls {
      if let part = whole(hull) { open.append(part) }
    }
    var work = 0
    while let next = open.indices.min(by: { open[$0].floor < open[$1].floor }) {
      open.swapAt(next, open.count - 1)
      var part = open.removeLast()
      let known = ratio
      let (looseness, lowest) = assess(&part, &work)
      if !measure(lowest) {
        meet(text.isLighter ? 1 : -1) { lowest.moved(towardFirst: 1 - $0) }
        return
      }
      if part.floor >= ratio * (1 - Self.tolerance) || work >= Self.limit {
        bound = min(bound, part.floor)
      } else if ratio < known * (1 - Self.tolerance) {
        // Against a lower ratio the bound is a better one.
        open.append(part)
      } else {
        open += halves(part, looseness)
      }
    }
    bound = max(1, min(bound, ratio))
  }

  /// Keeps the least ratio; false where text and surface have changed sides.
  private mutating func measure(_ surface: Blend) -> Bool {
    let (lighter, darker) = text.parts(over: points.blended(surface))
    let there = (lighter.light.sum() + 0.05) / (darker.light.sum() + 0.05)
    if there < ratio { (ratio, blend) = (there, surface) }
    return there > 1
  }

  /// A hull with the box around it; nil where its corners show that nothing in it is less than what is known.
  private mutating func whole(_ hull: [Int]) -> Part? {
    let places = hull.map { points[$0] }
    let low = places.reduce(places[0], pointwiseMin)
    let high = places.reduce(places[0], pointwiseMax)
    let margin = TranslucentMargin(text, ratio: ratio, low: low, high: high)
    // Between corners the margin falls no deeper below theirs than its curvature lets it.
    let depth = places.reduce(Double.infinity) { min($0, margin.exact($1)) } - margin.sag
    let floor = ratio + min(0, depth) / margin.leastDarker
    if floor < ratio * (1 - Self.tolerance) { return Part(hull: hull, low: low, high: high) }
    bound = min(bound, floor)
    return nil
  }

  /// Finds what the ratio is at least in a part, what of its box makes that loose, and the surface that it comes from.
  private func assess(_ part: inout Part, _ work: inout Int) -> (looseness: SIMD3<Double>, lowest: Blend) {
    let margin = TranslucentMargin(text, ratio: ratio, low: part.low, high: part.high)
    let precision = Self.tolerance * margin.leastDarker
    let start = part.hull.min { near(points[$0], part) < near(points[$1], part) } ?? 0
    let minimum = HullMinimum(
      of: margin, over: points, corners: part.hull, from: start, tolerance: precision / 4,
      enough: margin.allowance - precision / 2)
    work += minimum.steps * (16 + part.hull.count)
    part.floor = max(part.floor, ratio + min(0, minimum.bound - margin.allowance) / margin.leastDarker)
    return (margin.looseness, minimum.blend)
  }

  private func near(_ point: SIMD3<Double>, _ part: Part) -> Double {
    let off = point - point.clamped(lowerBound: part.low, upperBound: part.high)
    return (off * off).sum()
  }

  /// Cut across the channel whose range costs most.
  private func halves(_ part: Part, _ looseness: SIMD3<Double>) -> [Part] {
    let range = part.high - part.low
    let cost = range * range * looseness
    let channel = (0..<3).reduce(0) { cost[$1] > cost[$0] ? $1 : $0 }
    var (lower, upper) = (part, part)
    lower.high[channel] = (part.low[channel] + part.high[channel]) / 2
    upper.low[channel] = lower.high[channel]
    return [lower, upper]
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
