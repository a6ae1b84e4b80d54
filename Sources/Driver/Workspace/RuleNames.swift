import Diagnostics

extension RuleSet {
  /// Families of rooms that come later: a workspace may speak of them already.
  private static let laterFamilies: Set<String> = ["contracts", "gallery"]

  /// Whether a workspace may use this name: of a rule, of a family, or of one that is to come.
  func isKnown(_ name: String) -> Bool {
    !matching(name).isEmpty || Self.laterFamilies.contains(String(RuleID(name).family))
  }

  /// What to do about a name that is none.
  func help(forUnknown name: String) -> String {
    Suggestion.question(suggestions(for: name))
      ?? "the families are \(families.joined(separator: ", ")); tokens explain lists every rule"
  }
}
