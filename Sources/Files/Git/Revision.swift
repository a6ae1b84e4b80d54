/// A commit, and the files that it holds.
package struct Revision: Sendable {
  /// As the user named it.
  package let name: String
  /// Its hash.
  package let commit: String
  /// The top of the work tree: what lies outside is in no revision.
  package let root: String
  /// Under the paths that they have in the work tree, seen from where the tool runs.
  package let files: any FileSystem

  package init(name: String, commit: String, root: String, files: any FileSystem) {
    self.name = name
    self.commit = commit
    self.root = root
    self.files = files
  }

  /// The commit that git calls `name`, in the repository around a folder. `expected`: paths that are likely to be read,
  /// so that git is asked once for all of them.
  package static func read(_ name: String, around folder: String, expected: [String]) throws(GitError) -> Revision {
    let repository = try GitRepository(around: folder)
    let commit = try repository.commit(name)
    let files = try RevisionFiles(repository, commit: commit, expected: expected)
    return Revision(name: name, commit: commit, root: repository.root, files: files)
  }
}

/// The files of a commit. Folders above the work tree are there, and hold nothing else.
struct RevisionFiles: FileSystem {
  private let repository: GitRepository
  /// Hashes of the files, by canonical path.
  private var hashes: [String: String] = [:]
  /// Names in each folder, by canonical path.
  private var folders: [String: Set<String>]
  /// Where links lead, by canonical path.
  private var links: [String: String] = [:]
  /// What was read ahead, by hash.
  private var contents: [String: [UInt8]] = [:]

  init(_ repository: GitRepository, commit: String, expected: [String]) throws(GitError) {
    self.repository = repository
    folders = [repository.root: []]
    addFolder(above: repository.root)
    var linked: [(path: String, hash: String)] = []
    for line in try repository.tree(of: commit).split(separator: 0) {
      guard let entry = Entry(line) else { continue }
      let path = Path.join(repository.root, entry.path)
      addFolder(above: path)
      switch entry.mode {
      // A submodule is a repository of its own.
      case "160000": folders[path] = []
      case "120000": linked.append((path, entry.hash))
      default: hashes[path] = entry.hash
      }
    }
    for (link, target) in zip(linked, try repository.contents(of: linked.map(\.hash))) {
      links[link.path] = target.map { String(decoding: $0, as: UTF8.self) }
    }
    let wanted = expected.compactMap { hashes[canonical($0)] }
    for (hash, bytes) in zip(wanted, try repository.contents(of: wanted)) { contents[hash] = bytes }
  }

  private struct Entry {
    let mode: Substring
    let hash: String
    let path: String

    init?(_ line: ArraySlice<UInt8>) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3 else { return nil }
      (mode, hash) = (words[0], String(words[2]))
      path = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
  }

  /// Puts a path into its folder, with the folders above that.
  private mutating func addFolder(above path: String) {
    var path = path
    while path != "/" {
      let parent = Path.parent(path)
      guard folders[parent, default: []].insert(Path.lastComponent(path)).inserted else { return }
      path = parent
    }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    let place = canonical(path)
    guard let hash = hashes[place] else {
      throw FileError(path: path, reason: folders[place] == nil ? .missing : .isDirectory)
    }
    if let bytes = contents[hash] { return bytes }
    let bytes: [UInt8]?
    do throws(GitError) {
      bytes = try repository.contents(of: [hash])[0]
    } catch {
      throw FileError(path: path, reason: .system(error.message))
    }
    guard let bytes else {
      throw FileError(path: path, reason: .system("the repository does not hold its content"))
    }
    return bytes
  }

  func kind(of path: String) -> FileKind? {
    let path = canonical(path)
    if hashes[path] != nil { return .file }
    return folders[path] == nil ? nil : .directory
  }

  func list(_ directory: String) throws(FileError) -> [String] {
    let place = canonical(directory)
    guard let names = folders[place] else {
      throw FileError(path: directory, reason: hashes[place] == nil ? .missing : .notDirectory)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Links of the work tree count as the commit has them; those that lead to it, as they are on the disk.
  func canonical(_ path: String) -> String {
    let root = repository.root
    return LinkResolution.resolved(path, from: Environment.currentDirectory) { place in
      place != root && Path.isInside(place, root: root) ? links[place] : System.linkTarget(place)
    }
  }
}
