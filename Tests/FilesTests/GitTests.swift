import Files
import Foundation
import Testing

/// The machine's git at work in a folder.
private struct Git {
  let folder: String

  @discardableResult
  func callAsFunction(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@b"] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Commits everything; the commit's hash.
  @discardableResult
  func commit(_ message: String) throws -> String {
    try self("add", "-A")
    try self("commit", "-q", "-m", message)
    return try self("rev-parse", "HEAD")
  }
}

/// Another revision, read through the machine's own git.
@Suite struct GitTests {
  private let scratch: Scratch
  private let git: Git
  private let first: String

  /// A repository of two commits.
  init() throws {
    StandardStream.ignoreBrokenPipes()
    scratch = try Scratch()
    git = Git(folder: scratch.path("repo"))
    try scratch.put("first\n", at: "repo/tokens/orb/color.tokens.yaml")
    try scratch.put("gone\n", at: "repo/tokens/orb/old name.yaml")
    try scratch.put("words\n", at: "repo/tokens/\u{E4}rger.yaml")
    try scratch.link("repo/linked", to: "tokens/orb")
    try scratch.link("repo/loop", to: "loop")
    try git("init", "-q", "-b", "main")
    first = try git.commit("first")
    try scratch.put("second\n", at: "repo/tokens/orb/color.tokens.yaml")
    try FileManager.default.removeItem(atPath: scratch.path("repo/tokens/orb/old name.yaml"))
    try scratch.put("new\n", at: "repo/tokens/new.yaml")
    try git.commit("second")
  }

  private func revision(_ name: String, expected: [String] = []) throws -> Revision {
    try Revision.read(name, around: scratch.path("repo/tokens"), expected: expected)
  }

  private func text(_ path: String, in revision: Revision) throws -> String {
    String(decoding: try revision.files.read(scratch.path(path)), as: UTF8.self)
  }

  @Test(arguments: [false, true]) func readsWhatTheCommitHolds(ahead: Bool) throws {
    let path = "repo/tokens/orb/color.tokens.yaml"
    let old = try revision("HEAD~1", expected: ahead ? [scratch.path(path), scratch.path("repo/tokens/new.yaml")] : [])
    #expect(old.commit == first)
    #expect(old.root == scratch.path("repo"))
    #expect(try text(path, in: old) == "first\n")
    #expect(try text("repo/tokens/orb/old name.yaml", in: old) == "gone\n")
    #expect(try text("repo/tokens/../tokens//\u{E4}rger.yaml", in: old) == "words\n")
    #expect(throws: FileError(path: scratch.path("repo/tokens/new.yaml"), reason: .missing)) {
      try text("repo/tokens/new.yaml", in: old)
    }
    #expect(throws: FileError(path: scratch.path("repo/tokens"), reason: .isDirectory)) {
      try text("repo/tokens", in: old)
    }
  }

  @Test func listsFoldersAndFollowsLinks() throws {
    let files = try revision("main~1").files
    #expect(try files.list(scratch.path("repo")) == ["linked", "loop", "tokens"])
    #expect(try files.list(scratch.path("repo/linked")) == ["color.tokens.yaml", "old name.yaml"])
    #expect(files.canonical(scratch.path("repo/linked/../x")) == scratch.path("repo/tokens/x"))
    #expect(files.kind(of: scratch.path("repo/linked")) == .directory)
    #expect(files.kind(of: scratch.path("repo/loop")) == nil)
    #expect(files.kind(of: scratch.path("repo/tokens/orb/color.tokens.yaml")) == .file)
    #expect(files.kind(of: scratch.path("")) == .directory)
    #expect(try files.list(scratch.path("")) == ["repo"])
    #expect(throws: FileError(path: scratch.path("repo/nowhere"), reason: .missing)) {
      try files.list(scratch.path("repo/nowhere"))
    }
  }

  @Test func readsFromAWorktree() throws {
    try git("worktree", "add", "-q", scratch.path("other"), first)
    let revision = try Revision.read("main", around: scratch.path("other/tokens/orb"), expected: [])
    #expect(revision.root == scratch.path("other"))
    #expect(try text("other/tokens/orb/color.tokens.yaml", in: revision) == "second\n")
  }

  /// Both ways: 82 kB of hashes go out, and 400 kB come back.
  @Test func exchangesMoreThanAPipeHolds() throws {
    let names = (0..<20).map { "repo/many/file-\($0).yaml" }
    for name in names { try scratch.put(String(repeating: name, count: 10), at: name) }
    try git.commit("many")
    let expected = (0..<100).flatMap { _ in names.map(scratch.path) }
    let files = try revision("HEAD", expected: expected).files
    for name in names {
      #expect(try files.read(scratch.path(name)) == Array(String(repeating: name, count: 10).utf8))
    }
  }

  @Test(arguments: ["nowhere", "", "--all", "-h", "^HEAD", "HEAD~1..HEAD", "HEAD:tokens", "a\0b", "HEAD\nHEAD"])
  func refusesWhatIsNoCommit(name: String) throws {
    let error = #expect(throws: GitError.self) { try revision(name) }
    #expect(error?.message == "\(name) is no commit of the repository \(scratch.path("repo"))")
  }

  @Test func refusesAFolderWithoutRepository() throws {
    try scratch.folder("plain")
    #expect(throws: GitError("\(scratch.path("plain")) lies in no git repository")) {
      try Revision.read("HEAD", around: scratch.path("plain"), expected: [])
    }
  }
}
