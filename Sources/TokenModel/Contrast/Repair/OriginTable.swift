import Diagnostics

/// Where the tokens' values are written, each looked up once.
struct OriginTable {
  private let tokens: TokenSet
  private var known: [[ColorOrigin?]]

  init(_ tokens: TokenSet) {
    self.tokens = tokens
    known = tokens.tokens.map { Array(repeating: nil, count: $0.variants.count) }
  }

  mutating func origin(of token: Int, in context: Context) -> ColorOrigin {
    let variant = tokens.tokens[token].position(in: context)
    if let origin = known[token][variant] { return origin }
    let origin = ColorOrigin(of: token, in: context, tokens)
    known[token][variant] = origin
    return origin
  }
}
