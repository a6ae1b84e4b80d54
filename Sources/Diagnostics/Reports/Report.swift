import Files

/// The ways to show findings.
package enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// For people: code frames, notes, help.
  case text
  /// One line a finding, for editors and `grep`.
  case concise
  /// Every fact, for other tools; its form is stable.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands, which GitHub shows beside the lines of a pull request.
  case github
}

/// The findings of a run with all that is needed to show them. Rendering the same report twice gives the same bytes.
package struct Report: Sendable {
  package struct Options: Sendable {
    package var style: Style
    /// Columns of the terminal.
    package var width: Int
    package var toolVersion: String
    package var checked: Summary.Checked
    /// Turns a path as given into the one that fingerprints are made of.
    package var fingerprintPath: @Sendable (String) -> String

    package init(
      style: Style = .plain, width: Int = 120, toolVersion: String = "", checked: Summary.Checked = .init(),
      fingerprintPath: @escaping @Sendable (String) -> String = { Path.normalized($0) }
    ) {
      self.style = style
      self.width = width
      self.toolVersion = toolVersion
      self.checked = checked
      self.fingerprintPath = fingerprintPath
    }
  }

  /// By path, place and rule.
  package let findings: [Finding]
  package let files: SourceFiles
  package let rules: RuleSet
  package let options: Options
  private let lines: [FileID: LineIndex]

  package init(_ findings: [Finding], files: SourceFiles, rules: RuleSet, options: Options = Options()) {
    self.findings = findings.arranged(in: files)
    self.files = files
    self.rules = rules
    self.options = options
    var lines: [FileID: LineIndex] = [:]
    for finding in self.findings {
      let edits = finding.fixes.flatMap(\.edits)
      for span in [finding.span] + finding.labels.map(\.span) + edits.map(\.span) where lines[span.file] == nil {
        lines[span.file] = LineIndex(files[span.file].bytes)
      }
    }
    self.lines = lines
  }

  package var summary: Summary { Summary(findings) }

  package func rendered(as format: ReportFormat) -> [UInt8] {
    switch format {
    case .text: Array(TextReport(self).rendered().utf8)
    case .concise: Array(ConciseReport(self).rendered().utf8)
    case .json: JSONReport(self).rendered()
    case .sarif: SARIFReport(self).rendered()
    case .github: Array(GitHubReport(self).rendered().utf8)
    }
  }

  func lines(of file: FileID) -> LineIndex { lines[file] ?? LineIndex(files[file].bytes) }

  func start(_ span: Span) -> LineIndex.Position { lines(of: span.file).position(Int(span.lower)) }
  func end(_ span: Span) -> LineIndex.Position { lines(of: span.file).position(Int(span.upper)) }

  /// `path:line:column`, fit for a terminal.
  func place(_ span: Span) -> String {
    let start = start(span)
    return "\(DisplayText.escaped(files[span.file].path)):\(start.line):\(start.column)"
  }

  func fingerprints() -> [String] { Fingerprint.all(of: findings, in: files, path: options.fingerprintPath) }
}

extension Fix {
  /// Its title with the option that applies it.
  var offer: String { "\(DisplayText.escaped(title)) (\(safe ? "--fix" : "--unsafe-fixes") applies it)" }
}
