import Catalogs
import Diagnostics
import Documents
import Emitters
import Files
import Layouts
import TokenModel

/// One product, read and checked, or read and compiled.
struct ProductInspection: Sendable {
  let subject: Subject
  let tokens: LoadedTokens
  let strings: StringInspection
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
  /// How many layouts were looked at.
  let layoutCount: Int
  /// What their views do with colours.
  let colors: ColorUses
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
    let scope = Scope(subject, purpose)
    let tokens: TokenInspection
    (tokens, strings) = Self.rooms(subject, for: purpose, scope, reading: system, into: &files)
    // Layouts come last: their checks know what tokens are called, and their files are worth all cores by themselves.
    let layouts = LayoutInspection(subject, tokens, for: purpose, scope, reading: system, into: &files)
    (self.tokens, contrast) = (tokens.tokens, tokens.contrast)
    swift = tokens.swift?.joined(with: strings.swift)
    let filter = FindingFilter(selection: scope.selection, levels: scope.levels)
    findings = (tokens.findings + strings.findings + layouts.findings).compactMap(filter.applied)
    errors = tokens.errors + strings.errors + layouts.errors
    let sources = files
    fileRange = start..<sources.files.count
    ran = tokens.ran.union(strings.ran).union(layouts.ran)
    (layoutCount, colors) = (layouts.count, layouts.colors)
    suppressions =
      tokens.documents.flatMap { Self.suppressions(in: $0, sources) } + tokens.tokens.ignores.map(Suppression.init)
      + strings.suppressions + layouts.suppressions
  }

  private enum Room: Sendable {
    case tokens(TokenInspection, SourceFiles)
    case strings(StringInspection)
  }

  /// Tokens and strings, which know nothing of each other, side by side.
  private static func rooms(
    _ subject: Subject, for purpose: Purpose, _ scope: Scope, reading system: any FileSystem,
    into files: inout SourceFiles
  ) -> (TokenInspection, StringInspection) {
    let catalogs = CatalogFiles(subject, reading: system, into: &files)
    let start = files
    let rooms = concurrentMap([true, false]) { isOfTokens -> Room in
      guard isOfTokens else { return .strings(StringInspection(subject, catalogs, for: purpose, scope, in: start)) }
      var files = start
      let tokens = TokenInspection(subject, for: purpose, scope, reading: system, into: &files)
      return .tokens(tokens, files)
    }
    guard case .tokens(let tokens, let read) = rooms[0], case .strings(let strings) = rooms[1] else {
      preconditionFailure("each room answers in its place")
    }
    files = read
    return (tokens, strings)
  }

  /// What is asked of a product.
  struct Scope: Sendable {
    let selection: RuleSelection
    let rules: EffectiveRules
    let levels: RuleLevels
    /// The rules that are on and wanted; none in a build.
    let wanted: Set<RuleID>

    init(_ subject: Subject, _ purpose: Purpose) {
      var selection = RuleSelection.all
      if case .check(let chosen, _) = purpose { selection = chosen }
      var rules = EffectiveRules(subject.policy, rules: Rules.all)
      rules.turnOn(selection.named)
      let levels = rules.levels
      (self.selection, self.rules, self.levels) = (selection, rules, levels)
      guard case .check = purpose else {
        wanted = []
        return
      }
      wanted = Set(Rules.all.rules.filter { selection.wants($0.id) && levels.isOn($0) }.map(\.id))
    }
  }

  private static func suppressions(in document: Document, _ files: SourceFiles) -> [Suppression] {
    let comments = document.comments.map {
      SuppressionComment(span: $0.span, text: $0.text, ownLine: $0.ownLine)
    }
    guard !comments.isEmpty else { return [] }
    return Suppression.parsed(comments, in: files[document.file]) { document.root?.endOfPart(beginningIn: $0) }
  }
}

/// What is kept of a product's findings, and with which weight.
private struct FindingFilter {
  let selection: RuleSelection
  let levels: RuleLevels

  /// A file that cannot be read is reported whatever was asked for, and so is a workspace that is wrong: otherwise
  /// nothing found would look like nothing wrong.
  func applied(to finding: Finding) -> Finding? {
    if [.syntax, .stringSyntax, .layoutSyntax].contains(finding.rule) || finding.rule.family == "workspace" {
      return isOfNoInterest(finding) ? nil : finding
    }
    guard selection.wants(finding.rule), isStrictEnough(finding) else { return nil }
    return levels.applied(to: finding, rules: Rules.all)
  }

  /// What is odd about a file that nobody asked about, and that is read all the same: of strings, where layouts alone are
  /// wanted.
  private func isOfNoInterest(_ finding: Finding) -> Bool {
    guard finding.severity != .error, [.stringSyntax, .layoutSyntax].contains(finding.rule) else { return false }
    return !Rules.all.rules.contains { $0.id.family == finding.rule.family && selection.wants($0.id) }
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
