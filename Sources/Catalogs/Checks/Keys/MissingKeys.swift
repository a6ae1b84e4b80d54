import Diagnostics
import Documents
import Locales

/// Keys of the source that a locale lacks: one finding for each locale, or for each key where the rule is asked for.
struct MissingKeyCheck: CatalogCheck {
  var rules: [Rule] { [KeyTexts.missing] }

  func findings(in set: CatalogSet, _ options: CatalogOptions, files: SourceFiles) -> [Finding] {
    guard !set.locales.isEmpty, set.files.allSatisfy(\.isComplete) else { return [] }
    let each = options.rules[.missingKey]?["each"]?.bool ?? options.named.contains(.missingKey)
    let wanted = set.entries.filter { $0.isWanted }
    return set.locales.indices.flatMap { position -> [Finding] in
      let fallbacks = set.fallbacks(of: position)
      guard fallbacks.contains(where: { $0 == nil }) == false else { return [] }
      let missing = wanted.filter { entry in
        !entry.isTranslated(at: position) && !fallbacks.contains { $0.map(entry.isTranslated) ?? false }
      }
      guard !missing.isEmpty else { return [] }
      return each
        ? missing.map { finding($0, position, set) }
        : [finding(missing, of: wanted.count, position, set)]
    }
  }

  private func finding(_ missing: [CatalogSet.Entry], of total: Int, _ position: Int, _ set: CatalogSet) -> Finding {
    let locale = set.locales[position]
    let isAll = missing.count == total
    return Finding(
      .missingKey, .warning,
      "\(locale.words) lacks \(isAll ? "all \(total)" : "\(missing.count) of \(total)") keys of \(set.name): "
        + firstFew(missing.map(\.key.keyWords)),
      at: set.places[position], symbol: locale.text,
      labels: missing.prefix(3).compactMap { entry in
        entry.source.map { Finding.Label($0.keySpan, "\(entry.key.keyWords) is in the source here") }
      },
      help: ["translate them; --only strings/missing-key names each"])
  }

  private func finding(_ entry: CatalogSet.Entry, _ position: Int, _ set: CatalogSet) -> Finding {
    let locale = set.locales[position]
    // An empty translation has a place of its own.
    let place = entry.translations[position]?.keySpan ?? set.places[position]
    return Finding(
      .missingKey, .warning, "\(entry.key.keyWords) has no text in \(locale.words)", at: place,
      symbol: "\(locale.text) \(entry.key)",
      labels: entry.source.map { [Finding.Label($0.keySpan, "the source has it here")] } ?? [],
      help: ["translate \(entry.source?.pattern.usualText.quoted() ?? "it")"])
  }
}

extension CatalogSet.Entry {
  /// Whether each locale is to have it.
  fileprivate var isWanted: Bool {
    guard let source, facts?.isTranslatable ?? true, facts?.state != .stale else { return false }
    // “%@” and “%lld.” say nothing in any language.
    return source.flaws.isEmpty && source.pattern.usualText.contains(where: \.isLetter)
  }

  fileprivate func isTranslated(at position: Int) -> Bool {
    translations[position].map { !$0.flaws.isEmpty || !$0.pattern.isBlank } ?? false
  }
}

extension CatalogSet {
  /// The locales that stand in for a locale where it lacks a key, as far as the set has them; nil stands for the source.
  /// Apple's tables of strings know no such thing.
  fileprivate func fallbacks(of position: Int) -> [Int?] {
    if files.first?.format.family == .strings { return [] }
    let locale = locales[position]
    return locale.parents.compactMap { parent -> Int?? in
      if parent == sourceLocale || parent.isSameLanguage(as: sourceLocale) { return .some(nil) }
      return locales.firstIndex(of: parent).map { .some($0) }
    }
  }
}

extension LocaleTag {
  /// Whether readers of the two read one language in one script: en-GB and en, but not zh-Hant and zh.
  func isSameLanguage(as other: LocaleTag) -> Bool {
    language == other.language && likely.script == other.likely.script
  }
}
