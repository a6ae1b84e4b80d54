import Diagnostics
import Files

/// `tokens check [PATH…]`.
struct CheckCommand {
  private let arguments: Arguments
  private let host: Host
  private let rules: RuleSelection
  private let today: CalendarDate

  static func run(_ arguments: Arguments, on host: Host) throws(Failure) -> Outcome {
    try CheckCommand(arguments, host).outcome()
  }

  private init(_ arguments: Arguments, _ host: Host) throws(Failure) {
    self.arguments = arguments
    self.host = host
    rules = try RuleSelection(arguments)
    today = arguments.value(.today).flatMap { CalendarDate($0) } ?? host.today
    let writes = arguments.has(.fix) && !arguments.has(.diff)
    if writes, arguments.operands.contains("-") {
      throw Failure(
        "--fix cannot write to standard input", help: ["--diff shows what it would change"], command: "check")
    }
    if arguments.has(.statistics), let format = arguments.value(.format), format != ReportFormat.text.rawValue {
      throw Failure(
        "--statistics is a table for people, and --format \(format) is none", help: ["leave one of them out"],
        command: "check")
    }
    if arguments.has(.unsafeFixes), !arguments.has(.fix), !arguments.has(.diff) {
      throw Failure("--unsafe-fixes needs --fix or --diff", command: "check")
    }
  }

  private func outcome() throws(Failure) -> Outcome {
    var rounds = FixRounds(arguments)
    let isFixing = arguments.has(.fix) && !arguments.has(.diff)
    let (session, result) = try isFixing ? rounds.run(check) : check()
    var outcome = Outcome()
    outcome.raise(session.status(of: result, failing: least))
    if arguments.has(.updateBaseline), outcome.status < .failure { return try updateBaselines(result) }

    let output = try output(session, result, rounds)
    if let path = arguments.value(.output), path != "-" {
      let sources = result.sources + result.baselines.map(\.file.path)
      try FileWriting.write(Array(output.utf8), to: path, beside: sources, in: host.files)
    } else {
      outcome.output = output
    }
    var messages: [String] = []
    if rounds.fixedCount > 0 {
      let files = Summary.counted(rounds.fixedFiles.count, "file")
      messages.append("Fixed \(Summary.counted(rounds.fixedCount, "finding")) in \(files)")
    }
    messages.append(summary(result))
    outcome.errors = session.failureText(result)
    if !arguments.has(.quiet) { outcome.errors += messages.map { $0 + "\n" }.joined() }
    return outcome
  }

  private func check() throws(Failure) -> (Session, CheckResult) {
    let session = try Session(arguments, paths: arguments.operands, on: host)
    return (session, try CheckResult(session, for: .check(rules, today: today)))
  }

  // MARK: - What is said

  private func output(_ session: Session, _ result: CheckResult, _ rounds: FixRounds) throws(Failure) -> String {
    let isFile = arguments.has(.output) && arguments.value(.output) != "-"
    let style = isFile && arguments.value(.color) != "always" ? .plain : session.style
    if arguments.has(.diff) { return rounds.diff(result, style: style).text }
    if arguments.has(.statistics) { return Summary.statistics(result.findings, style: style) }
    let format = arguments.value(.format).flatMap(ReportFormat.init) ?? .text
    return session.report(result, as: format, style: style)
  }

  private func summary(_ result: CheckResult) -> String {
    let checked = result.checked
    let isNoneNew = result.findings.isEmpty && result.knownCount > 0
    var line = isNoneNew ? "No new problems in \(checked)" : Summary(result.findings).line(checked)
    if !result.failures.isEmpty { line += "; not everything could be looked at" }
    if result.knownCount > 0 { line += "; \(result.knownCount) known from the baseline" }
    if result.staleCount > 0 { line += "; \(result.staleCount) of the baseline are gone (--update-baseline)" }
    return line
  }

  // MARK: - How it ends

  /// The lightest finding that fails.
  private var least: Severity {
    switch arguments.value(.failOn) {
    case "warning": .warning
    case "new": .note
    default: .error
    }
  }

  /// Writes what stands now. Nothing is new then, so nothing is reported, and nothing fails.
  private func updateBaselines(_ result: CheckResult) throws(Failure) -> Outcome {
    var outcome = Outcome()
    for (file, baseline) in result.baselines {
      try FileWriting.write(baseline.fileBytes(), to: file.path, beside: result.sources, in: host.files)
      let count = baseline.entries.reduce(0) { $0 + $1.count }
      if !arguments.has(.quiet) { outcome.errors += "Wrote \(Summary.counted(count, "finding")) to \(file.path)\n" }
    }
    return outcome
  }
}
