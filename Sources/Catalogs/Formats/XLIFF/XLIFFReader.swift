import Diagnostics
import Documents
import Locales

/// Reads XLIFF 1.2 as Xcode exports it, and 2.x: one catalog for each file that was exported, with its source texts and
/// the translations there are.
package enum XLIFFReader: CatalogFormatReader {
  package static func read(_ input: CatalogInput) -> [CatalogFile] {
    let document = XMLDocument.read(input.file, input.source)
    var reading = XLIFFReading(input)
    reading.findings.add(document.issues)
    if let root = document.root { reading.readRoot(root) }
    return reading.catalogs(document)
  }
}

struct XLIFFReading {
  let input: CatalogInput
  var findings = FileFindings()
  private var files: [CatalogFile] = []

  init(_ input: CatalogInput) {
    self.input = input
  }

  /// What is wrong with the document goes with its first file.
  func catalogs(_ document: XMLDocument) -> [CatalogFile] {
    var result =
      files.isEmpty ? [CatalogFile(.xliff, input.file, table: input.place.table)] : files
    result[0].findings = findings.all
    result[0].comments = document.comments
    for index in result.indices { result[index].isComplete = document.isComplete }
    return result
  }
}

// MARK: - The document

extension XLIFFReading {
  mutating func readRoot(_ root: XMLElement) {
    guard root.name.local == "xliff" else {
      return findings.shape(
        "<\(root.name.text.shown)> is no XLIFF document", at: root.nameSpan, help: ["the root element is <xliff>"])
    }
    let version = root.attribute("version")
    let isSecond = version?.value.hasPrefix("2.") ?? (root.attribute("srcLang") != nil)
    if let version, !isSecond, !version.value.hasPrefix("1.") {
      findings.shape(
        "version \(version.value.shown) of XLIFF is not known here", at: version.valueSpan, severity: .warning,
        help: ["export as XLIFF 1.2, or 2.0 and later"])
    }
    for file in root.elements where file.name.local == "file" {
      if isSecond {
        let languages = languages(root, source: "srcLang", target: "trgLang")
        readFile(file, languages, XLIFFUnits.second(file))
      } else {
        let languages = languages(file, source: "source-language", target: "target-language")
        readFile(file, languages, XLIFFUnits.first(file))
      }
    }
  }

  private struct Languages {
    var source: LocaleTag?
    var sourceSpan: Span
    var target: LocaleTag?
    var targetSpan: Span
  }

  private mutating func languages(_ element: XMLElement, source: String, target: String) -> Languages {
    let sourcePlace = element.attribute(source)
    let targetPlace = element.attribute(target)
    if sourcePlace == nil {
      findings.shape(
        "<\(element.name.text.shown)> does not say its source language", at: element.nameSpan,
        help: ["add \(source)=\"en\", or the language of the <source> elements"])
    }
    return Languages(
      source: sourcePlace.flatMap { locale($0) }, sourceSpan: sourcePlace?.valueSpan ?? element.nameSpan,
      target: targetPlace.flatMap { locale($0) }, targetSpan: targetPlace?.valueSpan ?? element.nameSpan)
  }

  private mutating func locale(_ attribute: XMLAttribute) -> LocaleTag? {
    if let locale = LocaleTag(attribute.value) { return locale }
    findings.shape(
      "\"\(attribute.value.shown)\" is no language code", at: attribute.valueSpan,
      help: ["write a code such as en or pt-BR"])
    return nil
  }

  private mutating func readFile(_ file: XMLElement, _ languages: Languages, _ units: [XLIFFUnit]) {
    let original = file["original"] ?? file["id"] ?? ""
    if languages.target == nil, let unit = units.first(where: { $0.target != nil }), let target = unit.target {
      findings.shape(
        "this file has translations and does not say their language", at: target.nameSpan,
        help: ["add target-language=\"…\" to <\(file.name.text.shown)>; in XLIFF 2 trgLang to <xliff>"])
    }
    let known = XLIFFKeys(units, isStringsdict: original.hasSuffix(".stringsdict"), &findings)
    var catalog = CatalogFile(
      .xliff, input.file, table: Self.table(original) ?? input.place.table, sourceLocale: languages.source)
    var reader = XLIFFMessages(input.source, findings)
    let sources = known.entries.compactMap { reader.message($0, .source) }
    catalog.localizations = [Localization(languages.source, at: languages.sourceSpan, messages: sources)]
    if let target = languages.target {
      let translations = known.entries.compactMap { reader.message($0, .target) }
      if !translations.isEmpty, target != languages.source {
        catalog.localizations.append(Localization(target, at: languages.targetSpan, messages: translations))
      }
    }
    findings = reader.findings
    catalog.keys = known.entries.map(\.facts)
    files.append(catalog)
  }

  /// The exported file's name without its language's folder and its ending: the files of one table, whatever their
  /// formats, are one.
  private static func table(_ original: String) -> String? {
    guard !original.isEmpty else { return nil }
    var parts = original.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts.removeLast()
    parts.removeAll { $0.lowercased().hasSuffix(".lproj") }
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return (parts + [stem]).joined(separator: "/")
  }
}
