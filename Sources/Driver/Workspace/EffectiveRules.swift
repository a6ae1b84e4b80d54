import Diagnostics
import Documents

/// What a policy comes to for each rule: its level, its options, and where they are said.
struct EffectiveRules: Sendable {
  struct Entry: Sendable {
    var level: RuleLevel
    /// The mapping with the rule's options, later layers over earlier ones; nil for none.
    var options: Node?
    /// The setting that counts last.
    var span: Span
  }

  /// Only rules that some setting names.
  private(set) var entries: [RuleID: Entry] = [:]
  private let rules: RuleSet

  init(_ policy: Policy, rules: RuleSet) {
    self.rules = rules
    for setting in policy.rules {
      for rule in rules.matching(setting.name.value) { apply(setting, to: rule) }
    }
  }

  /// Turns on rules that are off by default, because the command line names them.
  mutating func turnOn(_ named: [RulePattern]) {
    for rule in rules.rules where rule.severity == nil && entries[rule.id] == nil {
      guard named.contains(where: { $0.matches(rule.id) }) else { continue }
      entries[rule.id] = Entry(level: .warning, options: nil, span: .start(of: FileID(0)))
    }
  }

  var levels: RuleLevels { RuleLevels(entries.mapValues(\.level)) }

  func options(of rule: RuleID) -> Node? { entries[rule]?.options }

  /// A setting without a severity leaves it as it was; options alone turn a rule on.
  private mutating func apply(_ setting: RuleSetting, to rule: Rule) {
    let old = entries[rule.id]
    let standard = rule.severity.flatMap { RuleLevel(rawValue: $0.rawValue) } ?? .warning
    entries[rule.id] = Entry(
      level: setting.level ?? old?.level ?? standard,
      options: merged(old?.options, setting.options) ?? bare(setting), span: setting.name.span)
  }

  /// A rule that is switched on by its own name and without options may need some: its check says so at the name.
  private func bare(_ setting: RuleSetting) -> Node? {
    setting.isFamily || setting.level == .off ? nil : Node(.null, at: setting.name.span)
  }

  private func merged(_ old: Node?, _ new: Node?) -> Node? {
    guard let new, let newObject = new.object else { return old }
    guard let oldObject = old?.object else { return new }
    let kept = oldObject.members.filter { newObject[$0.key] == nil }
    return Node(.object(Object(kept + newObject.members)), at: new.span)
  }
}
