/// `path:line:column: severity: message [rule]`: one line a finding.
struct ConciseReport {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  func rendered() -> String {
    let style = report.options.style
    return report.findings.reduce(into: "") { text, finding in
      let severity = style(Style.Role(finding.severity), finding.severity.rawValue + ":")
      text += style(.path, report.place(finding.span) + ":") + " \(severity) "
      text += DisplayText.escaped(finding.message) + style(.quiet, " [\(finding.rule)]") + "\n"
    }
  }
}
