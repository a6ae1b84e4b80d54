import Files

enum FileWriting {
  /// Writes what was found to a file, unless that would replace one of the files that it was found in.
  static func write(
    _ bytes: [UInt8], to path: String, beside sources: [String], in files: any FileSystem
  ) throws(Failure) {
    let target = files.canonical(path)
    guard !sources.contains(where: { files.canonical($0) == target }) else {
      throw Failure("\(path) is one of the files that the run reads, and is not replaced", help: ["name another file"])
    }
    try write(bytes, to: path, in: files)
  }

  /// Writes one file that the command line or a fix names, whole or not at all. Where the path is a link, the file that
  /// it leads to is written, not the link replaced.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String, in files: any FileSystem) throws(Failure) -> OutputFiles.Change {
    let target = files.canonical(path)
    do throws(FileError) {
      return try OutputFiles(root: Path.parent(target)).write(bytes, to: Path.lastComponent(target))
    } catch {
      throw Failure("\(path) \(error.explanation)")
    }
  }
}
