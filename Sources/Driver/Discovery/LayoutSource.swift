import Files
package import Layouts

/// A file of layouts: where it is, and what language it is in.
package struct LayoutSource: Hashable, Sendable {
  package let path: String
  package let language: LayoutLanguage

  package init(path: String, language: LayoutLanguage) {
    self.path = path
    self.language = language
  }
}

extension Discovery {
  /// The layouts that a path means: a file, all in a folder and below it, or what matches a pattern relative to
  /// `folder`.
  func layouts(_ path: String, in folder: String) -> (sources: [LayoutSource], errors: [FileError]) {
    let place = Path.normalized(Path.join(folder, path))
    var (sources, paths, errors) = ([LayoutSource](), [place], [FileError]())
    let kind = files.kind(of: place)
    if kind != .file {
      let walk = FolderWalk(files)
      let pattern = try? GlobPattern(path)
      let found = kind == .directory ? walk.files(in: place) : pattern.map { walk.files(matching: $0, in: folder) }
      let all = (found?.files ?? []).filter(LayoutLanguage.mayBe)
      paths = DeveloperFiles.leftOut(of: all, \.self, below: kind == .directory ? place : folder, named: path)
      errors = found?.errors ?? []
    }
    for path in paths where LayoutLanguage.mayBe(path) {
      do throws(FileError) {
        let language = try LayoutLanguage(path) { () throws(FileError) in try files.read(path) }
        if let language { sources.append(LayoutSource(path: Path.normalized(path), language: language)) }
      } catch {
        errors.append(error)
      }
    }
    return (sources, errors)
  }
}
