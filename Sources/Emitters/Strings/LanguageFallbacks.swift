import Locales

/// Which language of a catalog stands in for one that it lacks, by CLDR's parents; the runtime only cuts tags.
struct LanguageFallbacks {
  private let source: LocaleTag
  private let locales: [LocaleTag]
  /// The locales that cutting their tags would lead elsewhere, with the language that they read.
  private var readers: [LocaleTag: LocaleTag] = [:]

  init(_ source: LocaleTag, _ others: [LocaleTag]) {
    self.source = source
    locales = [source] + others
    // Where short tags lead is known before longer ones are cut to them.
    let related = Self.related(to: locales).map { (tag: $0, parts: $0.text.split(separator: "-").count) }
    for (tag, _) in related.sorted(by: { ($0.parts, $0.tag) < ($1.parts, $1.tag) }) {
      let wanted = nearest(of: [tag] + tag.parents) ?? source
      if cut(tag) != wanted { readers[tag] = wanted }
    }
  }

  /// Where messages are looked for that a language lacks: pt for pt-PT, es-419 for es-MX; nil: in the source.
  func parent(of locale: LocaleTag) -> LocaleTag? {
    guard locale != source, let parent = nearest(of: locale.parents, but: locale), parent != source else { return nil }
    return parent
  }

  /// The locales of CLDR's that read a language and would not be led to it by cutting their tags, in the order of their
  /// tags: zh-HK and zh-TW for zh-Hant, zh for zh-Hans.
  func others(of locale: LocaleTag) -> [LocaleTag] {
    readers.filter { $0.value == locale }.keys.sorted()
  }

  /// The first that the catalog has, or has by another name: pt for pt-BR.
  private func nearest(of candidates: [LocaleTag], but excluded: LocaleTag? = nil) -> LocaleTag? {
    for candidate in candidates {
      if candidate != excluded, locales.contains(candidate) { return candidate }
      let related = locales.filter { $0.language == candidate.language && $0 != excluded }
      guard !related.isEmpty else { continue }
      let likely = candidate.likely
      if let same = related.first(where: { $0.likely == likely }) { return same }
    }
    return nil
  }

  /// What the runtime comes to.
  private func cut(_ tag: LocaleTag) -> LocaleTag {
    var parts = tag.text.split(separator: "-")
    while !parts.isEmpty {
      if let shorter = LocaleTag(parts.joined(separator: "-")) {
        if locales.contains(shorter) { return shorter }
        if let reader = readers[shorter] { return reader }
      }
      parts.removeLast()
    }
    return source
  }
}

// MARK: - Candidates

extension LanguageFallbacks {
  /// Languages that CLDR makes parents of each other.
  private static let families: [Set<String>] = [["no", "nb", "nn"]]

  /// The locales of CLDR's for which cutting their tags may not do.
  private static func related(to locales: [LocaleTag]) -> Set<LocaleTag> {
    let own = Set(locales.map(\.language))
    let wanted = families.reduce(own) { $1.isDisjoint(with: own) ? $0 : $0.union($1) }
      .filter { needsThought($0, among: locales) }
    let related = LocaleTag.available.filter { wanted.contains($0.language) }
    return Set(related + related.compactMap(withoutScript)).subtracting(locales)
  }

  /// Most languages have one script and one catalog, and there is nothing to find out.
  private static func needsThought(_ language: String, among locales: [LocaleTag]) -> Bool {
    let own = locales.filter { $0.language == language }
    if own.count != 1 || own[0].text != language { return true }
    return LocaleTag.available.contains { $0.language == language && $0.script != nil }
  }

  /// zh-TW for zh-Hant-TW: the region implies the script.
  private static func withoutScript(_ tag: LocaleTag) -> LocaleTag? {
    guard tag.script != nil, tag.region != nil, tag.variants.isEmpty else { return nil }
    let short = LocaleTag(language: tag.language, region: tag.region)
    return short.likely == tag ? short : nil
  }
}
