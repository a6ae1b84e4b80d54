internal import Diagnostics

/// Rules that speak while references, sets and contexts are followed.
enum ReferenceRules {
  static let all = [alias, cycle, extends, resolver, unusedSet, context]

  static let alias = Rule(
    .alias, .error, summary: "a reference leads nowhere, or to something else than is needed",
    why: "A token without its target has no value in any output.",
    remedy: "Spell the whole path of the token as it is defined, dots between names: \"{color.navy.900}\".",
    bad: Rule.Example(
      """
      color:
        $type: color
        navy: { $value: "#0B1F3A" }
        ink: { $value: "{color.nawy}" }
      """),
    good: Rule.Example(
      """
      color:
        $type: color
        navy: { $value: "#0B1F3A" }
        ink: { $value: "{color.navy}" }
      """))

  static let cycle = Rule(
    .cycle, .error, summary: "tokens, groups or sets refer to each other in a circle",
    why: "None of them ever comes to a value, nor does anything that refers to them.",
    remedy: "Give one member of the chain a value of its own.",
    bad: Rule.Example(
      """
      color:
        $type: color
        ink: { $value: "{color.text}" }
        text: { $value: "{color.ink}" }
      """),
    good: Rule.Example(
      """
      color:
        $type: color
        ink: { $value: "#0B1F3A" }
        text: { $value: "{color.ink}" }
      """))

  static let extends = Rule(
    .extends, .error, summary: "$extends names something that is no group, or contradicts it",
    why: "The group is then missing all that it was to inherit.",
    remedy: "Refer to a group, in braces: $extends: \"{button.base}\". What a group redefines keeps its type.",
    bad: Rule.Example(
      """
      base: { $type: dimension, $value: 8 }
      button: { $extends: "{base}", pad: { $type: dimension, $value: 12 } }
      """),
    good: Rule.Example(
      """
      base: { gap: { $type: dimension, $value: 8 } }
      button: { $extends: "{base}", pad: { $type: dimension, $value: 12 } }
      """))

  static let resolver = Rule(
    .resolver, .error, summary: "a resolver file breaks a rule of DTCG's resolver module",
    why: "Sets are then merged in another order than its author meant, or not at all.",
    remedy: "Mend the place that is shown; `version`, `resolutionOrder`, `sets` and `modifiers` are its parts.",
    bad: Rule.Example([
      (
        "brand.resolver.json",
        """
        {
          "version": "2025.10",
          "resolutionOrder": [{ "$ref": "#/sets/base" }],
          "sets": { "core": { "sources": [] } }
        }
        """
      )
    ]),
    good: Rule.Example([
      (
        "brand.resolver.json",
        """
        {
          "version": "2025.10",
          "resolutionOrder": [{ "$ref": "#/sets/core" }],
          "sets": { "core": { "sources": [] } }
        }
        """
      )
    ]))

  static let unusedSet = Rule(
    .unusedSet, .note, summary: "a set or modifier is declared and never used",
    why: "Whoever edits it wonders why nothing changes.",
    remedy: "Add it to resolutionOrder, or take it out.",
    bad: Rule.Example([
      (
        "brand.resolver.json",
        """
        {
          "version": "2025.10",
          "resolutionOrder": [{ "$ref": "#/sets/core" }],
          "sets": { "core": { "sources": [] }, "legacy": { "sources": [] } }
        }
        """
      )
    ]),
    good: Rule.Example([
      (
        "brand.resolver.json",
        """
        {
          "version": "2025.10",
          "resolutionOrder": [{ "$ref": "#/sets/core" }],
          "sets": { "core": { "sources": [] } }
        }
        """
      )
    ]))

  static let context = Rule(
    .context, .error, summary: "a context is unknown, ambiguous, as good as another, or has no value",
    why:
      "Where two values apply at once, nobody can tell which one people will see; where none does, there is nothing "
      + "to see, and the token is left out of every output.",
    remedy:
      "Name contexts as modifier=context where the bare name is not unique, say what holds where two meet: "
      + "\"theme=dark&contrast=increased\", and define tokens in a set that always applies.",
    bad: Rule.Example(
      """
      text:
        $type: color
        muted:
          $value: "#5B6470"
          $extensions: { mode: { dark: "#A3ACB8", increased: "#3B424C" } }
      """),
    good: Rule.Example(
      """
      text:
        $type: color
        muted:
          $value: "#5B6470"
          $extensions:
            mode: { dark: "#A3ACB8", increased: "#3B424C", "theme=dark&contrast=increased": "#D5DAE1" }
      """))
}
