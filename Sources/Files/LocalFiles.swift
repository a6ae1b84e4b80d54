#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine's own files.
package struct LocalFiles: FileSystem {
  /// The most bytes that are read of one file. A design's files are far below; spans count in 31 bits.
  package let sizeLimit: Int

  package init(sizeLimit: Int = 256 * 1_048_576) {
    self.sizeLimit = sizeLimit
  }

  /// Reads a regular file. A FIFO or a device is refused without waiting for its other end.
  package func read(_ path: String) throws(FileError) -> [UInt8] {
    try System.check(path)
    let number = System.retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard number >= 0 else {
      let error = FileError.last(path)
      let isLink = error.reason == .missing && System.linkTarget(path) != nil
      throw isLink ? FileError(path: path, reason: .brokenLink) : error
    }
    let file = Descriptor(number)
    let info = try System.status(of: file, path: path)
    switch FileKind(info) {
    case .directory: throw FileError(path: path, reason: .isDirectory)
    case .other: throw FileError(path: path, reason: .notRegular)
    case .file: break
    }
    let size = Int(info.st_size)
    guard size <= sizeLimit else { throw FileError(path: path, reason: .tooLarge(limit: sizeLimit)) }
    return try System.readAll(file.number, path: path, expected: size, limit: sizeLimit)
  }

  package func kind(of path: String) -> FileKind? { System.status(path).map { FileKind($0) } }

  package func list(_ directory: String) throws(FileError) -> [String] {
    try System.check(directory)
    guard let stream = opendir(directory) else {
      let error = FileError.last(directory)
      throw kind(of: directory) == nil ? error : FileError(path: directory, reason: folderReason(error))
    }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .last(directory) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What exists but can't be opened as a folder is a file, or is closed to this user.
  private func folderReason(_ error: FileError) -> FileError.Reason {
    error.reason == .missing ? .notDirectory : error.reason
  }

  package func canonical(_ path: String) -> String {
    LinkResolution.resolved(path, from: Environment.currentDirectory, target: System.linkTarget)
  }
}

extension FileKind {
  init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    default: self = .other
    }
  }
}
