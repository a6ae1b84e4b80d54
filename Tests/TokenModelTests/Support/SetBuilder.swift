import Diagnostics
import Documents
import TokenModel

/// Builds a resolved set by hand: each token's definitions get spans of their own, so that a test can tell them apart.
struct SetBuilder {
  private let modifiers: [Modifier]
  private var tokens: [Token] = []
  /// What each definition's span stands for: "spacing.row" or "spacing.row/2" for the third variant.
  private(set) var places: [Int: String] = [:]

  init(_ modifiers: KeyValuePairs<String, [String]> = [:]) {
    self.modifiers = modifiers.map { Modifier(name: $0, contexts: $1, defaultContext: 0) }
  }

  var set: TokenSet { TokenSet(name: "app", modifiers: modifiers, tokens: tokens, groups: []) }

  /// A token with a literal value for each context of `over`, or one for all.
  mutating func add(
    _ path: String, _ values: TokenValue?..., over axes: [String] = [], references: [String] = [],
    deprecation: Deprecation? = nil
  ) {
    append(path, values.map { ($0, nil) }, axes, references, deprecation)
  }

  /// A token that is another one, the same in every context or another in each.
  mutating func add(_ path: String, alias targets: String..., over axes: [String] = []) {
    let variants = targets.map { target -> (TokenValue?, Int?) in
      let position = tokens.firstIndex { $0.path == target }
      return (position.flatMap { tokens[$0].variants.first?.value }, position)
    }
    append(path, variants, axes, targets, nil)
  }

  private mutating func append(
    _ path: String, _ values: [(TokenValue?, Int?)], _ axes: [String], _ references: [String],
    _ deprecation: Deprecation?
  ) {
    let positions = axes.compactMap { axis in modifiers.firstIndex { $0.name == axis } }
    let variants = values.enumerated().map { index, value in
      let start = 1000 * (tokens.count + 1) + 10 * index
      places[start] = values.count == 1 ? path : "\(path)/\(index)"
      return Token.Variant(
        value: value.0, definition: Span(file: FileID(0), lower: start, upper: start + 1), target: value.1)
    }
    let name = 1000 * (tokens.count + 1) + 999
    places[name] = "name of \(path)"
    tokens.append(
      Token(
        path: path, segments: path.split(separator: ".").map(String.init),
        type: values.compactMap { $0.0?.type }.first, description: nil, deprecation: deprecation, extensions: nil,
        nameSpan: Span(file: FileID(0), lower: name, upper: name + 1), axes: positions,
        extents: positions.map { modifiers[$0].contexts.count }, variants: variants,
        references: references.compactMap { reference in tokens.firstIndex { $0.path == reference } }.sorted()))
  }

  /// "message | place" for what a check finds; findings about options begin with "options: ".
  func findings(of check: TokenCheck, _ options: String? = nil) -> [String] {
    raw(of: check, options).map { finding in
      guard finding.rule == check.rule.id else { return "options: \(finding.message)" }
      return "\(finding.message) | \(places[finding.span.range.lowerBound] ?? "nowhere")"
    }
  }

  func raw(of check: TokenCheck, _ options: String? = nil) -> [Finding] {
    check.findings(in: set, options: options.map { Fixture.node($0, syntax: .yaml) })
  }
}
