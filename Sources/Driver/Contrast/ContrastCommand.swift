import Colors
import Diagnostics
import Documents
import Files
import TokenModel

/// `tokens contrast [PATH…]`, and `tokens contrast COLOR SURFACE [BEHIND…]`.
enum ContrastCommand {
  static func run(_ arguments: Arguments, on host: Host) throws(Failure) -> Outcome {
    let view = try ContrastView(arguments, on: host)
    var outcome = Outcome()
    let isOfFiles = arguments.has(.against) || arguments.has(.recordRatios)
    if !isOfFiles, ColorContrast.isMeant(by: arguments.operands, on: host) {
      try view.write(try view.rendered(try ColorContrast(arguments.operands)), to: &outcome)
      return outcome
    }
    let session = try Session(arguments, paths: arguments.operands, on: host)
    try session.requireConfiguration()
    let today = arguments.value(.today).flatMap { CalendarDate($0) } ?? host.today
    let filter = ContextFilter(arguments.values(.context))
    if arguments.has(.recordRatios) { return try BaselineUpdate.run(session, filter, today: today) }
    if let revision = arguments.value(.against) {
      let changes = try ContrastChanges(revision, session, filter, today: today)
      try view.write(view.rendered(changes), about: changes.sources, to: &outcome)
      if changes.hasNewFailures { outcome.raise(.findings) }
      return outcome
    }
    let tables = try PairTables(session, filter: filter, today: today)
    try view.write(try view.rendered(tables, filter), about: tables.sources, to: &outcome)
    if let faults = tables.faults {
      outcome.errors = faults
      outcome.raise(.findings)
    } else if tables.rows.isEmpty {
      outcome.errors = "No contrast pairs: declare them in a pair file (contrast.yaml)\n"
    }
    if tables.rows.contains(where: { $0.result.verdict == .fail || $0.result.verdict == .undecided }) {
      outcome.raise(.findings)
    }
    return outcome
  }
}

/// What a pair file comes to in the contexts that are looked at.
struct PairSheet {
  let report: ContrastReport
  let results: [PairResult]

  var product: String { report.tokens.name }
}

/// The pairs of the products in the contexts that are looked at.
struct PairTables {
  struct Row {
    let report: ContrastReport
    let pair: DeclaredPair
    let result: PairResult

    var foreground: String { report.tokens.tokens[pair.foreground].path }
    var product: String { report.tokens.name }
  }

  let sheets: [PairSheet]
  let rows: [Row]
  /// The files that were read.
  let sources: [String]
  /// What is wrong with the pair files, a line each, and that the rest is shown without it; nil where nothing is.
  let faults: String?

  init(_ session: Session, filter: ContextFilter, today: CalendarDate) throws(Failure) {
    let loaded = try session.load()
    var files = loaded.files
    var reports: [ContrastReport] = []
    for (subject, product) in zip(session.selection.subjects, loaded.products) {
      for path in subject.files.pairs {
        let document = try session.read(path, into: &files)
        reports.append(ContrastCheck.run(document, tokens: product.set, in: files, today: today))
      }
    }
    sources = files.files.map(\.path)
    faults = Self.faults(reports.flatMap(\.findings), in: files)
    try filter.check(against: reports.map(\.tokens))
    sheets = reports.map { report in
      let results = report.results.filter { filter.allows($0.context, of: report.tokens, over: $0.axes) }
      return PairSheet(report: report, results: results)
    }
    rows = sheets.flatMap { sheet in
      sheet.results.map { Row(report: sheet.report, pair: sheet.report.pairs[$0.pair], result: $0) }
    }
  }

  private static func faults(_ findings: [Finding], in files: SourceFiles) -> String? {
    let faults = findings.filter { [.contrastPair, .syntax, .duplicateKey].contains($0.rule) && $0.severity == .error }
    guard !faults.isEmpty else { return nil }
    let report = Report(faults.arranged(in: files), files: files, rules: Rules.all)
    return String(decoding: report.rendered(as: .concise), as: UTF8.self)
      + "What these entries ask for is not in the table; tokens check explains them\n"
  }

  // MARK: - For people

  func text(_ style: Style) -> String {
    var text = ""
    var start = rows.startIndex
    while start < rows.endIndex {
      let end = rows[start...].firstIndex { $0.product != rows[start].product } ?? rows.endIndex
      if start > rows.startIndex { text += "\n" }
      text += style(.path, DisplayText.escaped(rows[start].product)) + "\n"
      var table = Table()
      table.rows = rows[start..<end].map(cells)
      text += table.rendered(style)
      start = end
    }
    return text
  }

  private func cells(_ row: Row) -> [Table.Cell] {
    let result = row.result
    let ratio = result.ratio.map { "\(WCAG.words($0, against: result.required)):1" } ?? "?"
    return [
      .init(row.foreground), .init("on \(row.report.tokens.surfaceWords(of: row.pair))"),
      .init(row.report.tokens.words(for: result.context, over: result.axes)),
      .init(ratio, isRightAligned: true), .init(WCAG.words(required: result.required), .quiet, isRightAligned: true),
      verdict(result),
    ]
  }

  private func verdict(_ result: PairResult) -> Table.Cell {
    switch result.verdict {
    case .pass: .init(result.isMarginal ? "\u{2713} barely: 8 bits may fail" : "\u{2713}", .added)
    case .fail: .init("\u{2717} fails", .removed)
    case .exempt: .init("exempt", .quiet)
    case .waived: .init("waived", .warning)
    case .undecided: .init("undecided", .warning)
    }
  }

  // MARK: - For programs

  /// `{"pairs": [{"text", "surface", "context", "ratio", "required", "verdict", "exact", "worst"}]}`. Members may be
  /// added, never changed.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("pairs") { json in json.array(rows) { write($1, to: &$0) } }
    }
    return json.text + "\n"
  }

  private func write(_ row: Row, to json: inout JSONText) {
    let tokens = row.report.tokens
    json.object { json in
      json.member("product", row.product)
      json.member("kind", row.pair.kind.rawValue)
      json.member("text", row.foreground)
      json.member("surface", tokens.tokens[row.pair.surfaces[0]].path)
      json.member("over") { json in
        json.array(tokens.stackNames(of: row.pair).dropFirst(), inline: true) { $0.string($1) }
      }
      json.member("context") { $0.context(row.result.context, of: tokens, over: row.result.axes) }
      json.member("ratio") { json in
        if let ratio = row.result.ratio { json.number(ratio.rounded(decimals: 12)) } else { json.null() }
      }
      json.member("required", row.result.required)
      json.member("verdict", row.result.verdict.rawValue)
      json.member("exact", row.result.isExact)
      json.member("worst") { $0.worst(row.result.worst) }
      json.member("largeText", row.result.isLargeText)
      json.member("marginal", row.result.isMarginal)
    }
  }
}

extension JSONText {
  /// Where over a field a pair is at its worst; null for a pair over none.
  fileprivate mutating func worst(_ worst: WorstCase?) {
    guard let worst else { return null() }
    object { json in
      json.member("backdrop", worst.backdrop.hex)
      json.member("surface", worst.surface.hex)
      json.member("text", worst.text.hex)
      json.member("flip", worst.isFlip)
      switch worst.occurs {
      case .declared: json.member("occurs", "declared")
      case .stop(let index):
        json.member("occurs", "stop")
        json.member("stop", index)
      case .between(let index, let t):
        json.member("occurs", "between")
        json.member("stop", index)
        json.member("share", t.rounded(decimals: 6))
      case .blend:
        json.member("occurs", "blend")
        json.member("alongGradient") { json in
          if let along = worst.alongGradient { json.number(along.rounded(decimals: 12)) } else { json.null() }
        }
      }
    }
  }
}
