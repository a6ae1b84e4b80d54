import Colors
import Diagnostics

/// Findings for pairs that have less contrast than was agreed on, one for each place that was written anew.
struct RegressionFindings {
  /// How many other pairs a finding lists.
  private static let listed = 5

  private let records: [PairRecord]
  private let recorder: PairRecorder
  private let files: SourceFiles

  /// A pair that fell, and why.
  private struct Fall {
    let before: PairRecord
    let after: PairRecord
    /// Index into the results.
    let position: Int
    let result: PairResult
    let causes: PairCauses
    /// The main one of the causes; nil where none is known.
    var main: Int? { causes.main }
    /// The other causes.
    var others: [PairCause] { causes.causes.enumerated().filter { $0.offset != main }.map(\.element) }
    var cause: PairCause? { main.map { causes.causes[$0] } }
    /// How far it is from what it needs: the less, the worse.
    var shortfall: Double { (after.ratio ?? 0) / after.required }
  }

  private struct Group: Hashable {
    let cause: PairCause?
    let place: Span
  }

  init(_ records: [PairRecord], _ recorder: PairRecorder, in files: SourceFiles) {
    self.records = records
    self.recorder = recorder
    self.files = files
  }

  /// In the order in which the places first touch a pair.
  func findings(for rows: [PairComparison.Row], _ rule: RuleID) -> [Finding] {
    let falls = rows.compactMap(fall)
    var order: [Group] = []
    var groups: [Group: [Fall]] = [:]
    for fall in falls {
      let group = Group(cause: fall.cause, place: place(of: fall))
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(fall)
    }
    let files = files
    var advice = ChangeAdvice(rule == .contrastRegression ? order.map(\.place) : [], recorder) { files[$0] }
    return order.compactMap { group in groups[group].flatMap { finding($0, at: group.place, rule, &advice) } }
  }

  private func fall(_ row: PairComparison.Row) -> Fall? {
    guard let record = row.record, let result = row.result else { return nil }
    let (before, after) = (records[record], recorder.record(of: result))
    return Fall(
      before: before, after: after, position: result, result: recorder.results[result],
      causes: PairCauses(from: before, to: after))
  }

  /// What was written anew; the pair where that is not known.
  private func place(of fall: Fall) -> Span {
    fall.main.flatMap { fall.causes.places[$0] } ?? recorder.pairs[fall.result.pair].span
  }

  private func finding(
    _ group: [Fall], at place: Span, _ rule: RuleID, _ advice: inout ChangeAdvice
  ) -> Finding? {
    guard let worst = group.min(by: { $0.shortfall < $1.shortfall }) else { return nil }
    let isFailing = rule == .contrastRegression
    let found = isFailing ? mending(worst, at: place, &advice) : (help: [accepting], fixes: [])
    return Finding(
      rule, isFailing ? .error : .warning, "\(story(worst))\(since(worst)); \(isFailing ? demand(worst) : rest(worst))",
      at: place, symbol: worst.cause?.token ?? worst.after.pair.words, labels: labels(worst, at: place),
      notes: notes(worst, in: group), help: found.help, fixes: found.fixes)
  }
}

// MARK: - Words

extension RegressionFindings {
  private var accepting: String { "if it is meant, record it: tokens contrast --update-baseline" }

  /// "text.muted on surface.base fell from 6.05:1 to 3.11:1 in dark".
  private func story(_ fall: Fall) -> String {
    let now = WCAG.words(fall.after.ratio ?? 0, against: fall.after.required)
    guard fell(fall) else { return "\(fall.after.pair.words) is \(now):1\(place(fall))" }
    let then = WCAG.words(fall.before.ratio ?? 0, against: fall.after.required)
    return "\(fall.after.pair.words) fell from \(then):1 to \(now):1\(place(fall))"
  }

  /// Otherwise what is asked of it rose.
  private func fell(_ fall: Fall) -> Bool { fall.before.ratio ?? 0 > PairRecord.rounded(fall.after.ratio ?? 0) }

  /// " in dark"; nothing where the pair is the same everywhere.
  private func place(_ fall: Fall) -> String {
    let context = fall.after.context.joined(with: fall.before.context)
    return context.isEmpty ? "" : " in \(recorder.words(for: context))"
  }

  private func since(_ fall: Fall) -> String {
    guard let cause = fall.cause else { return ", and none of its colours changed" }
    return "\(fell(fall) ? ", since" : ", and") \(words(cause))"
  }

  private func words(_ cause: PairCause) -> String {
    let (before, after) = cause.change
    return "\(cause.token ?? "the requirement") went from \(before) to \(after)"
  }

  private func demand(_ fall: Fall) -> String {
    let what =
      switch fall.after.pair.kind {
      case .graphic: "a graphic"
      case .text: fall.result.isLargeText ? "large text" : "body text"
      }
    return "\(what) needs \(WCAG.words(required: fall.after.required)):1"
  }

  /// What is left of a pair that slipped.
  private func rest(_ fall: Fall) -> String {
    let enhanced = Level.aaa.ratio(for: fall.after.pair.kind, large: fall.result.isLargeText)
    let needs = "it still passes \(WCAG.words(required: fall.after.required)):1"
    guard fall.after.pair.kind == .text, fall.before.ratio ?? 0 >= enhanced, fall.after.ratio ?? 0 < enhanced else {
      return needs
    }
    return "\(needs), and has lost AAA (\(WCAG.words(required: enhanced)):1)"
  }

  private func labels(_ fall: Fall, at place: Span) -> [Finding.Label] {
    var labels: [Finding.Label] = []
    let changed = fall.main.flatMap { fall.causes.inputs[$0].first }
    // From the place to the pair's own token.
    if let input = fall.after.inputs.first(where: { $0.token == changed }),
      let start = input.places.firstIndex(of: place)
    {
      for step in (0..<start).reversed() {
        labels.append(
          Finding.Label(
            input.places[step], "\(input.chain[step + 1]) is what \(input.chain[step]) uses\(self.place(fall))"))
      }
    }
    let pair = recorder.pairs[fall.result.pair]
    if pair.span != place { labels.append(Finding.Label(pair.span, "the pair")) }
    return labels
  }

  private func notes(_ worst: Fall, in group: [Fall]) -> [String] {
    var notes = worst.others.map { "also, \(words($0))" }
    if let point = worst.result.worst, let field = worst.after.pair.field {
      notes.append(WorstWords(point, field).words(worst.result))
    }
    let others = group.filter { $0.after.pair != worst.after.pair || $0.after.context != worst.after.context }
    for fall in others.prefix(Self.listed) {
      notes.append("also \(story(fall)), needs \(WCAG.words(required: fall.after.required)):1")
    }
    if others.count > Self.listed { notes.append("and \(others.count - Self.listed) more") }
    return notes
  }

  /// The nearest value that passes, where a value was written anew; and what stood there before.
  private func mending(
    _ fall: Fall, at place: Span, _ advice: inout ChangeAdvice
  ) -> (help: [String], fixes: [Fix]) {
    guard let cause = fall.cause, let token = cause.token else {
      return (["mend the pair: it needs \(WCAG.words(required: fall.after.required)):1"], [])
    }
    let back = "put \(token) back to \(cause.change.before)"
    guard case .value = cause, let input = fall.main.flatMap({ fall.causes.inputs[$0].first }) else {
      return ([back], [])
    }
    let (help, fixes) = advice.advice(for: fall.position, input: input, at: place)
    return (help + [back], fixes)
  }
}
