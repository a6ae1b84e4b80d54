extension [Modifier] {
  /// Combinations that one token may have; more is a mistake in the files, not a design.
  static let combinationLimit = 65_536

  /// Every modifier's default context, or its first.
  var defaults: [Int] { map { $0.defaultContext ?? 0 } }

  /// The choices of every combination of some modifiers' contexts, the last axis fastest; the other modifiers stand at
  /// their default.
  func combinations(of axes: [Int]) -> [[Int]] {
    var result = [defaults]
    for axis in axes {
      result = result.flatMap { choices in
        self[axis].contexts.indices.map { choice in
          var next = choices
          next[axis] = choice
          return next
        }
      }
    }
    return result
  }

  /// Whether they make at most `combinationLimit` combinations.
  func areFew(_ axes: [Int]) -> Bool {
    var count = 1
    for axis in axes {
      count *= self[axis].contexts.count
      if count > Self.combinationLimit { return false }
    }
    return true
  }
}
