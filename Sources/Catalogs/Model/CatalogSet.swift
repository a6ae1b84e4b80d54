package import Diagnostics
package import Locales

/// Catalog files that translate each other: one table in a source language and in others, key by key.
package struct CatalogSet: Sendable {
  package let table: String
  package let dialect: CatalogFormat.Dialect
  package let sourceLocale: LocaleTag
  /// Without the source's, in the order of their tags.
  package let locales: [LocaleTag]
  /// In the order of the source, then of the first translation that has the key.
  package let entries: [Entry]
  package let files: [CatalogFile]

  /// One key with what every locale says of it.
  package struct Entry: Sendable {
    package let key: String
    package let facts: KeyFacts?
    /// nil where the source does not have the key.
    package let source: Message?
    /// By the position of their locale in `locales`; nil where it does not have the key.
    package let translations: [Message?]
  }
}
