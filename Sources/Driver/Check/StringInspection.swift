import Catalogs
import Diagnostics
import Documents
import Emitters
import Files
import Locales

/// The bytes of one product's catalogs.
struct CatalogFiles: Sendable {
  private(set) var inputs: [CatalogInput] = []
  /// Catalogs that could not be read.
  private(set) var errors: [FileError] = []

  /// `files`: those of the run so far; the catalogs follow.
  init(_ subject: Subject, reading system: any FileSystem, into files: inout SourceFiles) {
    for source in subject.files.strings {
      do throws(FileError) {
        let file = SourceFile(path: source.path, decoding: try system.read(source.path))
        inputs.append(CatalogInput(source.place, files.add(file), file))
      } catch {
        errors.append(error)
      }
    }
  }
}

/// The strings of one product, read and checked.
struct StringInspection: Sendable {
  let sets: [CatalogSet]
  /// The catalogs as they were read.
  let inputs: [CatalogInput]
  let findings: [Finding]
  /// For suppressions in the formats that have comments, with the file's end of what each may cover.
  let suppressions: [Suppression]
  /// Catalogs that could not be read.
  let errors: [FileError]

  /// Which rules of strings had their chance.
  let ran: Set<RuleID>
  /// What the strings are compiled to, in a build.
  let swift: Emission?

  /// `files`: those of the run so far, the catalogs among them.
  init(
    _ subject: Subject, _ catalogs: CatalogFiles, for purpose: ProductInspection.Purpose,
    _ scope: ProductInspection.Scope, in files: SourceFiles
  ) {
    (errors, inputs) = (catalogs.errors, catalogs.inputs)
    let reading = CatalogReader.read(inputs, source: subject.product?.sourceLocale?.value)
    sets = reading.sets
    let locales = LocaleTable()
    let options = Self.options(subject, scope)
    let wanted = scope.wanted.intersection(CatalogChecks.rules.map(\.id))
    var findings = reading.findings
    findings += CatalogChecks.findings(in: sets, options, wanted: wanted, locales: locales, files: files)
    switch purpose {
    case .build(let swift):
      let emission = StringsEmitter.emit(
        sets, product: subject.files.name, .init(standalone: swift.standalone, digits: options.digits), locales: locales
      )
      findings += emission.findings
      self.swift = emission
      ran = wanted
    case .check:
      let isCompiled = subject.outputs.contains { $0.language == .swift } && scope.wanted.contains(.accessor)
      if isCompiled { findings += StringsEmitter.findings(in: sets, locales: locales) }
      swift = nil
      ran = isCompiled ? wanted.union([.accessor]) : wanted
    }
    if let named = subject.namedStrings { findings.removeAll { !named.contains(files[$0.span.file].path) } }
    self.findings = findings
    suppressions = reading.comments.flatMap { Self.suppressions($0, in: files) }
  }

  private static func options(_ subject: Subject, _ scope: ProductInspection.Scope) -> CatalogOptions {
    var options = CatalogOptions(digits: subject.product?.digits ?? [:])
    for rule in CatalogChecks.rules { options.rules[rule.id] = scope.rules.options(of: rule.id) }
    // A family names no rule in particular.
    options.named = Set(scope.selection.named.map { RuleID($0.text) })
    return options
  }

  /// A comment on a line of its own speaks of the message below, as far as that goes.
  private static func suppressions(_ file: CatalogReading.Comments, in files: SourceFiles) -> [Suppression] {
    let comments = file.comments.map { SuppressionComment(span: $0.span, text: $0.text, ownLine: $0.ownLine) }
    guard !comments.isEmpty else { return [] }
    return Suppression.parsed(comments, in: files[file.file], lineComment: file.opening) { line in
      file.messages.first { line.contains(Int($0.lower)) }.map { Int($0.upper) }
    }
  }

  /// How many messages there are in all locales.
  var messageCount: Int { sets.reduce(0) { $0 + $1.messageCount } }
}
