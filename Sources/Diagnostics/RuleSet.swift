/// Every rule of a run, found by name.
package struct RuleSet: Sendable {
  /// Sorted by name.
  package let rules: [Rule]
  private let index: [RuleID: Int]

  /// The first of two rules with one name counts.
  package init(_ rules: [Rule]) {
    self.rules = rules.sorted { $0.id < $1.id }
    index = Dictionary(self.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package subscript(id: RuleID) -> Rule? { position(of: id).map { rules[$0] } }
  package func position(of id: RuleID) -> Int? { index[id] }

  /// Sorted, each once.
  package var families: [String] {
    rules.reduce(into: []) { families, rule in
      if families.last != String(rule.id.family) { families.append(String(rule.id.family)) }
    }
  }

  /// The rules that a pattern names: `family/name`, `family` or `family/*`. Empty: there is no such rule.
  package func matching(_ pattern: String) -> [Rule] {
    let pattern = RulePattern(pattern)
    return rules.filter { pattern.matches($0.id) }
  }

  /// Rules and families near a name that is neither.
  package func suggestions(for name: String) -> [String] {
    let last = name.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    let sameName = rules.filter { rule in rule.id.name.dropFirst(rule.id.family.count + 1) == last ?? "" }
    if !sameName.isEmpty { return sameName.prefix(3).map(\.id.name) }
    return Suggestion.nearest(to: name, among: rules.map(\.id.name) + families)
  }
}

/// What names rules on the command line, in suppressions and in the workspace: `family/name`, `family`, `family/*`.
package struct RulePattern: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package func matches(_ id: RuleID) -> Bool {
    if id.name == text || id.family == text { return true }
    return text.hasSuffix("/*") && id.family == text.dropLast(2)
  }
}

/// What a rule weighs in a workspace.
package enum RuleLevel: String, CaseIterable, Hashable, Sendable {
  case off
  case note
  case warning
  case error

  /// nil for `off`.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}

/// The levels that a workspace or product gives to rules; what it doesn't name keeps its own.
package struct RuleLevels: Hashable, Sendable {
  package var levels: [RuleID: RuleLevel]

  package init(_ levels: [RuleID: RuleLevel] = [:]) {
    self.levels = levels
  }

  /// Whether a rule speaks at all: named with a level other than off, or on by default.
  package func isOn(_ rule: Rule) -> Bool {
    guard let level = levels[rule.id] else { return rule.severity != nil }
    return level != .off
  }

  /// The finding with the weight that it has here; nil where its rule is off. `rules` tells which are off by default;
  /// a rule it doesn't know is on.
  package func applied(to finding: Finding, rules: RuleSet) -> Finding? {
    guard let level = levels[finding.rule] else {
      if let rule = rules[finding.rule], rule.severity == nil { return nil }
      return finding
    }
    guard let severity = level.severity else { return nil }
    // A note beside what a rule is for stays one, however much weight the rule is given. Those of dtcg are what it is
    // for, in files that need not follow it.
    if finding.severity == .note, severity > .note, finding.rule.family != "dtcg",
      let own = rules[finding.rule]?.severity, own > .note
    {
      return finding
    }
    var result = finding
    result.severity = severity
    return result
  }
}
