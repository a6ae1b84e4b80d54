import Diagnostics
import SwiftSyntax

/// What the checks of one file find.
final class SwiftReport {
  private var single: [Finding] = []
  private var groups: [Group] = []
  private let file: SwiftFile

  /// What one rule finds in one method, which is one thing to mend.
  private struct Group {
    let rule: RuleID
    let method: SyntaxIdentifier
    var finding: Finding
    var places: [Span]
  }

  init(_ file: SwiftFile) {
    self.file = file
  }

  func add(_ finding: Finding) { single.append(finding) }

  /// One finding of each weight for all uses in a method: the first one tells, the others become labels.
  func add(_ finding: Finding, groupedBy method: Syntax) {
    let known = groups.firstIndex {
      $0.rule == finding.rule && $0.method == method.id && $0.finding.severity == finding.severity
    }
    if let known {
      if !groups[known].places.contains(finding.span) { groups[known].places.append(finding.span) }
    } else {
      groups.append(Group(rule: finding.rule, method: method.id, finding: finding, places: [finding.span]))
    }
  }

  /// Whether so much is told of a method that more would help nobody.
  func isFull(_ rule: RuleID, _ method: Syntax) -> Bool {
    groups.contains { $0.rule == rule && $0.method == method.id && $0.places.count >= 50 }
  }

  /// In the order of their places.
  var findings: [Finding] {
    let grouped = groups.map { group in
      var finding = group.finding
      finding.labels += group.places.dropFirst().map { Finding.Label($0, "and here") }
      return finding
    }
    return (single + grouped).sorted {
      ($0.span.lower, $0.span.upper, $0.rule) < ($1.span.lower, $1.span.upper, $1.rule)
    }
  }
}
