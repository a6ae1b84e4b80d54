import Diagnostics

/// `tokens explain [RULE] [--all]`.
enum ExplainCommand {
  static func run(_ arguments: Arguments, on host: Host, rules: RuleSet = Rules.all) throws(Failure) -> Outcome {
    var outcome = Outcome()
    let style = Style(colored: arguments.isColored(onTerminal: host.isOutputColored))
    if arguments.has(.all) {
      outcome.output = reference(rules)
    } else if let name = arguments.operands.first {
      let found = rules.matching(name)
      guard !found.isEmpty else { throw Failure("there is no rule \(name)", help: [rules.help(forUnknown: name)]) }
      outcome.output =
        found.count == 1
        ? Explanation(found[0]).text(width: host.outputColumns ?? 80, style: style) : list(found, style)
    } else {
      outcome.output = list(rules.rules, style)
    }
    return outcome
  }

  /// The rule reference, in Markdown.
  static func reference(_ rules: RuleSet) -> String {
    var text = """
      # Rules

      What `tokens check` looks for. `tokens explain RULE` shows one of these; `rules:` in the workspace file sets a
      rule's severity and options. This page is `tokens explain --all`.

      """
    for family in rules.families {
      text += "\n## \(family)\n"
      for rule in rules.matching(family) { text += "\n" + Explanation(rule).markdown(level: 3) }
    }
    return text
  }

  private static func list(_ rules: [Rule], _ style: Style) -> String {
    var table = Table()
    table.rows = rules.map { rule in
      [
        .init(rule.id.name, .path), .init(rule.severity?.rawValue ?? "off", rule.severity.map(Style.Role.init)),
        .init(rule.summary),
      ]
    }
    return table.rendered(style, indent: 0)
  }
}
