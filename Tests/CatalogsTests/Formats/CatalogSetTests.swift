import Catalogs
import Diagnostics
import Testing

/// Files that are one catalog, or the same one twice.
@Suite struct CatalogSetTests {
  private static func android(_ folder: String, _ texts: [String], file: String = "strings") -> (String, String) {
    let strings = texts.enumerated().map { "<string name=\"k\($0.offset)\">\($0.element)</string>" }.joined()
    return ("res/\(folder)/\(file).xml", "<resources>\(strings)</resources>")
  }

  private static func words(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.severity.rawValue) \($0.message)" }
  }

  @Test func twoFilesOfOneFolderHaveEachKeyOnce() throws {
    let files = try CatalogFiles([
      Self.android("values", ["A"]), Self.android("values-he", ["א"]), Self.android("values-he", ["ב"], file: "more"),
    ])
    #expect(Self.words(files.reading.findings) == ["error k0 is in two files of one locale"])
  }

  @Test func twoNamesOfOneLocaleAreToldOnce() throws {
    let files = try CatalogFiles([
      Self.android("values", ["A", "B", "C"]), Self.android("values-iw", ["א", "ב", "ג"]),
      Self.android("values-he", ["א", "ד", "ה"]),
    ])
    #expect(
      Self.words(files.reading.findings) == [
        "warning values-iw and values-he are both Hebrew, and 2 keys read otherwise: k1 and k2"
      ])
    let same = try CatalogFiles([
      Self.android("values", ["A"]), Self.android("values-in", ["B"]), Self.android("values-id", ["B"]),
    ])
    #expect(same.reading.findings == [])
  }

  /// MediaWiki's `qqq` is what translators read.
  @Test func documentationIsNoTranslation() throws {
    let files = try CatalogFiles([Self.android("values", ["<a>A</a>"]), Self.android("values-qq", ["Link text."])])
    #expect(files.reading.sets.flatMap(\.locales) == [])
  }

  @Test func someFilesStayAsTheyAre() throws {
    let files = try CatalogFiles([
      Self.android("values", ["A"]),
      ("res/values/do_not_translate.xml", "<resources><string name=\"host\">x.org</string></resources>"),
    ])
    #expect(files.reading.sets.flatMap(\.entries).map { $0.facts?.isTranslatable ?? true } == [true, false])
  }

  /// Each export has the source, which is told with the first of them.
  @Test func sourcesOfSeveralExportsAreToldOnce() throws {
    func export(_ locale: String) -> (String, String) {
      (
        "\(locale)/app.xliff",
        """
        <xliff version="1.2"><file original="en.lproj/App.strings" source-language="en" target-language="\(locale)"><body>
        <trans-unit id="k" xml:space="preserve"><source>Sent by %@ (12)</source><target>\(locale) %@</target></trans-unit>
        </body></file></xliff>
        """
      )
    }
    let apart = try CatalogFiles([export("de"), export("fr")])
    let errors = apart.findings([.bidiSpill]).filter { $0.severity == .error }
    #expect(errors.map { apart.files[$0.span.file].path } == ["de/app.xliff"])
    let folder = try CatalogFiles([export("de"), export("fr")].map { ($0.0.split(separator: "/").joined(), $0.1) })
    #expect(folder.reading.findings == [])
  }
}
