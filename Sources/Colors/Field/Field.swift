/// A background that is not one colour: a gradient, a set of colours that anything may blend, a range of colours. It is
/// kept as the colours whose blends hold everything that it can show.
package struct Field: Hashable, Sendable {
  /// Together they span the field: their hull, with alpha as a fourth dimension beside the premultiplied channels.
  let corners: [Corner]
  let shape: Shape
  /// How far what is shown may lie outside the hull of the corners, in any channel: 0 but for a curve.
  let slack: Double

  struct Corner: Hashable, Sendable {
    let color: ShownColor
    /// Which of the declared colours this is; nil for one that only serves to span the field.
    let stop: Int?
  }

  enum Shape: Hashable, Sendable {
    /// What lies along these pieces is shown; what else lies in the hull may come of a blur or another geometry.
    case path([Piece])
    /// The stops are shown, and blends of them may be.
    case blend
    /// All of the hull is declared.
    case range
  }

  /// A part of a gradient: between two corners in a straight line, or somewhere in the hull of several.
  struct Piece: Hashable, Sendable {
    /// Indices of corners; the first and the last are its ends.
    let corners: [Int]
    /// The piece begins in the part after this stop.
    let stop: Int
    /// Where in that part it lies, 0 at the stop and 1 at the next.
    let start: Double
    let end: Double

    var isStraight: Bool { corners.count == 2 }
  }

  init(corners: [Corner], shape: Shape, slack: Double = 0) {
    self.corners = corners
    self.shape = shape
    self.slack = slack
  }

  /// Whether nothing behind the field shines through anywhere.
  package var isOpaque: Bool { corners.allSatisfy(\.color.isOpaque) && !corners.isEmpty }
}

extension Field {
  /// Stops in order, blended on encoded channels between neighbours, as platforms do. Translucent stops let what lies
  /// below through; whether a platform premultiplies them is left open, and both are covered. `hard`: stops at the place of
  /// the one before them, with no blend between the two.
  package static func gradient(_ stops: [ShownColor], hard: Set<Int> = []) -> Field {
    var corners = stops.enumerated().map { Corner(color: $1, stop: $0) }
    var pieces: [Piece] = []
    for next in stops.indices.dropFirst() where !hard.contains(next) {
      let crossed = crossings(stops[next - 1], stops[next])
      let span = [next - 1] + Array(corners.count..<corners.count + crossed.count) + [next]
      corners += crossed.map { Corner(color: $0, stop: nil) }
      pieces.append(Piece(corners: span, stop: next - 1, start: 0, end: 1))
    }
    pieces += isolated(stops.count, hard).map { Piece(corners: [$0], stop: $0, start: 0, end: 0) }
    return Field(corners: corners, shape: .path(pieces))
  }

  /// The stops with no blend on either side.
  static func isolated(_ count: Int, _ hard: Set<Int>) -> [Int] {
    guard !hard.isEmpty else { return [] }
    return (0..<count).filter { ($0 == 0 || hard.contains($0)) && ($0 == count - 1 || hard.contains($0 + 1)) }
  }

  /// Any blend of these colours: a mesh, a blur, a photograph of them.
  package static func colors(_ colors: [ShownColor]) -> Field {
    var corners = colors.enumerated().map { Corner(color: $1, stop: $0) }
    // Each colour with each alpha lies between itself with the least and with the greatest.
    let alphas = colors.map(\.alpha)
    if let least = alphas.min(), let greatest = alphas.max(), least < greatest {
      for alpha in [least, greatest] where alpha > 0 {
        corners += colors.filter { $0.alpha != alpha }.map { Corner(color: $0.with(alpha: alpha), stop: nil) }
      }
    }
    return Field(corners: corners, shape: .blend)
  }

  /// Every colour whose channels, and whose alpha, each lie between those of the two.
  package static func between(_ a: ShownColor, _ b: ShownColor) -> Field {
    let (low, high) = ShownColor.bounds(a, b)
    let alphas = a.alpha == b.alpha ? [a.alpha] : [a.alpha, b.alpha]
    let corners = alphas.flatMap { alpha in
      ShownColor.boxCorners(low, high).map { corner in
        Corner(color: corner.with(alpha: alpha), stop: nil)
      }
    }
    return Field(corners: corners, shape: .range)
  }

  /// Every opaque colour of the screen: a photograph, a map, the app below.
  package static let anything = between(
    ShownColor(Color(.srgb, 0, 0, 0)), ShownColor(Color(.srgb, 1, 1, 1)))

  /// Where neighbours differ in colour and in alpha, blends that are not premultiplied leave the line between them, but
  /// not the hull of each colour with each alpha. These are the two that are missing.
  private static func crossings(_ a: ShownColor, _ b: ShownColor) -> [ShownColor] {
    guard a.alpha != b.alpha, Screen.allCases.contains(where: { a.encoded(on: $0) != b.encoded(on: $0) }) else {
      return []
    }
    return [a.with(alpha: b.alpha), b.with(alpha: a.alpha)].filter { $0.alpha > 0 }
  }
}

extension ShownColor {
  func with(alpha: Double) -> ShownColor {
    alpha == self.alpha
      ? self
      : ShownColor(srgb: encoded(on: .srgb), displayP3: encoded(on: .displayP3), alpha: alpha, isWide: isWide)
  }

  /// The least and the greatest channels of all colours between two, on each screen. From sRGB to the linear light of
  /// Display P3 every coefficient is positive, so that the darkest and the lightest corner bound a box there too.
  static func bounds(_ a: ShownColor, _ b: ShownColor) -> (low: ShownColor, high: ShownColor) {
    func pick(_ choose: (SIMD3<Double>, SIMD3<Double>) -> SIMD3<Double>) -> ShownColor {
      let srgb = choose(a.encoded(on: .srgb), b.encoded(on: .srgb))
      guard a.isWide || b.isWide else { return ShownColor(Color(.srgb, srgb.x, srgb.y, srgb.z)) }
      let displayP3 = choose(a.encoded(on: .displayP3), b.encoded(on: .displayP3))
      return ShownColor(srgb: srgb, displayP3: displayP3, alpha: 1, isWide: true)
    }
    return (pick { pointwiseMin($0, $1) }, pick { pointwiseMax($0, $1) })
  }

  /// The corners of a box, fewer where it is flat.
  static func boxCorners(_ low: ShownColor, _ high: ShownColor) -> [ShownColor] {
    var corners = [low]
    for channel in 0..<3
    where Screen.allCases.contains(where: { low.encoded(on: $0)[channel] != high.encoded(on: $0)[channel] }) {
      corners += corners.map { corner in
        func raised(_ screen: Screen) -> SIMD3<Double> {
          var channels = corner.encoded(on: screen)
          channels[channel] = high.encoded(on: screen)[channel]
          return channels
        }
        return ShownColor(
          srgb: raised(.srgb), displayP3: raised(.displayP3), alpha: 1, isWide: low.isWide || high.isWide)
      }
    }
    return corners
  }

  /// The blend of colours by their shares, which sum to 1, premultiplied.
  static func blended(_ parts: [(color: ShownColor, share: Double)]) -> ShownColor? {
    guard let first = parts.first else { return nil }
    guard parts.count > 1 else { return first.color }
    let alpha = parts.reduce(0) { $0 + $1.color.alpha * $1.share }
    guard alpha > 0 else { return first.color }
    func mean(_ screen: Screen) -> SIMD3<Double> {
      let sum = parts.reduce(SIMD3<Double>.zero) { $0 + $1.color.encoded(on: screen) * ($1.share * $1.color.alpha) }
      return (sum / alpha).clampedToUnit
    }
    // What is written in sRGB is blended there, whatever the screen.
    guard parts.contains(where: \.color.isWide) else {
      return ShownColor(
        srgb: mean(.srgb), displayP3: WideScreen.display.encoded(mean(.srgb)), alpha: min(alpha, 1), isWide: false)
    }
    return ShownColor(srgb: mean(.srgb), displayP3: mean(.displayP3), alpha: min(alpha, 1), isWide: true)
  }
}
