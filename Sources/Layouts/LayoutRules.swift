package import Diagnostics

/// Every rule about layouts.
package enum LayoutRules {
  package static let all = forms + symbols

  private static let forms = [syntax]
  private static let symbols = [directionalSymbol]

  private static let syntax = Rule(
    .layoutSyntax, .error, summary: "a layout does not parse",
    why: "What the parser cannot understand is not checked, so that nothing found would look like nothing wrong.",
    remedy: "Mend what is marked. The rest of the file is checked all the same.",
    bad: .swift("HStack {\n  Image(systemName: \"chevron.left\"\n  Text(\"Back\")\n}\n"),
    good: .swift("HStack {\n  Image(systemName: \"chevron.backward\")\n  Text(\"Back\")\n}\n"))

  private static let directionalSymbol = Rule(
    .directionalSymbol, .error, summary: "a symbol points to a fixed side",
    why: "“Forward” is to the left in Arabic and Hebrew. Symbols with left and right in their names are drawn alike in "
      + "every language, so that the arrow of a list row points back to where the reader came from.",
    remedy: "Use the twin named after forward and backward, which follows the layout’s direction. Media controls, "
      + "compass directions and symbols with both sides are right as they are.",
    bad: .swift("Image(systemName: \"chevron.right\")\n"), good: .swift("Image(systemName: \"chevron.forward\")\n"))
}

extension Rule.Example {
  /// One Swift file.
  static func swift(_ text: String) -> Rule.Example { Rule.Example([("Card.swift", text)]) }
}
