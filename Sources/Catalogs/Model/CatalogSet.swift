package import Diagnostics
package import Locales

/// Catalog files that translate each other: one table in a source language and in others, key by key.
package struct CatalogSet: Sendable {
  /// One key with what every locale says of it.
  package struct Entry: Sendable {
    package let key: String
    package fileprivate(set) var facts: KeyFacts?
    /// nil where the source does not have the key.
    package fileprivate(set) var source: Message?
    /// By the position of their locale in `locales`; nil where it does not have the key.
    package fileprivate(set) var translations: [Message?]
    /// Whether a catalog before this one has the same source: each export of XLIFF brings it along.
    package fileprivate(set) var repeatsSource = false
  }

  /// For people: "Localizable", "res/values", "strings/orb".
  package let name: String
  package let dialect: CatalogFormat.Dialect
  package let sourceLocale: LocaleTag
  /// Without the source's, in the order of their tags.
  package let locales: [LocaleTag]
  /// In the order of the source, then of the first translation that has the key.
  package private(set) var entries: [Entry] = []
  /// By path: the files whose messages these are.
  package let files: [CatalogFile]
  /// Where each locale of `locales` is written: the first file that has it.
  package private(set) var places: [Span]
  /// Keys that two files of one locale have.
  package private(set) var findings: [Finding] = []

  /// In all locales.
  package var messageCount: Int { files.reduce(0) { $0 + $1.localizations.reduce(0) { $0 + $1.messages.count } } }

  /// Files that belong together, in the order of their paths, as sets in the order of their names. `source`: the language
  /// that everything is translated from, where the product says it.
  package static func all(_ files: [(place: CatalogPlace, file: CatalogFile)], source: LocaleTag?) -> [CatalogSet] {
    var order: [Group] = []
    var groups: [Group: [CatalogFile]] = [:]
    // What a file itself says of its locale may be another one.
    let named = files.filter { $0.place.locale == $0.file.localizations.first?.locale }
    let names = Dictionary(named.compactMap { place, file in place.localeName.map { (file.file, $0) } }) { $1 }
    for (place, file) in files {
      let group = Group(folder: place.folder, table: file.table, family: file.format.family)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(file)
    }
    var sets = order.map { CatalogSet($0, groups[$0] ?? [], names, source: source) }
    markRepeatedSources(&sets)
    return sets
  }

  private struct Group: Hashable {
    let folder: String
    let table: String
    let family: CatalogFormat

    var name: String {
      switch family {
      case .android: "\(folder)/values"
      case .icuYAML, .icuJSON, .arb: table.isEmpty ? folder : "\(folder)/\(table)"
      default: table
      }
    }
  }

  private init(_ group: Group, _ files: [CatalogFile], _ names: [FileID: String], source: LocaleTag?) {
    let tags = files.flatMap { $0.localizations.compactMap(\.locale) }
    let base = source ?? files.lazy.compactMap(\.sourceLocale).first ?? Self.guess(files, tags)
    name = group.name
    dialect = group.family.dialect
    self.files = files
    sourceLocale = base
    locales = Set(tags).subtracting([base]).sorted()
    places = locales.map { locale in
      files.lazy.flatMap(\.localizations).first { $0.locale == locale }?.span ?? .start(of: FileID(0))
    }
    var doubles = DoubleKeys(names: names)
    gather(&doubles)
    findings = doubles.findings
  }

  /// The base, where there is one and its language is not written, is English unless that is among its translations;
  /// otherwise English itself, or else the language with the most messages.
  private static func guess(_ files: [CatalogFile], _ tags: [LocaleTag]) -> LocaleTag {
    let english = LocaleTag(language: "en")
    let languages = files.flatMap(\.localizations)
    if tags.contains(english) || languages.contains(where: { $0.locale == nil }) { return english }
    if let regional = tags.filter({ $0.language == "en" }).min() { return regional }
    let counts = Dictionary(languages.map { ($0.locale ?? english, $0.messages.count) }, uniquingKeysWith: +)
    return tags.max { (counts[$0] ?? 0, $1.text) < (counts[$1] ?? 0, $0.text) } ?? english
  }
}

// MARK: - Sources of several exports

extension CatalogSet {
  private struct Text: Hashable {
    let table: String
    let locale: LocaleTag
    let key: String
    let text: String
  }

  private static func markRepeatedSources(_ sets: inout [CatalogSet]) {
    var seen: Set<Text> = []
    for set in sets.indices where sets[set].isExport {
      for entry in sets[set].entries.indices {
        guard let source = sets[set].entries[entry].source else { continue }
        let text = Text(
          table: sets[set].name, locale: sets[set].sourceLocale, key: source.key, text: source.pattern.usualText)
        sets[set].entries[entry].repeatsSource = !seen.insert(text).inserted
      }
    }
  }

  private var isExport: Bool { files.contains { $0.format == .xliff } }
}

// MARK: - Gathering

extension CatalogSet {
  private mutating func gather(_ doubles: inout DoubleKeys) {
    var positions: [LocaleTag: Int] = [:]
    for (position, locale) in locales.enumerated() { positions[locale] = position }
    var index: [String: Int] = [:]
    let sorted = files.flatMap { file in file.localizations.map { (file, $0) } }
    for (file, localization) in sorted.filter({ isSource($0.1) }) + sorted.filter({ !isSource($0.1) }) {
      let position = isSource(localization) ? nil : localization.locale.flatMap { positions[$0] }
      for message in localization.messages {
        let entry = self.entry(message.key, &index)
        add(message, to: entry, position, file.format, &doubles)
      }
    }
    for facts in files.flatMap(\.keys) {
      guard let entry = index[facts.key], entries[entry].facts == nil else { continue }
      entries[entry].facts = facts
    }
  }

  private func isSource(_ localization: Localization) -> Bool {
    localization.locale == nil || localization.locale == sourceLocale
  }

  private mutating func entry(_ key: String, _ index: inout [String: Int]) -> Int {
    if let known = index[key] { return known }
    index[key] = entries.count
    entries.append(Entry(key: key, facts: nil, source: nil, translations: Array(repeating: nil, count: locales.count)))
    return entries.count - 1
  }

  private mutating func add(
    _ message: Message, to entry: Int, _ position: Int?, _ format: CatalogFormat, _ doubles: inout DoubleKeys
  ) {
    let known = position.map { entries[entry].translations[$0] } ?? entries[entry].source
    if let known, known.span.file != message.span.file {
      // At run time a `.stringsdict` wins over the `.strings` beside it.
      if format == .strings { return }
      // Each export of XLIFF brings the source along.
      if format != .stringsdict, format != .xliff || position != nil {
        doubles.add(message, after: known, position.map { locales[$0] } ?? sourceLocale)
      }
    }
    if let position { entries[entry].translations[position] = message } else { entries[entry].source = message }
  }
}
