import Diagnostics
import Documents
import Files
import TokenModel

/// The pair files of a command's products, measured: for what is written down or compared, and so must be whole.
struct MeasuredPairs {
  struct File {
    let subject: Subject
    let path: String
    let report: ContrastReport

    var product: String { subject.files.name }
  }

  private(set) var files: [File] = []
  private(set) var sources: SourceFiles
  /// The first thing that keeps pairs from being measured, as `path:line:column: message`; nil where all of them are.
  private(set) var fault: String?

  /// `toleratesFaults`: what was read to its end counts, whatever else is wrong with it.
  init(
    _ session: Session, today: CalendarDate, toleratesFaults: Bool = false,
    where isMeant: (Subject) -> Bool = { _ in true }
  ) throws(Failure) {
    let loaded = try session.load()
    sources = loaded.files
    for (subject, product) in zip(session.selection.subjects, loaded.products) where isMeant(subject) {
      note(product.findings, toleratesFaults: toleratesFaults, isComplete: product.isComplete)
      for path in subject.files.pairs {
        let document = try session.read(path, into: &sources)
        let report = ContrastCheck.run(document, tokens: product.set, in: sources, today: today)
        let faults = report.findings.filter { [.contrastPair, .syntax].contains($0.rule) }
        note(faults, toleratesFaults: toleratesFaults, isComplete: document.isComplete)
        files.append(File(subject: subject, path: path, report: report))
      }
    }
  }

  private mutating func note(_ findings: [Finding], toleratesFaults: Bool, isComplete: Bool) {
    guard fault == nil, !(toleratesFaults && isComplete) else { return }
    guard let finding = findings.first(where: { $0.severity == .error }) else { return }
    fault = "\(place(finding.span)): \(finding.message)"
  }

  /// `path:line:column`.
  func place(_ span: Span) -> String {
    let file = sources[span.file]
    let position = LineIndex(file.bytes).position(Int(span.lower))
    return "\(file.path):\(position.line):\(position.column)"
  }
}
