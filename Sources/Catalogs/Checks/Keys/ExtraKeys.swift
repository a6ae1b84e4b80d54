import Diagnostics
import Locales

/// Keys that only translations have, and translations of what is not to be translated.
struct ExtraKeyCheck: CatalogCheck {
  var rules: [Rule] { [KeyTexts.extra] }

  func findings(in set: CatalogSet, _ options: CatalogOptions, files: SourceFiles) -> [Finding] {
    // Without its source a set has no key that is too many.
    guard !set.locales.isEmpty, set.files.allSatisfy(\.isComplete), set.entries.contains(where: { $0.source != nil })
    else { return [] }
    var suggestions = 50
    return set.entries.compactMap { entry in
      let found = set.locales.indices.filter { entry.translations[$0] != nil }
      guard let first = found.first, let message = entry.translations[first] else { return nil }
      if entry.source == nil {
        suggestions -= 1
        return extra(entry, message, found, set, isSuggesting: suggestions >= 0)
      }
      return entry.facts?.isTranslatable == false ? untranslatable(entry, message, found, set) : nil
    }
  }

  /// Suggestions cost a look at all keys: where many keys are too many, none was meant for another.
  private func extra(
    _ entry: CatalogSet.Entry, _ message: Message, _ found: [Int], _ set: CatalogSet, isSuggesting: Bool
  ) -> Finding {
    let lacking = set.entries.lazy.filter { $0.source != nil && $0.translations[found[0]] == nil }.map(\.key)
    let near = Suggestion.nearest(to: entry.key, among: lacking.prefix(isSuggesting ? 500 : 0))
    return Finding(
      .extraKey, .warning, "\(entry.key.keyWords) is in \(names(found, set)) and not in the source",
      at: message.keySpan,
      symbol: entry.key, labels: labels(entry, found, set), notes: ["nothing asks for it"],
      help: [Suggestion.question(near.map(\.keyWords)) ?? "remove it, or add it to \(set.sourceLocale.words)"])
  }

  private func untranslatable(
    _ entry: CatalogSet.Entry, _ message: Message, _ found: [Int], _ set: CatalogSet
  ) -> Finding {
    Finding(
      .extraKey, set.dialect == .android ? .warning : .note,
      "\(entry.key.keyWords) is marked as not translatable, and translated into \(names(found, set))",
      at: message.keySpan,
      symbol: entry.key,
      labels: labels(entry, found, set) + (entry.facts.map { [Finding.Label($0.keySpan, "marked here")] } ?? []),
      help: ["remove the translation, or the mark"])
  }

  private func names(_ found: [Int], _ set: CatalogSet) -> String { firstFew(found.map { set.locales[$0].words }) }

  private func labels(_ entry: CatalogSet.Entry, _ found: [Int], _ set: CatalogSet) -> [Finding.Label] {
    found.dropFirst().prefix(3).compactMap { position in
      entry.translations[position].map { Finding.Label($0.keySpan, "in \(set.locales[position].words) too") }
    }
  }
}
