import Diagnostics
import Documents
import Emitters
import Files
import TokenModel

/// One product, read and checked, or read and compiled.
struct ProductInspection: Sendable {
  let subject: Subject
  let tokens: LoadedTokens
  /// One for each pair file, in a check.
  let contrast: [ContrastReport]
  /// What the product is compiled to, in a build.
  let swift: Emission?
  /// With the weight that they have in this product; what its rules leave out is gone.
  let findings: [Finding]
  /// What the author of the files says is meant.
  let suppressions: [Suppression]
  /// Files of it that could not be read.
  let errors: [FileError]
  /// Which rules had their chance.
  let ran: Set<RuleID>
  /// Its files among those of the run, by number.
  let fileRange: Range<Int>

  /// What a product is inspected for.
  enum Purpose: Sendable {
    /// Every rule that the selection wants, on this day.
    case check(RuleSelection, today: CalendarDate)
    /// What decides what can be written, and that alone.
    case build(SwiftEmitter.Options)
  }

  /// `files`: those of the run so far; the product's own follow.
  init(
    _ subject: Subject, for purpose: Purpose, reading system: any FileSystem, into files: inout SourceFiles
  ) {
    self.subject = subject
    let start = files.files.count
    var selection = RuleSelection.all
    if case .check(let wanted, _) = purpose { selection = wanted }
    var effective = EffectiveRules(subject.policy, rules: Rules.all)
    effective.turnOn(selection.named)
    let levels = effective.levels
    let isStrict = Rules.all.matching("dtcg").contains { selection.names($0.id) || levels.levels[$0.id] != nil }
    tokens = TokenLoader(fileSystem: system, isStrict: isStrict).loadReadable(subject.sources, after: files)
    files = tokens.files
    var errors = tokens.errors
    var findings = tokens.findings
    var documents = tokens.documents
    switch purpose {
    case .build(let options):
      let emission = SwiftEmitter.emit(tokens.set, options)
      (swift, contrast, ran) = (emission, [], [])
      findings += emission.findings
    case .check where !tokens.isComplete:
      // The rest of a broken file may hold what the checks would miss: first its error, then theirs.
      (swift, contrast, ran) = (nil, [], [])
    case .check(_, let today):
      let ran = Set(Rules.all.rules.filter { selection.wants($0.id) && levels.isOn($0) }.map(\.id))
      let checks = Checks(tokens.set, effective, selection, ran)
      findings += checks.findings
      let pairs = ContrastCheck.rules.contains { ran.contains($0.id) } ? subject.files.pairs : []
      var reports: [ContrastReport] = []
      for path in pairs {
        do throws(FileError) {
          let document = try files.read(path, in: system)
          documents.append(document)
          let baseline = try ContrastBaselineFile(beside: path).read(in: system, into: &files)
          let regressions = RegressionCheck(
            baseline: baseline, options: effective.options(of: .contrastSlipped),
            tellsRegressions: ran.contains(.contrastRegression))
          reports.append(
            ContrastCheck.run(document, tokens: tokens.set, in: files, today: today, regressions: regressions))
        } catch {
          errors.append(error)
        }
      }
      let halfRead = HalfReadTokens(tokens.findings, in: tokens.documents)
      findings += reports.flatMap(\.findings).filter { !halfRead.mayHaveCaused($0) }
      // What a mistake in a pair file hides had no chance to be found.
      let isFaulty = reports.contains { $0.findings.contains { $0.rule == .contrastPair && $0.severity == .error } }
      let hidden = isFaulty ? ContrastCheck.rules.map(\.id).filter { $0 != .contrastPair } : []
      (swift, contrast, self.ran) = (nil, reports, ran.subtracting(hidden))
    }
    let filter = FindingFilter(selection: selection, levels: levels)
    self.findings = findings.compactMap(filter.applied)
    self.errors = errors
    let sources = files
    fileRange = start..<sources.files.count
    suppressions = documents.flatMap { Self.suppressions(in: $0, sources) } + tokens.ignores.map(Suppression.init)
  }

  private static func suppressions(in document: Document, _ files: SourceFiles) -> [Suppression] {
    let comments = document.comments.map {
      SuppressionComment(span: $0.span, text: $0.text, ownLine: $0.ownLine)
    }
    guard !comments.isEmpty else { return [] }
    return Suppression.parsed(comments, in: files[document.file]) { document.root?.endOfPart(beginningIn: $0) }
  }
}

/// The checks of a token set that are asked for.
private struct Checks {
  private(set) var findings: [Finding] = []

  init(_ set: TokenSet, _ rules: EffectiveRules, _ selection: RuleSelection, _ ran: Set<RuleID>) {
    for check in TokenChecks.all {
      // A check that is not asked for still reads its options when the workspace is what is asked about.
      let options = rules.options(of: check.rule.id)
      guard ran.contains(check.rule.id) || options != nil && selection.names(.workspaceOptions) else { continue }
      findings += check.findings(in: set, options: options)
    }
    if ran.contains(.collision) { findings += SwiftEmitter.collisions(in: set) }
  }
}

/// What is kept of a product's findings, and with which weight.
private struct FindingFilter {
  let selection: RuleSelection
  let levels: RuleLevels

  /// A file that cannot be read is reported whatever was asked for, and so is a workspace that is wrong: otherwise
  /// nothing found would look like nothing wrong.
  func applied(to finding: Finding) -> Finding? {
    if finding.rule == .syntax || finding.rule.family == "workspace" { return finding }
    guard selection.wants(finding.rule), isStrictEnough(finding) else { return nil }
    return levels.applied(to: finding, rules: Rules.all)
  }

  /// Our own forms are as good as the standard's in YAML: they are told only to whoever asks for a strict reading.
  private func isStrictEnough(_ finding: Finding) -> Bool {
    finding.rule.family != "dtcg" || finding.severity > .note || selection.names(finding.rule)
      || levels.levels[finding.rule] != nil
  }
}

extension Suppression {
  /// A member of `$extensions`, where comments cannot stand.
  fileprivate init(_ note: IgnoreNote) {
    self.init(
      patterns: [Pattern(note.rule, at: note.span)], reason: note.reason ?? "", span: note.span,
      coverage: .range(note.covers.range))
  }
}
