import Diagnostics
import Documents
import Emitters
import Files
import TokenModel

/// The tokens of one product, read and checked with their contrast, or read and compiled.
struct TokenInspection: Sendable {
  let tokens: LoadedTokens
  /// One for each pair file, in a check.
  private(set) var contrast: [ContrastReport] = []
  /// What the tokens are compiled to, in a build.
  private(set) var swift: Emission?
  private(set) var findings: [Finding]
  private(set) var documents: [Document]
  private(set) var errors: [FileError]
  /// Which rules of tokens and contrast had their chance.
  private(set) var ran: Set<RuleID> = []

  /// `files`: those of the run so far; the product's own follow.
  init(
    _ subject: Subject, for purpose: ProductInspection.Purpose, _ scope: ProductInspection.Scope,
    reading system: any FileSystem, into files: inout SourceFiles
  ) {
    let isStrict = Rules.all.matching("dtcg").contains {
      scope.selection.names($0.id) || scope.levels.levels[$0.id] != nil
    }
    tokens = TokenLoader(fileSystem: system, isStrict: isStrict).loadReadable(subject.sources, after: files)
    files = tokens.files
    (errors, findings, documents) = (tokens.errors, tokens.findings, tokens.documents)
    switch purpose {
    case .build(let options):
      let emission = SwiftEmitter.emit(tokens.set, options)
      swift = emission
      findings += emission.findings
    case .check where !tokens.isComplete:
      // The rest of a broken file may hold what the checks would miss: first its error, then theirs.
      break
    case .check(_, let today):
      ran = scope.wanted
      findings += Checks(tokens.set, scope.rules, scope.selection, ran).findings
      checkContrast(subject.files.pairs, scope, today: today, reading: system, into: &files)
    }
  }

  private mutating func checkContrast(
    _ paths: [String], _ scope: ProductInspection.Scope, today: CalendarDate, reading system: any FileSystem,
    into files: inout SourceFiles
  ) {
    let rules = ContrastCheck.rules + UsedPairCheck.rules
    guard rules.contains(where: { scope.wanted.contains($0.id) }) else { return }
    for path in paths {
      do throws(FileError) {
        let document = try files.read(path, in: system)
        documents.append(document)
        let baseline = try ContrastBaselineFile(beside: path).read(in: system, into: &files)
        let regressions = RegressionCheck(
          baseline: baseline, options: scope.rules.options(of: .contrastSlipped),
          tellsRegressions: scope.wanted.contains(.contrastRegression))
        contrast.append(
          ContrastCheck.run(document, tokens: tokens.set, in: files, today: today, regressions: regressions))
      } catch {
        errors.append(error)
      }
    }
    let halfRead = HalfReadTokens(tokens.findings, in: tokens.documents)
    findings += contrast.flatMap(\.findings).filter { !halfRead.mayHaveCaused($0) }
    // What a mistake in a pair file hides had no chance to be found.
    let isFaulty = contrast.contains { $0.findings.contains { $0.rule == .contrastPair && $0.severity == .error } }
    if isFaulty { ran.subtract(ContrastCheck.rules.map(\.id).filter { $0 != .contrastPair }) }
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
