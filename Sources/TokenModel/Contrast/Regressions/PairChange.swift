package import Diagnostics

/// A pair that came to something else in one context.
package struct PairChange: Sendable {
  package let outcome: PairOutcome
  package let pair: PairRecord.Pair
  /// Where both states stand: what one of them leaves open, the other says.
  package let context: [PairRecord.Choice]
  package let before: PairRecord?
  package let after: PairRecord?
  /// The one that changed most about it comes first. Empty for a pair that is new or gone.
  package let causes: [PairCause]
  /// Where the first of the causes is written now; nil where that is not known.
  package let place: Span?
  /// The first token of the pair that it changed.
  let input: String?
  /// Index into the results; nil where the pair is gone.
  let result: Int?

  /// What changed from one state of a product to another, in the order of the pairs; those that are gone at the end.
  /// `tolerance`: the part of its ratio that a pair may lose before it slipped.
  package static func all(
    from records: [PairRecord], to recorder: PairRecorder, tolerance: Double = standardTolerance
  ) -> [PairChange] {
    let rows = PairComparison(records, recorder, tolerance: tolerance, isRounded: false).rows
    return rows.filter { $0.outcome != .same }.compactMap { row in
      PairChange(
        row.outcome, from: row.record.map { records[$0] }, to: row.result.map(recorder.record), result: row.result)
    }
  }

  /// A twentieth.
  package static let standardTolerance = 0.05

  /// nil where there is neither.
  private init?(_ outcome: PairOutcome, from before: PairRecord?, to after: PairRecord?, result: Int?) {
    guard let record = after ?? before else { return nil }
    let found = before.flatMap { before in after.map { PairCauses(from: before, to: $0) } }
    var causes = found?.causes ?? []
    if let main = found?.main { causes.insert(causes.remove(at: main), at: 0) }
    self.outcome = outcome
    self.before = before
    self.after = after
    self.result = result
    self.causes = causes
    pair = record.pair
    context = record.context.joined(with: before?.context ?? [])
    place = found?.main.flatMap { found?.places[$0] }
    input = found?.main.flatMap { found?.inputs[$0].first }
  }
}
