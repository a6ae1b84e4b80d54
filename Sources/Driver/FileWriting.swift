import Files

enum FileWriting {
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
