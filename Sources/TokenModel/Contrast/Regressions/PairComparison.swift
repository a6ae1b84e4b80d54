import Colors

/// What became of pairs since they were recorded.
struct PairComparison: Sendable {
  /// A recorded state and a measured one of the same pair in contexts that meet, or one of them alone.
  struct Row: Sendable {
    /// Index into the records.
    let record: Int?
    /// Index into the results.
    let result: Int?
    let outcome: PairOutcome
  }

  /// In the order of the results; records that no result meets at the end.
  private(set) var rows: [Row] = []

  /// `isRounded`: the records' ratios were rounded, so the results' are before they are compared.
  init(_ records: [PairRecord], _ recorder: PairRecorder, tolerance: Double, isRounded: Bool) {
    let index = RecordIndex(records)
    var met = Set<Int>()
    var pair: (number: Int, records: RecordIndex.Contexts?)?
    for (position, result) in recorder.results.enumerated() {
      if pair?.number != result.pair { pair = (result.pair, index.contexts(of: recorder.pair(result.pair))) }
      let meeting = pair?.records?.meeting(recorder.context(of: result)) ?? []
      let kind = recorder.pairs[result.pair].kind
      if meeting.isEmpty {
        rows.append(Row(record: nil, result: position, outcome: PairOutcome(ofNew: result.verdict)))
      }
      for record in meeting {
        met.insert(record)
        let ratio = isRounded ? result.ratio.map(PairRecord.rounded) : result.ratio
        let outcome = PairOutcome(
          from: records[record], to: result, ratio: ratio, enhanced: Level.aaa.enhanced(kind, result.isLargeText),
          tolerance: tolerance)
        rows.append(Row(record: record, result: position, outcome: outcome))
      }
    }
    for record in records.indices where !met.contains(record) && !index.repeated.contains(record) {
      rows.append(Row(record: record, result: nil, outcome: .gone))
    }
  }
}

extension Level {
  /// What AAA asks where it asks more than AA: of text.
  fileprivate func enhanced(_ kind: PairKind, _ isLarge: Bool) -> Double? {
    kind == .text ? ratio(for: kind, large: isLarge) : nil
  }
}

/// Records, found by pair and context.
struct RecordIndex: Sendable {
  /// The records of one pair.
  struct Contexts: Sendable {
    fileprivate var exact: [[PairRecord.Choice]: Int] = [:]
    fileprivate var all: [(context: [PairRecord.Choice], record: Int)] = []

    /// The record of exactly this context, or all whose context meets it: a pair that a theme changes now was recorded
    /// for every theme at once, and the other way round.
    func meeting(_ context: [PairRecord.Choice]) -> [Int] {
      if let record = exact[context] { return [record] }
      return all.filter { $0.context.meets(context) }.map(\.record)
    }
  }

  private var pairs: [PairRecord.Pair: Contexts] = [:]
  /// Records of a pair and context that an earlier one is for.
  private(set) var repeated: [Int] = []

  /// Of two records of one pair and context, the first counts.
  init(_ records: [PairRecord]) {
    for (position, record) in records.enumerated() {
      guard pairs[record.pair]?.exact[record.context] == nil else {
        repeated.append(position)
        continue
      }
      pairs[record.pair, default: Contexts()].exact[record.context] = position
      pairs[record.pair, default: Contexts()].all.append((record.context, position))
    }
  }

  func contexts(of pair: PairRecord.Pair) -> Contexts? { pairs[pair] }
}
