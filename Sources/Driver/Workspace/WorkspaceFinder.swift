package import Files

/// Looks for the workspace file that applies to a path: in its folder, and upward from there.
package struct WorkspaceFinder: Sendable {
  package static let names = ["tokens.yaml", "tokens.yml", "tokens.json"]

  let files: any FileSystem

  package init(_ files: any FileSystem) {
    self.files = files
  }

  /// The nearest workspace file, spelled as the path was: relative to where the tool runs, or absolute. A token file
  /// that happens to be called `tokens.json` is none. An unreadable one throws, and so does a link that leads nowhere:
  /// passing over it would check by other rules than its own.
  package func nearest(to path: String) throws(FileError) -> String? {
    var folder = files.kind(of: path) == .directory ? Path.normalized(path) : Path.parent(path)
    let start = Path.normalized(Path.join(files.canonical("."), folder))
    for _ in 0...Path.components(start).count {
      for name in Self.names {
        let candidate = Path.normalized(Path.join(folder, name))
        guard try isThere(candidate) else { continue }
        let role = try FileRole(candidate) { () throws(FileError) in try files.read(candidate) }
        if role == .workspace { return candidate }
      }
      folder = Path.parent(folder)
    }
    return nil
  }

  private func isThere(_ candidate: String) throws(FileError) -> Bool {
    if let kind = files.kind(of: candidate) { return kind == .file }
    do throws(FileError) {
      _ = try files.read(candidate)
      return true
    } catch {
      // A folder above that is closed to this user holds nothing of theirs.
      if error.reason == .missing || error.reason == .notPermitted { return false }
      throw error
    }
  }
}
