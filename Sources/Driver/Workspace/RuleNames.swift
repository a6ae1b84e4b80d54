import Diagnostics

extension RuleSet {
  /// Families and rules of rooms that come later: a workspace may speak of them already.
  private static let laterFamilies: Set<String> = ["strings", "layout", "contracts", "gallery"]
  private static let laterRules: Set<String> = [
    "contrast/regression", "contrast/slipped", "contrast/stale-baseline", "contrast/status", "contrast/colour-vision",
  ]

  /// Whether a workspace may use this name: of a rule, of a family, or of one that is to come.
  func isKnown(_ name: String) -> Bool {
    !matching(name).isEmpty || Self.laterRules.contains(name)
      || Self.laterFamilies.contains(String(RuleID(name).family))
  }

  /// What to do about a name that is none.
  func help(forUnknown name: String) -> String {
    Suggestion.question(suggestions(for: name))
      ?? "the families are \(families.joined(separator: ", ")); tokens explain lists every rule"
  }
}
