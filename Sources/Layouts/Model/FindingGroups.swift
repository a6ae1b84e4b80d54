import Diagnostics

/// What rules find in one place, a method or an element, which is one thing to mend: the first finding of each weight
/// tells, the others become its labels.
struct FindingGroups<Place: Hashable> {
  /// More marks in one place help nobody, and a generated one may have thousands.
  static var mostMarks: Int { 50 }

  private struct Key: Hashable {
    let rule: RuleID
    let severity: Severity
    let place: Place
  }

  private struct Group {
    let finding: Finding
    var spans: [Span]
    var known: Set<Span>
  }

  private var groups: [Group] = []
  private var numbers: [Key: Int] = [:]
  /// Rules of which some place is full of warnings.
  private(set) var fullRules: Set<RuleID> = []

  /// The number of the finding that it belongs to, among `findings`.
  @discardableResult
  mutating func add(_ finding: Finding, at place: Place) -> Int {
    let key = Key(rule: finding.rule, severity: finding.severity, place: place)
    guard let number = numbers[key] else {
      numbers[key] = groups.count
      groups.append(Group(finding: finding, spans: [], known: [finding.span]))
      return groups.count - 1
    }
    guard groups[number].known.count < Self.mostMarks, groups[number].known.insert(finding.span).inserted else {
      return number
    }
    groups[number].spans.append(finding.span)
    if groups[number].known.count == Self.mostMarks, finding.severity == .warning { fullRules.insert(finding.rule) }
    return number
  }

  /// Whether a place has so many warnings of a rule that more would help nobody.
  func isFull(_ rule: RuleID, _ place: Place) -> Bool {
    numbers[Key(rule: rule, severity: .warning, place: place)].map { groups[$0].known.count >= Self.mostMarks } ?? false
  }

  /// One for each place, in the order in which they began.
  var findings: [Finding] {
    groups.map { group in
      var finding = group.finding
      finding.labels += group.spans.map { Finding.Label($0, "and here") }
      if group.known.count >= Self.mostMarks {
        finding.notes.append("no more than \(Self.mostMarks) places are marked")
      }
      return finding
    }
  }
}
