package import Diagnostics
import TokenModel

/// What can keep a token out of an output.
package enum EmitterRules {
  package static let all = [collision]

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
