package import Diagnostics

extension RuleID {
  package static let workspaceSyntax = RuleID("workspace/syntax")
  package static let workspaceKey = RuleID("workspace/key")
  package static let workspaceValue = RuleID("workspace/value")
  package static let workspaceRule = RuleID("workspace/rule")
  package static let workspacePath = RuleID("workspace/path")
  package static let workspaceUnused = RuleID("workspace/unused")
}

/// What can be wrong with a workspace file. Its errors are errors of configuration: they make the exit code 2.
package enum WorkspaceRules {
  package static let all = [syntax, key, value, rule, path, unused]

  private static let good = example("products:\n  orb:\n    tokens: colors.tokens.yaml\n")

  private static let syntax = Rule(
    .workspaceSyntax, .error, summary: "the workspace file cannot be read",
    why: "Nothing can be checked or built as long as the tool cannot tell what belongs to which product.",
    remedy: "Correct the place that is shown; a key stands once, and indentation is by spaces.",
    bad: example("products: [orb\n"), good: good)

  private static let key = Rule(
    .workspaceKey, .error, summary: "the workspace file has a key that means nothing",
    why: "A misspelt key would be passed over silently, and what it was meant to say would not hold.",
    remedy: "Use the key that is suggested, or take it out.",
    bad: example("products:\n  orb:\n    tokens: colors.tokens.yaml\n    output: { swift: generated }\n"), good: good)

  private static let value = Rule(
    .workspaceValue, .error, summary: "a value in the workspace file has the wrong form",
    why: "What was meant cannot be told, so it cannot hold.",
    remedy: "Write it in the form that the message shows.",
    bad: example("products:\n  orb:\n    tokens: 12\n"), good: good)

  private static let rule = Rule(
    .workspaceRule, .error, summary: "the workspace file names a rule that does not exist",
    why: "The rule that was meant keeps its default, and an exception for it excuses nothing.",
    remedy: "Use the name that is suggested; tokens explain lists them all.",
    bad: example("products:\n  orb:\n    tokens: colors.tokens.yaml\n    rules: { tokens/gird: error }\n"), good: good)

  private static let path = Rule(
    .workspacePath, .error, summary: "a path in the workspace file leads nowhere, or out of the workspace",
    why: "A source that is missing is a product unchecked, and an output outside could overwrite what is not the "
      + "tool's own.",
    remedy: "Correct the path: it is relative to the workspace file, and outputs stay inside its folder.",
    bad: example("products:\n  orb:\n    tokens: colours.tokens.yaml\n"), good: good)

  private static let unused = Rule(
    .workspaceUnused, .note, summary: "a token file lies beside a resolver that does not refer to it",
    why: "Its tokens are in no context of the product, although they look as if they were.",
    remedy: "Add the file to a set of the resolver, or move it away.",
    bad: resolved(others: [("forgotten.tokens.yaml", "sand: { $type: color, $value: \"#FBF3E7\" }\n")]),
    good: resolved(others: []))

  private static func resolved(others: [(name: String, text: String)]) -> Rule.Example {
    let resolver = """
      version: "2025.10"
      sets: { base: { sources: [{ $ref: colors.tokens.yaml }] } }
      resolutionOrder: [{ $ref: "#/sets/base" }]

      """
    return Rule.Example(
      [
        ("tokens.yaml", "products:\n  orb:\n    tokens: .\n"), ("orb.resolver.yaml", resolver),
        ("colors.tokens.yaml", "navy: { $type: color, $value: \"#0B1F3A\" }\n"),
      ] + others)
  }

  private static func example(_ workspace: String) -> Rule.Example {
    Rule.Example([
      ("tokens.yaml", workspace),
      ("colors.tokens.yaml", "navy: { $type: color, $value: \"#0B1F3A\" }\n"),
    ])
  }
}
