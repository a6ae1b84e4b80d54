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

/// A name to compare with many others. Its buffers are kept between them.
private struct Search {
  private let name: [UInt32]
  private let folded: [UInt32]
  private let letters: UInt64
  private let bound: Int
  private var other: [UInt32] = []
  private let rowLength: Int
  private var table: [Int]

  init(_ name: String) {
    self.name = name.unicodeScalars.map(\.value)
    folded = self.name.compactMap(Search.folded)
    letters = Search.letters(self.name)
    bound = max(1, min(self.name.count / 3, 4))
    rowLength = self.name.count + bound + 2
    table = Array(repeating: 0, count: 3 * rowLength)
  }

  /// How far a candidate is from the name; nil where it is too far.
  mutating func cost(of candidate: String) -> Int? {
    guard candidate.utf8.count <= 4 * (2 * name.count + bound) else { return nil }
    other.removeAll(keepingCapacity: true)
    for scalar in candidate.unicodeScalars { other.append(scalar.value) }
    let difference = abs(other.count - name.count)
    if difference == 0, other == name { return nil }
    if difference <= max(bound, 4), isSameFolded { return 0 }
    // An edit changes at most two of the letters that occur.
    if difference <= bound, (letters ^ Search.letters(other)).nonzeroBitCount <= 2 * bound, let distance = distance() {
      return distance
    }
    return isTail(other, of: name) || isTail(name, of: other) ? bound + 1 : nil
  }

  /// Which letters occur, as bits.
  private static func letters(_ scalars: [UInt32]) -> UInt64 { scalars.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

  /// Lower case; nil for word separators.
  private static func folded(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x41...0x5A: value + 0x20
    case 0x20, 0x2D, 0x2E, 0x2F, 0x5F: nil
    default: value
    }
  }

  private var isSameFolded: Bool {
    var position = 0
    for value in other {
      guard let value = Search.folded(value) else { continue }
      guard position < folded.count, folded[position] == value else { return false }
      position += 1
    }
    return position == folded.count
  }

  /// Whether `tail` is what stands after some dot of `whole`, and at least half of it.
  private func isTail(_ tail: [UInt32], of whole: [UInt32]) -> Bool {
    let start = whole.count - tail.count
    guard start > 0, 2 * tail.count >= whole.count, whole[start - 1] == 0x2E else { return false }
    return whole[start...].elementsEqual(tail)
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn the name into the candidate; nil above the
  /// bound. Only the band of the table that can stay below it is computed, between what both begin and end with alike.
  private mutating func distance() -> Int? {
    var (start, rowEnd, columnEnd) = (0, name.count, other.count)
    while start < min(rowEnd, columnEnd), name[start] == other[start] { start += 1 }
    while start < min(rowEnd, columnEnd), name[rowEnd - 1] == other[columnEnd - 1] {
      rowEnd -= 1
      columnEnd -= 1
    }
    let (rowCount, columnCount, tooFar) = (rowEnd - start, columnEnd - start, bound + 1)
    if rowCount == 0 || columnCount == 0 { return max(rowCount, columnCount) <= bound ? rowCount + columnCount : nil }
    // Where in the table the rows begin: two before this one, one before, this one.
    var (older, old, new) = (0, rowLength, 2 * rowLength)
    for column in 0...columnCount { table[new + column] = min(column, tooFar) }
    for row in 1...rowCount {
      (older, old, new) = (old, new, older)
      let first = max(1, row - bound)
      let last = min(columnCount, row + bound)
      guard first <= last else { return nil }
      table[new + first - 1] = first == 1 ? min(row, tooFar) : tooFar
      var best = table[new + first - 1]
      for column in first...last {
        let (x, y) = (name[start + row - 1], other[start + column - 1])
        var cost = table[old + column - 1] + (x == y ? 0 : 1)
        cost = min(cost, table[new + column - 1] + 1, table[old + column] + 1)
        if row > 1, column > 1, x == other[start + column - 2], name[start + row - 2] == y {
          cost = min(cost, table[older + column - 2] + 1)
        }
        table[new + column] = min(cost, tooFar)
        best = min(best, cost)
      }
      table[new + last + 1] = tooFar
      if best > bound { return nil }
    }
    let result = table[new + columnCount]
    return result <= bound ? result : nil
  }
}
