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

  /// Of the checks that look at one message at a time.
  static let messageRules = messageChecks.flatMap(\.rules).map(\.id)

  /// What the wanted rules find in catalogs, set by set and locale by locale, the source first. Parts of a catalog are
  /// looked at side by side.
  package static func findings(
    in sets: [CatalogSet], _ options: CatalogOptions, wanted: Set<RuleID>, locales: LocaleTable, files: SourceFiles
  ) -> [Finding] {
    guard !wanted.isEmpty else { return [] }
    let messageChecks = messageChecks.filter { $0.rules.contains { wanted.contains($0.id) } }
      .map { $0.prepared(for: options) }
    let localeChecks = localeChecks.filter { $0.rules.contains { wanted.contains($0.id) } }
    let catalogChecks = catalogChecks.filter { $0.rules.contains { wanted.contains($0.id) } }
    let parts = sets.flatMap { set in
      // Pseudo-languages are turned round and marked on purpose.
      (-1..<set.locales.count).filter { $0 < 0 || !set.locales[$0].isPseudo }
        .flatMap { Part.all(of: set, $0, messageChecks, localeChecks) }
    }
    let found = concurrentMap(parts) { $0.findings(options, locales: locales, files: files) }
    let whole = sets.flatMap { set in catalogChecks.flatMap { $0.findings(in: set, options, files: files) } }
    return (found.joined() + whole).filter { wanted.contains($0.rule) }
  }

  /// What is done in one go: checks of single messages for some of a locale's, or a check of all of them.
  private struct Part: Sendable {
    private enum Work: Sendable {
      case messages([any MessageCheck])
      case locale(any LocaleCheck)
    }

    /// Enough messages for the cost of a thread not to count.
    private static let size = 1024

    private let set: CatalogSet
    /// In `set.locales`; -1: the source.
    private let position: Int
    private let entries: Range<Int>
    private let work: Work

    static func all(
      of set: CatalogSet, _ position: Int, _ messageChecks: [any MessageCheck], _ localeChecks: [any LocaleCheck]
    ) -> [Part] {
      let all = set.entries.indices
      let slices = stride(from: 0, to: messageChecks.isEmpty ? 0 : all.count, by: size).map { start in
        Part(
          set: set, position: position, entries: start..<min(start + size, all.count), work: .messages(messageChecks))
      }
      return localeChecks.filter { $0.concerns(set) }.map {
        Part(set: set, position: position, entries: all, work: .locale($0))
      } + slices
    }

    func findings(_ options: CatalogOptions, locales: LocaleTable, files: SourceFiles) -> [Finding] {
      var result: [Finding] = []
      switch work {
      case .messages(let checks):
        let structureChecks = checks.compactMap { $0 as? any StructureCheck }
        let otherChecks = checks.filter { !($0 is any StructureCheck) }
        var memory = StructureMemory()
        forEachUnit(options, locales) { unit in
          memory.check(unit, by: structureChecks, in: files) { result.append($0) }
          for check in otherChecks { check.check(unit, in: files) { result.append($0) } }
        }
      case .locale(let check):
        var run = check.begin(in: files)
        forEachUnit(options, locales) { run.look(at: $0) }
        result = run.finish()
      }
      return result
    }

    /// The messages that are there, can be read and are to be translated.
    private func forEachUnit(_ options: CatalogOptions, _ locales: LocaleTable, _ body: (Unit) -> Void) {
      let isSource = position < 0
      let locale = isSource ? set.sourceLocale : set.locales[position]
      let context = UnitContext(set, locale, locales[locale], isSource: isSource, options: options)
      for index in entries {
        let entry = set.entries[index]
        guard let message = isSource ? entry.source : entry.translations[position], message.flaws.isEmpty,
          entry.facts?.isTranslatable ?? true, !isSource || !entry.repeatsSource
        else { continue }
        body(Unit(entry, message, in: context))
      }
    }
  }
}
