import Catalogs
import Diagnostics
import Files
import Locales

/// One catalog in one language, message by message, for the report.
struct ReportSheet {
  struct Entry {
    let key: String
    let comment: String?
    let source: [MessagePreview.Reading]
    let translation: [MessagePreview.Reading]?
    /// How it reads with every fix made; nil where none changes it.
    let repaired: [MessagePreview.Reading]?
    let findings: [Finding]
    let classes: [String]
  }

  let title: String
  let coverage: Coverage
  let source: LocaleFacts
  let entries: [Entry]
  /// What is said of the language as a whole.
  let general: [Finding]

  /// nil for a catalog without the language.
  init?(_ set: CatalogSet, of inspection: ProductInspection, _ locale: LocaleTag, _ strings: InspectedStrings) {
    guard let position = set.locales.firstIndex(of: locale) else { return nil }
    title = "\(inspection.subject.files.name): \(set.name)"
    coverage = Coverage(of: position, in: set)
    source = strings.locales[set.sourceLocale]
    let facts = strings.locales[locale]
    let options = CatalogOptions(digits: inspection.subject.product?.digits ?? [:])
    let repaired = RepairedStrings(inspection, strings.result)
    var findings = FindingsByMessage(strings.result.findings.filter { $0.rule.family == "strings" })
    func readings(_ message: Message?, _ entry: CatalogSet.Entry, _ facts: LocaleFacts) -> [MessagePreview.Reading]? {
      message.map { MessagePreview($0, of: entry, set.dialect, facts, options).readings }
    }
    let sourceFacts = source
    entries = set.entries.map { entry in
      let message = entry.translations[position]
      let own = message.map { findings.take($0) } ?? []
      let translation = readings(message, entry, facts)
      let mended = own.contains { !$0.fixes.isEmpty } ? repaired.message(entry.key, in: set, locale) : nil
      let after = readings(mended, entry, facts)
      return Entry(
        key: entry.key, comment: entry.facts?.comment, source: readings(entry.source, entry, sourceFacts) ?? [],
        translation: translation, repaired: after == translation ? nil : after, findings: own,
        classes: Self.classes(message, own))
    }
    let files = Set(set.files.filter { $0.localizations.allSatisfy { $0.locale == locale } }.map(\.file))
    general = findings.rest.filter { files.contains($0.span.file) }
  }

  private static func classes(_ message: Message?, _ findings: [Finding]) -> [String] {
    guard let message else { return ["missing"] }
    let states = [message.state].compactMap { $0 } + message.pattern.states
    return (findings.isEmpty ? [] : ["wrong"]) + (states.contains(.needsReview) ? ["review"] : [])
      + (states.contains(.new) ? ["missing"] : [])
  }
}

/// Hands out findings to the messages that they stand in.
private struct FindingsByMessage {
  private var byFile: [FileID: [Finding]] = [:]
  private var taken: Set<Finding> = []

  init(_ findings: [Finding]) {
    for finding in findings { byFile[finding.span.file, default: []].append(finding) }
    for file in byFile.keys { byFile[file]?.sort { $0.span.lower < $1.span.lower } }
  }

  mutating func take(_ message: Message) -> [Finding] {
    guard let all = byFile[message.span.file] else { return [] }
    let own = all.filter { message.span.lower <= $0.span.lower && $0.span.upper <= message.span.upper }
    taken.formUnion(own)
    return own
  }

  var rest: [Finding] {
    byFile.values.joined().filter { !taken.contains($0) }.sorted {
      ($0.span.file, $0.span.lower, $0.rule) < ($1.span.file, $1.span.lower, $1.rule)
    }
  }
}

/// A product's catalogs as they would be with every fix made, whether it is safe or needs a look.
private struct RepairedStrings {
  private let sets: [CatalogSet]

  init(_ inspection: ProductInspection, _ result: CheckResult) {
    let findings = result.findings.filter { $0.rule.family == "strings" }
    let plan = FixPlan(findings, in: result.files, includingUnsafe: true)
    let changed = Set(plan.changedFiles)
    var files = SourceFiles()
    let inputs = inspection.strings.inputs.map { input in
      let source =
        changed.contains(input.file)
        ? SourceFile(path: input.source.path, decoding: plan.bytes(of: input.file)) : input.source
      return CatalogInput(input.place, files.add(source), source)
    }
    sets = CatalogReader.read(inputs, source: inspection.subject.product?.sourceLocale?.value).sets
  }

  func message(_ key: String, in set: CatalogSet, _ locale: LocaleTag) -> Message? {
    guard let other = sets.first(where: { $0.name == set.name && $0.sourceLocale == set.sourceLocale }),
      let position = other.locales.firstIndex(of: locale)
    else { return nil }
    return other.entries.first { $0.key == key }?.translations[position]
  }
}
