import Files
import Foundation
import Testing

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.yaml", "a.yaml", true), ("*.yaml", "a/b.yaml", false), ("**/*.yaml", "b.yaml", true),
    ("**/*.yaml", "x/y/b.yaml", true), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true),
    ("a/**/b", "a/x/b/c", false), ("a/**", "a/x/y", true), ("a/**", "b/x", false), ("?.json", "é.json", true),
    ("?.json", "ab.json", false), ("{a,b}.{json,yaml}", "b.yaml", true), ("{a,b}.{json,yaml}", "c.yaml", false),
    ("x{a,{b,c}d}", "xcd", true), ("x{a,{b,c}d}", "xad", false), ("x{,y}", "x", true), ("{a/b,c}/d", "a/b/d", true),
    (#"\*.yaml"#, "*.yaml", true), (#"\*.yaml"#, "a.yaml", false), ("./a/*", "a/b", true), ("a/*", "./a/b", true),
    ("a}b,c", "a}b,c", true), ("A.yaml", "a.yaml", false), ("a*b*c", "aXbYbZc", true), ("a**b", "a/b", false),
    ("**/a/**/b/**", "x/a/b/a/c/b", true),
  ])
  func matches(pattern: String, path: String, expected: Bool) throws {
    #expect(try GlobPattern(pattern).matches(path) == expected)
  }

  @Test(arguments: [
    ("a/b/*.yaml", "a/b"), ("*.yaml", "."), ("a/b.yaml", "a"), ("a/{b,c}/d", "a"), ("{a/b,a/c}/d/*", "a"),
    ("a/**/b", "a"), ("./a/x", "a"), (#"a\*/b"#, "a*"),
  ])
  func base(pattern: String, expected: String) throws {
    #expect(try GlobPattern(pattern).base == expected)
  }

  @Test func refusesMalformedPatterns() {
    #expect(throws: GlobPattern.Malformed.self) { try GlobPattern("a/{b,c") }
    // Two to the power of twenty patterns.
    #expect(throws: GlobPattern.Malformed.self) { try GlobPattern(String(repeating: "{a,b}", count: 20)) }
  }

  @Test func manyRunsStayCheap() throws {
    let name = String(repeating: "a", count: 20_000)
    #expect(try !GlobPattern(String(repeating: "*a", count: 200) + "b").matches(name))
  }
}

@Suite struct FolderWalkTests {
  @Test func findsFilesInOrder() {
    let files: MemoryFiles = [
      "t/b.yaml": "", "t/a/z.yaml": "", "t/a/c.json": "", "t/.build/x.yaml": "", "t/node_modules/p/y.yaml": "",
      "t/.hidden.yaml": "", "other.yaml": "",
    ]
    let walk = FolderWalk(files)
    #expect(walk.files(in: "t").files == ["t/a/c.json", "t/a/z.yaml", "t/b.yaml"])
    #expect(walk.files(in: "t") { Path.pathExtension($0) == "json" }.files == ["t/a/c.json"])
    #expect(walk.files(in: ".").files == ["other.yaml", "t/a/c.json", "t/a/z.yaml", "t/b.yaml"])
  }

  @Test func findsFilesByPattern() throws {
    let files: MemoryFiles = ["p/t/a/z.yaml": "", "p/t/b.yaml": "", "p/u/c.yaml": "", "p/.x/d.yaml": ""]
    let walk = FolderWalk(files)
    #expect(walk.files(matching: try GlobPattern("t/**/*.yaml"), in: "p").files == ["p/t/a/z.yaml", "p/t/b.yaml"])
    #expect(walk.files(matching: try GlobPattern("{t,u}/*.yaml"), in: "p").files == ["p/t/b.yaml", "p/u/c.yaml"])
    #expect(walk.files(matching: try GlobPattern(".x/*"), in: "p").files == ["p/.x/d.yaml"])
    #expect(walk.files(matching: try GlobPattern("none/*"), in: "p").files == [])
  }

  @Test func entersLinkedFoldersOnce() throws {
    let scratch = try Scratch()
    try scratch.put("", at: "t/real/x.yaml")
    try scratch.link("t/a-link", to: "real")
    try scratch.link("t/real/up", to: "..")
    try scratch.put("", at: "outside/y.yaml")
    try scratch.link("t/out", to: "../outside")
    let found = FolderWalk(LocalFiles()).files(in: scratch.path("t"))
    #expect(found.files == [scratch.path("t/out/y.yaml"), scratch.path("t/real/x.yaml")])
    #expect(found.errors.isEmpty)
  }

  @Test func reportsWantedEntriesThatAreNoFiles() throws {
    let scratch = try Scratch()
    try scratch.put("", at: "t/x.yaml")
    for name in ["gone.yaml", "gone", "gone.md", ".gone.yaml"] { try scratch.link("t/\(name)", to: "nowhere") }
    try scratch.link("t/round.yaml", to: "round.yaml")
    #expect(mkfifo(scratch.path("t/pipe.yaml"), 0o600) == 0 && mkfifo(scratch.path("t/pipe"), 0o600) == 0)
    let found = FolderWalk(LocalFiles()).files(in: scratch.path("t")) { Path.pathExtension($0) == "yaml" }
    #expect(found.files == [scratch.path("t/x.yaml")])
    #expect(
      found.errors == [
        FileError(path: scratch.path("t/gone"), reason: .brokenLink),
        FileError(path: scratch.path("t/gone.yaml"), reason: .brokenLink),
        FileError(path: scratch.path("t/pipe.yaml"), reason: .notRegular),
        FileError(path: scratch.path("t/round.yaml"), reason: .system("its links lead round in a circle")),
      ])
  }

  @Test func reportsFoldersThatCannotBeListed() {
    #expect(
      FolderWalk(LocalFiles()).files(in: "/nowhere").errors == [FileError(path: "/nowhere", reason: .missing)])
  }
}
