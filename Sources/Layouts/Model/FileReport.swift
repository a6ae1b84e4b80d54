import Diagnostics

/// What the checks of one file find.
struct FileReport {
  private var single: [Finding] = []
  private var groups = FindingGroups<Int>()

  mutating func add(_ finding: Finding) { single.append(Self.told(finding)) }

  /// One finding for all that a rule says of a place.
  mutating func add(_ finding: Finding, groupedBy place: Int) { groups.add(Self.told(finding), at: place) }

  /// What the title of a fix says is not said a second time.
  private static func told(_ finding: Finding) -> Finding {
    var finding = finding
    finding.help.removeAll { help in finding.fixes.contains { $0.title == help } }
    return finding
  }

  /// In the order of their places.
  var findings: [Finding] {
    (single + groups.findings).sorted {
      ($0.span.lower, $0.span.upper, $0.rule, $0.message) < ($1.span.lower, $1.span.upper, $1.rule, $1.message)
    }
  }
}
