package import Diagnostics
import Locales

/// Finds words that the workspace does not want.
package struct WordingCheck: MessageCheck {
  package let rules = [WordingRules.wording]
  private let options: WordingOptions

  package init() {
    options = WordingOptions(nil)
  }

  private init(_ options: WordingOptions) {
    self.options = options
  }

  package func prepared(for options: CatalogOptions) -> any MessageCheck {
    WordingCheck(WordingOptions(options.rules[.wording]))
  }

  package func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    guard !options.lists.isEmpty, options.keys?.contains(where: { $0.matches(unit.entry.key) }) ?? true else { return }
    let terms = options.terms(for: unit.locale)
    guard !terms.isEmpty else { return }
    for text in unit.branchTexts where text.hasWords {
      let search = TermSearch(text, unit.locale)
      for term in terms {
        for place in search.places(of: term) {
          if let finding = finding(term, place, text, unit, files) { report(finding) }
        }
      }
    }
  }

  private func finding(
    _ term: Term, _ place: Range<Int>, _ text: BranchText, _ unit: Unit, _ files: SourceFiles
  ) -> Finding? {
    guard let span = text.span(of: place, in: files) else { return nil }
    let reason = options.reason.map { ": \($0)" } ?? ""
    return unit.finding(
      .wording, .error, "\(unit.words) says \(text.text(place).quoted())\(reason)", at: span,
      labels: [Finding.Label(term.span, "the workspace does not want \(term.text.quoted())")],
      notes: unit.branchNote(text), help: ["say it in other words"])
  }
}

/// Reports what is wrong with the options of `strings/wording`.
package struct WordingOptionsCheck: CatalogCheck {
  package let rules = [WordingRules.wording]

  package init() {}

  package func findings(in set: CatalogSet, _ options: CatalogOptions, files: SourceFiles) -> [Finding] {
    WordingOptions(options.rules[.wording]).findings
  }
}

enum WordingRules {
  static let wording = Rule(
    .wording, .error, summary: "a text says what the product does not want said",
    why: "A tone is lost one word at a time, and in languages that nobody on the team reads.",
    remedy:
      "Say it in other words. Terms are listed by language under strings/wording in the workspace, * being all; they "
      + "are found whatever their case and marks, as whole words, or with * at their end as the beginning of words.",
    bad: .strings(
      ["en": [#"streak.done: "Keep the flame alive""#], "ar": [#"streak.done: "حافظ على الشعلة""#]], rules: terms),
    good: .strings(
      ["en": [#"streak.done: "12 days in a row""#], "ar": [#"streak.done: "١٢ يومًا متتاليًا""#]], rules: terms))

  private static let terms = """
    strings/wording: { terms: { en: [flame], ar: [شعلة] }, keys: [streak.*], reason: a streak is neutral }
    """
}
