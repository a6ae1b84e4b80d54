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

  /// What changed from one state of a product to another, in the order of the pairs; those that are gone at the end.
  /// `tolerance`: the part of its ratio that a pair may lose before it slipped.
  package static func all(
    from records: [PairRecord], to recorder: PairRecorder, tolerance: Double = standardTolerance
  ) -> [PairChange] {
    let rows = PairComparison(records, recorder, tolerance: tolerance, isRounded: false).rows
    let changed = rows.filter { $0.outcome != .same }.map { row in
      Changed(
        outcome: row.outcome, before: row.record.map { records[$0] }, after: row.result.map(recorder.record))
    }
    var count = CauseCount()
    for change in changed { count.add(change.causes) }
    return changed.compactMap { $0.change(count) }
  }

  /// A twentieth.
  package static let standardTolerance = 0.05

  private struct Changed {
    let outcome: PairOutcome
    let before: PairRecord?
    let after: PairRecord?
    var causes: [PairCause] {
      guard let before, let after else { return [] }
      return PairCauses(from: before, to: after).causes
    }

    func change(_ count: CauseCount) -> PairChange? {
      guard let record = after ?? before else { return nil }
      var causes = causes
      if let main = count.main(among: causes) { causes.swapAt(0, main) }
      return PairChange(
        outcome: outcome, pair: record.pair, context: record.context.joined(with: before?.context ?? []),
        before: before, after: after, causes: causes)
    }
  }
}
