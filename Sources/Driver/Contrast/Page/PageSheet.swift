import Diagnostics
import TokenModel

/// A product's pairs as the page shows them: each with its results together.
struct PageSheet {
  struct Pair {
    let declared: DeclaredPair
    let results: [PairResult]
    /// How its results stand, the gravest first, each once.
    let standings: [Standing]

    var worst: Standing { standings.first ?? .passes }

    init(_ declared: DeclaredPair, _ results: ArraySlice<PairResult>) {
      self.declared = declared
      self.results = Array(results)
      standings = Set(results.map(Standing.init)).sorted()
    }
  }

  let report: ContrastReport
  let pairs: [Pair]

  init(_ sheet: PairSheet) {
    report = sheet.report
    var pairs: [Pair] = []
    // Results stand in the order of their pairs.
    var start = sheet.results.startIndex
    while start < sheet.results.endIndex {
      let pair = sheet.results[start].pair
      let end = sheet.results[start...].firstIndex { $0.pair != pair } ?? sheet.results.endIndex
      pairs.append(Pair(report.pairs[pair], sheet.results[start..<end]))
      start = end
    }
    self.pairs = pairs
  }

  var product: String { report.tokens.name }

  var tally: String { Standing.tally(pairs.map(\.worst)) }
}
