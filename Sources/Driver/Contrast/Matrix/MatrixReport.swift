import Diagnostics
import TokenModel

/// The matrices of the products: of the worst contexts, or one for each context.
struct MatrixReport {
  let style: Style
  /// The columns of the terminal.
  let width: Int
  /// Whether cells are shown in the pairs' own colours.
  let isPainted: Bool

  /// The most contexts of a product that get a matrix each.
  private static let limit = 64

  /// Of each pair the context that is nearest to failing; or, with a filter, every combination of the contexts that
  /// change something about a pair, as far as the filter wants them.
  func text(_ sheets: [PairSheet], eachContextOf filter: ContextFilter? = nil) throws(Failure) -> String {
    var parts: [String] = []
    for sheet in sheets where !sheet.results.isEmpty {
      let blocks =
        if let filter { try contexts(of: sheet, filter) } else { [block(sheet.report, sheet.matrices(sheet.results))] }
      parts.append(title(of: sheet) + "\n" + blocks.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n")
  }

  /// "orb  40 pairs: 1 fails, 39 pass".
  private func title(of sheet: PairSheet) -> String {
    let product = DisplayText.escaped(sheet.product)
    let tally = Standing.tally(sheet.matrices(sheet.results).flatMap { $0.inOrder.map { Standing($0.worst) } })
    let lines = Explanation.wrapped(tally, width: max(20, width - DisplayText.width(product) - 2))
    return style(.path, product) + "  " + lines.joined(separator: "\n  ") + "\n"
  }

  private func contexts(of sheet: PairSheet, _ filter: ContextFilter) throws(Failure) -> [String] {
    let tokens = sheet.report.tokens
    let axes = Set(sheet.results.flatMap(\.axes)).sorted()
    let contexts = filter.contexts(of: tokens, over: axes, limit: Self.limit)
    guard let contexts else {
      throw Failure(
        "\(tokens.name) has more than \(Self.limit) contexts, too many for a matrix each",
        help: ["choose some with --context, or show all with --list"])
    }
    return contexts.compactMap { context in
      let matrices = sheet.matrices(sheet.results.filter { $0.stands(in: context) })
      guard !matrices.isEmpty else { return nil }
      let heading = style(.heading, DisplayText.escaped(tokens.words(for: context, over: axes)))
      return "  \(heading)\n" + block(sheet.report, matrices)
    }
  }

  /// Matrices, what their marks mean, and a line for each cell that needs a look.
  private func block(_ report: ContrastReport, _ matrices: [ContrastMatrix]) -> String {
    let words = MatrixWords(report: report, style: style, width: width)
    let parts = matrices.map { matrix in
      var text = MatrixText(matrix, of: report, width: width, style: style, isPainted: isPainted)
      return words.demand(of: matrix) + text.text()
    }
    let legend = words.legend(of: matrices) + words.remarks(on: matrices)
    return (parts + (legend.isEmpty ? [] : [legend])).joined(separator: "\n")
  }
}

extension PairSheet {
  /// Text, and graphics, as far as there are any.
  fileprivate func matrices(_ results: [PairResult]) -> [ContrastMatrix] {
    [PairKind.text, .graphic].map { ContrastMatrix(of: $0, results, in: report.pairs) }.filter { !$0.rows.isEmpty }
  }
}

extension PairResult {
  /// Whether it is what the pair comes to in a context.
  fileprivate func stands(in other: Context) -> Bool {
    axes.allSatisfy { context.choices[$0] == other.choices[$0] }
  }
}

extension ContextFilter {
  /// The wanted combinations; nil where they are more than `limit`.
  fileprivate func contexts(of set: TokenSet, over axes: [Int], limit: Int) -> [Context]? {
    let wanted = wanted(in: set)
    let free = axes.filter { wanted[$0] == nil }
    var count = 1
    for axis in free {
      count *= set.modifiers[axis].contexts.count
      if count > limit { return nil }
    }
    return contexts(of: set, over: axes)
  }
}
