import Catalogs
import Diagnostics
import Emitters
import Foundation
import Locales

/// Catalogs written by hand, and those of the repository's products.
struct SampleCatalogs {
  let sets: [CatalogSet]
  let findings: [Finding]

  /// ICU messages in YAML, a file for each language: the lines below `strings:`, and below `arguments:`.
  init(_ files: KeyValuePairs<String, String>, arguments: String = "") {
    let inputs = files.enumerated().map { index, file in
      let isSource = index == 0 && !arguments.isEmpty
      let text =
        "locale: \(file.key)\nstrings:\n\(Self.indented(file.value))"
        + (isSource ? "arguments:\n\(Self.indented(arguments))" : "")
      return CatalogInput(
        CatalogPlace(.icuYAML, folder: "strings", table: "", locale: LocaleTag(file.key)), FileID(index),
        SourceFile(path: "strings/\(file.key).yaml", text: text))
    }
    self.init(inputs, source: LocaleTag(files[0].key))
  }

  /// One file of another format.
  init(_ format: CatalogFormat, _ text: String, name: String = "Localizable", locale: String? = "en") {
    let place = CatalogPlace(format, folder: "strings", table: name, locale: locale.flatMap { LocaleTag($0) })
    self.init([CatalogInput(place, FileID(0), SourceFile(path: "strings/\(name)", text: text))], source: nil)
  }

  init(_ inputs: [CatalogInput], source: LocaleTag?) {
    let reading = CatalogReader.read(inputs, source: source)
    (sets, findings) = (reading.sets, reading.findings)
  }

  /// A product of this repository.
  static func product(_ name: String) throws -> SampleCatalogs {
    let folder = Repository.folder("strings/\(name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let inputs = try names.enumerated().map { index, file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let locale = LocaleTag(String(file.prefix { $0 != "." }))
      return CatalogInput(
        CatalogPlace(.icuYAML, folder: "strings/\(name)", table: "", locale: locale), FileID(index),
        SourceFile(path: file, text: text))
    }
    return SampleCatalogs(inputs, source: LocaleTag("en"))
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  func emission(_ product: String = "sample", _ options: StringsEmitter.Options = .init()) -> Emission {
    StringsEmitter.emit(sets, product: product, options, locales: LocaleTable())
  }

  /// The lines of accessors without their documentation.
  var accessors: [String] {
    lines { $0.hasPrefix("public static") && !$0.hasPrefix("@") }.map {
      String($0.dropFirst("public static ".count).prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces)
    }
  }

  /// The lines of a language's table.
  func table(_ tag: String) -> [String] {
    let text = emission().files.first { $0.path.hasSuffix(".\(tag).swift") }?.text ?? ""
    let parts = text.components(separatedBy: "\"\"\"")
    guard parts.count == 3 else { return [] }
    return parts[1].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private func lines(where isWanted: (String) -> Bool) -> [String] {
    emission().files.filter { !$0.path.contains("Languages") }.flatMap { file in
      file.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter(isWanted)
  }
}
