package import Diagnostics

/// Rules that speak while values are read, and while a rule's options are.
package enum ValueRules {
  package static let all = [value, dtcgForm, dtcgType, dtcgKey, workspaceOptions]

  static let value = Rule(
    .value, .error,
    summary: "a value is not what its token's type asks for",
    why: "No output can be made of it, nor of what refers to it; a guess would show a value that nobody chose.",
    remedy: """
      Write the value as its type has it: the message names the part, what stands there and what was expected. Where \
      the type is wrong, change `$type`.
      """,
    bad: Rule.Example(
      """
      spacing:
        $type: dimension
        page: { $value: 4vw }
      """),
    good: Rule.Example(
      """
      spacing:
        $type: dimension
        page: { $value: 16px }
      """))

  static let dtcgForm = Rule(
    .dtcgForm, .warning,
    summary: "a value is written in a form that DTCG 2025.10 does not have",
    why: """
      The meaning is plain and it is read as such; other tools that read the same JSON file may refuse it, or read it \
      as text. In YAML, which the standard does not know, short forms are at home: there only a strict reading tells.
      """,
    remedy: "Write the standard's form, which the message shows.",
    bad: json(#"{ "gap": { "$type": "dimension", "$value": "16px" } }"#),
    good: json(#"{ "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#))

  static let dtcgType = Rule(
    .dtcgType, .note,
    summary: "a token has a type that DTCG 2025.10 does not have",
    why: """
      `spring`, `haptic`, `motion`, `elevation` and `icon` say what the standard has no words for. Other tools skip \
      such tokens, or refuse the file. Only a strict reading (`--only dtcg`) tells.
      """,
    remedy: "Where files are shared with other tools, keep these tokens in a file of their own, or in YAML.",
    bad: json(#"{ "press": { "$type": "haptic", "$value": "impact.light" } }"#),
    good: json(#"{ "press": { "$type": "duration", "$value": { "value": 120, "unit": "ms" } } }"#))

  static let dtcgKey = Rule(
    .dtcgKey, .warning,
    summary: "a token or group has a key that DTCG 2025.10 does not have",
    why: """
      Keys that begin with $ belong to the standard: other tools refuse those that they don't know, and a later \
      edition may give them a meaning.
      """,
    remedy: "Put data of your own under `$extensions`, with a name that is yours.",
    bad: json(#"{ "ratio": { "$type": "number", "$value": 2, "$comment": "golden, nearly" } }"#),
    good: json(#"{ "ratio": { "$type": "number", "$value": 2, "$description": "golden, nearly" } }"#))

  static let workspaceOptions = Rule(
    .workspaceOptions, .error,
    summary: "an option of a rule can't be read, or means nothing",
    why: "A rule whose options are misspelled checks something else than its author thinks, or nothing at all.",
    remedy: "Spell the options as `tokens explain` shows them for the rule, and name tokens that exist.",
    bad: options("{ minimun: 44, tokens: [size.target.*] }"),
    good: options("{ minimum: 44, tokens: [size.target.*] }"))

  private static func json(_ text: String) -> Rule.Example {
    Rule.Example([("app.tokens.json", text + "\n")])
  }

  /// A workspace with options for `tokens/target`.
  private static func options(_ text: String) -> Rule.Example {
    Rule.Example([
      (
        "tokens.yaml",
        """
        products:
          app:
            tokens: app.tokens.yaml
            rules:
              tokens/target: \(text)
        """
      ),
      (
        "app.tokens.yaml",
        """
        size:
          $type: dimension
          target:
            row: { $value: 48px }
        """
      ),
    ])
  }
}
