/// Every fact about every finding. Lines and columns count from 1, columns in Unicode scalars, offsets in UTF-8 bytes
/// from 0, those of the text in UTF-8 where the file is in UTF-16; ends are exclusive; `file` is as the user gave it.
/// Members may be added, never changed.
struct JSONReport {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  func rendered() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("findings") { json in
        json.array(zip(report.findings, report.fingerprints())) { write($1.0, fingerprint: $1.1, to: &$0) }
      }
      json.member("summary", writeSummary)
    }
    return json.fileBytes
  }

  private func write(_ finding: Finding, fingerprint: String, to json: inout JSONText) {
    json.object { json in
      json.member("rule", finding.rule.name)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.message)
      write(finding.span, to: &json)
      json.member("labels") { json in
        json.array(finding.labels) { json, label in
          json.object { json in
            write(label.span, to: &json)
            json.member("message", label.message)
          }
        }
      }
      json.member("notes") { $0.array(finding.notes) { $0.string($1) } }
      json.member("help") { $0.array(finding.help) { $0.string($1) } }
      json.member("fixes") { $0.array(finding.fixes) { write($1, to: &$0) } }
      json.member("fingerprint", fingerprint)
    }
  }

  private func write(_ fix: Fix, to json: inout JSONText) {
    json.object { json in
      json.member("title", fix.title)
      json.member("safe", fix.safe)
      json.member("edits") { json in
        json.array(fix.edits) { json, edit in
          json.object { json in
            write(edit.span, to: &json)
            json.member("text", edit.text)
          }
        }
      }
    }
  }

  /// Members of the object that is being written: `file`, `start`, `end`.
  private func write(_ span: Span, to json: inout JSONText) {
    json.member("file", report.files[span.file].path)
    for (key, position) in [("start", report.start(span)), ("end", report.end(span))] {
      json.member(key) { json in
        json.object(inline: true) { json in
          json.member("line", position.line)
          json.member("column", position.column)
          json.member("offset", position.offset)
        }
      }
    }
  }

  private func writeSummary(to json: inout JSONText) {
    let summary = report.summary
    json.object { json in
      json.member("errors", summary.errors)
      json.member("warnings", summary.warnings)
      json.member("notes", summary.notes)
      json.member("files", summary.files)
      json.member("fixable", summary.fixable)
      json.member("checked") { json in
        json.object(inline: true) { json in
          json.member("files", report.options.checked.files)
          for part in report.options.checked.parts { json.member(part.key, part.count) }
        }
      }
    }
  }
}
