package import Diagnostics

/// Every rule about layouts. The same rule serves every language in which it means the same.
package enum LayoutRules {
  package static let all = [syntax] + pictures + sides + edges + coordinates + directions + design

  private static let syntax = Rule(
    .layoutSyntax, .error, summary: "a layout does not parse",
    why: "What the parser cannot understand is not checked, so that nothing found would look like nothing wrong.",
    remedy: "Mend what is marked. The rest of the file is checked all the same.",
    bad: .swift(
      """
      HStack {
        Image(systemName: "chevron.left"
        Text("Back")
      }
      """),
    good: .swift(
      """
      HStack {
        Image(systemName: "chevron.backward")
        Text("Back")
      }
      """))
}

extension Rule.Example {
  /// One Swift file.
  static func swift(_ text: String) -> Rule.Example { Rule.Example([("Card.swift", text + "\n")]) }
}
