import Catalogs
package import Diagnostics
import Emitters
import Layouts
import TokenModel

/// Every rule that this version knows.
package enum Rules {
  package static let all = RuleSet(
    WorkspaceRules.all + TokenRules.all + UsedPairCheck.rules + EmitterRules.all + CatalogRules.all + LayoutRules.all
      + [.suppression])

  /// Rules and families, for completions.
  package static var names: [String] { (all.families + all.rules.map(\.id.name)).sorted() }
}
