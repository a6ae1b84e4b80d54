package import Diagnostics
package import Documents
import Files
package import Locales

/// Catalog files as they were read, sorted into sets that translate each other.
package struct CatalogReading: Sendable {
  /// What speaks to the tool in one file, and what it may speak of.
  package struct Comments: Sendable {
    package let file: FileID
    package let comments: [Comment]
    /// Every message, in the order of the file.
    package let messages: [Span]
    /// What a comment's line begins with.
    package let opening: String
  }

  package let sets: [CatalogSet]
  /// What is wrong with the files' forms.
  package let findings: [Finding]
  /// Of files with such comments alone.
  package let comments: [Comments]
}

/// Reads catalogs of every format.
package enum CatalogReader {
  /// `source`: the language that everything is translated from, where the product says it.
  package static func read(_ inputs: [CatalogInput], source: LocaleTag?) -> CatalogReading {
    let files = concurrentMap(inputs) { reader(of: $0.place.format).read($0) }
    let placed = zip(inputs, files).flatMap { input, files in files.map { (place: input.place, file: $0) } }
    let sets = CatalogSet.all(placed, source: source)
    return CatalogReading(
      sets: sets, findings: placed.flatMap { findings(in: $0.file) } + sets.flatMap(\.findings),
      comments: placed.compactMap { comments(of: $0.file) })
  }

  /// What is wrong with its form, and with the syntax of its messages.
  private static func findings(in file: CatalogFile) -> [Finding] {
    file.findings + file.localizations.flatMap { $0.messages.flatMap(\.flaws) }
  }

  private static func reader(of format: CatalogFormat) -> any CatalogFormatReader.Type {
    switch format {
    case .xcstrings: XCStringsReader.self
    case .strings: StringsReader.self
    case .stringsdict: StringsdictReader.self
    case .android: AndroidReader.self
    case .xliff: XLIFFReader.self
    case .arb: ARBReader.self
    case .icuYAML: ICUYAMLReader.self
    case .icuJSON: ICUJSONReader.self
    }
  }

  private static func comments(of file: CatalogFile) -> CatalogReading.Comments? {
    guard !file.comments.isEmpty else { return nil }
    let messages = file.localizations.flatMap { $0.messages.map(\.span) }.sorted { $0.lower < $1.lower }
    return CatalogReading.Comments(
      file: file.file, comments: file.comments, messages: messages, opening: file.format.commentOpening)
  }
}

extension CatalogFormat {
  /// What a comment begins with; JSON has none.
  var commentOpening: String {
    switch self {
    case .android, .xliff, .stringsdict: "<!--"
    case .strings: "/"
    case .icuYAML, .xcstrings, .arb, .icuJSON: "#"
    }
  }
}
