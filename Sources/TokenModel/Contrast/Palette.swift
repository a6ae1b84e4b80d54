import Colors

/// The colours of the tokens that pairs speak of, each made ready for a screen once.
struct Palette {
  let tokens: TokenSet
  private var shown: [Int: [ShownColor?]] = [:]

  init(_ tokens: TokenSet) {
    self.tokens = tokens
  }

  /// One per variant of the token; nil where it has no colour.
  mutating func colors(of token: Int) -> [ShownColor?] {
    if let known = shown[token] { return known }
    let colors = tokens.tokens[token].variants.map { variant -> ShownColor? in
      if case .color(let color)? = variant.value { ShownColor(color) } else { nil }
    }
    shown[token] = colors
    return colors
  }

  mutating func color(of token: Int, in context: Context) -> ShownColor? {
    colors(of: token)[tokens.tokens[token].position(in: context)]
  }

  /// A stack's colours in a context, top to bottom, down to the first opaque one; nil where one of them has none.
  mutating func layers(of stack: [Int], in context: Context) -> [ShownColor]? {
    var layers: [ShownColor] = []
    for token in stack {
      guard let color = color(of: token, in: context) else { return nil }
      layers.append(color)
      if color.isOpaque { break }
    }
    return layers
  }

  /// What a stack, top to bottom, comes to in each context; nil where one of its tokens has no colour there.
  mutating func composites(of stack: [Int], in contexts: [Context]) -> [ShownColor?] {
    contexts.map { context in layers(of: stack, in: context).flatMap(ShownColor.composite) }
  }

  /// The foreground of a result as written, and what its surface comes to: at the worst point, where a field lies behind.
  mutating func shown(_ result: PairResult, of pair: DeclaredPair) -> (foreground: ShownColor, surface: ShownColor)? {
    guard let foreground = color(of: pair.foreground, in: result.context) else { return nil }
    if let worst = result.worst { return (foreground, worst.surface) }
    return layers(of: pair.surfaces, in: result.context).flatMap(ShownColor.composite).map { (foreground, $0) }
  }

  /// The layers of a pair that can be seen in a context: its surfaces down to the first opaque one, and whether its field
  /// lies above that.
  mutating func visible(
    _ pair: DeclaredPair, over field: PairFile.Field?, in context: Context
  ) -> (surfaces: ArraySlice<Int>, field: Bool) {
    for (position, token) in pair.surfaces.enumerated() {
      if position == pair.fieldPosition, let field, self.field(field, in: context)?.isOpaque ?? false {
        return (pair.surfaces[..<position], true)
      }
      if color(of: token, in: context)?.isOpaque ?? false {
        return (pair.surfaces[...position], pair.field != nil && position >= pair.fieldPosition)
      }
    }
    return (pair.surfaces[...], pair.field != nil)
  }

  // MARK: - Fields

  /// What a stack with a field in it shows in a context, top to bottom, down to the first colour that hides the rest;
  /// nil where one of its tokens has none there.
  mutating func layers(of pair: DeclaredPair, over field: PairFile.Field, in context: Context) -> [WorstCase.Layer]? {
    var layers: [WorstCase.Layer] = []
    for (position, token) in pair.surfaces.enumerated() {
      if position == pair.fieldPosition {
        guard let field = self.field(field, in: context) else { return nil }
        layers.append(.field(field))
      }
      guard let color = color(of: token, in: context) else { return nil }
      layers.append(.color(color))
      if color.isOpaque { return layers }
    }
    if pair.fieldPosition >= pair.surfaces.count {
      guard let field = self.field(field, in: context) else { return nil }
      layers.append(.field(field))
    }
    return layers
  }

  /// What a field shows in a context.
  mutating func field(_ field: PairFile.Field, in context: Context) -> Field? {
    switch field {
    case .gradient(let token, let space):
      guard case .gradient(let stops)? = tokens.tokens[token].value(in: context) else { return nil }
      let colors = stops.map(\.color)
      let hard = stops.hardStops
      return space.map { .gradient(colors, in: $0, hard: hard) } ?? .gradient(colors.map(ShownColor.init), hard: hard)
    case .colors(let grounds):
      let colors = grounds.compactMap { color(of: $0, in: context) }
      return colors.count == grounds.count ? .colors(colors) : nil
    case .between(let a, let b):
      guard let a = color(of: a, in: context), let b = color(of: b, in: context) else { return nil }
      return .between(a, b)
    case .anything: return .anything
    }
  }

  private mutating func color(of ground: PairFile.Field.Ground, in context: Context) -> ShownColor? {
    switch ground {
    case .token(let token): color(of: token, in: context)
    case .literal(let color, _): ShownColor(color)
    }
  }
}
