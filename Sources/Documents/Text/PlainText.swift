package import Diagnostics

/// What every reader asks of a file first, for formats that are read elsewhere: UTF-8 text, not empty, of a size that
/// spans can count.
package enum PlainText {
  /// The text begins at this byte, behind a byte order mark.
  case text(from: Int)
  case refused(SyntaxIssue)

  package init(_ file: FileID, _ source: SourceFile, limit: Int = Int(Int32.max)) {
    self = source.bytes.withUnsafeBufferPointer { bytes in
      switch TextGate.check(bytes, file: file, limit: limit) {
      case .pass(let pass): .text(from: pass.start)
      case .refused(let issue): .refused(issue)
      }
    }
  }
}
