package import Files

/// A file system in which one file has the bytes that came through standard input.
package struct StandardInputFiles: FileSystem {
  private let base: any FileSystem
  private let path: String
  private let canonicalPath: String
  private let bytes: [UInt8]

  /// `path`: where the text stands in for a file, whether or not there is one.
  package init(_ bytes: [UInt8], at path: String, over base: any FileSystem) {
    self.base = base
    self.path = path
    self.canonicalPath = base.canonical(path)
    self.bytes = bytes
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    isInput(path) ? bytes : try base.read(path)
  }

  package func kind(of path: String) -> FileKind? { isInput(path) ? .file : base.kind(of: path) }

  package func list(_ directory: String) throws(FileError) -> [String] {
    let names = try base.list(directory)
    let name = Path.lastComponent(canonicalPath)
    guard base.canonical(directory) == Path.parent(canonicalPath), !names.contains(name), path != "-" else {
      return names
    }
    return (names + [name]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package func canonical(_ path: String) -> String { base.canonical(path) }

  private func isInput(_ path: String) -> Bool { path == self.path || base.canonical(path) == canonicalPath }
}
