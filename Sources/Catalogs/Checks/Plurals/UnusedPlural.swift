import Diagnostics
import Locales

/// Branches of plurals that nothing ever shows.
struct UnusedPluralCheck: StructureCheck {
  var rules: [Rule] { [PluralTexts.unused] }

  func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    unit.forEachPlural { site, _ in
      let useless = site.choice.cases.indices.compactMap { index in site.uselessness(of: index).map { (index, $0) } }
      guard let first = useless.first else { return }
      let cases = useless.map { site.choice.cases[$0.0] }
      let names = list(cases.map(\.selector), "and")
      let edits = BranchRemoval.edits(site.choice, removing: useless.map(\.0), in: files)
      report(
        unit.finding(
          .unusedPlural, .warning, "\(unit.message.key.keyWords): \(reason(first.1, site, cases, unit))",
          at: cases[0].selectorSpan,
          labels: cases.dropFirst().map { Finding.Label($0.selectorSpan, "nor does this branch") },
          notes: notes(site, unit), help: ["remove \(names)"],
          fixes: edits.map { [Fix("remove \(names)", safe: true, edits: $0)] } ?? []))
    }
  }

  private func reason(
    _ reason: PluralSite.Uselessness, _ site: PluralSite, _ cases: [Choice.Case], _ unit: Unit
  ) -> String {
    let names = list(cases.map(\.selector), "and")
    let those = cases.count == 1 ? "the branch \(names) never shows" : "the branches \(names) never show"
    switch reason {
    case .noCategory:
      let kind = site.choice.kind == .ordinal ? "ordinal" : "number"
      return "\(those), since no \(kind) is \(list(cases.map(\.selector), "or")) in \(unit.localeWords)"
    case .shadowed:
      return "\(those), since the numbers that it takes in \(unit.localeWords) have branches of their own"
    case .outOfRange:
      return "\(those), since the source declares the number as \(site.rangeWords)"
    }
  }

  private func notes(_ site: PluralSite, _ unit: Unit) -> [String] {
    let categories = site.rules.categories
    if categories == [.other] { return ["\(unit.localeWords) has one form for every number: other"] }
    return ["\(unit.localeWords) tells apart \(list(categories.map(\.name), "and"))"]
  }
}

extension PluralSite {
  /// As the catalog in YAML writes it: "1…".
  fileprivate var rangeWords: String { upper.map { "\(lower)…\($0)" } ?? "\(lower)…" }
}
