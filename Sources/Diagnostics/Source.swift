/// Which file of a run a span lies in: an index into `SourceFiles`.
package struct FileID: Hashable, Comparable, Sendable {
  package var rawValue: Int32

  package init(_ rawValue: Int) {
    self.rawValue = Int32(truncatingIfNeeded: rawValue)
  }

  package static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}

/// A half-open range of UTF-8 bytes in the text of one file (`SourceFile.bytes`).
package struct Span: Hashable, Sendable {
  package var file: FileID
  package var lower: Int32
  package var upper: Int32

  package init(file: FileID, lower: Int, upper: Int) {
    self.file = file
    self.lower = Int32(truncatingIfNeeded: lower)
    self.upper = Int32(truncatingIfNeeded: upper)
  }

  package var range: Range<Int> { Int(lower)..<Int(upper) }

  /// The empty span at the start of a file: for what concerns the file as a whole.
  package static func start(of file: FileID) -> Span { Span(file: file, lower: 0, upper: 0) }

  /// The smallest span that holds both; `other` must lie in the same file.
  package func joined(with other: Span) -> Span {
    Span(file: file, lower: min(Int(lower), Int(other.lower)), upper: max(Int(upper), Int(other.upper)))
  }
}

/// One file of a run: the path as the user gave it, and its bytes, which are valid UTF-8 without a byte order mark
/// once a reader has accepted them. A file in UTF-16 has its text here in UTF-8 (`init(path:decoding:)`), byte order
/// mark included: spans, lines and reported offsets count in it, and not in the bytes on disk.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// What the bytes on disk are; a fix writes the file back in it.
  package let encoding: TextEncoding

  package init(path: String, bytes: [UInt8], encoding: TextEncoding = .utf8) {
    self.path = path
    self.bytes = bytes
    self.encoding = encoding
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a byte range, repaired where it cuts a character.
  package func text(_ range: Range<Int>) -> String {
    let clamped = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[clamped], as: UTF8.self)
  }
}

/// Every file that a run has read, in the order of reading.
package struct SourceFiles: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  package mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(files.count - 1)
  }

  /// Appends another run's files; spans of that run move by the returned distance (`Finding.shifted`).
  package mutating func append(_ other: SourceFiles) -> Int {
    defer { files.append(contentsOf: other.files) }
    return files.count
  }

  package subscript(id: FileID) -> SourceFile { files[Int(id.rawValue)] }
  package subscript(span: Span) -> String { self[span.file].text(span.range) }
}

extension SourceFile {
  /// Whether both are one file, read alike.
  func isSame(as other: SourceFile) -> Bool {
    path == other.path && encoding == other.encoding && bytes == other.bytes
  }
}
