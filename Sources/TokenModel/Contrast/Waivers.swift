import Diagnostics
import Files

/// Lets pairs fail that a pair file waives, and sees to it that waivers end.
struct Waivers {
  /// How many days before its end a waiver warns.
  private static let notice = 14
  /// How many stacks a finding lists.
  private static let listed = 3

  private let tokens: TokenSet
  private let fields: [String: PairFile.Field?]
  private let today: CalendarDate
  /// Tokens of pairs that could not be understood.
  private let faulty: Set<Int>
  private(set) var findings: [Finding] = []

  /// What a waiver names.
  private struct Key: Hashable {
    let kind: PairKind
    let foreground: String
    let stack: [String]
  }

  /// `faulty`: tokens of entries that could not be understood; of those no pair is said to be missing.
  init(over fields: [String: PairFile.Field?], tokens: TokenSet, today: CalendarDate, faulty: Set<Int>) {
    self.faulty = faulty
    self.tokens = tokens
    self.fields = fields
    self.today = today
  }

  /// Turns the verdicts of failing results that a waiver covers.
  mutating func apply(_ waivers: [PairFile.Waiver], to results: inout [PairResult], of pairs: [DeclaredPair]) {
    guard !waivers.isEmpty else { return }
    let positions = Dictionary(grouping: pairs.indices) { key(of: pairs[$0]) }
    let places = Dictionary(grouping: results.indices) { results[$0].pair }
    for waiver in waivers {
      guard namesAreKnown(waiver) else { continue }
      let key = Key(kind: waiver.kind, foreground: waiver.foreground.text, stack: waiver.surfaces.map(\.text))
      guard let meant = positions[key] else {
        if tokens.position(of: waiver.foreground.text).map(faulty.contains) ?? false { continue }
        report(.error, "no pair puts \(words(waiver))", waiver.span, waiver, help: help(instead: waiver, pairs))
        continue
      }
      apply(waiver, to: &results, at: meant.flatMap { places[$0] ?? [] })
    }
  }

  /// `meant`: indices of the results of the pair that is waived.
  private mutating func apply(_ waiver: PairFile.Waiver, to results: inout [PairResult], at meant: [Int]) {
    let covered = meant.filter { waiver.condition.holds(in: results[$0].context.choices) }
    let failing = covered.filter { results[$0].verdict == .fail }
    if failing.isEmpty, let modifier = idleModifier(of: waiver, meant.map { results[$0] }) {
      report(
        .error, "\(words(waiver)) fails whatever \(modifier) is, and this waiver holds in one context of it alone",
        waiver.span, waiver, help: "leave \(modifier) out of its context")
    } else if failing.isEmpty {
      let verdicts = Set((covered.isEmpty ? meant : covered).map { results[$0].verdict })
      report(
        .error, "\(words(waiver)) needs no waiver: \(reason(verdicts))", waiver.span, waiver,
        help: "remove the waiver")
    } else if waiver.until < today {
      report(
        .error, "the waiver for \(words(waiver)) ended on \(waiver.until)", waiver.untilSpan, waiver,
        help: "mend the pair, or agree on another day")
    } else {
      for index in failing { results[index].verdict = .waived }
      warn(waiver)
    }
  }

  /// Why nothing fails that a waiver could cover.
  private func reason(_ verdicts: Set<PairResult.Verdict>) -> String {
    if verdicts.contains(.waived) { return "another waiver covers it" }
    if verdicts.contains(.exempt) { return "it is exempt" }
    if verdicts.contains(.undecided) { return "it is undecided, which cannot be waived" }
    return verdicts.isEmpty ? "it is measured nowhere" : "it passes"
  }

  private func key(of pair: DeclaredPair) -> Key {
    Key(kind: pair.kind, foreground: tokens.tokens[pair.foreground].path, stack: tokens.stackNames(of: pair))
  }

  /// A modifier that the waiver speaks of and that changes nothing about a pair that fails.
  private func idleModifier(of waiver: PairFile.Waiver, _ results: [PairResult]) -> String? {
    let failing = results.filter { $0.verdict == .fail }
    let idle = waiver.condition.requirements.first { requirement in
      failing.contains { !$0.axes.contains(requirement.axis) }
    }
    return idle.map { tokens.modifiers[$0.axis].name }
  }

  private mutating func warn(_ waiver: PairFile.Waiver) {
    let days = today.days(until: waiver.until)
    guard days <= Self.notice else { return }
    let left = days == 0 ? "today" : days == 1 ? "tomorrow" : "in \(days) days"
    report(
      .warning, "the waiver for \(words(waiver)) ends \(left)", waiver.untilSpan, waiver,
      help: "mend the pair, or agree on another day")
  }

  private func words(_ waiver: PairFile.Waiver) -> String {
    "\(waiver.foreground.text) on \(waiver.surfaces.map(\.text).joined(separator: " over "))"
  }

  private mutating func report(
    _ severity: Severity, _ message: String, _ span: Span, _ waiver: PairFile.Waiver, help: String
  ) {
    findings.append(
      Finding(.contrastWaiver, severity, message, at: span, symbol: words(waiver), help: [help]))
  }
}

// MARK: - Pairs that are not there

extension Waivers {
  /// The nearest of what is declared: the same colours over something, or as the other kind.
  private func help(instead waiver: PairFile.Waiver, _ pairs: [DeclaredPair]) -> String {
    let near = pairs.filter { pair in
      tokens.tokens[pair.foreground].path == waiver.foreground.text
        && tokens.tokens[pair.surfaces[0]].path == waiver.surfaces[0].text
    }
    let same = near.filter { $0.kind == waiver.kind }
    let stacks = same.map { Array(tokens.stackNames(of: $0).dropFirst()) }.uniqued
    guard !stacks.isEmpty else {
      guard let other = near.first(where: { tokens.stackNames(of: $0) == waiver.surfaces.map(\.text) }) else {
        return "remove the waiver, or declare the pair"
      }
      return "it is declared as a \(other.kind): write \(other.kind): \(waiver.foreground.text)"
    }
    let words = stacks.map { $0.isEmpty ? "no over" : "over: [\($0.joined(separator: ", "))]" }
    let listed = Array(words.prefix(Self.listed)) + (words.count > Self.listed ? ["another that is declared"] : [])
    return "name the one pair that it is for, with \(list(listed, "or"))"
  }

  /// Whether everything that a waiver names exists; a field has its place in `over`.
  private mutating func namesAreKnown(_ waiver: PairFile.Waiver) -> Bool {
    for (position, name) in ([waiver.foreground] + waiver.surfaces).enumerated() {
      if position > 1, let field = fields[name.text] {
        // A field that could not be understood was reported where it stands.
        guard field != nil else { return false }
        continue
      }
      if let problem = PairProblem(fieldOutsideOver: name.text, name.span, fields) {
        findings.append(problem.finding)
        return false
      }
      do {
        _ = try tokens.token(name, type: .color, orOneOf: position > 1 ? fields.keys.sorted() : [])
      } catch {
        findings.append(error.finding)
        return false
      }
    }
    return true
  }
}
