import Driver
import Files
import Foundation
import Testing

/// Whatever stands in a file, the tool says what is wrong with it, and ends as it should.
@Suite struct BadInputTests {
  private static let number = "{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }"

  @Test(
    arguments: [
      ("a.tokens.json", Array("{ \"a\u{0}\": 1 }".utf8), "[tokens/syntax]", 1),
      ("a.tokens.json", [0x7B, 0xFF, 0x7D], "[tokens/syntax]", 1),
      ("a.tokens.yaml", [0x61, 0x3A, 0x20, 0xC3], "[tokens/syntax]", 1),
      ("a.tokens.json", [], "[tokens/syntax]", 1),
      ("a.tokens.yaml", [], "[tokens/syntax]", 1),
      ("a.json", [], "[tokens/syntax]", 1),
      ("a.json", Array("{}".utf8), "is no file of design tokens, strings or layouts", 2),
      ("a.tokens.json", Array(String(repeating: "{\"a\":", count: 100_000).utf8), "nest deeper", 1),
      ("a.tokens.yaml", Array(String(repeating: "[", count: 100_000).utf8), "nest deeper", 1),
      ("a.tokens.json", Array("{ \"a\": { \"$type\": \"number\", \"$value\": 1e999 } }".utf8), "[tokens/syntax]", 1),
      ("a.tokens.json", Array("[1]".utf8), "this file is a list", 1),
      ("a.resolver.json", Array("{ \"resolutionOrder\": [{ \"$ref\": \"#/sets/a\" }] }".utf8), "[tokens/resolver]", 1),
      (
        "a.resolver.yaml",
        Array(
          "version: \"2025.10\"\nsets: { a: { sources: [{ $ref: \"#/sets/a\" }] } }\nresolutionOrder: [{ $ref: \"#/sets/a\" }]"
            .utf8),
        "[tokens/cycle]", 1
      ),
      ("contrast.yaml", Array("pairs: [".utf8), "there are no token files", 2),
    ] as [(String, [UInt8], String, Int32)])
  func isToldApart(name: String, bytes: [UInt8], words: String, status: Int32) {
    var files = MemoryFiles()
    files.write(bytes, to: name)
    for command in ["check", "show", "build --swift /nowhere-at-all/x --check", "config", "contrast"] {
      let outcome = run("\(command) \(name)", files)
      if command == "check" {
        #expect(outcome.status.rawValue == status)
        #expect((outcome.output + outcome.errors).contains(words), "\(outcome)")
      }
      #expect(outcome.output.utf8.count + outcome.errors.utf8.count < 20_000)
    }
  }

  @Test func saysWhyNothingIsThere() throws {
    let folder = try Folder(["tokens.yaml": "products: {}\n", "a.tokens.json": Self.number])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: "loop")
    #expect(folder.run("check @/loop").errors.hasPrefix("tokens: error: @/loop is a link that leads nowhere\n"))
    #expect(
      folder.run("check --config @/tokens.yaml").errors.hasPrefix("tokens: error: @/tokens.yaml names no products\n"))
    let outcome = folder.run("build @/a.tokens.json --swift /proc/none-such/x")
    #expect(outcome.errors == "tokens: error: /proc/none-such cannot be used: nothing can be created there\n")
  }

  @Test func refusesFoldersAndDevicesAsFiles() throws {
    let folder = try Folder(["a.tokens.json/x": ""])
    #expect(
      folder.run("check @/a.tokens.json").errors.hasPrefix(
        "tokens: error: there are no token files in @/a.tokens.json\n"))
    #expect(folder.run("check /dev/null").errors == "tokens: error: /dev/null is not a regular file\n")
    #expect(folder.run("check --config /dev/null").errors == "tokens: error: /dev/null is not a regular file\n")
    #expect(
      folder.run("check @ --config @/a.tokens.json").errors
        == "tokens: error: @/a.tokens.json is a folder, not a file\n")
    #expect(Driver.run(["check", ""], on: .machine).errors == "tokens: error: one of the paths is empty\n")
  }

  @Test func saysWhichSourceOfAResolverIsMissing() throws {
    let folder = try Folder([
      "a.resolver.json": """
      { "version": "2025.10",
        "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "gone.json" }, { "$ref": "sub" }] }] }
      """,
      "sub/x": "",
    ])
    let outcome = folder.run("check @/a.resolver.json --format concise")
    #expect(outcome.status == .findings)
    #expect(outcome.output.contains("gone.json does not exist"))
    #expect(outcome.output.contains("sub is a folder, not a file"))
  }

  @Test func reportsWhatTheUserMayNotRead() throws {
    let folder = try Folder(["a.tokens.json": Self.number, "t/b.tokens.json": Self.number])
    try #require(chmod(folder.path + "/a.tokens.json", 0) == 0 && chmod(folder.path + "/t", 0) == 0)
    defer { _ = chmod(folder.path + "/t", 0o755) }
    for (line, path) in [("check @/a.tokens.json", "@/a.tokens.json"), ("check @/t", "@/t")] {
      let outcome = folder.run(line)
      // Root may read everything.
      guard getuid() != 0 else {
        #expect(outcome.status == .clean)
        continue
      }
      #expect(outcome.status == .failure)
      #expect(outcome.errors == "tokens: error: \(path) may not be read or written by this user\n")
    }
  }
}
