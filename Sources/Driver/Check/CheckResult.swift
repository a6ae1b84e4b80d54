import Diagnostics
import Files
import TokenModel

/// What a check comes to: the products inspected, and their findings without what is excused or known.
struct CheckResult: Sendable {
  let files: SourceFiles
  let inspections: [ProductInspection]
  /// What is reported, in the order of every report.
  let findings: [Finding]
  /// What could not be looked at.
  let failures: [Failure]
  /// How many findings the baselines know.
  private(set) var knownCount = 0
  /// How many entries of the baselines no finding matches any more.
  private(set) var staleCount = 0
  /// What each baseline would be if it were written now.
  private(set) var baselines: [(file: BaselineFile, new: Baseline)] = []

  init(_ session: Session, for purpose: ProductInspection.Purpose) throws(Failure) {
    let selection = session.selection
    var files = selection.sources
    var inspections: [ProductInspection] = []
    for subject in selection.subjects {
      session.host.progress("\(subject.files.name) \u{2026}")
      inspections.append(ProductInspection(subject, for: purpose, reading: selection.files, into: &files))
    }
    failures = (selection.failures + inspections.flatMap(\.errors).map(Failure.init)).unique
    self.files = files
    self.inspections = inspections
    knownCount = inspections.reduce(0) { $0 + $1.contrast.reduce(0) { $0 + $1.knownCount } }

    let found = selection.findings + Self.unexcused(inspections, in: files)
    let sorted = found.arranged(in: files)
    let owners = Self.owners(inspections, session)
    var reported: [Finding] = sorted.filter { owners.file(for: $0) == nil }
    for group in owners.groups {
      let own = sorted.filter { owners.file(for: $0)?.path == group.path }
      let scope = BaselineScope(inspections, of: session, in: files, group)
      let baseline = try group.read(in: selection.files, for: Self.use(of: session.arguments))
      let current = Baseline(own, in: files, path: group.portable)
      let found = Set(current.entries.map(\.fingerprint))
      let others = baseline?.entries.filter { !found.contains($0.fingerprint) && !scope.contains($0) } ?? []
      baselines.append((group, Baseline(current.entries + others)))
      guard let baseline else {
        reported += own
        continue
      }
      let comparison = baseline.compared(with: own, in: files, path: group.portable)
      reported += comparison.new
      knownCount += comparison.known.count
      staleCount += comparison.stale.filter(scope.contains).reduce(0) { $0 + $1.count }
    }
    findings = reported.arranged(in: files)
  }

  /// What was looked at, for the summary.
  var checked: Summary.Checked {
    let tokens = inspections.reduce(0) { $0 + $1.tokens.set.tokens.count }
    let pairs = inspections.reduce(0) { $0 + $1.contrast.reduce(0) { $0 + $1.pairs.count } }
    let files = inspections.reduce(0) { $0 + $1.fileRange.count }
    let strings = inspections.reduce(0) { $0 + $1.strings.messageCount }
    let layouts = inspections.reduce(0) { $0 + $1.layoutCount }
    let uses = inspections.reduce(0) { $0 + $1.colors.uses.count }
    let unseen = inspections.reduce(0) { $0 + $1.colors.unseen }
    let counts = [
      (tokens, "token"), (pairs, "pair"), (strings, "string"), (layouts, "layout"), (uses, "colour use"),
      (unseen, "unseen colour use"),
    ]
    let told = counts.filter { $0.0 > 0 }
    return Summary.Checked(files: files, told.isEmpty ? [(tokens, "token")] : told)
  }

  private static func use(of arguments: Arguments) -> BaselineFile.Use {
    if arguments.has(.updateBaseline) { return .updated }
    return arguments.has(.baseline) ? .required : .known
  }

  /// The files that were read, or should have been: nothing that is written may take their place.
  var sources: [String] {
    files.files.map(\.path) + inspections.flatMap(\.subject.files.paths)
  }

  /// What neither the workspace nor a suppression excuses, and what is wrong with these.
  private static func unexcused(_ inspections: [ProductInspection], in files: SourceFiles) -> [Finding] {
    var ignores = IgnoreEntries()
    var findings: [Finding] = []
    for inspection in inspections {
      findings += ignores.apply(to: inspection.findings, of: inspection.subject, in: files)
    }
    let ran = { (rule: RuleID) in inspections.allSatisfy { $0.ran.contains(rule) } }
    let outcome = Suppressions(inspections.flatMap(\.suppressions)).applied(
      to: findings, in: files, rules: Rules.all, ran: ran)
    return outcome.findings + inspections.flatMap(ignores.unused)
  }

  /// Which baseline knows of which files: one for each workspace.
  private struct Owners {
    private(set) var groups: [BaselineFile] = []
    private var owner: [FileID: BaselineFile] = [:]

    mutating func add(_ baseline: BaselineFile, for files: Range<Int>) {
      if !groups.contains(where: { $0.path == baseline.path }) { groups.append(baseline) }
      for file in files { owner[FileID(file)] = baseline }
    }

    /// nil: what is wrong with the workspace itself is never known.
    func file(for finding: Finding) -> BaselineFile? {
      finding.rule.family == "workspace" ? nil : owner[finding.span.file]
    }
  }

  private static func owners(_ inspections: [ProductInspection], _ session: Session) -> Owners {
    var owners = Owners()
    let given = session.arguments.value(.baseline)
    for inspection in inspections {
      let baseline = BaselineFile(
        given: given, workspace: inspection.subject.workspace, in: session.selection.files)
      owners.add(baseline, for: inspection.fileRange)
    }
    return owners
  }
}
