import Diagnostics
import Files

/// Lets pairs fail that a pair file waives, and sees to it that waivers end.
struct Waivers {
  /// How many days before its end a waiver warns.
  private static let notice = 14

  private let tokens: TokenSet
  private let today: CalendarDate
  private(set) var findings: [Finding] = []

  init(tokens: TokenSet, today: CalendarDate) {
    self.tokens = tokens
    self.today = today
  }

  /// Turns the verdicts of failing results that a waiver covers.
  mutating func apply(_ waivers: [PairFile.Waiver], to results: inout [PairResult], of pairs: [DeclaredPair]) {
    for waiver in waivers {
      guard let foreground = token(waiver.foreground), let surfaces = surfaces(waiver) else { continue }
      let meant = Set(pairs.indices.filter { pairs[$0].foreground == foreground && pairs[$0].surfaces == surfaces })
      let failing = results.indices.filter { index in
        results[index].verdict == .fail && meant.contains(results[index].pair)
          && waiver.condition.holds(in: results[index].context.choices)
      }
      if meant.isEmpty {
        report(
          .error, "no pair puts \(words(waiver))", waiver.span, waiver, help: "remove the waiver, or declare the pair")
      } else if failing.isEmpty, let modifier = idleModifier(of: waiver, results.filter { meant.contains($0.pair) }) {
        report(
          .error, "\(words(waiver)) fails whatever \(modifier) is, and this waiver holds in one context of it alone",
          waiver.span, waiver, help: "leave \(modifier) out of its context")
      } else if failing.isEmpty {
        report(.error, "\(words(waiver)) needs no waiver: it passes", waiver.span, waiver, help: "remove the waiver")
      } else if waiver.until < today {
        report(
          .error, "the waiver for \(words(waiver)) ended on \(waiver.until)", waiver.untilSpan, waiver,
          help: "mend the pair, or agree on another day")
      } else {
        for index in failing { results[index].verdict = .waived }
        warn(waiver)
      }
    }
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
    "\(waiver.foreground.text) on \(([waiver.surface] + waiver.over).map(\.text).joined(separator: " over "))"
  }

  private mutating func surfaces(_ waiver: PairFile.Waiver) -> [Int]? {
    var result: [Int] = []
    for name in [waiver.surface] + waiver.over {
      guard let token = token(name) else { return nil }
      result.append(token)
    }
    return result
  }

  private mutating func token(_ name: PairFile.Name) -> Int? {
    do {
      return try tokens.token(name, type: .color)
    } catch {
      findings.append(error.finding)
      return nil
    }
  }

  private mutating func report(
    _ severity: Severity, _ message: String, _ span: Span, _ waiver: PairFile.Waiver, help: String
  ) {
    findings.append(
      Finding(.contrastWaiver, severity, message, at: span, symbol: words(waiver), help: [help]))
  }
}
