package import Diagnostics
package import Documents

/// What a product says of its layouts.
package struct LayoutOptions: Sendable {
  package var deploymentTarget: DeploymentTarget
  /// What the workspace says of a rule beside its severity: a mapping for the rule's check to read.
  package var rules: [RuleID: Node]
  /// What the product's tokens are called, by their values.
  package var tokens: TokenNames
  /// What its colours and text styles are called in Swift; empty where nobody asks which stand on which.
  package var styles = StyleNames()
  /// The rules that are on and asked for.
  package var wanted: Set<RuleID>

  package init(
    deploymentTarget: DeploymentTarget = DeploymentTarget(), rules: [RuleID: Node] = [:],
    tokens: TokenNames = TokenNames(), wanted: Set<RuleID> = Set(LayoutRules.all.map(\.id))
  ) {
    self.deploymentTarget = deploymentTarget
    self.rules = rules
    self.tokens = tokens
    self.wanted = wanted
  }
}

/// Names of a product's tokens by what a layout would write in their place.
package struct TokenNames: Hashable, Sendable {
  /// What a value is used for, as far as a layout tells.
  package enum Use: Hashable, Sendable {
    case color
    case spacing
    case radius
    case size
    case fontSize
    case duration
  }

  /// A colour as 0xRRGGBBAA; a length in points, dp or CSS pixels; a duration in milliseconds.
  package enum Value: Hashable, Sendable {
    case color(UInt32)
    case number(Double)
  }

  private struct Key: Hashable, Sendable {
    let use: Use
    let value: Value
  }

  private var names: [Key: [String]] = [:]

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  /// Names stand in the order in which they are added.
  package mutating func add(_ name: String, for use: Use, _ value: Value) {
    names[Key(use: use, value: value), default: []].append(name)
  }

  package func names(for use: Use, _ value: Value) -> [String] { names[Key(use: use, value: value)] ?? [] }
}
