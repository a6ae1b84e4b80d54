/// What the tried values do to one text.
package struct BidiOutcome: Hashable, Sendable {
  /// The literal text reads differently with different values: what stands around an argument depends on it.
  package var spills = false
  /// The text differs from the isolated one, in the same way whatever the values are: `5m`, `3/10`.
  package var isGlued = false
  /// Some value gives the paragraph the other direction, where the first strong character decides it.
  package var flipsBase = false
  /// The arguments, by their number, with a value that reads in another order than alone.
  package var reordered: [Int] = []

  package var isClean: Bool { !spills && !isGlued && !flipsBase && reordered.isEmpty }
}

/// Values for all arguments of a text, and which of them is tried.
struct BidiScenario {
  var values: [BidiProbe]
  /// nil where all are.
  var tried: Int? = nil
}
