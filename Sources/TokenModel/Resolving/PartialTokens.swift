internal import Diagnostics

/// Tokens that some contexts have and others lack, such as one that only a dark theme's files define. Outputs leave
/// them out: a constant has a value in every context.
struct PartialTokens {
  /// As many tokens of one file that the same contexts lack are told one by one; more in one finding.
  private static let mostAlone = 3

  private struct Key: Hashable {
    let file: FileID
    let lacking: String
    let having: String
  }

  private let linked: LinkedTree
  private let evaluator: Evaluator

  static func findings(_ linked: LinkedTree, _ evaluator: Evaluator) -> [Finding] {
    let tokens = PartialTokens(linked: linked, evaluator: evaluator)
    var keys: [Key] = []
    var members: [Key: [Int]] = [:]
    for index in linked.entries.indices where tokens.isPartial(index) && !tokens.isInherited(index) {
      let key = tokens.key(of: index)
      if members[key] == nil { keys.append(key) }
      members[key, default: []].append(index)
    }
    return keys.flatMap { key in
      let all = members[key] ?? []
      return all.count > mostAlone ? [tokens.finding(all, key)] : all.map { tokens.finding([$0], key) }
    }
  }

  private func isPartial(_ index: Int) -> Bool {
    let slots = evaluator.resolved[index].slots
    return slots.contains(where: \.isAbsent) && !slots.allSatisfy(\.isAbsent)
  }

  /// Whether the token that it is inherited from says the same.
  private func isInherited(_ index: Int) -> Bool {
    guard let origin = linked.entries[index].definitions.last?.origin else { return false }
    return isPartial(linked.targets.entries[origin])
  }

  private func key(of index: Int) -> Key {
    let resolved = evaluator.resolved[index]
    let set = TokenSet(name: "", modifiers: evaluator.modifiers, tokens: [], groups: [])
    let contexts = zip(set.contexts(over: resolved.axes), resolved.slots)
    return Key(
      file: linked.entries[index].nameSpan.file,
      lacking: set.words(for: contexts.filter(\.1.isAbsent).map(\.0), over: resolved.axes),
      having: set.words(for: contexts.filter { !$0.1.isAbsent }.map(\.0), over: resolved.axes))
  }

  private func finding(_ tokens: [Int], _ key: Key) -> Finding {
    let first = linked.entries[tokens[0]]
    let others = tokens.dropFirst().map { linked.entries[$0].path }
    let shown = Array(others.prefix(3)) + (others.count > 3 ? ["\(others.count - 3) more"] : [])
    return Finding(
      .context, .warning, "\(first.path) has no value in \(key.lacking), and is left out of every output",
      at: first.nameSpan, symbol: first.path,
      notes: others.isEmpty ? [] : ["the same holds for \(list(shown, "and"))"],
      help: [
        "define it in a set that always applies, or in \(key.lacking) too; if \(key.having) alone is to have it, "
          + "suppress this with the reason"
      ])
  }
}

extension Evaluator.Slot {
  /// Whether no definition applies there.
  fileprivate var isAbsent: Bool { value == nil && !isInvalid }
}
