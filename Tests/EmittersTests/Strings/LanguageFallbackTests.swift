import Catalogs
import Diagnostics
import Emitters
import Foundation
import Locales
import Testing

/// Which language stands in for one that a catalog lacks.
@Suite struct LanguageFallbackTests {
  /// The heading of a language's table: `parent` and `others`.
  private func heading(_ tag: String, among tags: [String]) -> String {
    let inputs = tags.enumerated().map { index, tag in
      CatalogInput(
        CatalogPlace(.icuYAML, folder: "s", table: "", locale: .init(tag)), .init(index),
        .init(path: "\(tag).yaml", text: "locale: \(tag)\nstrings:\n  m: \"x\"\n"))
    }
    let files = SampleCatalogs(inputs, source: .init("en")).emission().files
    let text = files.first { $0.path == "Sample+Strings.\(tag).swift" }?.text ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("  \"\(tag)\"") } ?? ""
    let rest = line.dropFirst(4 + tag.count).dropLast()
    return String(rest.hasPrefix(", ") ? rest.dropFirst(2) : rest)
  }

  @Test(arguments: [
    // Nothing that cutting the tag does not do.
    ("en", ["en", "ar", "ja"], ""), ("ja", ["en", "ar", "ja"], ""),
    // CLDR's parents.
    (
      "pt-PT", ["en", "pt", "pt-PT"],
      #"parent: "pt", others: ["pt-AO", "pt-CH", "pt-CV", "pt-GQ", "pt-GW", "pt-LU", "pt-MO", "pt-MZ", "pt-ST", "pt-TL"]"#
    ),
    ("es-MX", ["en", "es", "es-419", "es-MX"], #"parent: "es-419""#),
    (
      "es-419", ["en", "es", "es-419", "es-MX"],
      #"parent: "es", others: ["es-AR", "es-BO", "es-BR", "es-BZ", "es-CL", "es-CO", "es-CR", "es-CU", "es-DO", "es-EC", "es-GT", "es-HN", "es-NI", "es-PA", "es-PE", "es-PR", "es-PY", "es-SV", "es-US", "es-UY", "es-VE"]"#
    ),
    // Likely subtags.
    ("zh-Hans", ["en", "zh-Hans", "zh-Hant"], #"others: ["zh"]"#),
    ("zh-Hant", ["en", "zh-Hans", "zh-Hant"], #"others: ["zh-HK", "zh-MO", "zh-TW"]"#),
    ("pt-BR", ["en", "pt-BR"], #"others: ["pt"]"#),
    // Who reads traditional characters does not read simplified ones for want of better.
    ("en", ["en", "zh"], #"others: ["zh-HK", "zh-Hant", "zh-MO", "zh-TW"]"#),
    ("no", ["en", "no"], #"others: ["nb", "nn"]"#),
  ])
  func heading(_ tag: String, _ tags: [String], _ expected: String) {
    #expect(heading(tag, among: tags) == expected)
  }
}
