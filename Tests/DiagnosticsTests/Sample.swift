import Diagnostics

/// Files written with their spans in them: `⟦` and `⟧` enclose each one and are taken out.
struct Sample {
  private(set) var files = SourceFiles()

  /// The file and its spans, in the order in which they begin.
  mutating func add(_ path: String, _ marked: String) -> (file: FileID, spans: [Span]) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var spans: [(lower: Int, upper: Int)] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦":
        open.append(spans.count)
        spans.append((bytes.count, bytes.count))
      case "⟧": if let last = open.popLast() { spans[last].upper = bytes.count }
      default: bytes += Array(String(scalar).utf8)
      }
    }
    let file = files.add(SourceFile(path: path, bytes: bytes))
    return (file, spans.map { Span(file: file, lower: $0.lower, upper: $0.upper) })
  }

  mutating func add(_ path: String, bytes: [UInt8]) -> FileID { files.add(SourceFile(path: path, bytes: bytes)) }

  func text(_ findings: [Finding], as format: ReportFormat = .text, _ options: Report.Options = .init()) -> String {
    let report = Report(findings, files: files, rules: RuleSet([.suppression]), options: options)
    return String(decoding: report.rendered(as: format), as: UTF8.self)
  }
}

extension RuleID {
  static let grid = RuleID("tokens/grid")
  static let alias = RuleID("tokens/alias")
  static let minimum = RuleID("contrast/minimum")
}

extension Rule {
  /// A rule of which only the name and weight matter.
  static func named(_ id: RuleID, _ severity: Severity? = .error) -> Rule {
    Rule(
      id, severity, summary: "Summary", why: "Why.", remedy: "Remedy.", bad: Example("bad: 1\n"),
      good: Example("good: 1\n"))
  }
}
