import Colors
import Diagnostics
package import Documents

/// What a check compares its results with.
package struct RegressionCheck: Sendable {
  let baseline: ContrastBaseline?
  /// The part of its ratio that a pair may lose before it slipped.
  package let tolerance: Double
  /// Whether what fell below its requirement is said by `contrast/regression`, rather than by `contrast/minimum`.
  let tellsRegressions: Bool
  /// What is wrong with the options.
  let findings: [Finding]

  /// `baseline`: the file beside the pair file, where there is one. `options`: those of `contrast/slipped`.
  package init(baseline: Document?, options: Node? = nil, tellsRegressions: Bool = true) {
    self.baseline = baseline.map { ContrastBaseline($0) }
    self.tellsRegressions = tellsRegressions
    var reader = OptionReader(options, of: .contrastSlipped, known: ["tolerance"])
    tolerance = reader.number("tolerance", above: 0, below: 1) ?? PairChange.standardTolerance
    findings = reader.findings
  }
}

/// Holds the results of a pair file against its baseline.
struct BaselineReview {
  private(set) var findings: [Finding] = []
  /// How many failures the baseline knows.
  private(set) var knownCount = 0
  /// The results without failures of which nothing more is to be said: they are known, or told as regressions.
  private(set) var unsettled: [PairResult]

  /// `isSound`: whether every pair could be read; of what a fault hides, the baseline is not out of date.
  init(_ check: RegressionCheck, _ recorder: PairRecorder, in files: SourceFiles, isSound: Bool) {
    findings = check.findings
    unsettled = recorder.results
    guard let baseline = check.baseline else { return }
    findings += baseline.findings
    let rows = PairComparison(baseline.records, recorder, tolerance: check.tolerance, isRounded: true).rows
    var settled: Set<Int> = []
    var regressed: [PairComparison.Row] = []
    var slipped: [PairComparison.Row] = []
    var stale = StaleEntries(baseline, recorder, isSound: isSound)
    for row in rows {
      guard let record = row.record else { continue }
      guard let result = row.result else {
        stale.add(gone: record)
        continue
      }
      switch (baseline.records[record].verdict, recorder.results[result].verdict, row.outcome) {
      case (.pass, .fail, _), (.fail, .fail, .fellFurther):
        if check.tellsRegressions { regressed.append(row) }
      case (.fail, .fail, _):
        knownCount += 1
        settled.insert(result)
      case (.pass, .pass, .slipped): slipped.append(row)
      case (.fail, .pass, _): stale.add(fixed: record, result)
      default: break
      }
    }
    for record in RecordIndex(baseline.records).repeated { stale.add(repeated: record) }
    settled.formUnion(regressed.compactMap(\.result))
    unsettled = recorder.results.indices.filter { !settled.contains($0) }.map { recorder.results[$0] }
    let words = RegressionFindings(baseline.records, recorder, in: files)
    findings += words.findings(for: regressed, .contrastRegression)
    findings += words.findings(for: slipped, .contrastSlipped)
    findings += stale.findings
  }
}

/// Entries of a baseline that no longer say how things stand.
private struct StaleEntries {
  private let baseline: ContrastBaseline
  private let recorder: PairRecorder
  private let isSound: Bool
  private(set) var findings: [Finding] = []

  init(_ baseline: ContrastBaseline, _ recorder: PairRecorder, isSound: Bool) {
    self.baseline = baseline
    self.recorder = recorder
    self.isSound = isSound
  }

  /// It failed, and passes.
  mutating func add(fixed entry: Int, _ result: Int) {
    let record = baseline.records[entry]
    let now = recorder.record(of: result)
    let ratio = WCAG.words(now.ratio ?? 0, against: now.required)
    // An entry for more contexts than this one goes on speaking of the others.
    let edits = now.context == record.context ? [Fix.Edit(baseline.spans[entry], now.line)] : []
    report(
      entry, "\(record.pair.words) failed\(place(record)) when this was written, and passes: \(ratio):1", edits,
      "record what it is now")
  }

  /// No result meets it.
  mutating func add(gone entry: Int) {
    let record = baseline.records[entry]
    guard isSound, !isHidden(record) else { return }
    report(
      entry, "\(record.pair.words) is not measured\(place(record)) any more",
      [Fix.Edit(spanWithComma(entry), "")], "remove the entry")
  }

  /// Another entry is for the same pair and context, and counts.
  mutating func add(repeated entry: Int) {
    let record = baseline.records[entry]
    report(
      entry, "\(record.pair.words) is recorded twice\(place(record)); this entry does not count",
      [Fix.Edit(spanWithComma(entry), "")], "remove the entry")
  }

  /// Whether a colour of the pair could not be resolved: a finding tells of that.
  private func isHidden(_ record: PairRecord) -> Bool {
    ([record.pair.foreground] + record.pair.surfaces).contains { path in
      recorder.tokens[path]?.variants.contains { $0.value == nil } ?? false
    }
  }

  /// The entry with what separates it from its neighbour.
  private func spanWithComma(_ entry: Int) -> Span {
    let (spans, own) = (baseline.spans, baseline.spans[entry])
    if entry + 1 < spans.count {
      return Span(file: own.file, lower: Int(own.lower), upper: Int(spans[entry + 1].lower))
    }
    return entry == 0 ? own : Span(file: own.file, lower: Int(spans[entry - 1].upper), upper: Int(own.upper))
  }

  private func place(_ record: PairRecord) -> String {
    record.context.isEmpty ? "" : " in \(recorder.words(for: record.context))"
  }

  private mutating func report(_ entry: Int, _ message: String, _ edits: [Fix.Edit], _ title: String) {
    findings.append(
      Finding(
        .contrastStaleBaseline, .warning, message, at: baseline.spans[entry],
        symbol: baseline.records[entry].pair.words, help: ["tokens contrast --update-baseline brings it up to date"],
        fixes: edits.isEmpty || !baseline.isSound ? [] : [Fix(title, safe: true, edits: edits)]))
  }
}
