import Diagnostics

/// Why a name or pattern in a pair file means no colour.
struct PairProblem: Error, Hashable, Sendable {
  let message: String
  let span: Span
  let help: String?

  var finding: Finding {
    Finding(.contrastPair, .error, message, at: span, help: help.map { [$0] } ?? [])
  }
}

extension PairProblem {
  /// nil where the name is no field's.
  init?(fieldOutsideOver name: String, _ span: Span, _ fields: [String: PairFile.Field?]) {
    guard fields[name] != nil else { return nil }
    self.init(
      message: "\(name) is a field, and no colour", span: span,
      help: "fields belong in over: { text: text.primary, on: glass.card, over: \(name) }")
  }
}

extension TokenSet {
  /// The colour tokens that a pattern means, in the order of the set. Wildcards pass over tokens of other types. Empty
  /// only where all that it means has no type, of which a finding tells already. `others`: what else may have been meant.
  func colors(matching pattern: TokenPattern, orOneOf others: [String] = []) throws(PairProblem) -> [Int] {
    let found = positions(matching: pattern)
    let colors = found.filter { tokens[$0].type == .color }
    if !colors.isEmpty { return colors }
    if found.isEmpty { throw unknown(pattern, others) }
    let typed = found.filter { tokens[$0].type != nil }
    guard let first = typed.first, let type = tokens[first].type else { return [] }
    let path = tokens[first].path
    let message =
      typed.count == 1
      ? "\(path) is \(type.words); contrast needs a color"
      : "\(pattern.text) means \(typed.count) tokens, and none of them is a color"
    let help =
      type == .gradient ? "name it under fields, as { gradient: \(path) }, and lay the surface over that field" : nil
    throw PairProblem(message: message, span: pattern.span, help: help)
  }

  /// The token of a type at a path. `others`: what else may have been meant.
  func token(_ name: PairFile.Name, type: TokenType, orOneOf others: [String] = []) throws(PairProblem) -> Int {
    guard let position = position(of: name.text) else {
      let names = tokens.filter { $0.type == type }.map(\.path) + others
      throw PairProblem(
        message: "there is no token \(name.text)", span: name.span, help: didYouMean(name.text, among: names))
    }
    guard tokens[position].type == type else {
      throw PairProblem(
        message: "\(name.text) is \(tokens[position].type?.words ?? "of no known type"); \(type.words) was expected",
        span: name.span, help: nil)
    }
    return position
  }

  private func unknown(_ pattern: TokenPattern, _ others: [String]) -> PairProblem {
    if let path = pattern.plainPath {
      let names = tokens.filter { $0.type == .color }.map(\.path) + others
      let group = groups.contains { $0.path.joined(separator: ".") == path }
      let help = group ? "\(path) is a group: write \(path).*" : didYouMean(path, among: names)
      return PairProblem(message: "there is no token \(path)", span: pattern.span, help: help)
    }
    // What stands before the first wildcard is a group's path, more or less.
    let start = pattern.text.prefix { $0 != "*" && $0 != "{" }
    let group = start.lastIndex(of: ".").map { String(start[..<$0]) } ?? ""
    let near = didYouMean(group, among: groups.lazy.map { $0.path.joined(separator: ".") })
    return PairProblem(message: "\(pattern.text) matches no token", span: pattern.span, help: near)
  }
}
