package import Diagnostics
package import Documents
package import Locales

/// What the messages of one locale of one set share. One object serves one thread.
package final class UnitContext {
  package let set: CatalogSet
  package let locale: LocaleTag
  package let facts: LocaleFacts
  /// Whether these are the messages that others are translated from.
  package let isSource: Bool
  package let options: CatalogOptions

  package init(
    _ set: CatalogSet, _ locale: LocaleTag, _ facts: LocaleFacts, isSource: Bool, options: CatalogOptions
  ) {
    self.set = set
    self.locale = locale
    self.facts = facts
    self.isSource = isSource
    self.options = options
  }

  /// The locale for people; ICU is asked once.
  fileprivate lazy var localeWords = locale.words
  /// Which digits the texts are held to.
  private(set) lazy var digits = DigitPolicy(facts, options)
  private(set) lazy var isOfArabicScript = facts.scripts.areArabic
}

/// One message in one locale, with all that a check of it looks at. A class, since every check is handed it.
package final class Unit {
  let context: UnitContext
  package let entry: CatalogSet.Entry
  package let message: Message

  package init(_ entry: CatalogSet.Entry, _ message: Message, in context: UnitContext) {
    self.context = context
    self.entry = entry
    self.message = message
  }

  package var set: CatalogSet { context.set }
  package var locale: LocaleTag { context.locale }
  package var localeWords: String { context.localeWords }
  package var facts: LocaleFacts { context.facts }
  package var isSource: Bool { context.isSource }
  package var options: CatalogOptions { context.options }
  /// What it is translated from; nil for the source itself and for keys that the source lacks.
  package var source: Message? { isSource ? nil : entry.source }
  package var dialect: CatalogFormat.Dialect { context.set.dialect }

  /// The texts of the message, put together once for every check that reads them.
  private(set) lazy var branchTexts = message.pattern.branchTexts
  private(set) lazy var readings = message.pattern.readings
  private(set) lazy var traits = message.pattern.textTraits
  /// Of the message and of what it is translated from.
  private(set) lazy var traitsWithSource = source.map { traits.union($0.pattern.textTraits) } ?? traits
}

/// What a product says of its strings.
package struct CatalogOptions: Sendable {
  /// Which digits a locale's texts are written in.
  package enum Digits: String, Hashable, CaseIterable, Sendable {
    case native
    case latin
    /// ICU's choice for the locale.
    case locale
  }

  /// By language or whole tag, as the workspace writes it; the most specific one counts.
  package var digits: [LocaleTag: Digits]
  /// What the workspace says of a rule beside its severity: a mapping for the rule's check to read.
  package var rules: [RuleID: Node]

  /// Rules that the command line names one by one: they name each case where others are content to count.
  package var named: Set<RuleID>

  package init(digits: [LocaleTag: Digits] = [:], rules: [RuleID: Node] = [:], named: Set<RuleID> = []) {
    self.digits = digits
    self.rules = rules
    self.named = named
  }
}

/// Looks at one message at a time. Messages with flaws of syntax are left out, and so are keys that are not translated.
package protocol MessageCheck: Sendable {
  var rules: [Rule] { get }
  /// The check made ready for what a run's options say of its rules; they are read once.
  func prepared(for options: CatalogOptions) -> any MessageCheck
  func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void)
}

extension MessageCheck {
  package func prepared(for options: CatalogOptions) -> any MessageCheck { self }
}

/// A check that looks at how a message is built and not at its words: at what `MessageStructure` has of the message, of
/// what it is translated from, and of what is declared.
package protocol StructureCheck: MessageCheck {}

/// Looks at the messages of one locale of one set, one after the other, with what it keeps between them: what it has
/// learnt, objects that serve one thread.
package protocol LocaleCheck: Sendable {
  var rules: [Rule] { get }
  /// Whether there may be something to look at.
  func concerns(_ set: CatalogSet) -> Bool
  func begin(in files: SourceFiles) -> any LocaleRun
}

extension LocaleCheck {
  package func concerns(_ set: CatalogSet) -> Bool { true }
}

/// One look through a locale's messages, the same ones that a `MessageCheck` gets.
package protocol LocaleRun {
  mutating func look(at unit: Unit)
  /// What was found, in the order of the messages, and then on the locale as a whole.
  mutating func finish() -> [Finding]
}

/// Looks at a catalog as a whole: which keys it has, what its messages have in common.
package protocol CatalogCheck: Sendable {
  var rules: [Rule] { get }
  func findings(in set: CatalogSet, _ options: CatalogOptions, files: SourceFiles) -> [Finding]
}
