import Catalogs
import Diagnostics
import Files
import Locales

/// `tokens strings [show KEY | report | pseudo] [PATH…]`.
enum StringsCommand {
  /// What the first operand may ask for; without one: the coverage table.
  private enum Action: String, CaseIterable {
    case show
    case report
    case pseudo
  }

  static func run(_ arguments: Arguments, on host: Host) throws(Failure) -> Outcome {
    var operands = arguments.operands[...]
    let action = operands.first.flatMap { host.files.kind(of: $0) == nil ? Action(rawValue: $0) : nil }
    if action != nil {
      operands = operands.dropFirst()
    } else if let first = operands.first, host.files.kind(of: first) == nil,
      let near = likeliest(first, among: Action.allCases.map(\.rawValue))
    {
      throw Failure("strings has no action \(first)", help: ["did you mean \(near)?"], command: "strings")
    }
    let key = action == .show ? operands.popFirst() : nil
    try check(arguments, action, key)
    let isJSON = arguments.value(.stringsFormat) == "json"
    let strings = try InspectedStrings(arguments, Array(operands), on: host)
    var outcome = Outcome()
    switch action {
    case nil:
      let table = try CoverageTable(strings, LocaleFilter(arguments, strings))
      outcome.output = isJSON ? table.json : table.text(strings.session.style)
    case .show:
      let show = try StringsShow(key ?? "", strings, arguments)
      outcome.output = isJSON ? show.json : show.text(strings.session.style)
    case .report: outcome.output = try StringsReport(strings, arguments).html
    case .pseudo: outcome.output = try PseudoCatalog(strings, arguments).text
    }
    guard let file = arguments.value(.output), file != "-" else { return outcome }
    try FileWriting.write(Array(outcome.output.utf8), to: file, beside: strings.result.sources, in: host.files)
    outcome.output = ""
    return outcome
  }

  private static func check(_ arguments: Arguments, _ action: Action?, _ key: String?) throws(Failure) {
    if action == .show, key == nil {
      throw Failure(
        "strings show needs a KEY", help: ["tokens strings show today.streak --locale ar"], command: "strings")
    }
  }
}

/// The strings of a command's products with what is found in them.
struct InspectedStrings {
  let session: Session
  let result: CheckResult
  /// Of each product that has strings.
  let inspections: [ProductInspection]
  let locales = LocaleTable()

  init(_ arguments: Arguments, _ paths: [String], on host: Host) throws(Failure) {
    session = try Session(arguments, paths: paths, on: host)
    try session.requireConfiguration()
    result = try CheckResult(session, for: .check(.all, today: host.today))
    inspections = result.inspections.filter { !$0.strings.sets.isEmpty }
    if let failure = Failure(result.failures) { throw failure }
    if inspections.isEmpty {
      throw Failure(
        "there are no string catalogs here",
        help: ["name them in tokens.yaml: strings: strings/app", FileRole.expectation],
        command: "strings")
    }
  }
}
