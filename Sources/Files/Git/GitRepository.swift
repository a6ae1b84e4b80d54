/// A git repository, asked through the machine's own git. Nothing is checked out and nothing is written.
package struct GitRepository: Sendable {
  /// The top of the work tree, canonical.
  package let root: String

  /// The repository that a folder lies in.
  package init(around folder: String) throws(GitError) {
    let outcome = try Self.run(["rev-parse", "--show-toplevel"], in: folder)
    let path = Self.line(outcome.output)
    guard outcome.status == 0, !path.isEmpty else {
      let words = Self.reason(outcome)
      throw GitError(
        words.contains("not a git repository")
          ? "\(folder) lies in no git repository" : "git cannot use the repository around \(folder): \(words)")
    }
    root = LocalFiles().canonical(path)
  }

  /// The commit that a name means: a branch, a tag, `HEAD~3`, a hash.
  package func commit(_ name: String) throws(GitError) -> String {
    let unknown = GitError(
      "\(name) is no commit of the repository \(root)",
      help: "name a branch, a tag or a commit; a shallow clone has to fetch it first")
    guard !name.isEmpty, !name.utf8.contains(0) else { throw unknown }
    let outcome = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
    let hash = Self.line(outcome.output)
    guard outcome.status == 0, hash.utf8.count >= 40, hash.utf8.allSatisfy(Self.isHexDigit) else { throw unknown }
    return hash
  }

  /// Everything that a commit holds: NUL-ended lines of `mode type hash`, a tab, and the path from the root.
  func tree(of commit: String) throws(GitError) -> [UInt8] {
    let outcome = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard outcome.status == 0 else { throw GitError("git cannot list \(commit): \(Self.reason(outcome))") }
    return outcome.output
  }

  /// The contents of objects, in order; nil for one that the repository does not hold.
  func contents(of hashes: [String]) throws(GitError) -> [[UInt8]?] {
    guard !hashes.isEmpty else { return [] }
    let input = Array((hashes.joined(separator: "\n") + "\n").utf8)
    let outcome = try run(["cat-file", "--batch"], input: input)
    guard outcome.status == 0 else { throw GitError("git cannot read its objects: \(Self.reason(outcome))") }
    var rest = outcome.output[...]
    return hashes.map { _ in Self.nextObject(&rest) }
  }

  /// The next answer of `cat-file --batch`: `hash type size`, the bytes and a line end, or `hash missing`.
  private static func nextObject(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = rest.firstIndex(of: newline) else { return nil }
    let words = rest[..<end].split(separator: UInt8(ascii: " "))
    rest = rest[(end + 1)...]
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0, rest.count > size
    else { return nil }
    defer { rest = rest.dropFirst(size + 1) }
    return Array(rest.prefix(size))
  }
}

// MARK: - Running git

extension GitRepository {
  private static let newline = UInt8(ascii: "\n")

  /// What git may know of this process's environment: where it finds itself and its configuration. Not GIT_DIR and its
  /// like, which hooks set: the folder decides which repository is meant.
  private static let inherited = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_EXEC_PATH",
    "DEVELOPER_DIR", "SUDO_UID", "TMPDIR",
  ]

  /// One language for messages; no locks, and no fetching of what a partial clone left out.
  private static let fixed = ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0"]

  private func run(_ words: [String], input: [UInt8] = []) throws(GitError) -> ChildProcess.Outcome {
    try Self.run(words, in: root, input: input)
  }

  private static func run(
    _ words: [String], in folder: String, input: [UInt8] = []
  ) throws(GitError) -> ChildProcess.Outcome {
    let environment = inherited.compactMap { name in Environment.process[name].map { "\(name)=\($0)" } }
    do throws(FileError) {
      return try ChildProcess.run("git", ["-C", folder] + words, environment: environment + fixed, input: input)
    } catch {
      throw error.reason == .missing
        ? GitError("git is not installed, or not on PATH", help: "install it: other revisions are read through it")
        : GitError("git \(error.explanation)")
    }
  }

  /// What git says when it gives up, without its own "fatal: ".
  private static func reason(_ outcome: ChildProcess.Outcome) -> String {
    let text = line(outcome.errors)
    if text.isEmpty { return "it ended with exit code \(outcome.status)" }
    return text.hasPrefix("fatal: ") ? String(text.dropFirst(7)) : text
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != newline }, as: UTF8.self)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

/// Why another revision could not be read.
package struct GitError: Error, Hashable, Sendable {
  /// One sentence, without a final full stop.
  package let message: String
  package let help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
