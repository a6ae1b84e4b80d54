import Catalogs
import Diagnostics
import Locales
import Testing

struct ControlFaultTests {
  static let cases: [(message: String, findings: [String], fixed: String?)] = [
    // Unclosed: the end of the message ends it anyway, so that closing it there changes nothing.
    ("a \u{2068}{x} b", ["error key: nothing ends ⟨FSI⟩ (U+2068) before the message ends"], "a \u{2068}{x} b\u{2069}"),
    ("a \u{202B}b", ["error key: nothing ends ⟨RLE⟩ (U+202B) before the message ends"], "a \u{202B}b\u{202C}"),
    ("a \u{2069}b", ["error key: ⟨PDI⟩ (U+2069) ends nothing in this message"], "a b"),
    ("a \u{202C}b", ["error key: ⟨PDF⟩ (U+202C) ends nothing in this message"], "a b"),
    ("a \u{2068}{x}\u{2069} b", [], nil),
    ("\u{200F}a \u{200E}\u{061C}b", [], nil),
    ("\u{2067}a \u{2066}b\u{2069}\u{2069}", [], nil),
    // A PDF does not reach out of its isolate (X7), and a PDI ends the embeddings in it (X6a).
    (
      "\u{202A}a \u{2066}b\u{202C}\u{2069}",
      [
        "error key: nothing ends ⟨LRE⟩ (U+202A) before the message ends",
        "error key: ⟨PDF⟩ (U+202C) ends nothing in this message",
      ], nil
    ),
    (
      "\u{2066}a \u{202A}b\u{2069} c",
      ["error key: nothing ends ⟨LRE⟩ (U+202A) before what is around it ends"], "\u{2066}a \u{202A}b\u{202C}\u{2069} c"
    ),
    ("a \u{202E}b", ["error key: ⟨RLO⟩ (U+202E) forces every character behind it into one direction"], nil),
    ("a \u{202D}b\u{202C}", ["error key: ⟨LRO⟩ (U+202D) forces every character behind it into one direction"], nil),
    ("a \u{202A}b\u{202C}", ["note key: ⟨LRE⟩ (U+202A) embeds where an isolate is meant"], nil),
    (
      "\u{2068}{n, plural, other{a\u{2069}}}",
      ["note key: ⟨FSI⟩ (U+2068) and what ends it stand on different sides of a branch"], nil
    ),
  ]

  @Test(arguments: cases)
  func controls(_ message: String, _ expected: [String], _ fixed: String?) {
    let catalogs = CheckedCatalogs(.icu, ["en": ["key: \(message)"]])
    let found = catalogs.findings(.bidiControl)
    #expect(found.map { "\($0.severity.rawValue) \($0.message)" } == expected)
    guard let fixed else { return }
    #expect(catalogs.fixed(.bidiControl, file: 0) == "key: \(fixed)\n")
    #expect(found.flatMap(\.fixes).filter { !$0.safe }.isEmpty)
  }

  @Test func escapesInJSON() throws {
    let text = #"{"@@locale": "en", "a": "Sent by {name} (12)", "b": "x \u2068y"}"#
    let source = SourceFile(path: "en.arb", text: text)
    var files = SourceFiles()
    let file = files.add(source)
    let place = CatalogPlace(.arb, folder: "", table: "t", locale: nil)
    let read = ARBReader.read(CatalogInput(place, file, source)).map { (place: place, file: $0) }
    let findings = CatalogChecks.findings(
      in: CatalogSet.all(read, source: nil), CatalogOptions(), wanted: [.bidiSpill, .bidiControl],
      locales: LocaleTable(), files: files)
    let edits = findings.flatMap(\.fixes).flatMap(\.edits).map(\.text)
    #expect(edits == [#"\u2068"#, #"\u2069"#, #"\u2069"#])
  }

  @Test(arguments: [
    ("\"Open \\u2068{name}\"", "\"Open \\u2068{name}\\u2069\""),
    ("'Open \u{2068}{name}'", "'Open \u{2068}{name}\u{2069}'"),
  ])
  func closesInYAML(_ scalar: String, _ fixed: String) throws {
    let source = SourceFile(path: "en.yaml", text: "locale: en\nstrings:\n  a: \(scalar)\n")
    var files = SourceFiles()
    let file = files.add(source)
    let place = CatalogPlace(.icuYAML, folder: "", table: "t", locale: nil)
    let read = ICUYAMLReader.read(CatalogInput(place, file, source)).map { (place: place, file: $0) }
    let findings = CatalogChecks.findings(
      in: CatalogSet.all(read, source: nil), CatalogOptions(), wanted: [.bidiControl], locales: LocaleTable(),
      files: files)
    var bytes = source.bytes
    for edit in findings.flatMap(\.fixes).flatMap(\.edits) {
      bytes.replaceSubrange(edit.span.range, with: edit.text.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "locale: en\nstrings:\n  a: \(fixed)\n")
  }
}
