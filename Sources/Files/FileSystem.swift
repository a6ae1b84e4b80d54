/// What can be asked of a folder tree. The tool reads through this, so that tests, rule examples and standard input
/// need no disk.
package protocol FileSystem: Sendable {
  /// The bytes of a regular file. Directories, devices and unreadable files throw.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// What stands at a path, links followed; nil where nothing does.
  func kind(of path: String) -> FileKind?
  /// Names in a folder, sorted by Unicode scalars, without `.` and `..`.
  func list(_ directory: String) throws(FileError) -> [String]
  /// The absolute path with links resolved, as far as it exists; the rest is appended as written.
  func canonical(_ path: String) -> String
}

package enum FileKind: Sendable, Hashable {
  case file
  case directory
  case other
}

/// Why a path could not be read or written, in words that can stand in a message.
package struct FileError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing
    /// A link stands there, and nothing where it leads.
    case brokenLink
    case isDirectory
    case notDirectory
    case notPermitted
    case notRegular
    case tooLarge(limit: Int)
    /// Not below the folder that files may be written in.
    case outside(root: String)
    /// Anything else that the system reports, in its words.
    case system(String)
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The reason as the end of a sentence: "does not exist", "is a folder, not a file".
  package var explanation: String {
    switch reason {
    case .missing: "does not exist"
    case .brokenLink: "is a link that leads nowhere"
    case .isDirectory: "is a folder, not a file"
    case .notDirectory: "is not a folder"
    case .notPermitted: "may not be read or written by this user"
    case .notRegular: "is not a regular file"
    case .tooLarge(let limit): "is larger than \(limit / 1_048_576) MB, the most that is read"
    case .outside(let root): "lies outside \(root), and nothing is written there"
    case .system(let words): "cannot be used: \(words)"
    }
  }
}
