import Diagnostics

/// What the checks of one file find.
struct FileReport {
  private var single: [Finding] = []
  private var groups: [Group: Finding] = [:]

  /// What one rule finds in one method or element, which is one thing to mend.
  private struct Group: Hashable {
    let rule: RuleID
    let place: Int
  }

  mutating func add(_ finding: Finding) { single.append(Self.told(finding)) }

  /// One finding for all that a rule says of a place: the first one tells, the others become its labels.
  mutating func add(_ finding: Finding, groupedBy place: Int) {
    let group = Group(rule: finding.rule, place: place)
    guard var known = groups[group] else { return groups[group] = Self.told(finding) }
    guard known.span != finding.span, !known.labels.contains(where: { $0.span == finding.span }) else { return }
    known.labels.append(Finding.Label(finding.span, "and here"))
    groups[group] = known
  }

  /// What the title of a fix says is not said a second time.
  private static func told(_ finding: Finding) -> Finding {
    var finding = finding
    finding.help.removeAll { help in finding.fixes.contains { $0.title == help } }
    return finding
  }

  /// In the order of their places.
  var findings: [Finding] {
    (single + groups.values).sorted {
      ($0.span.lower, $0.span.upper, $0.rule, $0.message) < ($1.span.lower, $1.span.upper, $1.rule, $1.message)
    }
  }
}
