/// Cuts a matrix that is wider than the terminal into blocks of neighbouring columns.
enum MatrixBlocks {
  /// Ranges of columns, none wider than `limit`. Columns that share rows stay together where a block has room for
  /// them: `rows` are those of each column.
  static func ranges(_ rows: [Set<Int>], limit: Int) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    for group in groups(rows) {
      if let last = blocks.last, last.count + group.count <= limit {
        blocks[blocks.count - 1] = last.lowerBound..<group.upperBound
        continue
      }
      var start = group.lowerBound
      while start < group.upperBound {
        let end = min(start + max(limit, 1), group.upperBound)
        blocks.append(start..<end)
        start = end
      }
    }
    return blocks
  }

  /// Runs of columns of which each shares a row with its neighbour.
  private static func groups(_ rows: [Set<Int>]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for column in rows.indices {
      if let last = groups.last, !rows[column].isDisjoint(with: rows[column - 1]) {
        groups[groups.count - 1] = last.lowerBound..<(column + 1)
      } else {
        groups.append(column..<(column + 1))
      }
    }
    return groups
  }
}
