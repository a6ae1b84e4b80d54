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

  /// How a run with this result ends. What could not be looked at, and what is wrong with the workspace, outweighs all
  /// that was found.
  func status(of result: CheckResult, failing least: Severity) -> ExitStatus {
    let findings = result.findings
    if !result.failures.isEmpty { return .failure }
    if findings.contains(where: { $0.rule.family == "workspace" && $0.severity == .error }) { return .failure }
    return findings.contains { $0.severity >= least } ? .findings : .clean
  }

  /// For standard error: what could not be looked at.
  func failureText(_ result: CheckResult) -> String {
    result.failures.map { $0.text(Style(colored: host.isErrorColored)) }.joined()
  }
}
