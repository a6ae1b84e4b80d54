/// How many findings there are, in numbers and in a sentence.
package struct Summary: Hashable, Sendable {
  /// What was looked at: "12 files (412 tokens, 96 pairs)".
  package struct Checked: Hashable, Sendable {
    package struct Part: Hashable, Sendable {
      package let count: Int
      /// In the singular.
      package let noun: String

      /// As JSON calls it: `colourUses` for "colour use".
      var key: String {
        let words = noun.split(separator: " ")
        return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
          + "s"
      }
    }

    package var files: Int
    package var parts: [Part]

    package init(files: Int = 0, _ parts: [(count: Int, noun: String)] = []) {
      self.files = files
      self.parts = parts.map { Part(count: $0.count, noun: $0.noun) }
    }
  }

  package let errors: Int
  package let warnings: Int
  package let notes: Int
  /// Files that have a finding.
  package let files: Int
  /// Findings that a safe fix mends.
  package let fixable: Int

  package init(_ findings: [Finding]) {
    func count(_ severity: Severity) -> Int { findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) } }
    errors = count(.error)
    warnings = count(.warning)
    notes = count(.note)
    files = Set(findings.map(\.span.file)).count
    fixable = findings.reduce(0) { $0 + ($1.fixes.contains(where: \.safe) ? 1 : 0) }
  }

  /// "2 errors, 1 warning in 3 files", or that there is nothing to mend.
  package func line(_ checked: Checked) -> String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    guard !counts.isEmpty else { return "No problems in \(checked)" }
    let found = counts.map { Summary.counted($0.0, $0.1) }.joined(separator: ", ")
    return "\(found) in \(Summary.counted(files, "file"))" + (fixable > 0 ? " (\(fixable) fixable with --fix)" : "")
  }

  /// "1 error", "2 errors".
  package static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// A table of rules with their findings, the most frequent first.
  package static func statistics(_ findings: [Finding], style: Style = .plain) -> String {
    struct Row: Hashable {
      let rule: RuleID
      let severity: Severity
    }
    var counts: [Row: Int] = [:]
    for finding in findings { counts[Row(rule: finding.rule, severity: finding.severity), default: 0] += 1 }
    let rows = counts.sorted { a, b in
      (-a.value, a.key.rule, b.key.severity) < (-b.value, b.key.rule, a.key.severity)
    }
    let digits = rows.map { String($0.value).count }.max() ?? 0
    return rows.reduce(into: "") { text, row in
      let count = String(row.value)
      let severity = row.key.severity.rawValue
      let name = style(Style.Role(row.key.severity), severity) + String(repeating: " ", count: 7 - severity.count)
      text += String(repeating: " ", count: digits - count.count) + "\(count)  \(name)  \(row.key.rule)\n"
    }
  }
}

extension Summary.Checked: CustomStringConvertible {
  package var description: String {
    let files = Summary.counted(files, "file")
    guard !parts.isEmpty else { return files }
    return "\(files) (\(parts.map { Summary.counted($0.count, $0.noun) }.joined(separator: ", ")))"
  }
}
