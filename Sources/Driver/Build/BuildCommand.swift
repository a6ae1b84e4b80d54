import Diagnostics
import Emitters
import Files
import TokenModel

/// `tokens build [PATH…]`.
struct BuildCommand {
  private let arguments: Arguments
  private let host: Host

  static func run(_ arguments: Arguments, on host: Host) throws(Failure) -> Outcome {
    try BuildCommand(arguments, host).outcome()
  }

  private init(_ arguments: Arguments, _ host: Host) throws(Failure) {
    self.arguments = arguments
    self.host = host
    for option in [Option.name, .standalone] where arguments.has(option) && !arguments.has(.swift) {
      throw Failure("\(option.flag) needs --swift", help: ["tokens build --swift FOLDER"], command: "build")
    }
  }

  private func outcome() throws(Failure) -> Outcome {
    var session = try Session(arguments, paths: arguments.operands, on: host)
    if let name = arguments.value(.name) { session.rename(name) }
    let options = SwiftEmitter.Options(standalone: arguments.has(.standalone))
    let result = try CheckResult(session, for: .build(options))
    var outcome = Outcome()
    outcome.output = session.report(result, as: arguments.value(.format).flatMap(ReportFormat.init) ?? .text)
    outcome.errors = session.failureText(result)
    outcome.raise(session.status(of: result, failing: .error))
    // What a broken workspace would have written is not known, nor what files that cannot be read would have added.
    guard outcome.status < .failure else { return outcome }
    let folders = try folders(result)
    if arguments.has(.checkOutputs) {
      compare(folders, &outcome)
    } else {
      write(folders, &outcome)
    }
    if result.knownCount > 0, !arguments.has(.quiet) {
      let findings = Summary.counted(result.knownCount, "finding")
      outcome.errors += "\(findings) known from the baseline: what could not be resolved is left out\n"
    }
    if !arguments.has(.quiet) { outcome.errors += Self.laterOutputs(result) }
    return outcome
  }

  /// In text the differences are what the command says; a report in another form is all of standard output.
  private var isReportForPeople: Bool { (arguments.value(.format) ?? ReportFormat.text.rawValue) == "text" }

  // MARK: - Where to

  private func folders(_ result: CheckResult) throws(Failure) -> [OutputFolder] {
    if let path = arguments.value(.swift) {
      guard result.inspections.count == 1, let only = result.inspections.first else {
        let names = result.inspections.map(\.subject.files.name).joined(separator: ", ")
        throw Failure(
          "--swift takes one product, and these are several: \(names)", help: ["name the files of one of them"],
          command: "build")
      }
      return [folder(only, Path.normalized(path), root: path)]
    }
    let folders = result.inspections.flatMap { inspection in
      inspection.subject.outputs.filter(\.language.isWritten).map { output in
        let workspace = inspection.subject.workspace
        let place = workspace?.place(of: output.folder.value, from: host.files.canonical(".")) ?? output.folder.value
        return folder(inspection, place, root: workspace?.folder ?? ".")
      }
    }
    guard folders.isEmpty else { return folders }
    throw Failure(
      "there is nothing to build: no product here has a Swift output",
      help: ["add outputs: { swift: generated/swift } to it in tokens.yaml, or say where: tokens build --swift FOLDER"])
  }

  /// A line for each output that a workspace may name already, and that this version does not write.
  private static func laterOutputs(_ result: CheckResult) -> String {
    result.inspections.flatMap { inspection in
      inspection.subject.outputs.filter { !$0.language.isWritten }.map { output in
        "\(inspection.subject.files.name): this version does not write its \(output.language.rawValue) output\n"
      }
    }.joined()
  }

  private func folder(_ inspection: ProductInspection, _ path: String, root: String) -> OutputFolder {
    let product = inspection.tokens.set.name
    return OutputFolder(
      path: path, root: root, files: inspection.swift?.files.map { ($0.path, $0.bytes) } ?? [],
      isOurs: { GeneratedFile.isGenerated($0, for: product) })
  }

  // MARK: - What is done

  /// `--check`: says what a build would change.
  private func compare(_ folders: [OutputFolder], _ outcome: inout Outcome) {
    var count = 0
    for folder in folders {
      for difference in folder.differences(in: host.files) {
        let line = "\(Path.join(folder.path, difference.name)): \(difference.kind.words)\n"
        // A report for programs is all of standard output.
        if isReportForPeople { outcome.output += line } else { outcome.errors += line }
        if case .unreadable = difference.kind { outcome.raise(.failure) }
        count += 1
      }
    }
    if count > 0 { outcome.raise(.findings) }
    guard !arguments.has(.quiet) else { return }
    let all = folders.reduce(0) { $0 + $1.files.count }
    outcome.errors +=
      count == 0
      ? "\(Summary.counted(all, "file")) up to date\n" : "\(Summary.counted(count, "file")) out of date: tokens build\n"
  }

  private func write(_ folders: [OutputFolder], _ outcome: inout Outcome) {
    for folder in folders {
      let results = folder.write(folder.differences(in: host.files))
      var counts: [OutputFiles.Change: Int] = [:]
      var failures: [String] = []
      for result in results {
        switch result.result {
        case .success(let change): counts[change, default: 0] += 1
        case .failure(let error):
          // A folder that nothing can be written to fails for every file in the same words.
          let line = "tokens: error: \(error.path) \(error.explanation)\n"
          if !failures.contains(line) { failures.append(line) }
          outcome.raise(.failure)
        }
      }
      outcome.errors += failures.joined()
      if arguments.has(.quiet) || !failures.isEmpty { continue }
      let written = (counts[.created] ?? 0) + (counts[.rewritten] ?? 0)
      var line =
        written == 0 ? "Nothing new in \(folder.path)" : "Wrote \(Summary.counted(written, "file")) to \(folder.path)"
      if let removed = counts[.removed] { line += ", removed \(removed) left over" }
      outcome.errors += line + "\n"
    }
  }
}

extension OutputFolder.Difference.Kind {
  fileprivate var words: String {
    switch self {
    case .missing: "missing"
    case .stale(let reason): "stale: \(reason)"
    case .unreadable(let reason): "not compared: it \(reason)"
    case .leftOver: "left over from an earlier build"
    }
  }
}
