import Colors
package import Diagnostics

/// What could be written in place of values that make pairs fail: the nearest colour that passes, verified in every pair
/// and context that the value shows in, or the proof that there is none.
package struct ChangeAdvice {
  private let tokens: TokenSet
  private let results: [PairResult]
  private var advice: RepairAdvice

  /// `literals`: the values that will be asked about. `source`: the text at a place of the token files.
  init(
    _ literals: [Span], _ recorder: PairRecorder, source: @escaping (Span) -> String
  ) {
    tokens = recorder.tokens
    results = recorder.results
    let finder = UseFinder(
      Set(literals), pairs: recorder.pairs, results: literals.isEmpty ? [] : recorder.results, fields: recorder.fields,
      tokens: tokens,
      origins: OriginTable(tokens))
    advice = RepairAdvice(recorder.pairs, tokens: tokens, finder: finder, source: source)
  }

  /// Of the failing ones among some changes.
  package init(_ changes: [PairChange], _ recorder: PairRecorder, in files: SourceFiles) {
    self.init(changes.filter(Self.canHelp).compactMap(\.place), recorder) { files[$0] }
  }

  /// `input`: the token of the pair that `place`, its value, changed.
  mutating func advice(for result: Int, input: String, at place: Span) -> (help: [String], fixes: [Fix]) {
    guard let token = tokens.position(of: input) else { return ([], []) }
    let origin = ColorOrigin(of: token, in: results[result].context, tokens)
    guard origin.span == place else { return ([], []) }
    return advice.advice(for: RepairAdvice.Failure(result: results[result], token: token, origin: origin))
  }

  /// Nothing where a pair does not fail, or where more than a value was written anew.
  package mutating func help(for change: PairChange) -> [String] {
    guard Self.canHelp(change), let result = change.result, let input = change.input, let place = change.place
    else { return [] }
    return advice(for: result, input: input, at: place).help
  }

  private static func canHelp(_ change: PairChange) -> Bool {
    guard change.after?.verdict == .fail, case .value? = change.causes.first else { return false }
    return true
  }
}
