/// The luminances that demands leave, together, on some screens.
struct AllowedLuminance {
  /// What none of them forbids, in order; neighbours do not touch. Empty where all of 0–1 is forbidden.
  private(set) var gaps: [ClosedRange<Double>] = []
  private let forbidden: [Interval]

  /// An open interval, and which demand forbids it.
  private struct Interval {
    let low: Double
    let high: Double
    let demand: Int
  }

  /// How far each interval is drawn in, so that rounding never makes a cover where there is none: a luminance of
  /// doubles is exact to 1e-15, and no two colours that matter are so near. What is left in doubt is measured.
  private static let doubt = 1e-12

  init(_ demands: [Demand], on screens: [Screen]) {
    var intervals: [Interval] = []
    for (index, demand) in demands.enumerated() {
      for screen in screens {
        guard let (low, high) = demand.forbidden(on: screen) else { continue }
        let interval = Interval(low: low + Self.doubt, high: high - Self.doubt, demand: index)
        if interval.low < interval.high, interval.low <= 1, interval.high >= 0 { intervals.append(interval) }
      }
    }
    forbidden = intervals.sorted { ($0.low, $0.high, $0.demand) < ($1.low, $1.high, $1.demand) }
    var reach = 0.0
    for interval in forbidden {
      if interval.low >= reach { gaps.append(reach...interval.low) }
      reach = max(reach, interval.high)
    }
    if reach <= 1 { gaps.append(reach...1) }
  }

  /// The fewest demands whose intervals cover 0–1, in order of luminance; nil where something is left. Always taking
  /// the interval that reaches farthest gives the fewest.
  var cover: [Int]? {
    guard gaps.isEmpty else { return nil }
    var chosen: [Int] = []
    var reach = 0.0
    var rest = forbidden[...]
    while reach <= 1 {
      let touching = rest.prefix { $0.low < reach }
      guard let farthest = touching.max(by: { $0.high < $1.high }), farthest.high > reach else { return nil }
      if chosen.last != farthest.demand { chosen.append(farthest.demand) }
      reach = farthest.high
      rest = rest.dropFirst(touching.count)
    }
    return chosen
  }

  /// What is left below a luminance and above it, the nearest first; a gap around it is both.
  func gaps(from luminance: Double) -> (below: [ClosedRange<Double>], above: [ClosedRange<Double>]) {
    (gaps.filter { $0.lowerBound <= luminance }.reversed(), gaps.filter { $0.upperBound >= luminance })
  }
}
