import Colors
import Layouts
import TokenModel

extension TokenNames {
  /// What a product's tokens are called, those that say what they are for before those that only have a value. A token
  /// that changes with the context counts with its first value.
  init(_ set: TokenSet) {
    self.init()
    let tokens = set.tokens.filter { $0.deprecation == nil }
    let isAlias = { (token: Token) in token.variants.first?.target != nil }
    for token in tokens.filter(isAlias) + tokens.filter({ !isAlias($0) }) {
      guard let value = token.variants.first?.value else { continue }
      switch value {
      case .color(let color):
        let digits = color.hex.dropFirst()
        let number = UInt32(digits, radix: 16) ?? 0
        add(token.path, for: .color, .color(digits.count == 8 ? number : number << 8 | 0xFF))
      case .dimension(let dimension): add(token.path, for: Self.use(of: token), .number(dimension.points))
      case .duration(let duration): add(token.path, for: .duration, .number(duration.milliseconds))
      case .typography(let style): add(token.path, for: .fontSize, .number(style.fontSize.points))
      default: continue
      }
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
