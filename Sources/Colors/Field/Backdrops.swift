/// What a stack of layers can come to: every combination of the corners of its fields, composited. Compositing is affine
/// in each layer, so that their hull holds all that the stack can show.
struct Backdrops {
  /// What each layer can be, top to bottom, down to the first that hides the rest. A colour is a range of one.
  private let layers: [Field]
  /// For each composite, which corner of each layer it is made of: digits, the topmost lowest.
  private let codes: [Int]
  /// The most that a composite may lie outside the hull, in any channel.
  let slack: Double
  /// Whether a box stands for combinations that are too many, so that nothing of them is known to occur.
  let isBox: Bool
  /// Screens may differ.
  let isWide: Bool

  /// More combinations than this are replaced by a box around them.
  private static let limit = 4096

  /// nil where the stack lets something undeclared through, or a field has no colours.
  init?(_ stack: [WorstCase.Layer]) {
    guard let bottom = stack.firstIndex(where: \.isOpaque) else { return nil }
    let layers = stack[...bottom].map { layer in
      switch layer {
      case .color(let color): Field(corners: [Field.Corner(color: color, stop: nil)], shape: .range)
      case .field(let field): field
      }
    }
    guard layers.allSatisfy({ !$0.corners.isEmpty }) else { return nil }
    isWide = layers.contains { $0.corners.contains(where: \.color.isWide) }
    slack = layers.reduce(0) { $0 + $1.slack }
    if let codes = Self.combinations(of: layers) {
      self.layers = layers
      self.codes = codes
      isBox = false
    } else {
      let box = Self.box(around: layers, isWide: isWide)
      self.layers = [box]
      codes = Array(box.corners.indices)
      isBox = true
    }
  }

  /// nil where they are too many.
  private static func combinations(of layers: [Field]) -> [Int]? {
    var codes = [0]
    for layer in layers.reversed() {
      guard codes.count * layer.corners.count <= limit else { return nil }
      guard layer.corners.count > 1 else { continue }
      let below = codes
      codes.removeAll(keepingCapacity: true)
      for (index, corner) in layer.corners.enumerated() {
        // An opaque corner looks the same over anything.
        codes += (corner.color.isOpaque ? below[..<1] : below[...]).map { $0 * layer.corners.count + index }
      }
    }
    return codes
  }

  /// A box around all composites: each channel grows with the same channel below.
  private static func box(around layers: [Field], isWide: Bool) -> Field {
    var (low, high) = (ShownColor(Color(.srgb, 0, 0, 0)), ShownColor(Color(.srgb, 1, 1, 1)))
    for layer in layers.reversed() {
      let darker = layer.corners.map { $0.color.composited(over: low) }
      let lighter = layer.corners.map { $0.color.composited(over: high) }
      low = extreme(of: darker, isWide: isWide, pointwiseMin)
      high = extreme(of: lighter, isWide: isWide, pointwiseMax)
    }
    return Field.box(low, high)
  }

  private static func extreme(
    of colors: [ShownColor], isWide: Bool, _ choose: (SIMD3<Double>, SIMD3<Double>) -> SIMD3<Double>
  ) -> ShownColor {
    func channels(_ screen: Screen) -> SIMD3<Double> {
      colors.dropFirst().reduce(colors[0].encoded(on: screen)) { choose($0, $1.encoded(on: screen)) }
    }
    return ShownColor(srgb: channels(.srgb), displayP3: channels(.displayP3), alpha: 1, isWide: isWide)
  }
}

extension Backdrops {
  /// How many composites span the hull.
  var count: Int { codes.count }

  /// The pieces of a gradient, where it is all that varies, so that its corners and the composites are the same list.
  var path: [Field.Piece]? {
    let fields = layers.filter { $0.corners.count > 1 }
    guard !isBox, fields.count == 1, case .path(let pieces) = fields[0].shape else { return nil }
    return pieces
  }

  /// Whether the bottom alone varies, in more than two colours, and all of them hide what lies below.
  var isOneOpaqueField: Bool {
    guard !isBox, let field = layers.last, field.corners.count > 2 else { return false }
    return layers.dropLast().allSatisfy { $0.corners.count == 1 } && field.isOpaque
  }

  /// Of one opaque field as a wide screen shows it: what the layers above it add there, and the channels of sRGB of its
  /// first `count` colours, those that are declared.
  func bent(_ count: Int) -> (function: WideBrightness, points: [SIMD3<Double>])? {
    guard isOneOpaqueField, let field = layers.last, !field.corners[..<count].contains(where: \.color.isWide) else {
      return nil
    }
    var (added, share) = (SIMD3<Double>.zero, 1.0)
    for color in layers.dropLast().reversed().map(\.corners[0].color) {
      added = color.channels(over: added, on: .displayP3)
      share *= 1 - color.alpha
    }
    return (
      WideBrightness(added: added, share: share), field.corners[..<count].map { $0.color.encoded(on: .srgb) }
    )
  }

  /// How many colours the bottom-most layer has.
  var bottomCount: Int { layers[layers.count - 1].corners.count }

  /// The encoded channels of every composite.
  func points(on screen: Screen) -> [SIMD3<Double>] {
    var points = [SIMD3<Double>.zero]
    for layer in layers.reversed() {
      let below = points
      points.removeAll(keepingCapacity: true)
      for corner in layer.corners {
        let seen = layer.corners.count > 1 && corner.color.isOpaque ? below[..<1] : below[...]
        for point in seen { points.append(corner.color.channels(over: point, on: screen)) }
      }
    }
    return points
  }

  /// What each layer is there, top to bottom.
  func layers(at blend: Blend) -> [ShownColor] {
    let parts = blend.parts.map { (digits: digits(codes[$0.corner]), share: $0.share) }
    return layers.indices.compactMap { index in
      let corners = layers[index].corners
      return ShownColor.blended(parts.map { (corners[$0.digits[index]].color, $0.share) })
    }
  }

  /// What the stack comes to there.
  func surface(at blend: Blend) -> ShownColor? {
    // A field alone is blended in its own way.
    if layers.count(where: { $0.corners.count > 1 }) == 1 { return ShownColor.composite(layers(at: blend)) }
    return ShownColor.blended(
      blend.parts.compactMap { part in ShownColor.composite(stack(codes[part.corner])).map { ($0, part.share) } })
  }

  /// Which layer is the bottom-most field; the bottom where there is none.
  var bottomField: Int { layers.lastIndex { $0.corners.count > 1 } ?? layers.count - 1 }

  /// Whether, and where, the fields as declared come to a blend of composites.
  func occurrence(of blend: Blend) -> WorstCase.Occurrence {
    guard !isBox else { return .blend }
    let parts = blend.parts.map { digits(codes[$0.corner]) }
    var varying: Int?
    for (index, layer) in layers.enumerated() where layer.corners.count > 1 {
      if parts.contains(where: { $0[index] != parts[0][index] }) {
        guard varying == nil else { return .blend }
        varying = index
      } else if layer.occurrence(of: Blend(parts[0][index])) == .blend {
        return .blend
      }
    }
    let index = varying ?? bottomField
    var place = Blend(parts[0][index])
    if varying != nil {
      if case .range = layers[index].shape { return .declared }
      guard parts.count == 2 else { return .blend }
      place = Blend(parts[0][index], parts[1][index], share: blend.shares[1])
    }
    return layers[index].occurrence(of: place)
  }

  private func stack(_ code: Int) -> [ShownColor] { zip(layers, digits(code)).map { $0.corners[$1].color } }

  private func digits(_ code: Int) -> [Int] {
    var rest = code
    return layers.map { layer in
      defer { rest /= layer.corners.count }
      return rest % layer.corners.count
    }
  }
}

extension Field {
  /// Whether, and where, the field as declared shows a blend of one or two of its corners.
  fileprivate func occurrence(of blend: Blend) -> WorstCase.Occurrence {
    if case .range = shape { return .declared }
    if let corner = blend.corner, let stop = corners[corner].stop { return .stop(stop) }
    guard case .path(let pieces) = shape,
      let piece = pieces.first(where: { piece in
        piece.isStraight && blend.parts.allSatisfy { piece.corners.contains($0.corner) }
      })
    else { return .blend }
    let share = blend.index(of: piece.corners[1]).map { blend.shares[$0] } ?? 0
    return .between(piece.stop, t: piece.start + (piece.end - piece.start) * share)
  }

  /// All that lies between two colours in every channel.
  fileprivate static func box(_ low: ShownColor, _ high: ShownColor) -> Field {
    Field(corners: ShownColor.boxCorners(low, high).map { Corner(color: $0, stop: nil) }, shape: .range)
  }
}

extension ShownColor {
  /// Encoded channels of this colour over opaque ones on a screen, by the arithmetic of `composited(over:)`.
  func channels(over surface: SIMD3<Double>, on screen: Screen) -> SIMD3<Double> {
    guard alpha < 1 else { return encoded(on: screen) }
    let weight = alpha / (alpha + (1 - alpha))
    return encoded(on: screen) * weight + surface * (1 - weight)
  }
}
