/// Which way round the hue goes between two stops (CSS Color 4, section 12.4).
package enum HueArc: Hashable, Sendable {
  case shorter
  case longer
  case increasing
  case decreasing
}

extension Field {
  /// Stops in order, interpolated in a colour space as CSS does (`linear-gradient(in oklch, …)`): premultiplied, along an
  /// arc of the hue where the space has one, a missing component taken from the other stop.
  ///
  /// What is shown is a curve in the channels of a screen. It is replaced by a line of samples, as many as it needs to
  /// stay within `flatness` of the curve in every channel, and a ratio is lowered by what that may change: by a factor of
  /// exp(4.0187 · flatness), 0.006 %.
  package static func gradient(
    _ stops: [Color], in space: ColorSpace, hue: HueArc = .shorter, hard: Set<Int> = []
  ) -> Field {
    let shown = stops.map(ShownColor.init)
    if stops.count < 2 || space == .srgb && !shown.contains(where: \.isWide) { return gradient(shown, hard: hard) }
    var corners: [Corner] = []
    var pieces: [Piece] = []
    for index in 0..<(stops.count - 1) {
      if hard.contains(index + 1) {
        if corners.isEmpty { corners.append(Corner(color: shown[index], stop: index)) }
        corners.append(Corner(color: shown[index + 1], stop: index + 1))
        continue
      }
      var place = 0.0
      let samples = CurveSampler(Interpolation(stops[index], stops[index + 1], in: space, hue: hue)).samples
      for sample in samples {
        let stop = sample.place == 0 ? index : sample.place == 1 ? index + 1 : nil
        // A stop that takes a missing component from its neighbour is another colour than by itself.
        let color = stop.map { sample.color.isSame(as: shown[$0]) ? shown[$0] : sample.color } ?? sample.color
        if sample.place == 0, let last = corners.last, last.color.isSame(as: color) { continue }
        if !corners.isEmpty {
          pieces.append(
            Piece(corners: [corners.count - 1, corners.count], stop: index, start: place, end: sample.place))
        }
        corners.append(Corner(color: color, stop: stop))
        place = sample.place
      }
    }
    for stop in isolated(stops.count, hard) {
      guard let corner = corners.firstIndex(where: { $0.stop == stop }) else { continue }
      pieces.append(Piece(corners: [corner], stop: stop, start: 0, end: 0))
    }
    return Field(corners: corners, shape: .path(pieces), slack: flatness)
  }

  /// In encoded channels: a 256th of a step of eight bits.
  static let flatness = 1.0 / 65536
}

/// The colours between two stops in a space.
struct Interpolation {
  private let space: ColorSpace
  private let start: SIMD3<Double>
  private let end: SIMD3<Double>
  private let alphas: (Double, Double)

  init(_ first: Color, _ second: Color, in space: ColorSpace, hue arc: HueArc) {
    self.space = space
    let (a, b) = (first.converted(to: space), second.converted(to: space))
    var start = SIMD3(a.c0 ?? b.c0 ?? 0, a.c1 ?? b.c1 ?? 0, a.c2 ?? b.c2 ?? 0)
    var end = SIMD3(b.c0 ?? a.c0 ?? 0, b.c1 ?? a.c1 ?? 0, b.c2 ?? a.c2 ?? 0)
    if let hue = space.hueIndex {
      start[hue] = normalizedHue(start[hue])
      end[hue] = arc.end(from: start[hue], to: normalizedHue(end[hue]))
    }
    self.start = start
    self.end = end
    alphas = (min(max(first.alpha, 0), 1), min(max(second.alpha, 0), 1))
  }

  func color(at share: Double) -> ShownColor {
    let alpha = alphas.0 * (1 - share) + alphas.1 * share
    // How much of a premultiplied mean the second stop makes; the hue is never premultiplied.
    let weight = alpha > 0 ? alphas.1 * share / alpha : share
    var components = start * (1 - weight) + end * weight
    if let hue = space.hueIndex { components[hue] = start[hue] * (1 - share) + end[hue] * share }
    return ShownColor(Color(space, components.x, components.y, components.z, alpha: alpha))
  }
}

extension ColorSpace {
  /// Which component is an angle.
  fileprivate var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50, .lab, .oklab: nil
    }
  }
}

extension HueArc {
  /// The angle to go to, beyond 0–360 where the arc passes 0. Both are in that range.
  fileprivate func end(from start: Double, to end: Double) -> Double {
    let turn = end - start
    let whole: Double =
      switch self {
      case .shorter: turn > 180 ? -360 : turn < -180 ? 360 : 0
      case .longer: turn > 0 && turn < 180 ? -360 : turn > -180 && turn <= 0 ? 360 : 0
      case .increasing: turn < 0 ? 360 : 0
      case .decreasing: turn > 0 ? -360 : 0
      }
    return end + whole
  }
}

/// Samples a curve so that the straight lines between them stay near it.
struct CurveSampler {
  struct Sample {
    var place: Double
    var color: ShownColor
  }

  private(set) var samples: [Sample]
  private let curve: Interpolation

  /// Every part of the curve is looked at in this many pieces at least, with three probes in each, and halved this often
  /// at most.
  private static let pieces = 16
  private static let depth = 12

  init(_ curve: Interpolation) {
    self.curve = curve
    samples = [Sample(place: 0, color: curve.color(at: 0))]
    var start = samples[0]
    for piece in 1...Self.pieces {
      let place = Double(piece) / Double(Self.pieces)
      let end = Sample(place: place, color: curve.color(at: place))
      append(from: start, to: end)
      start = end
    }
  }

  /// The samples after `start` up to `end`.
  private mutating func append(from start: Sample, to end: Sample) {
    var open = [(start: start, middle: sample(between: start, end), end: end, depth: 0)]
    while let part = open.popLast() {
      let quarters = (sample(between: part.start, part.middle), sample(between: part.middle, part.end))
      let isFlat = [quarters.0, part.middle, quarters.1].allSatisfy { probe in
        // Half of what is allowed: the probes need not meet the farthest point.
        !(probe.color.distance(fromLine: part.start.color, part.end.color) > Field.flatness / 2)
      }
      if isFlat || part.depth == Self.depth {
        samples.append(part.end)
      } else {
        open.append((part.middle, quarters.1, part.end, part.depth + 1))
        open.append((part.start, quarters.0, part.middle, part.depth + 1))
      }
    }
  }

  private func sample(between a: Sample, _ b: Sample) -> Sample {
    let place = (a.place + b.place) / 2
    return Sample(place: place, color: curve.color(at: place))
  }
}

extension ShownColor {
  /// How far this lies from the straight line between two colours, in premultiplied channels and alpha: the most that any
  /// channel of a composite differs by, on either screen.
  fileprivate func distance(fromLine a: ShownColor, _ b: ShownColor) -> Double {
    Screen.allCases.map { screen in
      let (start, end, here) = (a.premultiplied(on: screen), b.premultiplied(on: screen), premultiplied(on: screen))
      let line = end - start
      let length = (line * line).sum()
      let share = length > 0 ? min(max((line * (here - start)).sum() / length, 0), 1) : 0
      let off = here - start - line * share
      let size = SIMD4(off.x.magnitude, off.y.magnitude, off.z.magnitude, 0).max()
      return size + off.w.magnitude
    }.max() ?? 0
  }

  /// But for rounding.
  fileprivate func isSame(as other: ShownColor) -> Bool { distance(fromLine: other, other) < 1e-9 }

  private func premultiplied(on screen: Screen) -> SIMD4<Double> { SIMD4(encoded(on: screen) * alpha, alpha) }
}
