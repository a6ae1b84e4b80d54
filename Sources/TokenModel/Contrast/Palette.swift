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
}
