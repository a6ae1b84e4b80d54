import Diagnostics
import Locales

/// Texts that are marked as unfinished or as left over, counted.
struct StateCheck: CatalogCheck {
  var rules: [Rule] { [KeyTexts.state] }

  func findings(in set: CatalogSet, _ options: CatalogOptions, files: SourceFiles) -> [Finding] {
    stale(set) + set.locales.indices.flatMap { unfinished($0, set) }
  }

  /// Keys that the sources no longer have.
  private func stale(_ set: CatalogSet) -> [Finding] {
    let facts = set.entries.compactMap { $0.facts?.state == .stale ? $0.facts : nil }
    guard let first = facts.first else { return [] }
    let verb = facts.count == 1 ? "is" : "are"
    return [
      Finding(
        .stringState, .note,
        "\(counted(facts.count, "key")) of \(set.name) \(verb) no longer in the sources: "
          + firstFew(facts.map(\.key.keyWords)),
        at: first.keySpan, symbol: "stale",
        labels: facts.dropFirst().prefix(3).map { Finding.Label($0.keySpan, "and this one") },
        help: ["remove what nothing asks for any more"])
    ]
  }

  private func unfinished(_ position: Int, _ set: CatalogSet) -> [Finding] {
    let locale = set.locales[position]
    let messages = set.entries.compactMap { entry in
      entry.facts?.isTranslatable ?? true ? entry.translations[position] : nil
    }
    return [(State.needsReview, "to be reviewed"), (State.new, "marked as new")].compactMap { state, words in
      let found = messages.filter { $0.has(state) }
      guard let first = found.first else { return nil }
      let verb = found.count == 1 ? "is" : "are"
      return Finding(
        .stringState, .note,
        "\(counted(found.count, "text")) in \(locale.words) \(verb) \(words): \(firstFew(found.map(\.key.keyWords)))",
        at: first.keySpan, symbol: "\(locale.text) \(state.rawValue)",
        labels: found.dropFirst().prefix(3).map { Finding.Label($0.keySpan, "and this one") },
        help: [state == .new ? "translate them" : "review them, and mark them as translated"])
    }
  }
}

extension Message {
  /// Whether it, or one of its branches, is in a state.
  fileprivate func has(_ state: State) -> Bool {
    if self.state == state { return true }
    var isFound = false
    pattern.forEachChoice { choice, _ in isFound = isFound || choice.cases.contains { $0.state == state } }
    return isFound
  }
}
