/// Findings for people: place and message on a line, the code they are about, where else to look, what to do.
struct TextReport {
  private let report: Report
  private let style: Style

  init(_ report: Report) {
    self.report = report
    style = report.options.style
  }

  func rendered() -> String { report.findings.map(rendered).joined(separator: "\n") }

  private func rendered(_ finding: Finding) -> String {
    let role = Style.Role(finding.severity)
    var text = style(.path, report.place(finding.span) + ":") + " "
    text += style(role, finding.severity.rawValue + ":") + " " + style(.heading, DisplayText.escaped(finding.message))
    text += style(.quiet, " [\(finding.rule)]") + "\n"
    text += frame(finding.span).rendered(finding.span.range, mark: "^") { style(role, $0) }
    for label in finding.labels {
      text += line(.note, "note", "\(DisplayText.escaped(label.message)) (\(report.place(label.span)))")
      if helps(label, finding) { text += frame(label.span).rendered(label.span.range, mark: "-") { style(.note, $0) } }
    }
    for note in finding.notes { text += line(.note, "note", DisplayText.escaped(note)) }
    for help in finding.help { text += line(.help, "help", DisplayText.escaped(help)) }
    for fix in finding.fixes { text += line(.help, "help", fix.offer) }
    return text
  }

  /// Whether the code at a label is worth its lines: a single one, in the same file, and not the line shown already.
  /// The links of a chain would bury the finding.
  private func helps(_ label: Finding.Label, _ finding: Finding) -> Bool {
    finding.labels.count == 1 && label.span.file == finding.span.file
      && report.start(label.span).line != report.start(finding.span).line
  }

  private func line(_ role: Style.Role, _ word: String, _ text: String) -> String {
    "   " + style(role, word + ":") + " " + text + "\n"
  }

  private func frame(_ span: Span) -> CodeFrame {
    CodeFrame(
      file: report.files[span.file], lines: report.lines(of: span.file),
      width: max(40, report.options.width - CodeFrame.gutter - 3), style: style)
  }
}
