import Files
import Foundation
import Testing

@Suite struct OutputFilesTests {
  let scratch: Scratch
  let outputs: OutputFiles

  init() throws {
    scratch = try Scratch()
    outputs = OutputFiles(root: scratch.path("root"))
  }

  private func reason(_ path: String) -> FileError.Reason? {
    do {
      try outputs.write([1], to: path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func createsRewritesAndLeavesAlone() throws {
    #expect(try outputs.write(Array("one".utf8), to: "a/b/file") == .created)
    #expect(try scratch.text("root/a/b/file") == "one")
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: scratch.path("root/a/b/file"))
    #expect(try outputs.write(Array("one".utf8), to: "a/b/file") == .unchanged)
    #expect(try scratch.attributes("root/a/b/file").modified == old)
    #expect(try outputs.write(Array("two".utf8), to: scratch.path("root/a/b/file")) == .rewritten)
    #expect(try scratch.text("root/a/b/file") == "two")
    #expect(scratch.entries() == ["root", "root/a", "root/a/b", "root/a/b/file"])
  }

  @Test func keepsTheModeOfAnExistingFile() throws {
    try scratch.put("old", at: "root/tool")
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: scratch.path("root/tool"))
    try outputs.write(Array("new".utf8), to: "tool")
    #expect(try scratch.attributes("root/tool").mode == 0o750)
    try outputs.write([], to: "fresh")
    #expect(try scratch.attributes("root/fresh").mode & ~0o644 == 0)
  }

  @Test func removes() throws {
    try scratch.put("x", at: "root/a/stale")
    #expect(try outputs.remove("a/stale") == .removed)
    #expect(try outputs.remove("a/stale") == .unchanged)
    #expect(try outputs.remove("never/there") == .unchanged)
    #expect(scratch.entries() == ["root", "root/a"])
    #expect(throws: FileError(path: "a", reason: .isDirectory)) { try outputs.remove("a") }
  }

  @Test func staysBelowItsRoot() throws {
    let outside = FileError.Reason.outside(root: scratch.path("root"))
    try scratch.folder("root")
    try scratch.put("precious", at: "elsewhere/file")
    try scratch.link("root/out", to: "../elsewhere")
    try scratch.link("root/new", to: "../elsewhere/not-yet")
    #expect(reason("../elsewhere/file") == outside)
    #expect(reason("/etc/tokens") == outside)
    #expect(reason("out/file") == outside)
    #expect(reason("out/new/file") == outside)
    #expect(reason("new/file") == outside)
    #expect(throws: FileError(path: "out/file", reason: outside)) { try outputs.remove("out/file") }
    #expect(try scratch.text("elsewhere/file") == "precious")
    #expect(scratch.entries().filter { $0.hasPrefix("elsewhere") } == ["elsewhere", "elsewhere/file"])
  }

  @Test func followsLinksThatStayInside() throws {
    try scratch.folder("root/real")
    try scratch.link("root/alias", to: "real")
    #expect(try outputs.write([65], to: "alias/file") == .created)
    #expect(try scratch.text("root/real/file") == "A")
  }

  @Test func replacesALinkAndNeverItsTarget() throws {
    try scratch.folder("root")
    try scratch.put("precious", at: "elsewhere")
    try scratch.link("root/file", to: "../elsewhere")
    #expect(try outputs.write([65], to: "file") == .rewritten)
    #expect(try scratch.text("root/file") == "A")
    #expect(try scratch.text("elsewhere") == "precious")
  }

  @Test func aRootThatIsALinkIsFollowed() throws {
    try scratch.folder("real")
    try scratch.link("root-link", to: "real")
    try OutputFiles(root: scratch.path("root-link")).write([65], to: "file")
    #expect(try scratch.text("real/file") == "A")
  }

  @Test func refusesWhatIsNoFile() throws {
    try scratch.put("", at: "root/file")
    try scratch.folder("root/folder")
    #expect(mkfifo(scratch.path("root/fifo"), 0o600) == 0)
    #expect(reason("folder") == .isDirectory)
    #expect(reason(".") == .isDirectory)
    #expect(reason("fifo") == .notRegular)
    #expect(reason("file/below") == .notDirectory)
    #expect(reason("a\0b") == .missing)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func respectsPermissions() throws {
    try scratch.put("old", at: "root/locked/file")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: scratch.path("root/locked/file"))
    #expect(reason("locked/file") == .notPermitted)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.path("root/locked"))
    #expect(reason("locked/new") == .notPermitted)
    #expect(try scratch.text("root/locked/file") == "old")
  }

  @Test func reportsEachFile() throws {
    try scratch.folder("root/folder")
    let outcomes = outputs.apply([
      .init("one", [49]), .init("folder", [50]), .init("../three", [51]), .init("four", nil), .init("five", [53]),
    ])
    #expect(outcomes.map(\.path) == ["one", "folder", "../three", "four", "five"])
    #expect(
      outcomes.map(\.result) == [
        .success(.created), .failure(FileError(path: "folder", reason: .isDirectory)),
        .failure(FileError(path: "../three", reason: .outside(root: scratch.path("root")))), .success(.unchanged),
        .success(.created),
      ])
  }
}
