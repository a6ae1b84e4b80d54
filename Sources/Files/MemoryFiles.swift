/// Files that exist only in memory: for tests, rule examples and standard input. Folders exist where a file lies below
/// them; relative paths start at `/`.
package struct MemoryFiles: FileSystem, ExpressibleByDictionaryLiteral {
  private var contents: [String: [UInt8]] = [:]
  private var folders: [String: Set<String>] = ["/": []]

  package init(dictionaryLiteral files: (String, String)...) {
    for (path, text) in files { write(Array(text.utf8), to: path) }
  }

  /// Puts a file in place, with the folders above it.
  package mutating func write(_ bytes: [UInt8], to path: String) {
    var path = canonical(path)
    contents[path] = bytes
    while path != "/" {
      let parent = Path.parent(path)
      let isNew = folders[parent, default: []].insert(Path.lastComponent(path)).inserted
      if !isNew { break }
      path = parent
    }
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    if let bytes = contents[canonical(path)] { return bytes }
    throw FileError(path: path, reason: kind(of: path) == .directory ? .isDirectory : .missing)
  }

  package func kind(of path: String) -> FileKind? {
    let path = canonical(path)
    if contents[path] != nil { return .file }
    return folders[path] == nil ? nil : .directory
  }

  package func list(_ directory: String) throws(FileError) -> [String] {
    guard let names = folders[canonical(directory)] else {
      throw FileError(path: directory, reason: kind(of: directory) == .file ? .notDirectory : .missing)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package func canonical(_ path: String) -> String { Path.normalized(Path.join("/", path)) }
}
