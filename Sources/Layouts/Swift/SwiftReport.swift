import Diagnostics
import SwiftSyntax

/// What the checks of one file find.
final class SwiftReport {
  /// A finding, and for each of its places the names by which another file may have settled it.
  struct Reported {
    var finding: Finding
    var settling: [Set<SettledName>]

    /// Whether another file could take it back.
    var isOpen: Bool { settling.allSatisfy { !$0.isEmpty } }

    func stands(beside settled: Set<SettledName>) -> Bool {
      !isOpen || settling.contains { $0.isDisjoint(with: settled) }
    }
  }

  private var single: [Finding] = []
  private var groups: [Group] = []
  private let file: SwiftFile

  /// What one rule finds in one method, which is one thing to mend.
  private struct Group {
    let rule: RuleID
    let method: SyntaxIdentifier
    var finding: Finding
    var places: [Span]
    var settling: [Set<SettledName>]
  }

  init(_ file: SwiftFile) {
    self.file = file
  }

  func add(_ finding: Finding) { single.append(finding) }

  /// One finding of each weight for all uses in a method: the first one tells, the others become labels.
  ///
  /// `use`: where it is, to know what another file may settle.
  func add(_ finding: Finding, groupedBy method: Syntax, at use: SwiftUse) {
    let settling = use.settlingNames
    let known = groups.firstIndex {
      $0.rule == finding.rule && $0.method == method.id && $0.finding.severity == finding.severity
    }
    if let known {
      groups[known].settling.append(settling)
      if !groups[known].places.contains(finding.span) { groups[known].places.append(finding.span) }
    } else {
      groups.append(
        Group(rule: finding.rule, method: method.id, finding: finding, places: [finding.span], settling: [settling]))
    }
  }

  /// Whether so much is told of a method that more would help nobody.
  func isFull(_ rule: RuleID, _ method: Syntax) -> Bool {
    groups.contains { $0.rule == rule && $0.method == method.id && $0.places.count >= 50 }
  }

  var reported: [Reported] {
    single.map { Reported(finding: $0, settling: [[]]) }
      + groups.map { group in
        var finding = group.finding
        finding.labels += group.places.dropFirst().map { Finding.Label($0, "and here") }
        return Reported(finding: finding, settling: group.settling)
      }
  }
}
