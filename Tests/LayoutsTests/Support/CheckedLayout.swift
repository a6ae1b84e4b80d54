import Diagnostics
import Files
import Layouts

/// One file as the checks see it.
struct CheckedLayout {
  let source: SourceFile
  let findings: [Finding]

  init(_ name: String, _ text: String, options: LayoutOptions = LayoutOptions()) throws {
    let source = SourceFile(path: name, text: text)
    let language = try LayoutLanguage(name) { () throws(FileError) in source.bytes }
    let inputs = language.map { [LayoutInput($0, FileID(0), source)] } ?? []
    self.source = source
    findings = LayoutChecks.findings(in: inputs, options)
  }

  /// A file in Swift.
  init(swift text: String, _ target: [DeploymentTarget.Platform: DeploymentTarget.Version] = [:]) throws {
    try self.init("Card.swift", text, options: LayoutOptions(deploymentTarget: DeploymentTarget(target)))
  }

  /// "error «"chevron.right"»": severity and text at the place of each finding of a rule.
  func summary(_ rule: RuleID) -> [String] {
    findings.filter { $0.rule == rule }.map { "\($0.severity.rawValue) «\(source.text($0.span.range))»" }
  }

  /// The text after the safe fixes of a rule, or all of them.
  func fixed(_ rule: RuleID, unsafe: Bool = false) -> String {
    var bytes = source.bytes
    let fixes = findings.filter { $0.rule == rule }.compactMap(\.fixes.first).filter { unsafe || $0.safe }
    for edit in fixes.flatMap(\.edits).sorted(by: { $0.span.lower > $1.span.lower }) {
      bytes.replaceSubrange(edit.span.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
