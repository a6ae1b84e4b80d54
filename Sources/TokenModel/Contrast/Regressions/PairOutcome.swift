/// What became of a pair in a context. In the order of a report: what fails comes first.
package enum PairOutcome: String, CaseIterable, Hashable, Sendable {
  /// It fails, and did not before: it was right, waived or exempt.
  case newlyFailing = "newly-failing"
  case newPairFailing = "new-pair-failing"
  /// Its ratio was known, and is not any more.
  case newlyUndecided = "newly-undecided"
  /// It failed before, and fails by more.
  case fellFurther = "fell-further"
  /// It passes, and fell by more than the tolerance, or lost AAA.
  case slipped
  /// It passes, and fell by no more than the tolerance.
  case lower
  /// It fails, and less than before.
  case stillFailing = "still-failing"
  case fixed
  case better
  /// Waived or exempt now.
  case excused
  /// Only what is asked of it changed.
  case requirement
  case newPair = "new-pair"
  case gone
  case same

  package var words: String {
    switch self {
    case .newPairFailing: "new pair, fails"
    case .newlyUndecided: "not known any more"
    case .stillFailing: "better, still fails"
    case .excused: "waived or exempt"
    case .requirement: "other requirement"
    default: String(rawValue.map { $0 == "-" ? " " : $0 })
    }
  }

  /// After a number: "new pairs".
  package func words(for count: Int) -> String {
    switch self {
    case .newPair where count != 1: "new pairs"
    case .newPairFailing where count != 1: "new pairs, fail"
    default: words
    }
  }

  /// Whether something is wrong that was not wrong before.
  package var isNewFailure: Bool {
    switch self {
    case .newlyFailing, .newPairFailing, .newlyUndecided: true
    default: false
    }
  }

  /// For a pair that was not recorded.
  init(ofNew verdict: PairResult.Verdict) {
    switch verdict {
    case .fail, .undecided: self = .newPairFailing
    case .pass, .exempt, .waived: self = .newPair
    }
  }

  /// `ratio`: the result's, to as many digits as the record's. `enhanced`: what AAA asks of it.
  init(from record: PairRecord, to result: PairResult, ratio: Double?, enhanced: Double?, tolerance: Double) {
    let fall = Fall(from: record.ratio, to: ratio)
    let isChanged = fall != .none || record.required != result.required
    switch (record.verdict, result.verdict) {
    case (.undecided, .undecided): self = .same
    case (_, .undecided): self = .newlyUndecided
    case (.fail, .fail):
      self = fall == .down ? .fellFurther : fall == .up ? .stillFailing : isChanged ? .requirement : .same
    case (_, .fail): self = .newlyFailing
    case (.fail, .pass), (.waived, .pass), (.undecided, .pass): self = .fixed
    case (_, .pass):
      guard fall == .down else {
        self = fall == .up ? .better : isChanged ? .requirement : .same
        return
      }
      let (before, after) = (record.ratio ?? 0, ratio ?? 0)
      let lostLevel = enhanced.map { before >= $0 && after < $0 } ?? false
      self = lostLevel || after < before * (1 - tolerance) ? .slipped : .lower
    case (.exempt, .exempt), (.waived, .waived):
      self = fall == .down ? .lower : fall == .up ? .better : isChanged ? .requirement : .same
    case (_, .exempt), (_, .waived): self = .excused
    }
  }

  private enum Fall {
    case down
    case none
    case up

    /// Differences of a billionth are the noise of arithmetic.
    init(from before: Double?, to after: Double?) {
      guard let before, let after else {
        self = before == nil && after == nil ? .none : .up
        return
      }
      self = after < before - 1e-9 ? .down : after > before + 1e-9 ? .up : .none
    }
  }
}
