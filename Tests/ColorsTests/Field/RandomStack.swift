import Colors

/// A stack of layers made up at random, and what it may show, drawn at random without the code under test: for
/// comparing bounds with.
struct RandomStack {
  let text: ShownColor
  let layers: [WorstCase.Layer]
  private let sources: [Source]

  private enum Source {
    case color(ShownColor)
    case gradient([ShownColor])
    case colors([ShownColor])
    case range(low: Paint, high: Paint, isWide: Bool)

    var isWide: Bool {
      switch self {
      case .color(let color): color.isWide
      case .gradient(let colors), .colors(let colors): colors.contains(where: \.isWide)
      case .range(_, _, let isWide): isWide
      }
    }
  }

  /// Channels on sRGB and on Display P3, not premultiplied, and alpha.
  struct Paint {
    var srgb: SIMD3<Double>
    var displayP3: SIMD3<Double>
    var alpha: Double

    init(_ color: ShownColor) {
      (srgb, displayP3, alpha) = (color.encoded(on: .srgb), color.encoded(on: .displayP3), color.alpha)
    }

    func channels(on screen: Screen) -> SIMD3<Double> { screen == .srgb ? srgb : displayP3 }
  }

  /// `isTextWide`: over layers of sRGB, as far as that is not left to chance.
  init(using generator: inout SeededGenerator, isTextTranslucent: Bool, isTextWide: Bool = false) {
    let isWide = !isTextWide && Int.random(in: 0..<8, using: &generator) == 0
    let alpha = isTextTranslucent ? Double.random(in: 0.05...0.95, using: &generator) : 1
    text = isTextWide ? Self.wide(alpha: alpha, &generator) : Self.color(alpha: alpha, isWide, &generator)
    var layers: [WorstCase.Layer] = []
    var sources: [Source] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        Self.addField(isOpaque: false, isWide, &layers, &sources, &generator)
      } else {
        let color = Self.color(alpha: .random(in: 0...0.9, using: &generator), isWide, &generator)
        layers.append(.color(color))
        sources.append(.color(color))
      }
    }
    Self.addField(isOpaque: true, isWide, &layers, &sources, &generator)
    self.layers = layers
    self.sources = sources
  }

  private static func color(alpha: Double, _ isWide: Bool, _ generator: inout SeededGenerator) -> ShownColor {
    // Corners and edges of the cube, where bounds are met, as often as its inside.
    func channel() -> Double {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: 0
      case 1: 1
      case 2: .random(in: 0...0.1, using: &generator)
      default: .random(in: 0...1, using: &generator)
      }
    }
    let space: ColorSpace = isWide && Bool.random(using: &generator) ? .displayP3 : .srgb
    return ShownColor(Color(space, channel(), channel(), channel(), alpha: alpha))
  }

  private static func wide(alpha: Double, _ generator: inout SeededGenerator) -> ShownColor {
    func channel() -> Double { min(1, .random(in: 0...1.3, using: &generator)) }
    return ShownColor(Color(.displayP3, channel(), channel(), channel(), alpha: alpha))
  }

  private static func addField(
    isOpaque: Bool, _ isWide: Bool, _ layers: inout [WorstCase.Layer], _ sources: inout [Source],
    _ generator: inout SeededGenerator
  ) {
    let count = Int.random(in: 1...(isOpaque ? 6 : 3), using: &generator)
    let colors = (0..<count).map { _ in
      color(alpha: isOpaque ? 1 : .random(in: 0...1, using: &generator), isWide, &generator)
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0 where isOpaque:
      layers.append(.field(.anything))
      var high = Paint(colors[0])
      (high.srgb, high.displayP3) = (.one, .one)
      sources.append(.range(low: Paint(ShownColor(Color(.srgb, 0, 0, 0))), high: high, isWide: false))
    case 1, 2:
      let (low, high) = (colors[0], colors[colors.count - 1])
      layers.append(.field(.between(low, high)))
      sources.append(.range(low: Paint(low), high: Paint(high), isWide: low.isWide || high.isWide))
    case 3, 4:
      layers.append(.field(.colors(colors)))
      sources.append(.colors(colors))
    default:
      layers.append(.field(.gradient(colors)))
      sources.append(.gradient(colors))
    }
  }
}

extension RandomStack {
  /// The ratio somewhere on the stack, on the screens that count; nil where the stack is not opaque.
  func sample(using generator: inout SeededGenerator) -> Double {
    let paints = sources.map { Self.paint($0, &generator) }
    let isWide = text.isWide || sources.contains(where: \.isWide)
    return (isWide ? Screen.allCases : [.srgb]).map { screen in
      let surface = paints.reversed().reduce(SIMD3<Double>.zero) { below, paint in
        paint.channels(on: screen) * paint.alpha + below * (1 - paint.alpha)
      }
      return Self.ratio(text, over: surface, on: screen)
    }.min() ?? 1
  }

  static func ratio(_ text: ShownColor, over surface: SIMD3<Double>, on screen: Screen) -> Double {
    let shown = text.encoded(on: screen) * text.alpha + surface * (1 - text.alpha)
    return WCAG.ratio(luminance(shown, on: screen), luminance(surface, on: screen))
  }

  private static func luminance(_ encoded: SIMD3<Double>, on screen: Screen) -> Double {
    let color = Color(screen == .srgb ? .srgb : .displayP3, encoded.x, encoded.y, encoded.z)
    return WCAG.luminance(linearSRGB: color.linearSRGB)
  }

  private static func paint(_ source: Source, _ generator: inout SeededGenerator) -> Paint {
    switch source {
    case .color(let color): return Paint(color)
    case .gradient(let stops):
      guard stops.count > 1 else { return Paint(stops[0]) }
      let index = Int.random(in: 1..<stops.count, using: &generator)
      let t = share(&generator)
      let along = mix(
        [(stops[index - 1], 1 - t), (stops[index], t)], isPremultiplied: .random(using: &generator),
        isBlendedInSRGB: .random(using: &generator))
      if Bool.random(using: &generator) { return along }
      return blend(stops, &generator)
    case .colors(let colors): return blend(colors, &generator)
    case .range(let low, let high, _):
      var paint = low
      for channel in 0..<3 {
        let t = share(&generator)
        paint.srgb[channel] += t * (high.srgb[channel] - low.srgb[channel])
        paint.displayP3[channel] += t * (high.displayP3[channel] - low.displayP3[channel])
      }
      paint.alpha += share(&generator) * (high.alpha - low.alpha)
      return paint
    }
  }

  /// Premultiplied, as a blur is.
  private static func blend(_ colors: [ShownColor], _ generator: inout SeededGenerator) -> Paint {
    var parts = colors.map { color in (color, Double.random(in: 0...1, using: &generator)) }
    if Bool.random(using: &generator) {
      for index in parts.indices where Bool.random(using: &generator) { parts[index].1 = 0 }
    }
    let sum = parts.reduce(0) { $0 + $1.1 }
    guard sum > 0 else { return Paint(colors[0]) }
    return mix(
      parts.map { ($0.0, $0.1 / sum) }, isPremultiplied: true, isBlendedInSRGB: .random(using: &generator))
  }

  private static func mix(
    _ parts: [(color: ShownColor, share: Double)], isPremultiplied: Bool, isBlendedInSRGB: Bool
  ) -> Paint {
    var paint = Paint(parts[0].color)
    paint.alpha = parts.reduce(0) { $0 + $1.share * $1.color.alpha }
    guard !isPremultiplied || paint.alpha > 0 else { return paint }
    func mean(_ screen: Screen) -> SIMD3<Double> {
      parts.reduce(.zero) { sum, part in
        sum + part.color.encoded(on: screen)
          * (isPremultiplied ? part.share * part.color.alpha / paint.alpha : part.share)
      }
    }
    (paint.srgb, paint.displayP3) = (mean(.srgb), mean(.displayP3))
    // What is written in sRGB is blended there; that a platform blends on its screen is covered as well.
    if isBlendedInSRGB, !parts.contains(where: \.color.isWide) {
      paint.displayP3 = Color(.srgb, paint.srgb.x, paint.srgb.y, paint.srgb.z).displayP3
    }
    return paint
  }

  private static func share(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: 0
    case 1: 1
    default: .random(in: 0...1, using: &generator)
    }
  }
}
