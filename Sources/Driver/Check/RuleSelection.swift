import Diagnostics

/// Which rules a command line asks for: `--only` and `--skip`.
struct RuleSelection: Sendable {
  private let only: [RulePattern]
  private let skip: [RulePattern]

  /// Every rule.
  static let all = RuleSelection(only: [], skip: [])

  private init(only: [RulePattern], skip: [RulePattern]) {
    self.only = only
    self.skip = skip
  }

  init(_ arguments: Arguments, rules: RuleSet = Rules.all) throws(Failure) {
    for name in arguments.values(.only) + arguments.values(.skip) where rules.matching(name).isEmpty {
      throw Failure("there is no rule \(name)", help: [rules.help(forUnknown: name)], command: arguments.command.name)
    }
    only = arguments.values(.only).map(RulePattern.init)
    skip = arguments.values(.skip).map(RulePattern.init)
  }

  /// The rules of `--only`, which are on even if they are off by default.
  var named: [RulePattern] { only }

  func wants(_ rule: RuleID) -> Bool {
    (only.isEmpty || names(rule)) && !skip.contains { $0.matches(rule) }
  }

  /// Whether `--only` asks for it.
  func names(_ rule: RuleID) -> Bool { only.contains { $0.matches(rule) } }
}
