import Colors
import Diagnostics

/// Spells out the results of a pair file.
package struct PairRecorder: Sendable {
  let tokens: TokenSet
  let pairs: [DeclaredPair]
  let results: [PairResult]

  package init(_ report: ContrastReport) {
    self.init(report.pairs, report.results, tokens: report.tokens)
  }

  init(_ pairs: [DeclaredPair], _ results: [PairResult], tokens: TokenSet) {
    self.tokens = tokens
    self.pairs = pairs
    self.results = results
  }

  /// One for each result, in their order.
  package var records: [PairRecord] { results.indices.map { record(of: $0) } }

  /// `result`: an index into the report's results.
  package func record(of result: Int) -> PairRecord {
    let result = results[result]
    return PairRecord(
      pair: pair(result.pair), context: context(of: result), ratio: result.ratio, required: result.required,
      verdict: result.verdict, inputs: inputs(of: result))
  }

  func pair(_ index: Int) -> PairRecord.Pair {
    let pair = pairs[index]
    return PairRecord.Pair(
      kind: pair.kind, foreground: path(pair.foreground), surfaces: pair.surfaces.map(path), field: pair.field,
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

  private func inputs(of result: PairResult) -> [PairRecord.Input] {
    let pair = pairs[result.pair]
    var inputs: [PairRecord.Input] = []
    for (position, token) in ([pair.foreground] + pair.surfaces).enumerated() {
      guard case .color(let color)? = tokens.tokens[token].value(in: result.context) else { continue }
      add(token, color.css, to: &inputs, in: result.context)
      if position > 0, color.alpha >= 1 { break }
    }
    // A field that solid glass hides is no input.
    guard result.worst != nil else { return inputs }
    for token in pair.fieldTokens {
      switch tokens.tokens[token].value(in: result.context) {
      case .color(let color): add(token, color.css, to: &inputs, in: result.context)
      case .gradient(let stops):
        add(token, stops.map(\.color.css).joined(separator: ", "), to: &inputs, in: result.context)
      default: break
      }
    }
    return inputs
  }

  /// One may lie over itself.
  private func add(_ token: Int, _ color: String, to inputs: inout [PairRecord.Input], in context: Context) {
    guard !inputs.contains(where: { $0.token == path(token) }) else { return }
    let origin = ColorOrigin(of: token, in: context, tokens)
    inputs.append(
      PairRecord.Input(
        token: path(token), color: color, references: origin.steps.map { path($0.to) },
        places: origin.steps.map(\.span) + [origin.span]))
  }
}
