/// The combinations of some modifiers' contexts. Shared by all pairs that the same modifiers change.
final class ContextGrid: Sendable {
  let axes: [Int]
  let contexts: [Context]

  init(_ axes: AxisSet, of tokens: TokenSet) {
    self.axes = axes.indices
    contexts = tokens.contexts(over: self.axes)
  }

  /// How many combinations the modifiers make; nil above `limit`.
  static func count(_ axes: AxisSet, of tokens: TokenSet, limit: Int) -> Int? {
    var count = 1
    for axis in axes.indices {
      count *= tokens.modifiers[axis].contexts.count
      if count > limit { return nil }
    }
    return count
  }
}

extension Token {
  /// Which of its variants stands in a context.
  func position(in context: Context) -> Int {
    zip(axes, extents).reduce(0) { position, axis in position * axis.1 + context.choices[axis.0] }
  }
}
