package import Diagnostics
import TokenModel

extension RuleID {
  package static let accessor = RuleID("strings/accessor")
}

/// What can keep a token or a message out of an output.
package enum EmitterRules {
  package static let all = [collision, accessor]

  private static let accessor = Rule(
    .accessor, .warning, summary: "a message has no accessor in Swift",
    why:
      "Keys that come to one name cannot both have it, and code that called it would show either text. A value that a "
      + "message counts and shows in a form of the program's own would have to be a number and a text at once.",
    remedy:
      "Rename all but one of the keys: words are split at anything that is no letter or digit, and written in "
      + "lowerCamelCase. Give a second value a name of its own. It is looked for where a product has a Swift output.",
    bad: Rule.Example([
      ("strings/en.yaml", "locale: en\nstrings:\n  try-again: Try again\n  tryAgain: Try again?\n"),
      (
        "tokens.yaml",
        "products: { app: { strings: strings, outputs: { swift: generated } } }\n"
      ),
    ]),
    good: Rule.Example([
      ("strings/en.yaml", "locale: en\nstrings:\n  try-again: Try again\n  askAgain: Try again?\n"),
      (
        "tokens.yaml",
        "products: { app: { strings: strings, outputs: { swift: generated } } }\n"
      ),
    ]))

  private static let collision = Rule(
    .collision, .error, summary: "several tokens come to the same name in Swift",
    why:
      "Only one constant can have a name, and whichever it was, some code would use the wrong token. All of them are "
      + "left out.",
    remedy:
      "Rename all but one: words are split at anything that is no letter or digit, and written in lowerCamelCase.",
    bad: Rule.Example(
      """
      type-scale:
        $type: number
        font-size: { $value: 16 }
        FONT SIZE: { $value: 17 }
      """),
    good: Rule.Example(
      """
      type-scale:
        $type: number
        font-size: { $value: 16 }
        font-size-large: { $value: 17 }
      """))
}
