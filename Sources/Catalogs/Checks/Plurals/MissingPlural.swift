import Diagnostics
import Locales

/// Plurals without a branch for numbers that their language tells apart.
struct MissingPluralCheck: StructureCheck {
  var rules: [Rule] { [PluralTexts.missing] }

  func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    unit.forEachPlural { site, branches in
      var missing = site.missing
      guard !missing.isEmpty else { return }
      let misspelt = misspeltCategories(site)
      missing.removeAll { misspelt.contains($0.name) }
      guard !missing.isEmpty else { return }
      report(finding(site, missing, branches, unit, files))
    }
  }

  /// What is there under a misspelt name, of which `strings/plural-argument` tells.
  private func misspeltCategories(_ site: PluralSite) -> Set<String> {
    let unknown = site.choice.cases.filter { $0.selector.first != "=" && site.category(of: $0) == nil }
    return Set(unknown.compactMap { PluralArgumentCheck.categories(meantBy: $0.selector).first })
  }

  private func finding(
    _ site: PluralSite, _ missing: [PluralCategory], _ branches: [Branch], _ unit: Unit, _ files: SourceFiles
  ) -> Finding {
    let names = "the branch\(missing.count == 1 ? "" : "es") \(list(missing.map(\.name), "and"))"
    let place = branches.isEmpty ? "" : ", in its \(branches.map(\.selector).joined(separator: " › ")) branch,"
    guard site.other != nil else {
      if missing == [.other], unit.dialect == .android, site.numbers(of: .other).isEmpty {
        return unit.finding(
          .missingPlural, .note,
          "\(unit.message.key.keyWords)\(place) lacks \(names) in \(unit.localeWords), which no whole number takes",
          at: site.choice.span, notes: ["getQuantityString takes whole numbers alone, and does without it"],
          help: ["add other, which other readers of the file fall back on"])
      }
      return unit.finding(
        .missingPlural, .error, "\(unit.message.key.keyWords)\(place) lacks \(names) in \(unit.localeWords)",
        at: site.choice.span, notes: [consequenceWithoutOther(unit.dialect)],
        help: ["add other, which every format falls back on"])
    }
    let numbers = list(missing.map { site.words(for: $0) }, "and")
    let verb = numbers.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } ? "reads" : "read"
    let fix = BranchInsertion.fix(site, adding: missing, in: files)
    return unit.finding(
      .missingPlural, .error,
      "\(unit.message.key.keyWords)\(place) lacks \(names) in \(unit.localeWords): \(numbers) \(verb) as other",
      at: site.choice.span, notes: example(site, missing, unit).map { [$0] } ?? [],
      help: ["add \(list(missing.map(\.name), "and")), worded for these numbers"], fixes: fix.map { [$0] } ?? [])
  }

  private func consequenceWithoutOther(_ dialect: CatalogFormat.Dialect) -> String {
    dialect == .android
      ? "getQuantityString throws where a number fits no branch, and the app ends"
      : "where a number fits no branch, nothing or the key is shown"
  }

  /// What someone reads now: "3 reads “3 книг”".
  private func example(_ site: PluralSite, _ missing: [PluralCategory], _ unit: Unit) -> String? {
    guard let category = missing.first, let number = site.numbers(of: category).first, let other = site.other else {
      return nil
    }
    let text = other.pattern.shown(unit.written(number), as: site.choice.argument)
    return text.isEmpty ? nil : "\(number) reads \(text.quoted())"
  }
}
