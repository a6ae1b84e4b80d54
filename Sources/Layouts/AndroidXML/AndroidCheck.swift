import Diagnostics
import Documents

/// Looks at the elements of Android files one by one.
///
/// To add one: a file in `Checks` with a type that conforms, and a line in `AndroidChecks.all`.
protocol AndroidCheck: Sendable {
  /// What it may speak of.
  var rules: Set<RuleID> { get }
  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport)
}

/// Every check of Android files.
enum AndroidChecks {
  static let all: [any AndroidCheck] = [
    AndroidSideCheck(),
    AndroidStyleCheck(),
    ConstraintCheck(),
    AndroidPlaceCheck(),
    AndroidGravityCheck(),
    TextSideCheck(),
    VectorMirrorCheck(),
    AndroidTransformCheck(),
    AndroidAnimationCheck(),
    DrawableSideCheck(),
    ShapeStyleCheck(),
    AndroidDirectionCheck(),
    SupportsRTLCheck(),
    AndroidHitTargetCheck(),
    AndroidTextHeightCheck(),
    AndroidTextCheck(),
    AndroidRawValueCheck(),
  ]
}

/// The checks of Android files, ready for what a run asks of them.
struct AndroidLayouts: Sendable {
  private let options: LayoutOptions
  private let checks: [any AndroidCheck]
  private let resources: AndroidResources

  /// `inputs`: every file of the run.
  init(_ options: LayoutOptions, _ inputs: [LayoutInput]) {
    self.options = options
    checks = AndroidChecks.all.filter { !$0.rules.isDisjoint(with: options.wanted) }
    resources = AndroidResources(inputs)
  }

  func reading(of input: LayoutInput) -> LayoutReading {
    let file = AndroidFile(input, resources)
    var report = FileReport()
    for index in file.nodes.indices {
      for check in checks { check.look(at: index, in: file, options, &report) }
    }
    let comments = file.document.comments.map {
      SuppressionComment(span: $0.span, text: $0.text, ownLine: $0.ownLine)
    }
    let issues = file.document.issues.filter { $0.kind != .unread }
    return LayoutReading(
      findings: issues.map(Finding.init(layoutIssue:)) + report.findings, comments: comments,
      parts: comments.isEmpty ? [] : file.nodes.map(\.element.startTag))
  }
}

extension XMLElement {
  /// From `<` to `>`.
  fileprivate var startTag: Range<Int> {
    Int(span.lower)..<(isEmptyTag ? Int(span.upper) : Int(contentSpan.lower))
  }
}
