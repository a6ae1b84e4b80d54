/// The ways to look for a passing colour near a written one; keeps the nearest that they find.
struct NearestSearch {
  struct Candidate {
    let color: Color
    /// ΔE-OK from the written colour.
    let difference: Double
  }

  private(set) var best: Candidate?
  private let origin: Color
  private var path: LightnessPath
  private var grid: ComponentGrid
  private let passes: (ShownColor) -> Bool

  init(for written: Color, isWide: Bool, passes: @escaping (ShownColor) -> Bool) {
    // Beyond the wide screen's gamut it is compared by what that can show of it.
    let displayable = written.isInGamut(of: .displayP3) ? written : written.gamutMapped(to: .displayP3)
    origin = displayable.converted(to: .oklab)
    path = LightnessPath(through: written)
    grid = ComponentGrid(of: written, isWide: isWide)
    self.passes = passes
  }

  var outcome: NearestPassing.Outcome? {
    best.map { .color($0.color, difference: $0.difference) }
  }

  /// From now on looks at colours of eight bits a channel, near what sRGB can show of the written one.
  mutating func moveIntoSRGB() {
    let mapped = origin.gamutMapped(to: .srgb)
    path = LightnessPath(through: mapped)
    grid = ComponentGrid(of: mapped, isWide: false)
  }

  /// Goes to the ends of what is allowed, darker and lighter. Where the gamut's edge takes chroma away, another hue may
  /// keep it: six degrees, just noticeable at a chroma of 0.2, are given up for half of what is noticeable.
  mutating func tryEnds(of allowed: AllowedLuminance, on screen: Screen) {
    keep(nearestEnd(of: allowed, on: screen, along: path))
    guard let held = best?.difference, held > 0.01 else { return }
    for turn in [-6.0, 6] {
      let turned = nearestEnd(of: allowed, on: screen, along: path.turned(by: turn))
      if let turned, turned.difference < held - 0.01 { keep(turned) }
    }
  }

  /// Steps through lightness, a 256th at a time, for places where only trying tells what passes.
  mutating func scan() {
    for direction in [-1.0, 1] {
      var failing = path.start
      // Roundings that find nothing cost much; that many mean that there is nothing.
      var attempts = 8
      for step in 0...256 where attempts > 0 {
        let lightness = min(max(path.start + direction * Double(step) / 256, 0), 1)
        if let best, abs(failing - path.start) > best.difference { break }
        if passes(ShownColor(path.color(at: lightness))) {
          let edge = bisected(from: failing, to: lightness, steps: 12) { !passes(ShownColor(path.color(at: $0))) }
          if keep(nearest(among: grid.colors(around: path.color(at: edge.outside)))) { break }
          attempts -= 1
        }
        failing = lightness
        if lightness == (direction < 0 ? 0 : 1) { break }
      }
    }
  }

  /// Every colour of eight bits a channel, of any hue, in the narrow gaps. In one wider than one and a half steps of
  /// all channels, 0.0134 in luminance next to white, rounding cannot have missed.
  mutating func tryAllOfEightBits(in allowed: AllowedLuminance) {
    for gap in allowed.gaps where gap.upperBound - gap.lowerBound < 1.0 / 64 {
      keep(nearestOfEightBits(in: gap, red: 0...255, green: 0...255))
    }
  }
}

extension NearestSearch {
  /// At the nearest end of each gap in both directions, and on to the next where rounding finds nothing there.
  private func nearestEnd(of allowed: AllowedLuminance, on screen: Screen, along path: LightnessPath) -> Candidate? {
    let (below, above) = allowed.gaps(from: path.luminance(at: path.start, on: screen))
    var found: [Candidate] = []
    for gap in below {
      let lightness = path.edge(to: 0) { path.luminance(at: $0, on: screen) <= gap.upperBound }
      guard let darker = nearest(around: path.color(at: lightness), in: gap) else { continue }
      found.append(darker)
      break
    }
    for gap in above {
      let lightness = path.edge(to: 1) { path.luminance(at: $0, on: screen) >= gap.lowerBound }
      guard let lighter = nearest(around: path.color(at: lightness), in: gap) else { continue }
      found.append(lighter)
      break
    }
    return found.min { $0.difference < $1.difference }
  }

  /// Rounds a colour of the path; where that misses a narrow gap, blue makes up for red and green nearby.
  private func nearest(around color: Color, in gap: ClosedRange<Double>) -> Candidate? {
    if let found = nearest(among: grid.colors(around: color)) { return found }
    guard grid.isEightBit else { return nil }
    let center = color.srgb.eightBit.map(Int.init)
    let window = 8
    return nearestOfEightBits(
      in: gap, red: max(0, center[0] - window)...min(255, center[0] + window),
      green: max(0, center[1] - window)...min(255, center[1] + window))
  }

  /// Whether there was one.
  @discardableResult
  private mutating func keep(_ candidate: Candidate?) -> Bool {
    guard let candidate else { return false }
    if candidate.difference < best?.difference ?? .infinity { best = candidate }
    return true
  }

  private func nearest(among colors: [Color]) -> Candidate? {
    colors.reduce(nil) { nearer($0, $1) }
  }

  private func nearestOfEightBits(
    in gap: ClosedRange<Double>, red: ClosedRange<Int>, green: ClosedRange<Int>
  ) -> Candidate? {
    var nearest: Candidate?
    EightBitColors.each(in: gap, red: red, green: green) { red, green, blue in
      let color = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
      nearest = nearer(nearest, color)
    }
    return nearest
  }

  /// The nearer of two that passes. The costly question comes last.
  private func nearer(_ candidate: Candidate?, _ color: Color) -> Candidate? {
    let difference = origin.differenceOK(to: color)
    guard difference < candidate?.difference ?? .infinity, passes(ShownColor(color)) else { return candidate }
    return Candidate(color: color, difference: difference)
  }
}
