package import Diagnostics

/// A file that an emitter makes. Nothing is written here: the caller compares and writes.
package struct GeneratedFile: Hashable, Sendable {
  /// Relative to the output folder, with `/`.
  package let path: String
  /// UTF-8.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// What an emitter makes of a token set: files in a fixed order, and what it had to leave out.
package struct Emission: Sendable {
  package let files: [GeneratedFile]
  package let findings: [Finding]

  package init(files: [GeneratedFile], findings: [Finding]) {
    self.files = files
    self.findings = findings
  }
}
