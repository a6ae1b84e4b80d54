package import Diagnostics

extension RuleID {
  package static let syntax = RuleID("tokens/syntax")
  package static let duplicateKey = RuleID("tokens/duplicate-key")
  package static let name = RuleID("tokens/name")
  package static let type = RuleID("tokens/type")
  package static let value = RuleID("tokens/value")
  package static let alias = RuleID("tokens/alias")
  package static let cycle = RuleID("tokens/cycle")
  package static let group = RuleID("tokens/group")
  package static let extends = RuleID("tokens/extends")
  package static let resolver = RuleID("tokens/resolver")
  package static let unusedSet = RuleID("tokens/unused-set")
  package static let collision = RuleID("tokens/collision")
  package static let deprecated = RuleID("tokens/deprecated")
  package static let context = RuleID("tokens/context")
  package static let grid = RuleID("tokens/grid")
  package static let target = RuleID("tokens/target")
  package static let reducedMotion = RuleID("tokens/reduced-motion")
  package static let scriptType = RuleID("tokens/script-type")
  package static let elevationFallback = RuleID("tokens/elevation-fallback")
  package static let animates = RuleID("tokens/animates")
  /// Crimson only where it is allowed.
  package static let usage = RuleID("tokens/usage")
  /// Muted status colours.
  package static let chroma = RuleID("tokens/chroma")

  /// A value in a form that DTCG 2025.10 does not have, yet whose meaning is plain.
  package static let dtcgForm = RuleID("dtcg/form")
  /// A type that DTCG 2025.10 does not have.
  package static let dtcgType = RuleID("dtcg/type")
  /// A key or a structure that DTCG 2025.10 does not have.
  package static let dtcgKey = RuleID("dtcg/key")

  /// A rule's options in the workspace file that can't be read, or that mean nothing.
  package static let workspaceOptions = RuleID("workspace/options")

  package static let contrastMinimum = RuleID("contrast/minimum")
  package static let contrastRegression = RuleID("contrast/regression")
  package static let contrastSlipped = RuleID("contrast/slipped")
  package static let contrastStaleBaseline = RuleID("contrast/stale-baseline")
  package static let usedUndeclared = RuleID("contrast/used-undeclared")
  package static let declaredUnused = RuleID("contrast/declared-unused")
  package static let contrastStatus = RuleID("contrast/status")
  package static let contrastColorVision = RuleID("contrast/colour-vision")
  package static let contrastPair = RuleID("contrast/pair")
  package static let contrastUndecided = RuleID("contrast/undecided")
  package static let contrastWaiver = RuleID("contrast/waiver")
  package static let contrastIncomplete = RuleID("contrast/incomplete")
}
