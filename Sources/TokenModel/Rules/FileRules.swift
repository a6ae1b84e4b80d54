internal import Diagnostics

/// Rules that speak while files are read: what a file, a name, a group may be.
enum FileRules {
  static let all = [syntax, duplicateKey, name, type, group]

  static let syntax = Rule(
    .syntax, .error, summary: "a file can't be read as YAML or JSON",
    why: "What stands behind the mistake is lost to every output, and a half-read file looks like a whole one.",
    remedy: "Mend the place that is shown. In YAML, quote colours and references: \"#0B1F3A\", \"{navy.900}\".",
    bad: Rule.Example("color: { $type: color, ink: { $value: \"#0B1F3A\" }\n"),
    good: Rule.Example("color: { $type: color, ink: { $value: \"#0B1F3A\" } }\n"))

  static let duplicateKey = Rule(
    .duplicateKey, .error, summary: "a mapping has the same key twice",
    why: "Only the last of the two counts, and nobody who edits the first one sees why nothing changes.",
    remedy: "Take one of them out, or rename it.",
    bad: Rule.Example(
      """
      color:
        $type: color
        ink: { $value: "#0B1F3A" }
        ink: { $value: "#1C2A4A" }
      """),
    good: Rule.Example(
      """
      color:
        $type: color
        ink: { $value: "#0B1F3A" }
        ink-soft: { $value: "#1C2A4A" }
      """))

  static let name = Rule(
    .name, .error, summary: "a token or group has a name that DTCG forbids",
    why: "References spell paths with dots and braces, so a name that holds one can't be referred to.",
    remedy: "Rename it: any name will do that is not empty, does not begin with $ and holds none of { } and the dot.",
    bad: Rule.Example("size: { $type: dimension, \"1.5x\": { $value: 24 } }\n"),
    good: Rule.Example("size: { $type: dimension, \"1-5x\": { $value: 24 } }\n"))

  static let type = Rule(
    .type, .error, summary: "a token has no type, or one that does not exist",
    why: "16 may be a length, a weight or a number. A type is never guessed from the value, so the token is left out.",
    remedy: "Give the token or a group around it a $type of DTCG 2025.10.",
    bad: Rule.Example("space: { small: { $value: 8 } }\n"),
    good: Rule.Example("space: { $type: dimension, small: { $value: 8 } }\n"))

  static let group = Rule(
    .group, .error, summary: "a thing is neither a token nor a group, or both at once",
    why:
      "A token has a $value and nothing below it; a group has things below it and no $value. What is neither is lost.",
    remedy: "Write $value for a value, move tokens out of tokens, or name a group's own token $root.",
    bad: Rule.Example(
      """
      accent:
        $type: color
        $value: "#A01030"
        soft: { $value: "#F3D9DF" }
      """),
    good: Rule.Example(
      """
      accent:
        $type: color
        $root: { $value: "#A01030" }
        soft: { $value: "#F3D9DF" }
      """))
}
