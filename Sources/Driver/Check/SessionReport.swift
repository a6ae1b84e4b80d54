import Diagnostics
import Files

extension Session {
  /// The findings of a run in one of the report formats.
  func report(_ result: CheckResult, as format: ReportFormat, style: Style? = nil) -> String {
    let baseline = result.baselines.first?.file
    let options = Report.Options(
      style: style ?? self.style, width: host.outputColumns ?? 120, toolVersion: Versions.tool,
      checked: result.checked, fingerprintPath: { baseline?.portable($0) ?? Path.normalized($0) })
    let report = Report(result.findings, files: result.files, rules: Rules.all, options: options)
    return String(decoding: report.rendered(as: format), as: UTF8.self)
  }

  /// How a run with these findings ends. What is wrong with the workspace outweighs everything that it says.
  func status(of findings: [Finding], failing least: Severity) -> ExitStatus {
    if findings.contains(where: { $0.rule.family == "workspace" && $0.severity == .error }) { return .failure }
    return findings.contains { $0.severity >= least } ? .findings : .clean
  }
}
