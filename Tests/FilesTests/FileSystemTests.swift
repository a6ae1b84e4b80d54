import Files
import Foundation
import Testing

@Suite struct LocalFilesTests {
  let scratch: Scratch
  let files = LocalFiles(sizeLimit: 1_048_576)

  init() throws {
    scratch = try Scratch()
    try scratch.put("text", at: "a/file.yaml")
    try scratch.put("", at: "a/empty")
  }

  private func reason(_ path: String) -> FileError.Reason? {
    do {
      _ = try files.read(path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func readsRegularFiles() throws {
    #expect(try files.read(scratch.path("a/file.yaml")) == Array("text".utf8))
    #expect(try files.read(scratch.path("a/empty")) == [])
    // Its size is said to be 0.
    #if os(Linux)
      #expect(try !files.read("/proc/self/status").isEmpty)
    #endif
  }

  @Test func readsMoreThanOneBuffer() throws {
    let text = String(repeating: "0123456789", count: 100_000)
    try scratch.put(text, at: "large")
    #expect(try files.read(scratch.path("large")) == Array(text.utf8))
  }

  @Test func refusesWhatIsNoRegularFile() throws {
    #expect(mkfifo(scratch.path("fifo"), 0o600) == 0)
    #expect(reason(scratch.path("fifo")) == .notRegular)
    #expect(reason("/dev/zero") == .notRegular)
    #expect(reason(scratch.path("a")) == .isDirectory)
    #expect(reason(scratch.path("none")) == .missing)
    #expect(reason(scratch.path("a/file.yaml/below")) == .missing)
    #expect(reason(scratch.path("a/file.yaml\0.json")) == .missing)
    #expect(reason("") == .missing)
    try scratch.link("dangling", to: "nothing")
    #expect(reason(scratch.path("dangling")) == .brokenLink)
    try scratch.link("round", to: "round")
    #expect(reason(scratch.path("round")) == .system("its links lead round in a circle"))
    #expect(reason(scratch.path(String(repeating: "n", count: 300))) == .system("its name is too long"))
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func refusesWhatMayNotBeRead() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: scratch.path("a/file.yaml"))
    #expect(reason(scratch.path("a/file.yaml")) == .notPermitted)
  }

  @Test func refusesWhatIsTooLarge() throws {
    try scratch.put(String(repeating: "x", count: 1_048_577), at: "large")
    #expect(reason(scratch.path("large")) == .tooLarge(limit: 1_048_576))
    #expect(
      FileError(path: "", reason: .tooLarge(limit: 1_048_576)).explanation
        == "is larger than 1 MB, the most that is read")
  }

  @Test func kinds() throws {
    try scratch.link("to-file", to: "a/file.yaml")
    try scratch.link("to-nothing", to: "nothing")
    #expect(files.kind(of: scratch.path("a")) == .directory)
    #expect(files.kind(of: scratch.path("to-file")) == .file)
    #expect(files.kind(of: "/dev/null") == .other)
    #expect(files.kind(of: scratch.path("to-nothing")) == nil)
    #expect(files.kind(of: "") == nil)
  }

  @Test func listsInOneOrder() throws {
    for name in ["é", "b", "A", "ｚ", "a10", "a9", ".hidden"] { try scratch.put("", at: "list/\(name)") }
    #expect(try files.list(scratch.path("list")) == [".hidden", "A", "a10", "a9", "b", "é", "ｚ"])
    #expect(throws: FileError(path: scratch.path("a/empty"), reason: .notDirectory)) {
      try files.list(scratch.path("a/empty"))
    }
    #expect(throws: FileError(path: scratch.path("none"), reason: .missing)) {
      try files.list(scratch.path("none"))
    }
  }

  @Test func canonicalPathsFollowLinksAsFarAsTheyExist() throws {
    try scratch.link("folder", to: "a")
    try scratch.link("absolute", to: scratch.path("a"))
    try scratch.link("dangling", to: "../elsewhere/new")
    try scratch.link("round", to: "round")
    #expect(files.canonical(scratch.path("folder/file.yaml")) == scratch.path("a/file.yaml"))
    #expect(files.canonical(scratch.path("absolute/../a/new/x")) == scratch.path("a/new/x"))
    #expect(files.canonical(scratch.path("dangling/x")) == Path.parent(scratch.path) + "/elsewhere/new/x")
    #expect(files.canonical(scratch.path("round/x")) == scratch.path("round/x"))
    #expect(files.canonical("/../..") == "/")
    #expect(files.canonical(".") == files.canonical(FileManager.default.currentDirectoryPath))
  }
}

@Suite struct MemoryFilesTests {
  let files: MemoryFiles = ["a/b/one.yaml": "1", "/a/two.yaml": "2", "three": ""]

  @Test func readsAndLists() throws {
    #expect(try files.read("./a/../a/b/one.yaml") == Array("1".utf8))
    #expect(try files.list("a") == ["b", "two.yaml"])
    #expect(try files.list("/") == ["a", "three"])
    #expect(files.kind(of: "a/b") == .directory)
    #expect(files.kind(of: "a/b/one.yaml") == .file)
    #expect(files.kind(of: "a/c") == nil)
    #expect(files.canonical("a/../x") == "/x")
  }

  @Test func refuses() {
    #expect(throws: FileError(path: "a", reason: .isDirectory)) { try files.read("a") }
    #expect(throws: FileError(path: "x", reason: .missing)) { try files.read("x") }
    #expect(throws: FileError(path: "three", reason: .notDirectory)) { try files.list("three") }
    #expect(throws: FileError(path: "x", reason: .missing)) { try files.list("x") }
  }
}
