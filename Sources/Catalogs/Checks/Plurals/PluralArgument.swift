import Diagnostics
import Locales

/// What ICU's parser takes though it cannot be meant, and its like in other formats.
struct PluralArgumentCheck: StructureCheck {
  var rules: [Rule] { [PluralTexts.argument] }

  func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    unit.message.pattern.forEachChoice { choice, branches in
      checkSelectors(choice, unit, files, report)
      guard choice.kind == .plural || choice.kind == .ordinal else { return }
      checkCounted(choice, unit, report)
    }
    guard unit.dialect == .icu || unit.dialect == .arb else { return }
    unit.message.pattern.forEachBranch { pattern, branches in
      for piece in pattern.pieces {
        switch piece.content {
        case .argument(let argument): checkType(argument, piece, pattern, unit, files, report)
        case .text(let text):
          checkNumberSign(text, piece, pattern, branches, unit, files, report)
          if branches.isEmpty { checkStrayBrace(text, piece, pattern, unit, files, report) }
        case .protected, .percent, .number, .choice: break
        }
      }
    }
    checkNaming(unit, files, report)
  }

  // MARK: - Choices

  /// Keywords that no plural knows, and branches of which one hides the other.
  private func checkSelectors(_ choice: Choice, _ unit: Unit, _ files: SourceFiles, _ report: (Finding) -> Void) {
    let isPlural = choice.kind == .plural || choice.kind == .ordinal
    var first: [String: Choice.Case] = [:]
    for branch in choice.cases {
      if isPlural { checkKeyword(branch, unit, files, report) }
      let slot = isPlural ? slot(branch, unit.dialect) : branch.selector
      guard let earlier = first[slot] else {
        first[slot] = branch
        continue
      }
      let what =
        earlier.selector == branch.selector
        ? "\(unit.message.key.keyWords) has the branch \(branch.selector) twice"
        : "\(unit.message.key.keyWords): \(earlier.selector) and \(branch.selector) are one branch"
      report(
        unit.finding(
          .pluralArgument, .error, what, at: branch.selectorSpan,
          labels: [Finding.Label(earlier.selectorSpan, "first used here")],
          notes: [unit.dialect == .arb ? "Flutter shows the later one" : "only one of them is shown"],
          help: ["remove one of them"]))
    }
  }

  /// What a branch answers to: `=01` is `=1`, and in Flutter that is `one`.
  private func slot(_ branch: Choice.Case, _ dialect: CatalogFormat.Dialect) -> String {
    if let category = PluralSite.category(branch, dialect) { return category.name }
    return branch.exact.map { "=\($0)" } ?? branch.selector
  }

  /// The categories that a word may have been meant for, the likeliest first.
  static func categories(meantBy word: String) -> [String] {
    meant[word.lowercased()].map { [$0] }
      ?? Suggestion.nearest(to: word, among: PluralCategory.allCases.map(\.name))
  }

  private func checkKeyword(_ branch: Choice.Case, _ unit: Unit, _ files: SourceFiles, _ report: (Finding) -> Void) {
    if branch.selector.first == "=" {
      guard unit.dialect == .arb, let number = branch.exact, number > 2 else { return }
      report(
        unit.finding(
          .pluralArgument, .error, "\(unit.message.key.keyWords): Flutter knows no branch \(branch.selector)",
          at: branch.selectorSpan, notes: ["gen_l10n takes =0, =1, =2 and the categories of CLDR"],
          help: ["remove it, or word other for this number too"]))
      return
    }
    guard PluralCategory(name: branch.selector) == nil else { return }
    let names = PluralCategory.allCases.map(\.name)
    let meant = Self.categories(meantBy: branch.selector)
    report(
      unit.finding(
        .pluralArgument, .error,
        "\(unit.message.key.keyWords): \(branch.selector.quoted()) is no plural category, and nothing leads to it",
        at: branch.selectorSpan, notes: ["the categories are \(list(names, "and")), in every language"],
        help: Suggestion.question(meant).map { [$0] } ?? []))
  }

  /// Words of translators for categories.
  private static let meant = [
    "un": "one", "une": "one", "uno": "one", "una": "one", "um": "one", "uma": "one", "ein": "one", "eins": "one",
    "singular": "one", "plural": "other", "others": "other", "otro": "other", "otros": "other", "autre": "other",
    "autres": "other", "altro": "other", "altri": "other", "andere": "other", "outro": "other", "outros": "other",
    "default": "other", "null": "zero", "none": "zero", "cero": "zero", "dos": "two", "deux": "two", "zwei": "two",
  ]

  /// A plural over what is no number, or off by a negative number.
  private func checkCounted(_ choice: Choice, _ unit: Unit, _ report: (Finding) -> Void) {
    if choice.offset < 0 {
      report(
        unit.finding(
          .pluralArgument, .error,
          "\(unit.message.key.keyWords) has a negative offset, \(choice.offset): # would show more than the number",
          at: choice.span, help: ["write how many are named apart from the number: offset:\(choice.offset.magnitude)"]))
    }
    let declared = unit.declared(choice.argument)
    let type = declared?.type?.lowercased() ?? ""
    if let declared, ["string", "bool", "boolean", "datetime", "date"].contains(type) {
      report(
        unit.finding(
          .pluralArgument, .error,
          "\(unit.message.key.keyWords) counts \(declared.name), which is declared as \(declared.type ?? "")",
          at: choice.span, labels: [Finding.Label(declared.span, "declared here")],
          help: ["declare it as int, or count another argument"]))
    } else if choice.specifier.map({ $0.hasSuffix("@") || $0.hasSuffix("s") }) ?? false {
      report(
        unit.finding(
          .pluralArgument, .error,
          "\(unit.message.key.keyWords) counts a text: its plural is declared as %\(choice.specifier ?? "")",
          at: choice.span, help: ["declare the number as the app hands it over: lld or d"]))
    }
  }
}
