/// A message of a product with its arguments, in no language yet: a row of its product's catalog.
///
/// SwiftUI's `Text` takes it and shows it in the language of its environment. Elsewhere `string` is in the app's
/// language, and `string(in:)` in any: `Vocelune.Strings.Today.streak(days: 3).string(in: .arabic)`.
public struct LocalizedMessage: Sendable {
  private let catalog: MessageCatalog
  private let row: Int
  private let arguments: [MessageArgument]

  /// A row of a catalog, from 0, with values in the order of its name's labels.
  public init(_ catalog: MessageCatalog, _ row: Int, _ arguments: [MessageArgument] = []) {
    self.catalog = catalog
    self.row = row
    self.arguments = arguments
  }

  /// Its accessor, as Swift names it: "Today.wordsToday(done:goal:)".
  public var name: String { catalog.name(of: row) }

  /// In a language by its BCP 47 tag or locale identifier ("pt-BR", "ar_EG"): that of the nearest language that has
  /// the message, at last the one that it was written in.
  public func string(in tag: String) -> String {
    catalog.string(row, arguments, catalog.index(of: tag))
  }

  /// In a language that the product has.
  public func string(in language: some MessageLanguage) -> String { string(in: language.rawValue) }

  /// In the app's language, which Apple's platforms choose by the reader's preferences among those that the app has
  /// (its localizations, or `CFBundleLocalizations`); elsewhere in the language that it was written in.
  public var string: String {
    catalog.string(row, arguments, catalog.index(among: Self.appLanguages))
  }

  /// Whether what `string(in:)` gives is in a language that runs from right to left.
  public func isRightToLeft(in tag: String) -> Bool { catalog.isRightToLeft(row, catalog.index(of: tag)) }

  public func isRightToLeft(in language: some MessageLanguage) -> Bool { isRightToLeft(in: language.rawValue) }
}

extension LocalizedMessage: Hashable {
  public static func == (a: LocalizedMessage, b: LocalizedMessage) -> Bool {
    a.catalog === b.catalog && a.row == b.row && a.arguments == b.arguments
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(catalog))
    hasher.combine(row)
    hasher.combine(arguments)
  }
}

/// A value that a program puts into a message. A choice between words is their text.
public enum MessageArgument: Hashable, Sendable {
  case integer(Int)
  case number(Double)
  case text(String)
}

/// A language that a product has its messages in; the raw value is its BCP 47 tag.
public protocol MessageLanguage: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

#if !canImport(SwiftUI)
  extension LocalizedMessage {
    static let appLanguages: [String] = []
  }
#endif
