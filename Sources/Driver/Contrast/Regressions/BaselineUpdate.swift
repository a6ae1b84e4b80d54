import Diagnostics
import Documents
import Files
import TokenModel

/// `tokens contrast --update-baseline`: records the ratios that stand now beside each pair file.
struct BaselineUpdate {
  private let session: Session
  private let filter: ContextFilter
  private let measured: MeasuredPairs

  static func run(_ session: Session, _ filter: ContextFilter, today: CalendarDate) throws(Failure) -> Outcome {
    try BaselineUpdate(session, filter, today: today).outcome()
  }

  private init(_ session: Session, _ filter: ContextFilter, today: CalendarDate) throws(Failure) {
    self.session = session
    self.filter = filter
    measured = try MeasuredPairs(session, today: today)
    try filter.check(against: measured.files.map(\.report.tokens))
    if let fault = measured.fault {
      throw Failure(
        "not every pair can be measured, so that the baseline would lose some",
        help: [fault, "tokens check shows what else is wrong"])
    }
    try checkThatNoneIsShared()
  }

  private func checkThatNoneIsShared() throws(Failure) {
    var owners: [String: String] = [:]
    for file in measured.files {
      let place = session.selection.files.canonical(file.path)
      if let other = owners.updateValue(file.product, forKey: place), other != file.product {
        throw Failure(
          "\(file.path) serves two products, \(other) and \(file.product), and a baseline beside it can hold one",
          help: ["give each product a pair file of its own"])
      }
    }
  }

  private func outcome() throws(Failure) -> Outcome {
    var outcome = Outcome()
    if measured.files.isEmpty { outcome.errors = "No contrast pairs: declare them in a pair file (contrast.yaml)\n" }
    let baselines = try measured.files.map { file throws(Failure) in (file, try baseline(of: file)) }
    for (file, baseline) in baselines {
      let path = ContrastBaselineFile(beside: file.path).path
      let change = try FileWriting.write(baseline.fileBytes(), to: path, in: session.host.files)
      outcome.errors += words(baseline, path, change) + "\n"
    }
    return outcome
  }

  private func words(_ baseline: ContrastBaseline, _ path: String, _ change: OutputFiles.Change) -> String {
    let ratios = Summary.counted(baseline.records.count, "ratio")
    let failing = baseline.records.filter { $0.verdict == .fail }.count
    let known = failing == 0 ? "" : "; \(failing) of them \(failing == 1 ? "fails" : "fail"), and will be known"
    return change == .unchanged ? "\(path) is up to date (\(ratios)\(known))" : "Wrote \(ratios) to \(path)\(known)"
  }

  /// What is looked at as it stands now, and the rest as it was recorded.
  private func baseline(of file: MeasuredPairs.File) throws(Failure) -> ContrastBaseline {
    let path = ContrastBaselineFile(beside: file.path)
    try confine(path.path, of: file.subject)
    let old = try document(path)
    let report = file.report
    let recorder = PairRecorder(report)
    guard !filter.isEmpty else { return ContrastBaseline(recorder.records) }
    let isWanted = report.results.map { filter.allows($0.context, of: report.tokens, over: $0.axes) }
    let new = zip(recorder.records, isWanted).filter(\.1).map(\.0)
    guard let recorded = old.map({ ContrastBaseline($0) }) else { return ContrastBaseline(new) }
    guard recorded.isSound else {
      throw Failure(
        "\(path.path) cannot be read, so that what it says of other contexts would be lost",
        help: ["tokens check shows what is wrong with it", "without --context, it is written anew"])
    }
    let kept = recorded.kept(beside: recorder) { result in
      isWanted[result]
    } orGone: { context in
      filter.allows(context, of: report.tokens)
    }
    return ContrastBaseline(new + kept)
  }

  /// The baseline as it is now; nil where there is none. What is no baseline is not replaced.
  private func document(_ file: ContrastBaselineFile) throws(Failure) -> Document? {
    var sources = SourceFiles()
    let document: Document?
    do throws(FileError) {
      document = try file.read(in: session.selection.files, into: &sources)
    } catch {
      throw Failure(error)
    }
    guard let document, document.issues.isEmpty, let root = document.root else { return document }
    if root["version"]?.number != nil, root["entries"]?.array != nil { return document }
    throw Failure("\(file.path) is no baseline of contrast, and is not replaced", help: ["move it to another place"])
  }

  /// What the tool writes stays inside the workspace, also where links lead.
  private func confine(_ path: String, of subject: Subject) throws(Failure) {
    guard let workspace = subject.workspace else { return }
    let root = session.host.files.canonical(workspace.folder)
    guard !Path.isInside(session.host.files.canonical(path), root: root) else { return }
    throw Failure(
      "\(path) lies outside the workspace, and nothing is written there",
      help: ["keep the pair file of \(subject.files.name) below \(workspace.folder)"])
  }
}
