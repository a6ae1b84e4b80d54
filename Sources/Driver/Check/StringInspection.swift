import Catalogs
import Diagnostics
import Documents
import Files
import Locales

/// The strings of one product, read and checked.
struct StringInspection: Sendable {
  let sets: [CatalogSet]
  let findings: [Finding]
  /// For suppressions in the formats that have comments, with the file's end of what each may cover.
  let suppressions: [Suppression]
  /// Catalogs that could not be read.
  let errors: [FileError]

  /// `files`: those of the run so far; the catalogs follow.
  init(
    _ subject: Subject, checking wanted: Set<RuleID>, _ rules: EffectiveRules, reading system: any FileSystem,
    into files: inout SourceFiles
  ) {
    var errors: [FileError] = []
    var inputs: [CatalogInput] = []
    for source in subject.files.strings {
      do throws(FileError) {
        let file = SourceFile(path: source.path, bytes: try system.read(source.path))
        inputs.append(CatalogInput(source.place, files.add(file), file))
      } catch {
        errors.append(error)
      }
    }
    let reading = CatalogReader.read(inputs, source: subject.product?.sourceLocale?.value)
    let options = CatalogOptions(
      digits: subject.product?.digits ?? [:],
      rules: Dictionary(uniqueKeysWithValues: wanted.compactMap { id in rules.options(of: id).map { (id, $0) } }))
    var findings = reading.findings
    findings += CatalogChecks.findings(in: reading.sets, options, wanted: wanted, files: files)
    if let named = subject.namedStrings { findings.removeAll { !named.contains(files[$0.span.file].path) } }
    sets = reading.sets
    self.findings = findings
    self.errors = errors
    let sources = files
    suppressions = reading.comments.flatMap { comments in Self.suppressions(comments, in: sources) }
  }

  /// A comment on a line of its own speaks of the message below, as far as that goes.
  private static func suppressions(_ file: CatalogReading.Comments, in files: SourceFiles) -> [Suppression] {
    let comments = file.comments.map { SuppressionComment(span: $0.span, text: $0.text, ownLine: $0.ownLine) }
    guard !comments.isEmpty else { return [] }
    return Suppression.parsed(comments, in: files[file.file]) { line in
      file.messages.first { line.contains(Int($0.lower)) }.map { Int($0.upper) }
    }
  }

  /// How many messages there are in all locales.
  var messageCount: Int { sets.reduce(0) { $0 + $1.messageCount } }
}
