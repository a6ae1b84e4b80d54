import Diagnostics
package import Files
import Locales

/// Knows catalogs by their paths, and by their content where a path does not say enough.
extension CatalogPlace {
  /// Endings of files that may be catalogs; those of the second kind hold many other things too.
  private static let own: [String: CatalogFormat] = [
    "xcstrings": .xcstrings, "strings": .strings, "stringsdict": .stringsdict, "xliff": .xliff, "xlf": .xliff,
    "arb": .arb,
  ]
  private static let shared: [String: CatalogFormat] = [
    "xml": .android, "yaml": .icuYAML, "yml": .icuYAML, "json": .icuJSON,
  ]

  /// Whether a file of this name may be a catalog.
  package static func mayBe(_ path: String) -> Bool {
    let ending = Path.pathExtension(path).lowercased()
    return own[ending] != nil || shared[ending] != nil && (ending != "xml" || androidFolder(of: path) != nil)
  }

  /// Nil for a file that is none of ours. `isNamed`: the user says that it is a catalog, so that a name such as
  /// `ar.json` is enough: an empty file, or one that cannot be read, is not passed over.
  package init?(
    _ path: String, isNamed: Bool = false, content: () throws(FileError) -> [UInt8]
  ) throws(FileError) {
    let ending = Path.pathExtension(path).lowercased()
    if let format = Self.own[ending] {
      self = Self.apple(path, format)
    } else if ending == "xml" {
      guard let folder = Self.androidFolder(of: path) else { return nil }
      // Nothing else is called so, whatever has become of its content.
      if Path.lastComponent(path) != "strings.xml" {
        guard AndroidContent.isCatalog(try content()) else { return nil }
      }
      self = folder
    } else if ending == "json" {
      guard let place = Self.localized(path, .icuJSON) else { return nil }
      if !isNamed {
        guard let locale = place.locale, locale.englishName != nil, JSONContent.isCatalog(try content()) else {
          return nil
        }
      }
      self = place
    } else if ending == "yaml" || ending == "yml" {
      let place = Self.localized(path, .icuYAML)
      if !isNamed || place?.locale?.englishName == nil {
        guard YAMLContent.isCatalog(try content()) else { return nil }
      }
      self = place ?? CatalogPlace(.icuYAML, folder: Path.parent(path), table: "")
    } else {
      return nil
    }
  }

  private static func apple(_ path: String, _ format: CatalogFormat) -> CatalogPlace {
    let folder = Path.parent(path)
    switch format {
    case .arb: return localized(path, .arb) ?? CatalogPlace(.arb, folder: folder, table: fileStem(path))
    case .strings, .stringsdict:
      let project = Path.lastComponent(folder)
      guard project.lowercased().hasSuffix(".lproj") else {
        return CatalogPlace(format, folder: folder, table: fileStem(path))
      }
      return CatalogPlace(
        format, folder: Path.parent(folder), table: fileStem(path),
        locale: project.lowercased() == "base.lproj" ? nil : LocaleTag(project), localeName: project)
    default: return CatalogPlace(format, folder: folder, table: fileStem(path))
    }
  }

  /// `res/values-pt-rBR/strings.xml`: every file of a `values` folder is one table. nil where the folder is none, or is
  /// for something beside a language, such as the night.
  private static func androidFolder(of path: String) -> CatalogPlace? {
    let folder = Path.parent(path)
    let name = Path.lastComponent(folder)
    guard name == "values" || name.hasPrefix("values-") else { return nil }
    let locale = LocaleTag(androidFolder: name)
    guard locale != nil || name == "values", locale?.isForTranslators != true else { return nil }
    return CatalogPlace(.android, folder: Path.parent(folder), table: "", locale: locale, localeName: name)
  }

  /// A locale in the file's name (`ar.yaml`, `intl_pt_BR.arb`, `messages.ar.json`) or its folder's (`ar/common.json`).
  private static func localized(_ path: String, _ format: CatalogFormat) -> CatalogPlace? {
    let folder = Path.parent(path)
    let stem = fileStem(path)
    if let (table, locale) = split(stem) {
      return CatalogPlace(format, folder: folder, table: table, locale: locale, localeName: stem)
    }
    let name = Path.lastComponent(folder)
    guard let locale = LocaleTag(name), locale.englishName != nil else { return nil }
    return CatalogPlace(format, folder: Path.parent(folder), table: stem, locale: locale, localeName: name)
  }

  /// "intl" and pt-BR of "intl_pt_BR": the longest end that is a tag, behind a separator.
  private static func split(_ stem: String) -> (table: String, locale: LocaleTag)? {
    if let locale = LocaleTag(stem), locale.englishName != nil { return ("", locale) }
    for index in stem.indices where "_-.".contains(stem[index]) {
      let end = stem[stem.index(after: index)...]
      if let locale = LocaleTag(String(end)), locale.englishName != nil { return (String(stem[..<index]), locale) }
    }
    return nil
  }

  /// The file's name without its last ending.
  private static func fileStem(_ path: String) -> String {
    let name = Path.lastComponent(path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

/// Looks at bytes, so that files with errors are known too.
private enum AndroidContent {
  static func isCatalog(_ bytes: [UInt8]) -> Bool {
    bytes.contains("<resources") && (bytes.contains("<string") || bytes.contains("<plurals"))
  }
}

private enum JSONContent {
  /// Token files, and lists, are none.
  static func isCatalog(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{") && !bytes.contains("\"$value\"")
  }
}

private enum YAMLContent {
  /// The two keys that every catalog begins lines with.
  static func isCatalog(_ bytes: [UInt8]) -> Bool {
    bytes.hasLine(beginning: "locale:") && bytes.hasLine(beginning: "strings:")
  }
}

extension [UInt8] {
  fileprivate func hasLine(beginning text: String) -> Bool {
    let needle = Array(text.utf8)
    var start = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < count {
      if self[start...].starts(with: needle) { return true }
      guard let end = self[start...].firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
        return false
      }
      start = end + 1
    }
    return false
  }
}
