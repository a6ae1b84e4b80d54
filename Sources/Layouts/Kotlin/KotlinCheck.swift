import Diagnostics
import Documents

/// Looks at single words of Kotlin and Java files, with what stands around them.
///
/// To add one: a file in `Checks` with a type that conforms, and a line in `KotlinChecks.all`.
protocol KotlinCheck: Sendable {
  /// What it may speak of.
  var rules: Set<RuleID> { get }
  /// The names that it is handed; imports are left out.
  var words: [String] { get }
  /// Looks at one name.
  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport)
}

/// Every check of Kotlin and Java files.
enum KotlinChecks {
  static let all: [any KotlinCheck] = [
    KotlinAlignmentCheck(),
    AbsoluteSideCheck(),
    AbsoluteCornerCheck(),
    ShapeModelCheck(),
    MaterialIconCheck(),
    ConstrainCheck(),
    PlacementCheck(),
    TranslationCheck(),
    DrawScopeCheck(),
    ViewCanvasCheck(),
    ComposeDragCheck(),
    ViewGestureCheck(),
    TouchPlaceCheck(),
    KotlinArrowKeyCheck(),
    KotlinForcedDirectionCheck(),
    KotlinDoubleFlipCheck(),
    KotlinLocaleDirectionCheck(),
    ViewSideCheck(),
    ComposeHitTargetCheck(),
    ComposeTextHeightCheck(),
    ComposeLineHeightCheck(),
    KotlinTruncationCheck(),
    KotlinFontSizeCheck(),
    KotlinTrackingCheck(),
    KotlinRawValueCheck(),
  ]
}

/// The checks of Kotlin and Java files, ready for what a run asks of them.
struct KotlinLayouts: Sendable {
  private let options: LayoutOptions
  private let checks: [any KotlinCheck]
  private let checksOfWord: [String: [Int]]

  init(_ options: LayoutOptions) {
    self.options = options
    checks = KotlinChecks.all.filter { !$0.rules.isDisjoint(with: options.wanted) }
    var table: [String: [Int]] = [:]
    for (number, check) in checks.enumerated() {
      for word in check.words { table[word, default: []].append(number) }
    }
    checksOfWord = table
  }

  func reading(of input: LayoutInput) -> LayoutReading {
    if let flaw = input.source.textFlaw(as: input.file) { return LayoutReading(findings: [Finding(layoutIssue: flaw)]) }
    let source = KotlinSource.read(input.file, input.source, dialect: KotlinDialect(input.source.path))
    var report = FileReport()
    if !source.isTest { look(at: source, &report) }
    return LayoutReading(
      findings: source.issues.map(Finding.init(layoutIssue:)) + report.findings, comments: source.comments)
  }

  private func look(at source: KotlinSource, _ report: inout FileReport) {
    let code = (source.imports.last?.tokens.upperBound ?? 0)..<source.tokens.count
    let hasPreviews = source.imports.contains { $0.path.contains("Preview") || $0.path.hasSuffix(".tooling.preview.*") }
    for token in code where source.tokens[token].kind == .name {
      guard let numbers = checksOfWord[source.text(token)], !(hasPreviews && source.isInPreview(token)) else {
        continue
      }
      for number in numbers { checks[number].look(at: token, in: source, options, &report) }
    }
  }
}
