/// All suppressions of a run, and what becomes of findings under them.
package struct Suppressions: Sendable {
  package struct Outcome: Sendable {
    /// What is left, with what is wrong about the suppressions themselves.
    package var findings: [Finding] = []
    package var suppressed: [Finding] = []
  }

  private let suppressions: [Suppression]

  package init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
  }

  /// Takes away what a suppression with a reason covers. `ran` tells which rules were checked: a suppression is unused
  /// only if the rules that it names had their chance.
  package func applied(
    to findings: [Finding], in files: SourceFiles, rules: RuleSet, ran: (RuleID) -> Bool = { _ in true }
  ) -> Outcome {
    guard !suppressions.isEmpty else { return Outcome(findings: findings) }
    let first = files.firstOfEachPath()
    let suppressions = unified(first)
    let covering = Coverage(suppressions, findings, in: files, first).positions
    var used = suppressions.map { Array(repeating: false, count: $0.patterns.count) }
    var outcome = Outcome()
    for (finding, positions) in zip(findings, covering) {
      let inForce = positions.filter { !suppressions[$0].reason.isEmpty }
      let hits = inForce.flatMap { position in
        suppressions[position].patterns(naming: finding.rule).map { (position, $0) }
      }
      for (position, pattern) in hits { used[position][pattern] = true }
      if hits.isEmpty { outcome.findings.append(finding) } else { outcome.suppressed.append(finding) }
    }
    for (suppression, used) in zip(suppressions, used) {
      outcome.findings += SuppressionReview(suppression, used: used, rules: rules).findings(ran: ran)
    }
    return outcome
  }

  /// A file that two products read has its suppressions once.
  private func unified(_ first: [FileID]) -> [Suppression] {
    var seen: Set<Suppression> = []
    return suppressions.map { $0.inFiles { first[Int($0.rawValue)] } }.filter { seen.insert($0).inserted }
  }
}

extension Suppression {
  fileprivate func patterns(naming rule: RuleID) -> [Int] {
    patterns.indices.filter { patterns[$0].rule.matches(rule) }
  }
}

/// Which suppressions cover which findings.
private struct Coverage {
  /// For each finding, in their order.
  private(set) var positions: [[Int]]
  private let suppressions: [Suppression]
  private let findings: [Finding]

  init(_ suppressions: [Suppression], _ findings: [Finding], in files: SourceFiles, _ first: [FileID]) {
    self.suppressions = suppressions
    self.findings = findings
    positions = Array(repeating: [], count: findings.count)
    let findingsByFile = Dictionary(grouping: findings.indices) { first[Int(findings[$0].span.file.rawValue)] }
    let suppressionsByFile = Dictionary(grouping: suppressions.indices) { suppressions[$0].span.file }
    for (file, here) in suppressionsByFile {
      guard let indices = findingsByFile[file] else { continue }
      coverLines(here, indices, LineIndex(files[file].bytes))
      coverRanges(here, indices)
    }
  }

  private mutating func coverLines(_ here: [Int], _ indices: [Int], _ lines: LineIndex) {
    var byLine: [Int: [Int]] = [:]
    for position in here {
      if case .line(let line) = suppressions[position].coverage { byLine[line, default: []].append(position) }
    }
    guard !byLine.isEmpty else { return }
    for index in indices {
      positions[index] += byLine[lines.line(at: Int(findings[index].span.lower))] ?? []
    }
  }

  /// Walks findings and ranges side by side from the file's start, with the ranges that hold the place in hand.
  private mutating func coverRanges(_ here: [Int], _ indices: [Int]) {
    var ranges: [(range: Range<Int>, position: Int)] = []
    for position in here {
      if case .range(let range) = suppressions[position].coverage { ranges.append((range, position)) }
    }
    guard !ranges.isEmpty else { return }
    ranges.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
    var open: [(range: Range<Int>, position: Int)] = []
    var next = 0
    for index in indices.sorted(by: { findings[$0].span.lower < findings[$1].span.lower }) {
      let offset = Int(findings[index].span.lower)
      while next < ranges.count, ranges[next].range.lowerBound <= offset {
        open.append(ranges[next])
        next += 1
      }
      open.removeAll { $0.range.upperBound <= offset }
      positions[index] += open.map(\.position)
    }
  }
}
