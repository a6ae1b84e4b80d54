/// Finds the worst of a text over all that a stack can come to, on one screen.
struct FieldSearch {
  private let text: ShownColor
  private let screen: Screen
  private let backdrops: Backdrops
  private let points: [SIMD3<Double>]
  /// Of opaque text only.
  private let luminances: [Double]
  private let textLuminance: Double
  /// Of a field whose blends are curved on this screen, where it is searched as such: the function and the points that
  /// its first corners stand at in it.
  private let bent: (function: WideBrightness, points: [SIMD3<Double>])?

  /// The least ratio over some hulls, bounded from below, and what gives it.
  struct Finding {
    var ratio: Double
    var blend: Blend
    var isFlip = false
    /// Whether the blend is known to give the ratio.
    var isExact = true
  }

  struct Answer {
    var finding: Finding
    /// The least along the gradient as declared; that of the finding where there is no other.
    var along: Double
    var occurs: WorstCase.Occurrence
    var backdrops: Backdrops
    var screen: Screen
  }

  init(
    of text: ShownColor, over backdrops: Backdrops, on screen: Screen,
    bent: (function: WideBrightness, points: [SIMD3<Double>])? = nil
  ) {
    self.bent = text.isOpaque ? bent : nil
    self.text = text
    self.screen = screen
    self.backdrops = backdrops
    points = backdrops.points(on: screen)
    luminances = text.isOpaque ? points.map(screen.luminance) : []
    textLuminance = screen.luminance(text.encoded(on: screen))
  }

  func worst() -> Answer {
    let path = backdrops.path.map { pieces in pieces.map(\.corners) }
    let finding = lessSlack(bent.map { curved($0.function, $0.points) } ?? least(over: [Array(points.indices)]))
    let occurs = occurrence(of: finding)
    var answer = Answer(
      finding: finding, along: finding.ratio, occurs: occurs, backdrops: backdrops, screen: screen)
    guard occurs == .blend, let path, path.count > 1 else { return answer }
    let along = lessSlack(least(over: path))
    answer.along = along.ratio
    if along.ratio <= finding.ratio * (1 + 1e-9) {
      // The gradient comes to the bound of the hull: better to say where.
      answer.finding.blend = along.blend
      answer.finding.isFlip = along.isFlip
      answer.along = finding.ratio
      answer.occurs = occurrence(of: along)
    }
    return answer
  }

  private func occurrence(of finding: Finding) -> WorstCase.Occurrence {
    finding.isExact ? backdrops.occurrence(of: finding.blend) : .blend
  }

  /// Where what is shown may lie a little outside the hull, so much less.
  private func lessSlack(_ finding: Finding) -> Finding {
    guard backdrops.slack > 0 else { return finding }
    let change = Brightness.steepest * backdrops.slack * (text.isOpaque ? 1 : 2 - text.alpha)
    var less = finding
    // 1 + x + x² is more than eˣ for small x.
    less.ratio = max(1, finding.ratio / (1 + change + change * change))
    return less
  }

  private func least(over hulls: [[Int]]) -> Finding {
    guard text.isOpaque else {
      let findings = runs(of: hulls).map { hulls in
        let search = TranslucentSearch(
          text.encoded(on: screen), alpha: text.alpha, over: points, hulls: hulls, on: screen)
        return Finding(
          ratio: search.bound, blend: search.blend, isFlip: search.isFlip,
          isExact: search.bound >= search.ratio * (1 - 1e-6))
      }
      return findings.min { $0.ratio < $1.ratio } ?? Finding(ratio: 1, blend: Blend(0))
    }
    var result: Finding?
    for hull in hulls {
      let finding = opaque(over: hull)
      if finding.ratio < result?.ratio ?? .infinity { result = finding }
      if finding.isFlip { break }
    }
    return result ?? Finding(ratio: 1, blend: Blend(0))
  }

  /// Hulls that hang together: between hard stops nothing is shown.
  private func runs(of hulls: [[Int]]) -> [[[Int]]] {
    var runs: [[[Int]]] = []
    for hull in hulls {
      if let last = runs.last?.last, let end = last.last, end == hull.first {
        runs[runs.count - 1].append(hull)
      } else {
        runs.append([hull])
      }
    }
    return runs
  }

  /// Luminance goes up to that of a corner and down to what the convex search finds. First whether the text's lies
  /// between.
  private func opaque(over hull: [Int]) -> Finding {
    let (darkest, brightest) = ends(of: hull)
    let luminance = { (blend: Blend) in screen.luminance(points.blended(blend).clampedToUnit) }
    if let finding = above(darkest, brightest, luminance) { return finding }
    if hull.count == 2, let end = lowerEnd(hull[0], hull[1]) {
      return Finding(ratio: WCAG.ratio(textLuminance, luminances[end]), blend: Blend(end))
    }
    let least = LeastLuminance(
      of: points, corners: hull, darkest: darkest, luminance: luminances[darkest], on: screen)
    return below(least, luminance)
  }

  /// The same over blends that are curved on this screen.
  private func curved(_ function: WideBrightness, _ places: [SIMD3<Double>]) -> Finding {
    let hull = Array(places.indices)
    let (darkest, brightest) = ends(of: hull)
    let luminance = { (blend: Blend) in function.luminance(places.blended(blend).clampedToUnit) }
    if let finding = above(darkest, brightest, luminance) { return finding }
    guard function.share < 1 else {
      // Seen by itself, a colour of sRGB has one luminance on every screen.
      let least = LeastLuminance(
        of: places, corners: hull, darkest: darkest, luminance: luminances[darkest], on: .srgb)
      return below(least, luminance)
    }
    let least = LeastLuminance(
      function, of: places, corners: hull, darkest: darkest, luminance: luminances[darkest],
      exact: function.luminance, allowance: function.allowance)
    return below(least, luminance)
  }

  private func ends(of hull: [Int]) -> (darkest: Int, brightest: Int) {
    var (darkest, brightest) = (hull[0], hull[0])
    for corner in hull {
      if luminances[corner] < luminances[darkest] { darkest = corner }
      if luminances[corner] > luminances[brightest] { brightest = corner }
    }
    return (darkest, brightest)
  }

  /// Of a text that is lighter than some corner.
  private func above(_ darkest: Int, _ brightest: Int, _ luminance: (Blend) -> Double) -> Finding? {
    if textLuminance > luminances[brightest] {
      return Finding(ratio: WCAG.ratio(textLuminance, luminances[brightest]), blend: Blend(brightest))
    }
    guard textLuminance >= luminances[darkest] else { return nil }
    return meeting(luminance) { Blend(brightest, darkest, share: $0) }
  }

  /// Of a text that is darker than every corner.
  private func below(_ least: LeastLuminance, _ luminance: (Blend) -> Double) -> Finding {
    if textLuminance >= least.value { return meeting(luminance) { least.blend.moved(towardFirst: 1 - $0) } }
    return Finding(
      ratio: WCAG.ratio(textLuminance, max(least.bound, textLuminance)), blend: least.blend,
      isExact: least.value - least.bound <= 1e-4 * (least.value + 0.05))
  }

  /// Where text and surface have the same luminance, on the way from a blend that is lighter to one that is darker.
  private func meeting(_ luminance: (Blend) -> Double, _ blend: (Double) -> Blend) -> Finding {
    let share = bisect { luminance(blend($0)) > textLuminance }
    return Finding(ratio: 1, blend: blend(share), isFlip: true)
  }

  /// The end of a straight piece where luminance is least; nil where that lies between.
  private func lowerEnd(_ first: Int, _ second: Int) -> Int? {
    let brightness = Brightness.on(screen)
    let direction = points[second] - points[first]
    if (brightness.at(points[first]).slope * direction).sum() >= 0 { return first }
    if (brightness.at(points[second]).slope * direction).sum() <= 0 { return second }
    return nil
  }
}
