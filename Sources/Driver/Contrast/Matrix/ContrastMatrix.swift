import TokenModel

/// Foregrounds of one kind by the surfaces they stand on, each cell with the result that is nearest to failing.
struct ContrastMatrix {
  /// A foreground. Large text needs less, and has a row of its own beside text of any size.
  struct Row: Hashable {
    let foreground: Int
    let isLargeText: Bool
  }

  struct Cell {
    var worst: PairResult
    /// How many results stand as the worst does, itself among them.
    var count = 1
  }

  let kind: PairKind
  /// In the order of the pair file.
  private(set) var rows: [Row] = []
  /// A pair with each surface, in the order of the tokens: the same for text and for graphics.
  private(set) var columns: [DeclaredPair] = []
  /// By row, then by column.
  private(set) var cells: [[Int: Cell]] = []
  /// What contexts ask of text of any size and of graphics, and what of large text, ascending.
  private(set) var requirements: (standard: [Double], large: [Double]) = ([], [])

  /// `results`: of pairs of any kind; those of another are passed over.
  init(of kind: PairKind, _ results: some Sequence<PairResult>, in pairs: [DeclaredPair]) {
    self.kind = kind
    let results = results.filter { pairs[$0.pair].kind == kind }
    columns = Self.columns(results.map { pairs[$0.pair] })
    let columnOf = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1.stack, $0) })
    var rowOf: [Row: Int] = [:]
    for result in results {
      let pair = pairs[result.pair]
      let row = Row(foreground: pair.foreground, isLargeText: result.isLargeText)
      let index = rowOf[row, default: rows.count]
      if index == rows.count {
        rowOf[row] = index
        rows.append(row)
        cells.append([:])
      }
      guard let column = columnOf[pair.stack] else { continue }
      cells[index][column, default: Cell(worst: result, count: 0)].add(result)
    }
    requirements.standard = Set(results.filter { !$0.isLargeText }.map(\.required)).sorted()
    requirements.large = Set(results.filter(\.isLargeText).map(\.required)).sorted()
  }

  private static func columns(_ pairs: [DeclaredPair]) -> [DeclaredPair] {
    var seen: Set<Int> = []
    return pairs.filter { seen.insert($0.stack).inserted }.sorted { a, b in
      a.surfaces.lexicographicallyPrecedes(b.surfaces) || a.surfaces == b.surfaces && a.stack < b.stack
    }
  }

  /// Every cell, row by row.
  var inOrder: [Cell] {
    cells.flatMap { row in row.keys.sorted().compactMap { row[$0] } }
  }

  /// The rows that have a cell in each column.
  var rowsOfColumns: [Set<Int>] {
    var result = columns.map { _ in Set<Int>() }
    for (index, row) in cells.enumerated() { for column in row.keys { result[column].insert(index) } }
    return result
  }

  /// Marks a cell whose context asks more than others do of the same kind.
  static let moreMark = "+"

  func isAskedMore(_ result: PairResult) -> Bool {
    let least = result.isLargeText ? requirements.large.first : requirements.standard.first
    return result.required > least ?? result.required
  }
}

extension ContrastMatrix.Cell {
  fileprivate mutating func add(_ result: PairResult) {
    let isAsGrave = Standing(result) == Standing(worst)
    if result.isWorse(than: worst) {
      worst = result
      count = isAsGrave ? count + 1 : 1
    } else if isAsGrave {
      count += 1
    }
  }
}
