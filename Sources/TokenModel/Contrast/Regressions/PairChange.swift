package import Diagnostics

/// A pair that came to something else in one context.
package struct PairChange: Sendable {
  package let outcome: PairOutcome
  package let pair: PairRecord.Pair
  /// Where both states stand: what one of them leaves open, the other says.
  package let context: [PairRecord.Choice]
  package let before: PairRecord?
  package let after: PairRecord?
  /// The one that stands behind the most changes comes first. Empty for a pair that is new or gone.
  package let causes: [PairCause]
  /// Where the first of the causes is written now; nil where that is not known.
  package let place: Span?
  /// The token of the pair that it changed.
  let input: String?
  /// Index into the results; nil where the pair is gone.
  let result: Int?

  /// What changed from one state of a product to another, in the order of the pairs; those that are gone at the end.
  /// `tolerance`: the part of its ratio that a pair may lose before it slipped.
  package static func all(
    from records: [PairRecord], to recorder: PairRecorder, tolerance: Double = standardTolerance
  ) -> [PairChange] {
    let rows = PairComparison(records, recorder, tolerance: tolerance, isRounded: false).rows
    let changed = rows.filter { $0.outcome != .same }.map { row in
      Changed(
        outcome: row.outcome, before: row.record.map { records[$0] }, after: row.result.map(recorder.record),
        result: row.result)
    }
    var count = CauseCount()
    for change in changed { count.add(change.causes?.causes ?? []) }
    return changed.compactMap { $0.change(count) }
  }

  /// A twentieth.
  package static let standardTolerance = 0.05

  private struct Changed {
    let outcome: PairOutcome
    let before: PairRecord?
    let after: PairRecord?
    let result: Int?
    let causes: PairCauses?

    init(outcome: PairOutcome, before: PairRecord?, after: PairRecord?, result: Int?) {
      self.outcome = outcome
      self.before = before
      self.after = after
      self.result = result
      causes = before.flatMap { before in after.map { PairCauses(from: before, to: $0) } }
    }

    func change(_ count: CauseCount) -> PairChange? {
      guard let record = after ?? before else { return nil }
      var all = causes?.causes ?? []
      let main = count.main(among: all)
      if let main { all.insert(all.remove(at: main), at: 0) }
      return PairChange(
        outcome: outcome, pair: record.pair, context: record.context.joined(with: before?.context ?? []),
        before: before, after: after, causes: all, place: main.flatMap { causes?.places[$0] },
        input: main.flatMap { causes?.inputs[$0] }, result: result)
    }
  }
}
