/// Workflow commands: `::error file=…,line=…,col=…,endLine=…,endColumn=…,title=…::message` (GitHub Docs, "Workflow
/// commands for GitHub Actions"). GitHub takes columns only where a span stays on its line.
struct GitHubReport {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  func rendered() -> String {
    report.findings.reduce(into: "") { text, finding in
      let (start, end) = (report.start(finding.span), report.end(finding.span))
      // As it is: GitHub finds the file by it, and every character has its place in a property.
      let path = report.files[finding.span.file].path
      let isOneLine = start.line == end.line
      var properties = [("file", path), ("line", String(start.line))]
      if isOneLine { properties.append(("col", String(start.column))) }
      properties.append(("endLine", String(end.line)))
      if isOneLine { properties.append(("endColumn", String(end.column))) }
      properties.append(("title", finding.rule.name))
      let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
      text += "::\(command(finding.severity)) \(list)::\(message(finding))\n"
    }
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func message(_ finding: Finding) -> String {
    let labels = finding.labels.map { "note: \(DisplayText.escaped($0.message)) (\(report.place($0.span)))" }
    let notes = finding.notes.map { "note: \(DisplayText.escaped($0))" }
    let help = finding.help.map { "help: \(DisplayText.escaped($0))" } + finding.fixes.map { "help: \($0.offer)" }
    return ([DisplayText.escaped(finding.message)] + labels + notes + help).map(escapedData).joined(separator: "%0A")
  }

  /// As `actions/toolkit` escapes what follows `::`.
  private func escapedData(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func escapedProperty(_ text: String) -> String {
    var result = ""
    for scalar in escapedData(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
