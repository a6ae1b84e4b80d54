import Files

/// The findings that stood when a project adopted the tool, so that only new ones fail. Kept as a JSON file that people
/// review: one finding a line, in one order.
package struct Baseline: Hashable, Sendable {
  /// Findings that share a fingerprint; `count` of them are known.
  package struct Entry: Hashable, Sendable {
    package var fingerprint: String
    package var rule: String
    package var file: String
    /// Of the first of them: for the reader, not compared.
    package var message: String
    package var count: Int

    package init(fingerprint: String, rule: String, file: String, message: String, count: Int) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.file = file
      self.message = message
      self.count = count
    }
  }

  package struct Comparison: Sendable {
    package var new: [Finding] = []
    package var known: [Finding] = []
    /// What no finding matches any more, with the count that is left over: the baseline can be updated.
    package var stale: [Entry] = []
  }

  /// The version of the file's form.
  package static let version = 1

  /// By file, rule and fingerprint; no fingerprint twice.
  package let entries: [Entry]

  package init(_ entries: [Entry]) {
    var merged: [String: Entry] = [:]
    for entry in entries {
      merged[entry.fingerprint, default: entry].count += merged[entry.fingerprint] == nil ? 0 : entry.count
    }
    self.entries = merged.values.sorted { ($0.file, $0.rule, $0.fingerprint) < ($1.file, $1.rule, $1.fingerprint) }
  }

  /// All findings of a run. `path` as for `Fingerprint.base`; it is also what the file shows.
  package init(_ findings: [Finding], in files: SourceFiles, path: (String) -> String = Path.normalized) {
    self.init(
      findings.map { finding in
        Entry(
          fingerprint: Fingerprint.base(of: finding, in: files, path: path), rule: finding.rule.name,
          file: path(files[finding.span.file].path), message: finding.message, count: 1)
      })
  }

  /// Splits findings, in their order, into new and known ones. Of more findings than an entry counts, the last are new.
  package func compared(
    with findings: [Finding], in files: SourceFiles, path: (String) -> String = Path.normalized
  ) -> Comparison {
    var left = Dictionary(uniqueKeysWithValues: entries.map { ($0.fingerprint, $0.count) })
    var result = Comparison()
    for finding in findings {
      let fingerprint = Fingerprint.base(of: finding, in: files, path: path)
      if let count = left[fingerprint], count > 0 {
        left[fingerprint] = count - 1
        result.known.append(finding)
      } else {
        result.new.append(finding)
      }
    }
    for var entry in entries {
      entry.count = left[entry.fingerprint] ?? 0
      if entry.count > 0 { result.stale.append(entry) }
    }
    return result
  }

  /// The file: `{"version": 1, "findings": [{"file", "rule", "message", "count", "fingerprint"}]}`.
  package func fileBytes() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("version", Baseline.version)
      json.member("findings") { json in
        json.array(entries) { json, entry in
          json.object(inline: true) { json in
            json.member("file", entry.file)
            json.member("rule", entry.rule)
            json.member("message", entry.message)
            json.member("count", entry.count)
            json.member("fingerprint", entry.fingerprint)
          }
        }
      }
    }
    return json.fileBytes
  }
}
