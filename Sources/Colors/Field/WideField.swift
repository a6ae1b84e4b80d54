extension Field {
  /// What a wide screen shows of a field that is written in sRGB alone: its blends as sRGB, which are curved there. The
  /// corners as declared come first; a path is sampled, and what else a blend may come to lies in the hull of corners that
  /// are as much darker as any blend is; with `pathsOnly` those are left out. nil where it is no such field.
  func onWideScreen(pathsOnly: Bool) -> Field? {
    guard corners.count > 1, slack == 0, !corners.contains(where: \.color.isWide) else { return nil }
    if case .range = shape { return boxOnWideScreen }
    var bent = BentField(corners)
    if case .path(let pieces) = shape {
      for piece in pieces { bent.add(piece) }
    }
    if corners.count == 2 {
      if !bent.isSampled { bent.addSamples(from: 0, to: 1) }
    } else if !pathsOnly {
      bent.addDarker(corners.indices)
    }
    if case .path = shape { return Field(corners: bent.corners, shape: .path(bent.pieces), slack: Self.flatness) }
    return Field(corners: bent.corners, shape: shape, slack: bent.isSampled ? Self.flatness : 0)
  }

  /// Channels that lie between those of two colours lie between those of the same two on a wide screen; not all that does
  /// there is one of them, so that its ends are an estimate.
  private var boxOnWideScreen: Field {
    let wide = corners.map { corner in
      Corner(
        color: ShownColor(
          srgb: corner.color.encoded(on: .srgb), displayP3: corner.color.encoded(on: .displayP3),
          alpha: corner.color.alpha, isWide: true), stop: nil)
    }
    return Field(corners: wide, shape: self == .anything ? .range : .blend)
  }
}

private struct BentField {
  private(set) var corners: [Field.Corner]
  private(set) var pieces: [Field.Piece] = []
  private(set) var isSampled = false

  init(_ corners: [Field.Corner]) {
    self.corners = corners
  }

  mutating func add(_ piece: Field.Piece) {
    guard piece.corners.count > 1 else {
      pieces.append(piece)
      return
    }
    let ends = (piece.corners[0], piece.corners[piece.corners.count - 1])
    guard piece.isStraight else {
      let darker = addDarker(piece.corners)
      pieces.append(
        Field.Piece(
          corners: piece.corners.dropLast() + darker + [ends.1], stop: piece.stop, start: piece.start, end: piece.end))
      return
    }
    var last = (corner: ends.0, place: piece.start)
    for (corner, share) in addSamples(from: ends.0, to: ends.1) {
      let place = piece.start + (piece.end - piece.start) * share
      pieces.append(Field.Piece(corners: [last.corner, corner], stop: piece.stop, start: last.place, end: place))
      last = (corner, place)
    }
  }

  /// The samples after the first corner up to the second, with their places between the two.
  @discardableResult
  mutating func addSamples(from first: Int, to second: Int) -> [(corner: Int, share: Double)] {
    isSampled = true
    func written(_ corner: Int) -> Color {
      let channels = corners[corner].color.encoded(on: .srgb)
      return Color(.srgb, channels.x, channels.y, channels.z, alpha: corners[corner].color.alpha)
    }
    let curve = Interpolation(written(first), written(second), in: .srgb, hue: .shorter)
    var result: [(corner: Int, share: Double)] = []
    for sample in CurveSampler(curve).samples.dropFirst().dropLast() {
      result.append((corners.count, sample.place))
      corners.append(Field.Corner(color: sample.color, stop: nil))
    }
    return result + [(second, 1)]
  }

  /// Each corner with each channel as it is or as much less as any blend of the corners may be. Returns them.
  @discardableResult
  mutating func addDarker(_ hull: some Collection<Int>) -> [Int] {
    let start = corners.count
    let fall = BlendFall(of: hull.map { corners[$0].color.encoded(on: .srgb) }).most
    guard fall != .zero else { return [] }
    for corner in hull {
      let color = corners[corner].color
      for mask in 1..<8 {
        let lowered = SIMD3(mask & 1, mask >> 1 & 1, mask >> 2 & 1)
        let channels = color.encoded(on: .displayP3) - fall * SIMD3<Double>(lowered)
        corners.append(
          Field.Corner(
            color: ShownColor(
              srgb: color.encoded(on: .srgb), displayP3: channels, alpha: color.alpha, isWide: true),
            stop: nil))
      }
    }
    return Array(start..<corners.count)
  }
}

/// How far blends of colours of sRGB fall below the same blends of their channels on a wide screen, at most.
private struct BlendFall {
  /// In each channel of Display P3.
  private(set) var most = SIMD3<Double>.zero

  private static let steps = 48

  init(of points: [SIMD3<Double>]) {
    let screen = WideScreen.display
    let shown = points.map { PurePower.encoded(screen.mixed(PurePower.light($0))) }
    let isCurved = points.contains { any($0 .<= Brightness.knee) }
    for channel in 0..<3 {
      let fall = Self.most(points, shown.map { $0[channel] }, channel)
      most[channel] = fall > 1e-6 && isCurved ? fall + PurePower.excessOfMean : fall
    }
  }

  /// By the method of Frank and Wolfe: how far a blend falls is a concave function of its shares, so that each tangent
  /// bounds it from above.
  private static func most(_ points: [SIMD3<Double>], _ shown: [Double], _ channel: Int) -> Double {
    var place = points.reduce(.zero, +) / Double(points.count)
    var level = shown.reduce(0, +) / Double(points.count)
    var bound = Double.infinity
    for _ in 0..<steps {
      let (mean, slope) = mean(at: place, channel)
      let fall = level - mean
      var (best, gain) = (0, -Double.infinity)
      for index in points.indices {
        let here = shown[index] - level - (slope * (points[index] - place)).sum()
        if here > gain { (best, gain) = (index, here) }
      }
      bound = min(bound, fall + max(gain, 0))
      guard gain > 1e-3 * max(fall, 1e-6) else { break }
      let direction = points[best] - place
      let rise = shown[best] - level
      let length = bisect { length in
        rise - (Self.mean(at: place + direction * length, channel).slope * direction).sum() > 0
      }
      place += direction * length
      level += rise * length
    }
    return bound
  }

  private static func mean(at place: SIMD3<Double>, _ channel: Int) -> (mean: Double, slope: SIMD3<Double>) {
    let base = pointwiseMax(place + 0.055, .zero) / 1.055
    let raised = PurePower.powers(base, 1.4)
    let mean = power(WideScreen.display.mixed(base * raised)[channel], 1 / 2.4)
    var only = SIMD3<Double>.zero
    only[channel] = 1 / power(mean, 1.4)
    return (1.055 * mean - 0.055, raised * WideScreen.display.collected(only))
  }
}
