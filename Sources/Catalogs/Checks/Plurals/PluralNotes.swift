import Diagnostics
import Locales

/// What plurals lack of a language as a whole: categories that hardly a number takes, and rules that are not known.
struct PluralNoteCheck: CatalogCheck {
  var rules: [Rule] { [PluralTexts.missing] }

  func findings(in set: CatalogSet, _ options: CatalogOptions, files: SourceFiles) -> [Finding] {
    ([-1] + Array(set.locales.indices)).flatMap { position -> [Finding] in
      let locale = position < 0 ? set.sourceLocale : set.locales[position]
      let rules = PluralRules(.cardinal, for: locale)
      let rare = rules.categories.compactMap { category in
        rules.reach(of: category).flatMap { $0 == .integers || category == .other ? nil : (category, $0) }
      }
      guard !rules.isKnown || !rare.isEmpty, case let plurals = plurals(set, position), let first = plurals.first else {
        return []
      }
      if !rules.isKnown { return [unknown(locale, plurals.count, first, set)] }
      return rare.compactMap { category, reach in
        let lacking = plurals.filter { lacks($0, category, rules, set) }
        return lacking.isEmpty ? nil : finding(category, reach, lacking, locale)
      }
    }
  }

  private struct Found {
    let message: Message
    let choice: Choice
    let entry: CatalogSet.Entry
  }

  private func plurals(_ set: CatalogSet, _ position: Int) -> [Found] {
    var found: [Found] = []
    for entry in set.entries where entry.facts?.isTranslatable ?? true {
      guard let message = position < 0 ? entry.source : entry.translations[position], message.flaws.isEmpty else {
        continue
      }
      message.pattern.forEachChoice { choice, _ in
        guard choice.kind == .plural else { return }
        found.append(Found(message: message, choice: choice, entry: entry))
      }
    }
    return found
  }

  private func lacks(_ found: Found, _ category: PluralCategory, _ rules: PluralRules, _ set: CatalogSet) -> Bool {
    let declared = found.choice.argument.flatMap { found.entry.declared($0.written(in: set.dialect), in: set.dialect) }
    // A declared range decides for itself.
    if declared?.lower != nil || declared?.upper != nil { return false }
    return !PluralSite(found.choice, rules, set.dialect, declared: nil).has(category)
  }

  private func finding(
    _ category: PluralCategory, _ reach: PluralReach, _ lacking: [Found], _ locale: LocaleTag
  ) -> Finding {
    let numbers =
      switch reach {
      case .integers, .millions: "whole millions"
      case .decimals: "numbers with decimals"
      case .compact: "numbers in compact form, such as 1.2M,"
      }
    let verb = lacking.count == 1 ? "has" : "have"
    return Finding(
      .missingPlural, .note,
      "\(counted(lacking.count, "plural")) in \(locale.words) \(verb) no \(category): only \(numbers) take it",
      at: lacking[0].choice.span, symbol: "\(locale.text) \(category)",
      labels: lacking.dropFirst().prefix(2).map { Finding.Label($0.choice.span, "nor has this one") },
      help: ["add \(category) where such numbers are shown; until then other stands in"])
  }

  private func unknown(_ locale: LocaleTag, _ count: Int, _ first: Found, _ set: CatalogSet) -> Finding {
    Finding(
      .missingPlural, .note,
      "there are no plural rules for \(locale.words): \(counted(count, "plural")) of \(set.name) cannot "
        + "be checked",
      at: first.choice.span, symbol: locale.text,
      notes: ["CLDR has none for \(locale.text); at run time every number takes other, or falls to another language"],
      help: ["have someone who speaks it read them"])
  }
}
