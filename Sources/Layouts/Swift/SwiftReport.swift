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
  private var groups = FindingGroups<SyntaxIdentifier>()
  private let file: SwiftFile

  /// For each group the names that would settle each of its places.
  private var settling: [[Set<SettledName>]] = []

  init(_ file: SwiftFile) {
    self.file = file
  }

  func add(_ finding: Finding) { single.append(finding) }

  /// One finding of each weight for all uses in a method.
  ///
  /// `use`: where it is, to know what another file may settle.
  func add(_ finding: Finding, groupedBy method: Syntax, at use: SwiftUse) {
    let number = groups.add(finding, at: method.id)
    if number == settling.count { settling.append([]) }
    settling[number].append(use.settlingNames)
  }

  /// Whether a method has so many warnings of a rule that more would help nobody.
  func isFull(_ rule: RuleID, _ method: Syntax) -> Bool { groups.isFull(rule, method.id) }

  /// Whether that is so in any method.
  func hasFull(_ rule: RuleID) -> Bool { groups.fullRules.contains(rule) }

  var reported: [Reported] {
    single.map { Reported(finding: $0, settling: [[]]) }
      + zip(groups.findings, settling).map { Reported(finding: $0, settling: $1) }
  }
}
