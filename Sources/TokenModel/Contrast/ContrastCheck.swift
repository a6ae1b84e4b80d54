package import Diagnostics
package import Documents
package import Files

/// Holds the pairs that a pair file declares to WCAG's contrast, in every context.
package enum ContrastCheck {
  package static let rules = ContrastRules.all

  /// `document` is the pair file, read into the same files as the tokens; what its reader found wrong is among the
  /// findings. `files` has the token files, where fixes are written; `today` decides which waivers hold. `regressions`:
  /// what the results are compared with.
  package static func run(
    _ document: Document, tokens: TokenSet, in files: SourceFiles, today: CalendarDate,
    regressions: RegressionCheck? = nil
  ) -> ContrastReport {
    var findings = document.issues.map(Finding.init)
    guard let root = document.root else {
      return ContrastReport(tokens: tokens, pairs: [], results: [], findings: findings)
    }
    let modifiers = ModifierTable(declared: tokens.modifiers)
    var reader = PairFileReader(tokens: tokens, modifiers: modifiers)
    let file = reader.read(root)
    let tokens = tokens.extended(by: modifiers, for: file)

    let expansion = PairExpansion(file, tokens: tokens)
    // Of a file that could not be read to its end, anything may be missing.
    let faulty = document.isComplete ? expansion.faulty : Set(tokens.tokens.indices)
    let exemptions = Exemptions(file, pairs: expansion.pairs, faulty: faulty, tokens: tokens)
    let evaluator = PairEvaluator(expansion.pairs, of: file, exempt: exemptions.exempt, tokens: tokens)
    var results = evaluator.results
    var waivers = Waivers(over: file.fields, tokens: tokens, today: today, faulty: faulty)
    waivers.apply(file.waivers, to: &results, of: expansion.pairs)
    var minimum = MinimumFindings(expansion.pairs, over: file.fields, tokens: tokens) { files[$0] }
    let faults = document.issues.map(Finding.init).filter { $0.rule == .syntax }.map(\.span)
    findings += (reader.findings + expansion.findings).filter { !$0.isCut(by: faults) }
    findings += exemptions.findings + evaluator.findings + waivers.findings
    let recorder = PairRecorder(expansion.pairs, results, over: file.fields, tokens: tokens)
    let isSound = !findings.contains { $0.severity == .error && $0.rule == .contrastPair }
    let review = regressions.map { BaselineReview($0, recorder, in: files, isSound: isSound) }
    findings += review?.findings ?? []
    findings += minimum.findings(for: review?.unsettled ?? results)
    findings += StatusFindings(file.status, tokens: tokens).findings
    findings += UndecidedFindings(expansion.pairs, tokens: tokens).findings(for: results)
    return ContrastReport(
      tokens: tokens, pairs: expansion.pairs, results: results, findings: findings,
      knownCount: review?.knownCount ?? 0, file: file, exempt: exemptions.exempt)
  }
}

extension Finding {
  /// Whether a mistake in the syntax lies within its place or directly behind it: what stands there was not read whole.
  fileprivate func isCut(by faults: [Span]) -> Bool {
    faults.contains { span.file == $0.file && span.lower <= $0.lower && $0.lower <= span.upper }
  }
}

extension TokenSet {
  /// With the modifiers that the pair file speaks of and no token does: they may change what is required.
  fileprivate func extended(by table: ModifierTable, for file: PairFile) -> TokenSet {
    let conditions = file.requirements.special.map(\.condition) + file.waivers.map(\.condition)
    let last = conditions.flatMap(\.axes.indices).max() ?? 0
    guard last >= modifiers.count else { return self }
    return TokenSet(name: name, modifiers: Array(table.modifiers[...last]), tokens: tokens, groups: groups)
  }
}
