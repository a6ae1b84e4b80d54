import Colors
package import Diagnostics

/// Holds what an app's sources use against what its pair files declare: pairs that are used and not declared are
/// measured at once, in every context.
package struct UsedPairCheck {
  package static let rules = UsedPairRules.all

  private let reports: [ContrastReport]
  /// The pair file whose requirements hold for what no file declares.
  private let report: ContrastReport
  private let tokens: TokenSet
  private let positions: [String: Int]

  /// `reports`: of the product's pair files; without any, WCAG's level AA is asked.
  package init(_ tokens: TokenSet, _ reports: [ContrastReport]) {
    self.reports = reports
    report = reports.first ?? ContrastReport(of: tokens)
    self.tokens = report.tokens
    positions = Dictionary(
      report.tokens.tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Two uses are one pair where their colours are.
  private struct Key: Hashable {
    let kind: PairKind
    let foreground: Int
    let surfaces: [Int]
    let style: Int?
  }

  /// One finding for each undeclared pair, where it is used first; its other uses are labels.
  package func undeclared(_ uses: [UsedPair]) -> [Finding] {
    var order: [Key] = []
    var places: [Key: [UsedPair]] = [:]
    for use in uses {
      guard let foreground = positions[use.foreground], case let surfaces = use.surfaces.compactMap({ positions[$0] }),
        let surface = surfaces.first, !isDeclared(foreground, surface, use.kind)
      else { continue }
      let key = Key(
        kind: use.kind, foreground: foreground, surfaces: visible(surfaces),
        style: use.style.flatMap { positions[$0] })
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(use)
    }
    let pairs = order.enumerated().flatMap { place, key in
      stacks(of: key).enumerated().map { pair(key, $1, number: place << 8 | $0, places[key]?[0]) }
    }
    let results = Dictionary(grouping: results(of: pairs)) { pairs[$0.pair].stack >> 8 }
    return order.enumerated().compactMap { place, key in
      finding(pairs, results[place] ?? [], places[key] ?? [])
    }
  }

  /// Entries of pair files of which no pair is used anywhere.
  package func unused(_ uses: [UsedPair]) -> [Finding] {
    let used = Set(
      uses.compactMap { use in
        positions[use.foreground].flatMap { foreground in
          use.surfaces.first.flatMap { positions[$0] }.map { [foreground, $0] }
        }
      })
    return reports.flatMap { report in
      let entries = Dictionary(grouping: report.pairs, by: \.span)
      return entries.filter { _, pairs in !pairs.contains { used.contains([$0.foreground, $0.surfaces[0]]) } }
        .sorted { $0.key.lower < $1.key.lower }
        .map { span, pairs in
          Finding(
            .declaredUnused, .note,
            "no view that can be seen through uses \(pairs.count == 1 ? "this pair" : "these pairs")",
            at: span, symbol: tokens.tokens[pairs[0].foreground].path,
            notes: ["what only other files put together, or a condition decides, is not seen"],
            help: ["remove it once nothing uses it"])
        }
    }
  }

  /// Text needs at least as much as a graphic does, so a declared text holds a graphic too.
  private func isDeclared(_ foreground: Int, _ surface: Int, _ kind: PairKind) -> Bool {
    reports.contains { report in
      report.exempt.contains(foreground)
        || report.pairs.contains {
          $0.foreground == foreground && $0.surfaces[0] == surface && ($0.kind == .text || kind == .graphic)
        }
    }
  }

  /// Down to the first that nothing shows through.
  private func visible(_ surfaces: [Int]) -> [Int] {
    let end = surfaces.firstIndex(where: isOpaque).map { $0 + 1 } ?? surfaces.count
    return Array(surfaces[..<end])
  }

  private func isOpaque(_ token: Int) -> Bool {
    tokens.tokens[token].variants.allSatisfy { variant in
      if case .color(let color)? = variant.value { color.alpha == 1 } else { true }
    }
  }

  // MARK: - Measuring

  /// What lies behind: as the sources have it, or, where something translucent is the last thing that they tell of, as
  /// the pair files have it for other colours on the same surface.
  private func stacks(of key: Key) -> [DeclaredPair?] {
    guard !key.surfaces.contains(where: isOpaque) else { return [nil] }
    var seen: Set<Int> = []
    let known = report.pairs.filter { $0.surfaces[0] == key.surfaces[0] && seen.insert($0.stack).inserted }
    return known.isEmpty ? [nil] : known.prefix(255).map { $0 }
  }

  private func pair(_ key: Key, _ stack: DeclaredPair?, number: Int, _ use: UsedPair?) -> DeclaredPair {
    let span = use?.foregroundSpan ?? tokens.tokens[key.foreground].nameSpan
    let surfaces = stack?.surfaces ?? key.surfaces
    return DeclaredPair(
      kind: key.kind, foreground: key.foreground, surfaces: surfaces, field: stack?.field,
      fieldPosition: stack?.fieldPosition ?? surfaces.count, fieldTokens: stack?.fieldTokens ?? [], style: key.style,
      span: span, stack: number, surfaceSpan: use?.surfaceSpan ?? span)
  }

  private func results(of pairs: [DeclaredPair]) -> [PairResult] {
    PairEvaluator(pairs, of: report.file, exempt: report.exempt, tokens: tokens).results
  }

  // MARK: - Words

  private func finding(_ pairs: [DeclaredPair], _ results: [PairResult], _ uses: [UsedPair]) -> Finding? {
    guard let use = uses.first else { return nil }
    let names = "\(use.foreground) on \(use.surfaces[0])"
    let declare = "{ \(use.kind.rawValue): \(use.foreground), on: \(use.surfaces[0]) }"
    let measured = results.filter { $0.ratio != nil }
    let worst = measured.min { ($0.ratio ?? 0) / $0.required < ($1.ratio ?? 0) / $1.required }
    let found: (severity: Severity, what: String, help: [String])
    if let worst, let ratio = worst.ratio {
      let pair = pairs[worst.pair]
      let shown = "\(WCAG.words(ratio, against: worst.required)):1\(tokens.place(of: worst))"
      let demand = "\(pair.kind.words(isLarge: worst.isLargeText)) needs \(WCAG.words(required: worst.required)):1"
      if worst.verdict == .fail {
        let others = measured.filter { $0.verdict == .fail }.count - 1
        found = (
          .error,
          "is \(shown); \(demand)\(others > 0 ? "; so it is in \(others) more context\(others == 1 ? "" : "s")" : "")",
          ["use another colour here, or another surface", "declare the pair, so that it is held: \(declare)"]
        )
      } else {
        found = (.warning, "is \(shown) at the least, which passes, and nothing holds it", ["declare it: \(declare)"])
      }
    } else {
      found = (
        .warning, "is not known: \(use.surfaces[0]) lets what lies behind it through",
        [
          "declare it with what lies behind: { \(use.kind.rawValue): \(use.foreground), on: \(use.surfaces[0]), over: […] }"
        ]
      )
    }
    return Finding(
      .usedUndeclared, found.severity, "\(names) is used and not declared: it \(found.what)", at: use.foregroundSpan,
      symbol: "\(use.view) \(names)", labels: labels(uses), notes: ["the view is \(use.view)"], help: found.help)
  }

  /// The surface, the text itself where it stands apart, and where else the two meet.
  private func labels(_ uses: [UsedPair]) -> [Finding.Label] {
    guard let first = uses.first else { return [] }
    var labels = [Finding.Label(first.surfaceSpan, "on \(first.surfaces[0])")]
    if first.viewSpan.lower > first.foregroundSpan.upper || first.viewSpan.upper < first.foregroundSpan.lower {
      labels.append(Finding.Label(first.viewSpan, "this is what is shown in it"))
    }
    var seen = Set([first.foregroundSpan])
    let others = uses.dropFirst().filter { seen.insert($0.foregroundSpan).inserted }
    return labels + others.prefix(3).map { Finding.Label($0.foregroundSpan, "and in \($0.view)") }
  }
}

extension PairKind {
  /// What WCAG asks a ratio of: "body text".
  func words(isLarge: Bool) -> String {
    switch self {
    case .graphic: "a graphic"
    case .text: isLarge ? "large text" : "body text"
    }
  }
}
