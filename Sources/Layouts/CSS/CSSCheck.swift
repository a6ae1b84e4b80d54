import Diagnostics
import Documents

/// A sheet with all that the checks know of it.
struct CSSSubject: Sendable {
  let sheet: CSSSheet
  let selectors: CSSSelectors
  let elements: CSSElements
  let options: LayoutOptions

  init(_ sheet: CSSSheet, _ options: LayoutOptions) {
    self.sheet = sheet
    self.options = options
    selectors = CSSSelectors(sheet)
    elements = CSSElements(sheet, selectors)
  }

  /// Whether a declaration is right on purpose: for one direction, overridden for one, or turned round by a tool.
  func isHandled(_ declaration: CSSSheet.Declaration) -> Bool {
    let facts = selectors.facts[declaration.rule]
    return facts.isForDirection || facts.isDescriptor || sheet.speaksToFlipper || sheet.isTemplate(declaration.value)
      || elements.isOverridden(declaration.name, in: declaration.rule)
  }

  /// The selectors of a rule, the first of them where they are many: for fingerprints.
  func symbol(_ rule: Int) -> String {
    let prelude = sheet.rules[rule].prelude
    let first = prelude.lowerBound..<min(prelude.upperBound, prelude.lowerBound + 32)
    // A name of thousands of letters would be kept once for each finding.
    let isLong = sheet.span(first).range.count > 4096
    return isLong ? String(sheet.source.text(sheet.span(first).range.prefix(256))) : sheet.normalized(first)
  }
}

/// Looks at the declarations of style sheets one by one.
///
/// To add one: a file in `Checks` with a type that conforms, and a line in `CSSChecks.all`.
protocol CSSCheck: Sendable {
  /// What it may speak of.
  var rules: Set<RuleID> { get }
  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport)
}

/// Every check of style sheets.
enum CSSChecks {
  static let all: [any CSSCheck] = [
    CSSSideCheck(),
    CSSShorthandCheck(),
    CSSCornerCheck(),
    CSSKeywordCheck(),
    CSSTransformCheck(),
    CSSDirectionCheck(),
    CSSTextCheck(),
    CSSTrackingCheck(),
    CSSLineHeightCheck(),
    CSSRawValueCheck(),
  ]
}

/// The checks of style sheets, ready for what a run asks of them.
struct CSSLayouts: Sendable {
  private let options: LayoutOptions
  private let checks: [any CSSCheck]

  init(_ options: LayoutOptions) {
    self.options = options
    checks = CSSChecks.all.filter { !$0.rules.isDisjoint(with: options.wanted) }
  }

  func reading(of input: LayoutInput) -> LayoutReading {
    if let flaw = input.source.textFlaw(as: input.file) { return LayoutReading(findings: [Finding(layoutIssue: flaw)]) }
    let isPlain = input.source.path.utf8.suffix(4).elementsEqual(".css".utf8)
    let sheet = CSSSheet.read(input.file, input.source, dialect: isPlain ? .css : .preprocessed)
    let subject = CSSSubject(sheet, options)
    var report = FileReport()
    for declaration in sheet.declarations {
      for check in checks { check.look(at: declaration, in: subject, &report) }
    }
    return LayoutReading(
      findings: sheet.issues.map(Finding.init(layoutIssue:)) + report.findings, comments: sheet.comments)
  }
}
