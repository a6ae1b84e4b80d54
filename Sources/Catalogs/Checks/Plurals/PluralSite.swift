import Diagnostics
import Locales

/// A plural of a message in its locale: which numbers lead to which of its branches, as the format's runtime picks them.
struct PluralSite {
  let choice: Choice
  let rules: PluralRules
  let dialect: CatalogFormat.Dialect
  /// What the source declares of the number; from 0 on where it declares nothing.
  let lower: Int
  let upper: Int?
  let isDeclared: Bool
  /// The last of two branches with one selector counts, as in Flutter; elsewhere that is a finding of its own.
  private let exact: [Int: Int]
  private let keyword: [PluralCategory: Int]

  init(_ choice: Choice, _ rules: PluralRules, _ dialect: CatalogFormat.Dialect, declared: KeyFacts.DeclaredArgument?) {
    self.choice = choice
    self.rules = rules
    self.dialect = dialect
    isDeclared = declared?.lower != nil || declared?.upper != nil
    lower = declared?.lower ?? min(0, declared?.upper ?? 0)
    upper = declared?.upper
    var exact: [Int: Int] = [:]
    var keyword: [PluralCategory: Int] = [:]
    for (index, branch) in choice.cases.enumerated() {
      if let category = Self.category(branch, dialect) {
        keyword[category] = index
      } else if let number = branch.exact {
        exact[number] = index
      }
    }
    self.exact = exact
    self.keyword = keyword
  }

  /// The category that a branch is for; nil for `=N`. Flutter's gen_l10n takes `=0`, `=1` and `=2` for keywords.
  static func category(_ branch: Choice.Case, _ dialect: CatalogFormat.Dialect) -> PluralCategory? {
    guard dialect == .arb, let number = branch.exact else { return PluralCategory(name: branch.selector) }
    return [0: .zero, 1: .one, 2: .two][number]
  }

  func category(of branch: Choice.Case) -> PluralCategory? { Self.category(branch, dialect) }

  var other: Choice.Case? { keyword[.other].map { choice.cases[$0] } }

  func has(_ category: PluralCategory) -> Bool { keyword[category] != nil }

  // MARK: - Numbers

  /// The numbers that stand for all: no language has a longer period, but for Cornish.
  private var samples: ClosedRange<Int> {
    let last = lower.addingReportingOverflow(1000)
    return lower...max(lower, min(upper ?? .max, last.overflow ? .max : last.partialValue))
  }

  private func category(of number: Int) -> PluralCategory {
    let (difference, overflow) = number.subtractingReportingOverflow(choice.offset)
    return rules.category(of: overflow ? number : difference)
  }

  /// The branch that a number has to itself, before any rule of the language.
  private func ownBranch(_ number: Int) -> Int? {
    if let index = exact[number] { return index }
    switch (dialect, number) {
    case (.apple, 0), (.arb, 0): return keyword[.zero]
    case (.arb, 1): return keyword[.one]
    case (.arb, 2): return keyword[.two]
    default: return nil
    }
  }

  /// The branch that a number shows; nil where none does.
  func branch(for number: Int) -> Int? {
    if let own = ownBranch(number) { return own }
    let category = category(of: number)
    if let index = keyword[category] { return index }
    if dialect == .arb, category == .two, let few = keyword[.few] { return few }
    return keyword[.other]
  }

  /// Whether a category is for one number at most, as most languages have it of `one`. `numbers(showing:)` decides
  /// where this doesn't; it costs a thousand times as much.
  func isForOneNumber(_ category: PluralCategory) -> Bool {
    choice.offset == 0 && rules.integers.singleNumber(of: category) != nil
  }

  /// The numbers up to about a thousand that show a branch.
  func numbers(showing index: Int) -> [Int] { samples.filter { branch(for: $0) == index } }

  /// The numbers of a category that no branch has to itself.
  func numbers(of category: PluralCategory) -> [Int] {
    samples.filter { self.category(of: $0) == category && ownBranch($0) == nil }
  }

  // MARK: - What it needs

  /// The categories that its numbers take and that have no branch; `other` always has to have one.
  var missing: [PluralCategory] {
    var needed = rules.required
    if isDeclared {
      let first = lower.subtractingReportingOverflow(choice.offset).partialValue
      needed = rules.categories(from: first, through: upper?.subtractingReportingOverflow(choice.offset).partialValue)
    }
    let absent = needed.filter { $0 != .other && keyword[$0] == nil && !isCovered($0) }
    return absent + (keyword[.other] == nil ? [.other] : [])
  }

  /// Whether each number of a category has a branch to itself.
  private func isCovered(_ category: PluralCategory) -> Bool {
    guard !exact.isEmpty || dialect == .apple || dialect == .arb else { return false }
    let all = samples.filter { self.category(of: $0) == category }
    return !all.isEmpty && all.allSatisfy { ownBranch($0) != nil }
  }

  // MARK: - What it does not need

  enum Uselessness: Hashable {
    /// The language has no such category.
    case noCategory
    /// All its numbers have branches of their own.
    case shadowed
    /// The number is never one of them.
    case outOfRange
  }

  /// Why nothing ever shows a branch; nil where something does. `other` is what formats fall back on.
  func uselessness(of index: Int) -> Uselessness? {
    let branch = choice.cases[index]
    guard let category = category(of: branch) else { return uselessness(ofExact: branch) }
    // Where two branches have one selector, the check of arguments says so.
    guard category != .other, keyword[category] == index else { return nil }
    let hasOwnNumber = dialect == .apple && category == .zero || dialect == .arb && category <= .two
    if !rules.categories.contains(category), !hasOwnNumber { return .noCategory }
    guard isDeclared || !exact.isEmpty, numbers(showing: index).isEmpty else { return nil }
    if isDeclared {
      return rules.categories(from: lower, through: upper).contains(category) && exact.isEmpty ? nil : .outOfRange
    }
    let hasNumbers = samples.contains { self.category(of: $0) == category }
    return hasNumbers && !takesDecimals(category) ? .shadowed : nil
  }

  private func uselessness(ofExact branch: Choice.Case) -> Uselessness? {
    guard isDeclared, let number = branch.exact else { return nil }
    return number < lower || number > upper ?? .max ? .outOfRange : nil
  }

  /// Whether some number that is no integer takes a category.
  private func takesDecimals(_ category: PluralCategory) -> Bool {
    guard let condition = rules.condition(of: category) else { return true }
    return (0...10).contains { integer in
      (1...9).contains { condition.holds(for: PluralOperands(integer: integer, fraction: $0, digits: 1)) }
    }
  }
}

extension Unit {
  /// The plurals of the message, outermost first, with the branches around them. None where the language's rules are
  /// not known.
  func forEachPlural(_ body: (PluralSite, [Branch]) -> Void) {
    message.pattern.forEachChoice { choice, branches in
      guard choice.kind == .plural || choice.kind == .ordinal else { return }
      let rules = choice.kind == .ordinal ? facts.ordinal : facts.cardinal
      guard rules.isKnown else { return }
      body(PluralSite(choice, rules, dialect, declared: declared(choice.argument)), branches)
    }
  }

  /// What the source declares of an argument.
  func declared(_ name: Argument.Name?) -> KeyFacts.DeclaredArgument? {
    name.flatMap { entry.declared($0.written(in: dialect), in: dialect) }
  }
}

extension CatalogSet.Entry {
  /// What the source declares of an argument; of one that it does not know, what it declares of the one that is meant.
  func declared(_ name: String, in dialect: CatalogFormat.Dialect) -> KeyFacts.DeclaredArgument? {
    guard let declared = facts?.arguments, !declared.isEmpty else { return nil }
    if let exact = declared.first(where: { $0.name == name }) { return exact }
    var isKnown = source == nil
    source?.pattern.forEachArgument { other, _, _ in isKnown = isKnown || other.written(in: dialect) == name }
    guard !isKnown, let near = Suggestion.nearest(to: name, among: declared.map(\.name)).first else { return nil }
    return declared.first { $0.name == near }
  }
}
