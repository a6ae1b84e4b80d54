#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes and removes files below one folder, each whole or not at all, and never outside it: neither through `..` nor
/// through a link.
package struct OutputFiles: Sendable {
  package enum Change: Hashable, Sendable {
    case created
    case rewritten
    /// The file had these bytes already, or there was nothing to remove: its date stays.
    case unchanged
    case removed
  }

  /// What a file shall become: its bytes, or nil to remove it.
  package struct Output: Hashable, Sendable {
    package let path: String
    package let bytes: [UInt8]?

    package init(_ path: String, _ bytes: [UInt8]?) {
      self.path = path
      self.bytes = bytes
    }
  }

  package struct Outcome: Sendable {
    package let path: String
    package let result: Result<Change, FileError>
  }

  /// Canonical.
  package let root: String
  private let synchronizes: Bool

  /// `synchronizes`: wait until each file has reached the disk.
  package init(root: String, synchronizes: Bool = false) {
    self.root = LocalFiles().canonical(root)
    self.synchronizes = synchronizes
  }

  /// Carries out every output and tells how each one ended; a failure doesn't keep the others from being written.
  package func apply(_ outputs: [Output]) -> [Outcome] {
    outputs.map { output in
      Outcome(
        path: output.path,
        result: Result { () throws(FileError) -> Change in
          if let bytes = output.bytes { try write(bytes, to: output.path) } else { try remove(output.path) }
        })
    }
  }

  /// Writes a file below the root (`path` is relative to it, or absolute), with the folders above it. A new file gets
  /// mode 0644 as far as the umask allows, an existing one keeps its mode; a link is replaced, never followed.
  @discardableResult
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Change {
    let place = try locate(path)
    let folder = try openFolder(place, creating: true)
    let existing = try status(place, in: folder)
    if let existing, try isCurrent(existing, bytes, place, folder) { return .unchanged }
    try replace(place, in: folder, with: bytes, mode: existing.flatMap { $0.isLink ? nil : $0.mode })
    return existing == nil ? .created : .rewritten
  }

  /// Removes a file or a link below the root.
  @discardableResult
  package func remove(_ path: String) throws(FileError) -> Change {
    let place = try locate(path)
    let folder: Descriptor
    do {
      folder = try openFolder(place, creating: false)
    } catch {
      if error.reason == .missing { return .unchanged }
      throw error
    }
    guard try status(place, in: folder) != nil else { return .unchanged }
    guard unlinkat(folder.number, place.name, 0) == 0 else { throw .last(path) }
    return .removed
  }
}

// MARK: - Where

extension OutputFiles {
  /// A file below the root: the folders that lead to it, links resolved, and its name.
  private struct Place {
    let path: String
    let folders: [String]
    let name: String
  }

  private func locate(_ path: String) throws(FileError) -> Place {
    try System.check(path)
    let target = Path.normalized(Path.join(root, path))
    let parent = LocalFiles().canonical(Path.parent(target))
    if target == root { throw FileError(path: path, reason: .isDirectory) }
    guard Path.isInside(target, root: root), Path.isInside(parent, root: root) else {
      throw FileError(path: path, reason: .outside(root: root))
    }
    let folders = Path.components(parent).dropFirst(Path.components(root).count)
    return Place(path: path, folders: Array(folders), name: Path.lastComponent(target))
  }

  /// Goes down from the root one folder at a time and follows no link, so that none slipped in meanwhile leads outside.
  private func openFolder(_ place: Place, creating: Bool) throws(FileError) -> Descriptor {
    if creating { try createRoot() }
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var number = System.retrying { open(root, flags) }
    guard number >= 0 else { throw FileError(path: root, code: errno).asFolder }
    var folder = Descriptor(number)
    var path = root
    for name in place.folders {
      path = Path.join(path, name)
      if creating, mkdirat(folder.number, name, 0o777) != 0, errno != EEXIST { throw .last(path) }
      let parent = folder.number
      number = System.retrying { openat(parent, name, flags | O_NOFOLLOW) }
      guard number >= 0 else { throw FileError(path: path, code: errno).asFolder }
      folder = Descriptor(number)
    }
    return folder
  }

  private func createRoot() throws(FileError) {
    guard System.status(root) == nil else { return }
    var path = ""
    for name in Path.components(root) {
      path += "/" + name
      guard mkdir(path, 0o777) != 0, errno != EEXIST else { continue }
      let error = FileError.last(path)
      if System.status(path) == nil {
        throw error.reason == .missing ? FileError(path: path, reason: .system("nothing can be created there")) : error
      }
    }
  }
}

// MARK: - What

extension OutputFiles {
  private struct Existing {
    let size: Int
    let mode: mode_t
    let isLink: Bool
  }

  /// What stands at the place; nil for nothing. Folders and devices throw.
  private func status(_ place: Place, in folder: borrowing Descriptor) throws(FileError) -> Existing? {
    var info = stat()
    guard fstatat(folder.number, place.name, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw .last(place.path)
    }
    let isLink = info.st_mode & S_IFMT == S_IFLNK
    if !isLink {
      switch FileKind(info) {
      case .directory: throw FileError(path: place.path, reason: .isDirectory)
      case .other: throw FileError(path: place.path, reason: .notRegular)
      case .file: break
      }
    }
    return Existing(size: Int(info.st_size), mode: info.st_mode & 0o777, isLink: isLink)
  }

  /// Whether the file has these bytes. One that has others, and that this user may not write, throws: that its folder
  /// would let it be replaced doesn't make it ours.
  private func isCurrent(
    _ existing: Existing, _ bytes: [UInt8], _ place: Place, _ folder: borrowing Descriptor
  ) throws(FileError) -> Bool {
    guard !existing.isLink else { return false }
    let parent = folder.number
    if existing.size == bytes.count {
      let number = System.retrying { openat(parent, place.name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
      if number >= 0 {
        let file = Descriptor(number)
        let old = try System.readAll(file.number, path: place.path, expected: bytes.count, limit: bytes.count + 1)
        if old == bytes { return true }
      }
    }
    guard faccessat(parent, place.name, W_OK, 0) == 0 else { throw .last(place.path) }
    return false
  }

  /// A new file beside the old one takes its name when it is complete. After a failure it is gone.
  private func replace(
    _ place: Place, in folder: borrowing Descriptor, with bytes: [UInt8], mode: mode_t?
  ) throws(FileError) {
    let parent = folder.number
    let temporary = ".tokens-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let number = System.retrying { openat(parent, temporary, flags, 0o644) }
    guard number >= 0 else { throw .last(place.path) }
    let file = Descriptor(number)
    do throws(FileError) {
      if let mode, fchmod(file.number, mode) != 0 { throw .last(place.path) }
      try System.writeAll(bytes, to: file.number, path: place.path)
      if synchronizes, fsync(file.number) != 0 { throw .last(place.path) }
      guard file.closing() else { throw .last(place.path) }
      guard renameat(parent, temporary, parent, place.name) == 0 else { throw .last(place.path) }
    } catch {
      _ = unlinkat(parent, temporary, 0)
      throw error
    }
  }
}

extension FileError {
  /// The same error about something that should have been a folder: what exists and can't be entered is none.
  fileprivate var asFolder: FileError {
    switch reason {
    case .missing where System.status(path) != nil: FileError(path: path, reason: .notDirectory)
    case .system where System.linkTarget(path) != nil: FileError(path: path, reason: .notDirectory)
    default: self
    }
  }
}
