/// Finds files below a folder, in one order on every machine. Hidden entries (`.build`, `.git`) and `node_modules` are
/// left out; a folder that links lead to more than once is entered once, by its own path where it has one below the
/// root.
package struct FolderWalk: Sendable {
  package struct Found: Sendable {
    /// Paths that begin with the folder as given, sorted by Unicode scalars.
    package var files: [String] = []
    /// Folders that could not be listed, and entries that can't be files although their names are wanted: links that
    /// lead nowhere, devices. Whoever looks for such files has not seen all.
    package var errors: [FileError] = []
  }

  private let system: any FileSystem

  package init(_ system: any FileSystem) {
    self.system = system
  }

  /// Files whose path matches a pattern that is relative to `folder`.
  package func files(matching pattern: GlobPattern, in folder: String) -> Found {
    let start = Path.join(folder, pattern.base)
    guard system.kind(of: start) == .directory else { return Found() }
    return files(in: start) { pattern.matches(Path.relative(from: folder, to: $0)) }
  }

  /// Regular files below `folder` whose path is wanted; all by default.
  package func files(in folder: String, where isWanted: (String) -> Bool = { _ in true }) -> Found {
    var found = Found()
    var entered: Set<String> = []
    var folders = [Folder(path: folder, canonical: system.canonical(folder))]
    var links: [Folder] = []
    while let next = folders.popLast() ?? links.popLast() {
      guard entered.insert(next.canonical).inserted else { continue }
      do {
        let names = try system.list(next.path).filter { !isSkipped($0) }
        for name in names.reversed() {
          visit(name, in: next, isWanted, &found, &folders, &links)
        }
      } catch {
        found.errors.append(error)
      }
    }
    found.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    found.errors.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return found
  }

  private struct Folder {
    let path: String
    let canonical: String
  }

  /// Folders reached by a link wait until all others have been entered by their own path.
  private func visit(
    _ name: String, in folder: Folder, _ isWanted: (String) -> Bool, _ found: inout Found,
    _ folders: inout [Folder], _ links: inout [Folder]
  ) {
    let path = Path.join(folder.path, name)
    switch system.kind(of: path) {
    case .file: if isWanted(path) { found.files.append(path) }
    case .directory:
      let own = Path.join(folder.canonical, name)
      let canonical = system.canonical(own)
      let entry = Folder(path: path, canonical: canonical)
      if canonical.utf8.elementsEqual(own.utf8) { folders.append(entry) } else { links.append(entry) }
    case .other: if isWanted(path) { found.errors.append(FileError(path: path, reason: .notRegular)) }
    // A name without an ending may be that of a folder.
    case nil: if isWanted(path) || Path.pathExtension(path).isEmpty { found.errors += obstacle(at: path) }
    }
  }

  /// Why nothing can be seen where a name is listed; nothing where it has gone meanwhile.
  private func obstacle(at path: String) -> [FileError] {
    do throws(FileError) {
      _ = try system.read(path)
      return []
    } catch {
      return error.reason == .missing ? [] : [error]
    }
  }

  private func isSkipped(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") || name == "node_modules" }
}
