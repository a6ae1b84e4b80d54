import Catalogs
import Diagnostics
import Files
import Locales

/// `tokens strings pseudo --locale L`: the source catalog with texts that look translated.
struct PseudoCatalog {
  let text: String

  init(_ strings: InspectedStrings, _ arguments: Arguments) throws(Failure) {
    guard arguments.values(.locale).count == 1, let name = arguments.value(.locale), let locale = LocaleTag(name) else {
      throw Failure(
        "strings pseudo needs one --locale",
        help: ["--locale en-XA for accents and length, --locale ar-XB for right-to-left"], command: "strings")
    }
    let sources = strings.inspections.flatMap(\.strings.sets).flatMap(Self.sources)
    guard let source = sources.first else {
      throw Failure(
        "no catalog here holds its source language alone",
        help: ["Xcode shows a string catalog in pseudolanguages of its own: scheme, Run, App Language"],
        command: "strings")
    }
    guard sources.count == 1 else {
      let files = sources.map { strings.result.files[$0.file].path }
      throw Failure(
        "strings pseudo writes one catalog, and there are \(sources.count) sources",
        help: ["name one of them: \(files.joined(separator: ", "))"], command: "strings")
    }
    text = Self.text(of: source, locale, in: strings.result.files)
  }

  /// The files of a set that hold messages of its source language and of no other.
  private static func sources(_ set: CatalogSet) -> [CatalogFile] {
    set.files.filter { file in
      file.format != .xcstrings && file.format != .xliff && !file.localizations.isEmpty
        && file.localizations.allSatisfy { $0.locale == nil || $0.locale == set.sourceLocale }
    }
  }

  private static func text(of source: CatalogFile, _ locale: LocaleTag, in files: SourceFiles) -> String {
    let pseudo = PseudoText(locale)
    let untranslatable = Set(source.keys.filter { !$0.isTranslatable }.map(\.key))
    var edits = source.localizations.flatMap(\.messages).filter { !untranslatable.contains($0.key) }
      .flatMap { pseudo.edits(of: $0, in: files) }
    for localization in source.localizations where !localization.span.range.isEmpty {
      // The name of the language, in the quotes that it stands in.
      let quote = files[localization.span].hasPrefix("\"") ? "\"" : ""
      edits.append(Fix.Edit(localization.span, quote + locale.text + quote))
    }
    edits.sort { ($0.span.lower, $0.span.upper) < ($1.span.lower, $1.span.upper) }
    let bytes = files[source.file].bytes
    var result: [UInt8] = []
    var position = 0
    for edit in edits where Int(edit.span.lower) >= position {
      result += bytes[position..<Int(edit.span.lower)]
      result += Array(edit.text.utf8)
      position = Int(edit.span.upper)
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}
