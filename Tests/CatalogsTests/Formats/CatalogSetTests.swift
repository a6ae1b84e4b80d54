import Catalogs
import Diagnostics
import Files
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

  /// A product's catalog that lost its content is not taken for a file that is none.
  @Test(arguments: ["", " \r\n", "# nothing yet\n", "<foo/>", "- a\n", "loc"])
  func namesAreEnough(text: String) throws {
    for paths in [("strings/en.yaml", "strings/ar.yaml"), ("res/values/strings.xml", "res/values-ar/strings.xml")] {
      let source =
        paths.0.hasSuffix("yaml")
        ? "locale: en\nstrings:\n  a: Open\n" : "<resources><string name=\"a\">Open</string></resources>"
      let files = try CatalogFiles([(paths.0, source), (paths.1, text)])
      #expect(files.files.files.count == 2)
      #expect(files.reading.findings.contains { $0.severity == .error && $0.span.file == FileID(1) }, "\(paths.1)")
    }
  }

  @Test func linesMayEndWithReturns() throws {
    let bytes = Array("locale: en\rstrings:\r  a: Open\r".utf8)
    let place = try CatalogPlace("app.yaml", content: { () throws(FileError) -> [UInt8] in bytes })
    #expect(place?.format == .icuYAML)
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
