import Files
import TokenModel

/// `--context theme=dark,contrast=increased`: the contexts that are looked at.
struct ContextFilter: Sendable {
  private struct Term: Hashable {
    /// nil: the context's name alone, which must be unique.
    let modifier: String?
    let context: String
    let text: String
  }

  private let terms: [Term]

  init(_ values: [String]) {
    terms = values.map { value in
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return Term(modifier: parts.count > 1 ? parts[0] : nil, context: parts.last ?? "", text: value)
    }
  }

  /// Refuses what no product has.
  func check(against sets: [TokenSet]) throws(Failure) {
    let modifiers = sets.flatMap(\.modifiers) + Modifier.known
    let unknown = terms.filter { choices($0, in: modifiers).isEmpty }.map(\.text)
    if !unknown.isEmpty {
      let names = modifiers.flatMap { modifier in modifier.contexts.map { "\(modifier.name)=\($0)" } }
      let near = unknown.compactMap { likeliest($0, among: names + modifiers.flatMap(\.contexts)) }
      throw Failure(
        "there is no context \(unknown.map { $0.isEmpty ? "\"\"" : $0 }.joined(separator: ", "))",
        help: near.isEmpty ? [] : ["did you mean \(near.joined(separator: ", "))?"])
    }
    for (index, term) in terms.enumerated() {
      guard let modifier = term.modifier?.lowercased(),
        let other = terms[..<index].first(where: { $0.modifier?.lowercased() == modifier }),
        other.context != term.context
      else { continue }
      throw Failure("\(other.text) and \(term.text) can't both be", help: ["keep one of them"])
    }
  }

  /// The combinations of the given modifiers' contexts that are wanted; the other modifiers stand as the filter says,
  /// or at their default.
  func contexts(of set: TokenSet, over axes: [Int]) -> [Context] {
    let wanted = wanted(in: set)
    return set.contexts(over: axes.filter { wanted[$0] == nil }).map { context in
      var context = context
      for (axis, choice) in wanted { context.choices[axis] = choice }
      return context
    }
  }

  /// Whether a context is among the wanted ones, as far as the given modifiers tell.
  func allows(_ context: Context, of set: TokenSet, over axes: [Int]) -> Bool {
    let wanted = wanted(in: set)
    return axes.allSatisfy { wanted[$0] == nil || wanted[$0] == context.choices[$0] }
  }

  /// The same for a context that is spelled out.
  func allows(_ context: [PairRecord.Choice], of set: TokenSet) -> Bool {
    wanted(in: set).allSatisfy { axis, choice in
      let modifier = set.modifiers[axis]
      return context.allSatisfy { $0.modifier != modifier.name || $0.context == modifier.contexts[choice] }
    }
  }

  /// Whether it leaves nothing out.
  var isEmpty: Bool { terms.isEmpty }

  /// The wanted context of each modifier that the filter speaks of.
  func wanted(in set: TokenSet) -> [Int: Int] {
    var wanted: [Int: Int] = [:]
    for term in terms { for choice in choices(term, in: set.modifiers) { wanted[choice.axis] = choice.context } }
    return wanted
  }

  private func choices(_ term: Term, in modifiers: [Modifier]) -> [(axis: Int, context: Int)] {
    // Names are matched as DTCG's resolver module advises: without regard to case.
    modifiers.enumerated().compactMap { axis, modifier in
      if let name = term.modifier, name.lowercased() != modifier.name.lowercased() { return nil }
      let choice =
        modifier.contexts.firstIndex(of: term.context)
        ?? modifier.contexts.firstIndex { $0.lowercased() == term.context.lowercased() }
      return choice.map { (axis, $0) }
    }
  }
}
