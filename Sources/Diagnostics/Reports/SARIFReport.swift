import Files

/// SARIF 2.1.0 (OASIS): one run with every rule and its help, results with regions in Unicode scalars, fingerprints
/// and fixes.
struct SARIFReport {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  func rendered() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array { json in
          json.object { json in
            json.member("tool") { $0.object { $0.member("driver", writeDriver) } }
            json.member("columnKind", "unicodeCodePoints")
            json.member("results") { json in
              json.array(zip(report.findings, report.fingerprints())) { write($1.0, fingerprint: $1.1, to: &$0) }
            }
          }
        }
      }
    }
    return json.fileBytes
  }

  private func writeDriver(to json: inout JSONText) {
    json.object { json in
      json.member("name", "tokens")
      if !report.options.toolVersion.isEmpty { json.member("semanticVersion", report.options.toolVersion) }
      json.member("rules") { $0.array(report.rules.rules) { write($1, to: &$0) } }
    }
  }

  private func write(_ rule: Rule, to json: inout JSONText) {
    json.object { json in
      json.member("id", rule.id.name)
      writeText("shortDescription", rule.summary, to: &json)
      writeText("fullDescription", rule.why, to: &json)
      json.member("help") { json in
        json.object { json in
          json.member("text", "\(rule.why)\n\n\(rule.remedy)")
          json.member("markdown", Explanation(rule).markdown())
        }
      }
      json.member("defaultConfiguration") { json in
        json.object(inline: true) { json in
          json.member("enabled", rule.severity != nil)
          json.member("level", (rule.severity ?? .warning).rawValue)
        }
      }
      json.member("properties") {
        $0.object { $0.member("tags") { $0.array([String(rule.id.family)], inline: true) { $0.string($1) } } }
      }
    }
  }

  private func write(_ finding: Finding, fingerprint: String, to json: inout JSONText) {
    json.object { json in
      json.member("ruleId", finding.rule.name)
      if let index = report.rules.position(of: finding.rule) { json.member("ruleIndex", index) }
      json.member("level", finding.severity.rawValue)
      writeText("message", ([finding.message] + finding.notes + finding.help).joined(separator: "\n"), to: &json)
      json.member("locations") { json in
        json.array { json in
          json.object { json in
            writePlace(finding.span, to: &json)
            if !finding.symbol.isEmpty { writeSymbol(finding.symbol, to: &json) }
          }
        }
      }
      if !finding.labels.isEmpty { json.member("relatedLocations") { writeLabels(finding.labels, to: &$0) } }
      json.member("partialFingerprints") { $0.object(inline: true) { $0.member("tokens/v1", fingerprint) } }
      if !finding.fixes.isEmpty { json.member("fixes") { $0.array(finding.fixes) { write($1, to: &$0) } } }
    }
  }

  private func writeLabels(_ labels: [Finding.Label], to json: inout JSONText) {
    json.array(labels.enumerated()) { json, label in
      json.object { json in
        json.member("id", label.offset)
        writePlace(label.element.span, to: &json)
        writeText("message", label.element.message, to: &json)
      }
    }
  }

  private func writeSymbol(_ symbol: String, to json: inout JSONText) {
    json.member("logicalLocations") { json in
      json.array { $0.object(inline: true) { $0.member("fullyQualifiedName", symbol) } }
    }
  }

  /// Edits grouped by file, in the order of the fix.
  private func write(_ fix: Fix, to json: inout JSONText) {
    let files = fix.edits.reduce(into: [FileID]()) { files, edit in
      if !files.contains(edit.span.file) { files.append(edit.span.file) }
    }
    json.object { json in
      writeText("description", fix.title, to: &json)
      json.member("artifactChanges") { json in
        json.array(files) { json, file in
          json.object { json in
            writeArtifact(file, to: &json)
            json.member("replacements") { json in
              json.array(fix.edits.filter { $0.span.file == file }) { write($1, to: &$0) }
            }
          }
        }
      }
      json.member("properties") { $0.object(inline: true) { $0.member("safe", fix.safe) } }
    }
  }

  private func write(_ edit: Fix.Edit, to json: inout JSONText) {
    json.object { json in
      json.member("deletedRegion") { writeRegion(edit.span, to: &$0) }
      writeText("insertedContent", edit.text, to: &json)
    }
  }

  private func writePlace(_ span: Span, to json: inout JSONText) {
    json.member("physicalLocation") { json in
      json.object { json in
        writeArtifact(span.file, to: &json)
        json.member("region") { writeRegion(span, to: &$0) }
      }
    }
  }

  private func writeArtifact(_ file: FileID, to json: inout JSONText) {
    json.member("artifactLocation") { json in
      json.object(inline: true) { $0.member("uri", SARIFReport.uri(report.files[file].path)) }
    }
  }

  private func writeRegion(_ span: Span, to json: inout JSONText) {
    let (start, end) = (report.start(span), report.end(span))
    json.object(inline: true) { json in
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
      json.member("byteOffset", start.offset)
      json.member("byteLength", end.offset - start.offset)
    }
  }

  /// Braces stay single: without `arguments` viewers show a message as it is (3.11.5 would double them).
  private func writeText(_ key: String, _ text: String, to json: inout JSONText) {
    json.member(key) { $0.object { $0.member("text", text) } }
  }

  /// A path as a URI reference (RFC 3986): an absolute path as `file:`, everything but unreserved characters and `/`
  /// percent-encoded.
  private static func uri(_ path: String) -> String {
    var uri = Path.isAbsolute(path) ? "file://" : ""
    for byte in path.utf8 {
      let character = Unicode.Scalar(byte)
      switch character {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": uri.unicodeScalars.append(character)
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        uri += hex.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return uri
  }
}
