package import Diagnostics
import Files
package import Locales

/// Every check of string catalogs.
package enum CatalogChecks {
  private static let messageChecks: [any MessageCheck] = [
    MissingPluralCheck(),
    UnusedPluralCheck(),
    NumberOmittedCheck(),
    PluralArgumentCheck(),
    PlaceholderCheck(),
    ApostropheCheck(),
    UntranslatedCheck(),
    DigitCheck(),
    PunctuationCheck(),
    WhitespaceCheck(),
    LengthCheck(),
    MarkupCheck(),
    WordingCheck(),
  ]
  private static let localeChecks: [any LocaleCheck] = [BidiCheck(), NumberArgumentCheck()]
  private static let catalogChecks: [any CatalogCheck] = [
    PluralNoteCheck(),
    MissingKeyCheck(),
    ExtraKeyCheck(),
    StateCheck(),
    ConsistencyCheck(),
    WordingOptionsCheck(),
  ]

  /// Each once, although two checks may speak for one.
  package static let rules: [Rule] = {
    var seen: Set<RuleID> = []
    let all = messageChecks.flatMap(\.rules) + localeChecks.flatMap(\.rules) + catalogChecks.flatMap(\.rules)
    return all.filter { seen.insert($0.id).inserted }
  }()

  /// What the wanted rules find in catalogs, set by set and locale by locale, the source first. Locales are looked at side
  /// by side.
  package static func findings(
    in sets: [CatalogSet], _ options: CatalogOptions, wanted: Set<RuleID>, locales: LocaleTable, files: SourceFiles
  ) -> [Finding] {
    let messageChecks = messageChecks.filter { $0.rules.contains { wanted.contains($0.id) } }
      .map { $0.prepared(for: options) }
    let localeChecks = localeChecks.filter { $0.rules.contains { wanted.contains($0.id) } }
    let catalogChecks = catalogChecks.filter { $0.rules.contains { wanted.contains($0.id) } }
    let parts = sets.flatMap { set in (-1..<set.locales.count).map { Part(set: set, position: $0) } }
    let found = concurrentMap(parts) { part in
      part.findings(of: messageChecks, localeChecks, options, locales: locales, files: files)
    }
    let whole = sets.flatMap { set in catalogChecks.flatMap { $0.findings(in: set, options, files: files) } }
    return (found.joined() + whole).filter { wanted.contains($0.rule) }
  }

  /// One locale of one set.
  private struct Part: Sendable {
    let set: CatalogSet
    /// In `set.locales`; -1: the source.
    let position: Int

    func findings(
      of checks: [any MessageCheck], _ localeChecks: [any LocaleCheck], _ options: CatalogOptions,
      locales: LocaleTable, files: SourceFiles
    ) -> [Finding] {
      let isSource = position < 0
      let locale = isSource ? set.sourceLocale : set.locales[position]
      let facts = locales[locale]
      var result: [Finding] = []
      var runs = localeChecks.map { $0.begin(in: files) }
      for entry in set.entries {
        guard let message = isSource ? entry.source : entry.translations[position], message.flaws.isEmpty,
          entry.facts?.isTranslatable ?? true
        else { continue }
        let unit = Unit(
          set: set, entry: entry, message: message, locale: locale, facts: facts, isSource: isSource, options: options)
        for check in checks { check.check(unit, in: files) { result.append($0) } }
        for index in runs.indices { runs[index].look(at: unit) }
      }
      for index in runs.indices { result += runs[index].finish() }
      return result
    }
  }
}
