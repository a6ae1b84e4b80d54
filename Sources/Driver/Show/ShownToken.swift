import Diagnostics
import TokenModel

/// A token as `show` presents it: its value in each context that makes a difference, and the way it came.
struct ShownToken {
  struct Entry {
    let context: Context
    /// nil: it could not be resolved, or the token does not exist there.
    let value: TokenValue?
    /// The tokens that it comes through, the next one first.
    let chain: [Token]
    /// The value as written: a literal or a reference.
    let definition: Span
  }

  let product: String
  let set: TokenSet
  let token: Token
  let entries: [Entry]

  init(_ token: Token, of set: TokenSet, product: String, filter: ContextFilter) {
    self.product = product
    self.set = set
    self.token = token
    entries = filter.contexts(of: set, over: token.axes).map { context in
      let variant = token.variant(in: context)
      return Entry(
        context: context, value: variant.value, chain: Self.chain(variant, in: context, of: set),
        definition: variant.definition)
    }
  }

  /// A chain ends at a literal, or at once where it closes to a ring.
  private static func chain(_ variant: Token.Variant, in context: Context, of set: TokenSet) -> [Token] {
    var chain: [Token] = []
    var seen: Set<Int> = []
    var next = variant.target
    while let position = next, seen.insert(position).inserted {
      chain.append(set.tokens[position])
      next = set.tokens[position].variant(in: context).target
    }
    return chain
  }

  /// "dark, increased"; "every context" where nothing changes it.
  func words(for entry: Entry) -> String { set.words(for: entry.context, over: token.axes) }
}
