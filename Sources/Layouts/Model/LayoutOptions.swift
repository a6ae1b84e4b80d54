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

  /// A token, and where it has a value.
  package struct Name: Hashable, Sendable {
    package let path: String
    /// "compact": the context for which the value is; nil for its value by default.
    package let context: String?

    /// “spacing.card”, “spacing.card in compact”.
    package var words: String { context.map { "\(path) in \($0)" } ?? path }
  }

  private struct Key: Hashable, Sendable {
    let use: Use
    let value: Value
  }

  private var names: [Key: [Name]] = [:]

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  /// Names stand in the order in which they are added; of a token that has a value in several contexts the first counts.
  package mutating func add(_ path: String, in context: String? = nil, for use: Use, _ value: Value) {
    let key = Key(use: use, value: value)
    guard !names[key, default: []].contains(where: { $0.path == path }) else { return }
    names[key, default: []].append(Name(path: path, context: context))
  }

  /// Those that have the value by default; where there are none, those that have it in some context.
  package func names(for use: Use, _ value: Value) -> [Name] {
    let all = names[Key(use: use, value: value)] ?? []
    let usual = all.filter { $0.context == nil }
    return usual.isEmpty ? all : usual
  }
}
