package import Diagnostics
package import Locales

/// What a path tells of a catalog file: its format, and where its messages belong.
package struct CatalogPlace: Hashable, Sendable {
  package var format: CatalogFormat
  /// The folder that its translations lie in, or the folder above it where each locale has a folder.
  package var folder: String
  /// Files with one folder, one table and other locales are translations of each other.
  package var table: String
  /// nil where the file itself says it (xcstrings, XLIFF), or where it is the base that others are translated from
  /// (`values`, `Base.lproj`).
  package var locale: LocaleTag?
  /// The locale as the path writes it, "values-iw": two names of one locale are two places.
  package var localeName: String?

  package init(
    _ format: CatalogFormat, folder: String, table: String, locale: LocaleTag? = nil, localeName: String? = nil
  ) {
    self.format = format
    self.folder = folder
    self.table = table
    self.locale = locale
    self.localeName = localeName
  }

  /// Whether files of the two places are translations of each other. `.strings` and `.stringsdict` of one name are one
  /// table.
  package func isSibling(of other: CatalogPlace) -> Bool {
    folder == other.folder && table == other.table && format.family == other.format.family
  }
}

/// One file on its way into the model.
package struct CatalogInput: Sendable {
  package let place: CatalogPlace
  package let file: FileID
  package let source: SourceFile

  package init(_ place: CatalogPlace, _ file: FileID, _ source: SourceFile) {
    self.place = place
    self.file = file
    self.source = source
  }

  package func span(_ lower: Int, _ upper: Int) -> Span { Span(file: file, lower: lower, upper: upper) }
}

/// Reads files of one format. Nothing throws: what is wrong with a file is among its findings (`strings/syntax`,
/// `strings/shape`, `strings/duplicate-key`), and the rest of it is read.
package protocol CatalogFormatReader {
  /// Mostly one; an XLIFF document has one for each original file.
  static func read(_ input: CatalogInput) -> [CatalogFile]
}
