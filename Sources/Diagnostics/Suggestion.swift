/// Names that someone may have meant.
package enum Suggestion {
  /// The nearest candidates, best first, equal ones in the order of their names: what differs only in case or word
  /// separators, then what few typing errors turn into the name (Damerau–Levenshtein on scalars, at most a third of its
  /// length and four), then what has more or fewer segments in front ("grey.500" for "color.grey.500").
  package static func nearest(
    to name: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    var search = Search(name)
    var found: [(cost: Int, name: String)] = []
    for candidate in candidates {
      if let cost = search.cost(of: candidate) { found.append((cost, candidate)) }
    }
    found.sort { ($0.cost, $0.name) < ($1.cost, $1.name) }
    var result: [String] = []
    for (_, name) in found where result.count < limit && name != result.last { result.append(name) }
    return result
  }

  /// The end of a message's help: "did you mean a.b, or a.c?"; nil where nothing is near.
  package static func question(_ names: [String]) -> String? {
    guard let last = names.last else { return nil }
    let others = names.dropLast()
    return others.isEmpty ? "did you mean \(last)?" : "did you mean \(others.joined(separator: ", ")) or \(last)?"
  }
}

/// A name to compare with many others; keeps the rows of the distance table between them.
private struct Search {
  private let name: [UInt32]
  private let folded: [UInt32]
  private let bound: Int
  private var rows: [[Int]]

  init(_ name: String) {
    self.name = name.unicodeScalars.map(\.value)
    folded = Search.folded(self.name)
    bound = max(1, min(self.name.count / 3, 4))
    rows = Array(repeating: Array(repeating: 0, count: self.name.count + bound + 2), count: 3)
  }

  /// How far a candidate is from the name; nil where it is too far.
  mutating func cost(of candidate: String) -> Int? {
    let length = candidate.utf8.count
    guard length <= 4 * (2 * name.count + bound) else { return nil }
    let scalars = candidate.unicodeScalars.map(\.value)
    if scalars == name { return nil }
    if abs(scalars.count - name.count) <= max(bound, 4), Search.folded(scalars) == folded { return 0 }
    if abs(scalars.count - name.count) <= bound, let distance = distance(to: scalars) { return distance }
    return isTail(scalars, of: name) || isTail(name, of: scalars) ? bound + 1 : nil
  }

  /// Lower case without word separators.
  private static func folded(_ scalars: [UInt32]) -> [UInt32] {
    scalars.compactMap { value in
      switch value {
      case 0x41...0x5A: value + 0x20
      case 0x20, 0x2D, 0x2E, 0x2F, 0x5F: nil
      default: value
      }
    }
  }

  /// Whether `tail` is what stands after some dot of `whole`, and at least half of it.
  private func isTail(_ tail: [UInt32], of whole: [UInt32]) -> Bool {
    let start = whole.count - tail.count
    guard start > 0, 2 * tail.count >= whole.count, whole[start - 1] == 0x2E else { return false }
    return whole[start...].elementsEqual(tail)
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn the name into `other`; nil above the bound.
  /// Only the band of the table that can stay below it is computed.
  private mutating func distance(to other: [UInt32]) -> Int? {
    let (name, bound) = (name, bound)
    let tooFar = bound + 1
    let prefix = zip(name, other).prefix { $0 == $1 }.count
    let (a, b) = (name[prefix...], other[prefix...])
    let (rowCount, columnCount) = (a.count, b.count)
    guard columnCount > 0 else { return rowCount <= bound ? rowCount : nil }
    for column in 0...columnCount { rows[1][column] = min(column, tooFar) }
    for row in stride(from: 1, through: rowCount, by: 1) {
      rows.swapAt(0, 2)
      rows.swapAt(0, 1)
      // rows[0]: the row before; rows[2]: the one before that; rows[1]: this one, from what was oldest.
      let first = max(1, row - bound)
      let last = min(columnCount, row + bound)
      guard first <= last else { return nil }
      rows[1][first - 1] = first == 1 ? min(row, tooFar) : tooFar
      var best = rows[1][first - 1]
      for column in first...last {
        let (x, y) = (a[prefix + row - 1], b[prefix + column - 1])
        var cost = rows[0][column - 1] + (x == y ? 0 : 1)
        cost = min(cost, rows[1][column - 1] + 1, rows[0][column] + 1)
        if row > 1, column > 1, x == b[prefix + column - 2], a[prefix + row - 2] == y {
          cost = min(cost, rows[2][column - 2] + 1)
        }
        rows[1][column] = min(cost, tooFar)
        best = min(best, cost)
      }
      rows[1][last + 1] = tooFar
      if best > bound { return nil }
    }
    let result = rows[1][columnCount]
    return result <= bound ? result : nil
  }
}
