/// Spells out the results of a pair file.
package struct PairRecorder: Sendable {
  let tokens: TokenSet
  let pairs: [DeclaredPair]
  let results: [PairResult]
  let fields: [String: PairFile.Field?]

  package init(_ report: ContrastReport) {
    self.init(report.pairs, report.results, over: report.fields, tokens: report.tokens)
  }

  init(
    _ pairs: [DeclaredPair], _ results: [PairResult], over fields: [String: PairFile.Field?], tokens: TokenSet
  ) {
    self.tokens = tokens
    self.pairs = pairs
    self.results = results
    self.fields = fields
  }

  /// One for each result, in their order.
  package var records: [PairRecord] { results.indices.map { record(of: $0) } }

  /// `result`: an index into the report's results.
  package func record(of result: Int) -> PairRecord {
    let result = results[result]
    let pair = pairs[result.pair]
    let field = pair.field.flatMap { fields[$0] ?? nil }
    let inputs = RecordedInputs(pair, over: field, tokens: tokens, in: result.context).inputs
    return PairRecord(
      pair: self.pair(result.pair), context: context(of: result), ratio: result.ratio, required: result.required,
      verdict: result.verdict, inputs: inputs)
  }

  func pair(_ index: Int) -> PairRecord.Pair {
    let pair = pairs[index]
    return PairRecord.Pair(
      kind: pair.kind, foreground: path(pair.foreground), surfaces: tokens.stackNames(of: pair), field: pair.field,
      style: pair.style.map(path))
  }

  package func context(of result: PairResult) -> [PairRecord.Choice] {
    let context = result.context
    return result.axes.map { axis in
      let modifier = tokens.modifiers[axis]
      return PairRecord.Choice(modifier: modifier.name, context: modifier.contexts[context.choices[axis]])
    }.sorted { $0.modifier < $1.modifier }
  }

  /// "dark, increased contrast"; what the tokens know no longer is spelled out. Empty for every context.
  package func words(for choices: [PairRecord.Choice]) -> String {
    var context = Context(tokens.modifiers.map { _ in 0 })
    var axes: [Int] = []
    var others: [String] = []
    for choice in choices {
      if let axis = tokens.modifiers.firstIndex(where: { $0.name == choice.modifier }),
        let position = tokens.modifiers[axis].contexts.firstIndex(of: choice.context)
      {
        context.choices[axis] = position
        axes.append(axis)
      } else {
        others.append("\(choice.modifier)=\(choice.context)")
      }
    }
    let known = axes.isEmpty ? [] : [tokens.words(for: context, over: axes.sorted())]
    return (known + others).joined(separator: ", ")
  }

  private func path(_ token: Int) -> String { tokens.tokens[token].path }
}
