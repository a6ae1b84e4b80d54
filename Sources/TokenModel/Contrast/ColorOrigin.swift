import Diagnostics

/// Where a token's value is written in a context: through which references, and where the literal stands.
struct ColorOrigin {
  /// References on the way, the token's own first: who refers to whom, and where.
  private(set) var steps: [(from: Int, to: Int, span: Span)] = []
  /// The token that has the literal.
  private(set) var owner: Int
  /// The literal.
  private(set) var span: Span

  init(of token: Int, in context: Context, _ tokens: TokenSet) {
    owner = token
    span = tokens.tokens[token].variant(in: context).definition
    // A resolved chain has no cycle; the bound holds for any set.
    while steps.count < tokens.tokens.count, let target = tokens.tokens[owner].variant(in: context).target {
      steps.append((owner, target, span))
      owner = target
      span = tokens.tokens[target].variant(in: context).definition
    }
  }
}
