package import Colors
package import Diagnostics

/// One foreground on one surface, as a pair file declares it, wildcards and captures resolved.
package struct DeclaredPair: Hashable, Sendable {
  package let kind: PairKind
  /// The text or graphic: an index into `TokenSet.tokens`.
  package let foreground: Int
  /// The surface, then what lies behind it, top to bottom: indices into `TokenSet.tokens`, at least one.
  package let surfaces: [Int]
  /// The field of background: its name in the pair file.
  package let field: String?
  /// How many of `surfaces` lie above the field; the others show through it where it is translucent.
  let fieldPosition: Int
  /// The tokens whose values the field shows: colours, and gradients with colours of their own.
  let fieldTokens: [Int]
  /// The typography that decides whether the text is large.
  package let style: Int?
  /// Where the pair is declared.
  package let span: Span
  /// A number that pairs with the same surfaces share.
  package let stack: Int
  /// Where its surface is named.
  let surfaceSpan: Span
}

extension TokenSet {
  /// "glass.card over field.rose": the surface of a pair with what lies behind it.
  package func surfaceWords(of pair: DeclaredPair) -> String {
    stackNames(of: pair).joined(separator: " over ")
  }

  /// " in dark"; nothing where the pair is the same everywhere.
  func place(of result: PairResult) -> String {
    result.axes.isEmpty ? "" : " in \(words(for: result.context, over: result.axes))"
  }

  /// The surface of a pair and what lies behind it, top to bottom: paths of tokens, and the name of the field.
  package func stackNames(of pair: DeclaredPair) -> [String] {
    var names = pair.surfaces.map { tokens[$0].path }
    if let field = pair.field { names.insert(field, at: pair.fieldPosition) }
    return names
  }
}

/// What a pair comes to in one context.
package struct PairResult: Sendable {
  package enum Verdict: String, Hashable, Sendable {
    case pass
    case fail
    /// WCAG asks nothing of it, as the pair file says with a reason.
    case exempt
    /// Fails, and may until a day.
    case waived
    /// The ratio is not known; never a pass.
    case undecided
  }

  /// Index into `ContrastReport.pairs`.
  package let pair: Int
  /// The contexts that the pair is measured in, and which of them this is.
  let grid: ContextGrid
  let position: Int
  /// The smaller ratio of the screens that show it, over all that a field can show; nil where it is undecided.
  package let ratio: Double?
  package let required: Double
  /// Whether it is text large enough to need less.
  package let isLargeText: Bool
  package internal(set) var verdict: Verdict
  /// Whether the verdict turns when every composite is rounded to eight bits.
  package let isMarginal: Bool

  /// A choice for every modifier of the report's tokens.
  package var context: Context { grid.contexts[position] }
  /// The modifiers that change something about the pair: indices into those of the report's tokens, ascending.
  /// `context` stands at its default in the others.
  package var axes: [Int] { grid.axes }
  /// Whether the ratio is the pair's own, not a bound on it.
  package var isExact: Bool { ratio != nil && worst?.occurs != .blend }
  /// Of a pair over a field: where the ratio comes from.
  package var worst: WorstCase? { point?.worst }
  let point: WorstPoint?
}

/// A worst case on its own: most results have none.
final class WorstPoint: Sendable {
  let worst: WorstCase

  init(_ worst: WorstCase) {
    self.worst = worst
  }
}

/// What a pair file comes to.
package struct ContrastReport: Sendable {
  /// The product's tokens, with the modifiers that the pair file names beside those that the tokens use: contexts of
  /// results are contexts of this set.
  package let tokens: TokenSet
  package let pairs: [DeclaredPair]
  /// In the order of `pairs`, then of the contexts.
  package let results: [PairResult]
  package let findings: [Finding]
  /// How many failures a baseline knows: there are no findings for them.
  package var knownCount = 0
  /// What the pair file says.
  var file = PairFile()
  /// The tokens of which no contrast is asked: indices into those of `tokens`.
  var exempt: Set<Int> = []

  /// The fields that the pair file declares, by name.
  var fields: [String: PairFile.Field?] { file.fields }
}

extension ContrastReport {
  /// Of a product without pairs.
  package init(of tokens: TokenSet) {
    self.init(tokens: tokens, pairs: [], results: [], findings: [])
  }
}
