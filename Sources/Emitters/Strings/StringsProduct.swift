import Catalogs
import Locales

/// What every file of a product's messages needs to know.
struct StringsProduct {
  let sets: [CatalogSet]
  let tree: StringsTree
  let name: String
  let options: StringsEmitter.Options
  let locales: LocaleTable
  /// `Vocelune`
  let root: String

  init(
    _ sets: [CatalogSet], _ tree: StringsTree, _ name: String, _ options: StringsEmitter.Options, _ locales: LocaleTable
  ) {
    self.sets = sets
    self.tree = tree
    self.name = name
    self.options = options
    self.locales = locales
    root = SwiftNames.root(name)
  }

  var hasMessages: Bool { tree.rows.contains { !$0.isEmpty } }

  /// `Vocelune+Strings.Today.swift`
  func path(_ parts: String...) -> String {
    let parts = parts.filter { !$0.isEmpty }.joined(separator: ".")
    return "\(root)+\(parts).swift".filter { $0 != "`" }
  }

  func header(isPublic: Bool) -> SwiftWriter {
    var writer = SwiftWriter(capacity: 1 << 14)
    writer.line("// ", GeneratedFile.mark(for: name, of: .strings))
    writer.line("// swift-format-ignore-file")
    writer.line()
    guard !options.standalone else { return writer }
    writer.line(isPublic ? "public" : "internal", " import ", SwiftNames.runtimeModule)
    writer.line()
    return writer
  }

  /// The constant that holds a set's catalog. No token's or modifier's identifier begins so.
  func catalogName(_ set: Int) -> String { sets.count > 1 ? "_strings\(set + 1)_" : "_strings_" }

  func tableName(_ set: Int, _ locale: LocaleTag) -> String {
    catalogName(set) + String(locale.text.map { $0 == "-" ? "_" : $0 })
  }

  /// All languages of a set, the source first, with what its messages say there.
  func languages(of set: CatalogSet) -> [(locale: LocaleTag, position: Int?)] {
    [(set.sourceLocale, nil)] + set.locales.enumerated().map { ($1, $0) }
  }

  /// All languages of the product: the sources first.
  var languages: [LocaleTag] {
    var seen: Set<LocaleTag> = []
    let sources = sets.map(\.sourceLocale)
    return (sources + sets.flatMap(\.locales).sorted()).filter { seen.insert($0).inserted }
  }

  /// The name of a language's case: that in English, or the tag where there is none, or where two share one.
  func caseName(of locale: LocaleTag) -> String {
    let name = { (tag: LocaleTag) in SwiftNames.member(tag.englishName ?? tag.text) }
    let own = name(locale)
    return languages.contains { $0 != locale && name($0) == own } ? SwiftNames.member(locale.text) : own
  }

  /// "English (the source), Arabic and Japanese"
  var languageWords: String {
    let sources = Set(sets.map(\.sourceLocale))
    let names = languages.map { ($0.englishName ?? $0.text) + (sources.contains($0) ? " (the source)" : "") }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

// MARK: - Languages

extension StringsProduct {
  /// The languages as cases, and each set's catalog of their tables.
  func languageFile() -> GeneratedFile {
    var writer = header(isPublic: true)
    let type = "\(root).\(StringsTree.languages)"
    writer.block("extension \(root)") { writer in
      writer.documentation("The languages that \(name) has its texts in.")
      writer.block("public enum \(StringsTree.languages): Swift.String, MessageLanguage") { writer in
        for language in languages {
          writer.documentation("\(language.ownName ?? language.text)")
          writer.line("case ", caseName(of: language), " = ", SwiftWriter.literal(language.text))
        }
      }
    }
    writer.line()
    writer.block("extension MessageLanguage where Self == \(type)") { writer in
      for language in languages {
        let name = caseName(of: language)
        // Else `Vocelune.Language.arabic` could be the case or this.
        writer.line("@_disfavoredOverload public static var ", name, ": ", type, " { ", type, ".", name, " }")
      }
    }
    for (index, set) in sets.enumerated() where !tree.rows[index].isEmpty {
      writer.line()
      let tables = languages(of: set).map { tableName(index, $0.locale) }
      let others = tables.dropFirst().joined(separator: ", ")
      writer.line(
        "let \(catalogName(index)) = MessageCatalog(\(tables[0])" + (others.isEmpty ? ")" : ", [\(others)])"))
    }
    return GeneratedFile(path: path("Languages"), bytes: writer.bytes)
  }
}
