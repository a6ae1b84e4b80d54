import Colors
import Layouts
import TokenModel

extension TokenNames {
  /// What a product's tokens are called, those that say what they are for before those that only have a value. What a
  /// token is by default comes before what it is in other contexts.
  init(_ set: TokenSet) {
    self.init()
    let tokens = set.tokens.filter { $0.deprecation == nil }
    let isAlias = { (token: Token) in token.variants.first?.target != nil }
    let sorted = tokens.filter(isAlias) + tokens.filter { !isAlias($0) }
    let usual = Context(set.modifiers.map { $0.defaultContext ?? 0 })
    for token in sorted { add(token, token.value(in: usual), in: nil) }
    for token in sorted where !token.axes.isEmpty {
      for context in set.contexts(over: token.axes) {
        add(token, token.value(in: context), in: set.words(for: context, over: token.axes))
      }
    }
  }

  private mutating func add(_ token: Token, _ value: TokenValue?, in context: String?) {
    switch value {
    case .color(let color):
      let digits = color.hex.dropFirst()
      let number = UInt32(digits, radix: 16) ?? 0
      add(token.path, in: context, for: .color, .color(digits.count == 8 ? number : number << 8 | 0xFF))
    case .dimension(let dimension):
      add(token.path, in: context, for: Self.use(of: token), .number(dimension.points))
    case .duration(let duration): add(token.path, in: context, for: .duration, .number(duration.milliseconds))
    case .typography(let style): add(token.path, in: context, for: .fontSize, .number(style.fontSize.points))
    default: break
    }
  }

  /// What a dimension is for, as far as its path says.
  private static func use(of token: Token) -> Use {
    let path = token.path.lowercased()
    if ["spac", "padding", "gap", "inset", "margin", "gutter"].contains(where: path.contains) { return .spacing }
    if ["radius", "radii", "corner", "round"].contains(where: path.contains) { return .radius }
    return path.contains("font") || path.contains("text") ? .fontSize : .size
  }
}
