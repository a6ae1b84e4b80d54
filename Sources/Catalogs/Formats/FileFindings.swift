import Diagnostics
import Documents

/// What is wrong with the form of one catalog file, as it comes up while the file is read.
struct FileFindings {
  /// Beyond this many a file is something else than it seems.
  static let maximum = 100

  private(set) var all: [Finding] = []
  /// Whether there was more to say than is said.
  private(set) var isFull = false

  /// What the reader of its syntax found.
  mutating func add(_ issues: [SyntaxIssue]) {
    for issue in issues { add(Finding(catalog: issue)) }
  }

  mutating func add(_ finding: Finding) {
    guard all.count < Self.maximum else {
      if !isFull { all[all.count - 1].notes.append("the file has so many errors that no more are shown") }
      isFull = true
      return
    }
    all.append(finding)
  }

  /// What the program that reads the file would not take. `symbol` is the key that it is about.
  mutating func shape(
    _ message: String, at span: Span, _ symbol: String = "", severity: Severity = .error,
    labels: [Finding.Label] = [], notes: [String] = [], help: [String]
  ) {
    add(
      Finding(
        .stringShape, severity, message, at: span, symbol: symbol, labels: labels, notes: notes, help: help))
  }

  mutating func duplicate(_ message: String, at span: Span, _ symbol: String, first: Span, help: [String]) {
    add(
      Finding(
        .stringDuplicateKey, .error, message, at: span, symbol: symbol,
        labels: [Finding.Label(first, "first used here")], help: help))
  }
}
