import Catalogs
import Diagnostics
import Files
import Locales

/// Catalogs as files, read by their paths and checked.
struct CatalogFiles {
  let files: SourceFiles
  let reading: CatalogReading

  init(_ texts: [(path: String, text: String)]) throws {
    var files = SourceFiles()
    var inputs: [CatalogInput] = []
    for (path, text) in texts {
      let bytes = Array(text.utf8)
      guard let place = try CatalogPlace(path, isNamed: true, content: { () throws(FileError) -> [UInt8] in bytes })
      else { continue }
      let source = SourceFile(path: path, bytes: bytes)
      inputs.append(CatalogInput(place, files.add(source), source))
    }
    self.files = files
    reading = CatalogReader.read(inputs, source: nil)
  }

  func findings(_ rules: Set<RuleID>) -> [Finding] {
    CatalogChecks.findings(
      in: reading.sets, CatalogOptions(), wanted: rules, locales: LocaleTable(), files: files
    ).arranged(in: files)
  }

  /// The texts after the first fixes of a rule, and what the rule says then.
  func fixed(_ rule: RuleID) throws -> (texts: [String], left: [Finding], shape: [Finding]) {
    var texts = files.files.map(\.bytes)
    let edits = Set(findings([rule]).flatMap { $0.fixes.first?.edits ?? [] })
    for edit in edits.sorted(by: { $0.span.lower > $1.span.lower }) {
      texts[Int(edit.span.file.rawValue)].replaceSubrange(edit.span.range, with: edit.text.utf8)
    }
    let strings = texts.map { String(decoding: $0, as: UTF8.self) }
    let again = try CatalogFiles(Array(zip(files.files.map(\.path), strings)).map { (path: $0.0, text: $0.1) })
    return (strings, again.findings([rule]), again.reading.findings)
  }
}
