import Diagnostics
import Driver
import Emitters
import Files
import Foundation
import Testing

@Suite struct BuildCommandTests {
  private static let colors = """
    text:
      $type: color
      muted: { $value: "#8A929C" }

    """
  private static let workspace = "products:\n  orb: { tokens: t, outputs: { swift: out/swift } }\n"

  private func folder(_ colors: String = colors, workspace: String = workspace) throws -> Folder {
    try Folder(["tokens.yaml": workspace, "t/color.tokens.yaml": colors])
  }

  @Test func writesOnceAndThenNothing() throws {
    let folder = try folder()
    let first = folder.run("build @")
    #expect(first.status == .clean)
    #expect(first.output.isEmpty)
    #expect(first.errors.hasPrefix("Wrote 3 files to @/out/swift\n"), "\(first.errors)")
    let names = folder.files
    #expect(names.contains("out/swift/Orb.swift"))
    #expect(folder.read("out/swift/Orb+Colors.swift")?.contains("muted") == true)

    let date = try modified("out/swift/Orb.swift", in: folder)
    #expect(folder.run("build @").errors == "Nothing new in @/out/swift\n")
    #expect(try modified("out/swift/Orb.swift", in: folder) == date)
    #expect(folder.files == names)
  }

  private func modified(_ name: String, in folder: Folder) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.modificationDate] as? Date
  }

  /// A report for programs is all of standard output.
  @Test(arguments: ["json", "sarif"])
  func aReportForProgramsIsAlone(format: String) throws {
    let outcome = try folder().run("build @ --check --format \(format)")
    #expect(outcome.status == .findings)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) }
    #expect(outcome.errors.contains("@/out/swift/Orb.swift: missing\n"))
  }

  @Test func saysWhatIsOutOfDate() throws {
    let folder = try folder()
    let missing = folder.run("build @ --check")
    #expect(missing.status == .findings)
    #expect(missing.output.contains("@/out/swift/Orb.swift: missing\n"))
    #expect(folder.files == ["t/color.tokens.yaml", "tokens.yaml"])

    _ = folder.run("build @")
    #expect(
      folder.run("build @ --check")
        == {
          var outcome = Outcome()
          outcome.errors = "3 files up to date\n"
          return outcome
        }())

    let text = try #require(folder.read("out/swift/Orb.swift"))
    try folder.write(text, to: "out/swift/Old.swift")
    try folder.write("let mine = 1\n", to: "out/swift/Mine.swift")
    try folder.write("let mine = 1\n" + text, to: "out/swift/Orb.swift")
    let mixed = folder.run("build @ --check")
    #expect(mixed.status == .findings)
    #expect(
      mixed.output == """
        @/out/swift/Old.swift: left over from an earlier build
        @/out/swift/Orb.swift: stale: line 1 differs

        """)
    #expect(mixed.errors == "2 files out of date: tokens build\n")

    #expect(folder.run("build @").errors == "Wrote 1 file to @/out/swift, removed 1 left over\n")
    #expect(folder.read("out/swift/Mine.swift") == "let mine = 1\n")
    #expect(folder.read("out/swift/Old.swift") == nil)
    #expect(folder.run("build @ --check").status == .clean)
  }

  @Test func removesNoFileOfAnotherFolder() throws {
    let folder = try folder(workspace: "products:\n  orb: { tokens: t, outputs: { swift: Sources/Generated } }\n")
    #expect(folder.run("build @").status == .clean)
    let text = try #require(folder.read("Sources/Generated/Orb.swift"))
    for name in ["elsewhere/Old.swift", "Sources/Generated/below/Old.swift", "Sources/Generated/.Old.swift"] {
      try folder.write(text, to: name)
    }
    try folder.link("Sources/Generated/link", to: "../../elsewhere")
    try folder.link("Sources/Generated/Link.swift", to: "../../elsewhere/Old.swift")
    let before = folder.files
    #expect(folder.run("build @ --check").status == .clean)
    #expect(folder.run("build @").errors == "Nothing new in @/Sources/Generated\n")
    #expect(folder.run("build --swift @ @/t").errors == "Wrote 3 files to @\n")
    #expect(Set(before).isSubset(of: folder.files))
    // A folder that a link leads to is that folder.
    try folder.link("out", to: "elsewhere")
    #expect(folder.run("build --swift @/out @/t --name orb").errors == "Wrote 3 files to @/out, removed 1 left over\n")
  }

  @Test func writesWhatResolves() throws {
    let folder = try folder(Self.colors + "broken: { $type: color, $value: \"{nowhere}\" }\n")
    let outcome = folder.run("build @ --format concise")
    #expect(outcome.status == .findings)
    #expect(outcome.output.contains("there is no token nowhere"))
    let constants = try #require(folder.read("out/swift/Orb+Colors.swift"))
    #expect(constants.contains("muted"))
    #expect(!constants.contains("broken"))
  }

  /// A value that only the dark theme's files give is no value of the light one.
  @Test func inventsNoValue() throws {
    let folder = try Folder([
      "brand.resolver.yaml": """
      version: "2025.10"
      sets: { base: { sources: [{ ink: { $type: color, $value: "#123456" } }] } }
      modifiers:
        theme: { contexts: { light: [], dark: [{ glow: { $type: color, $value: "#FFC0CB" } }] }, default: light }
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/theme" }]
      """
    ])
    let line = "@/brand.resolver.yaml --format concise"
    let built = folder.run("build --swift @/out --standalone \(line)")
    #expect(built.output.contains("warning: glow has no value in light, and is left out of every output"))
    #expect(built.output == folder.run("check \(line)").output)
    let written = folder.files.filter { $0.hasSuffix(".swift") && !$0.contains("DesignTokens") }.compactMap(folder.read)
    #expect(written.contains { $0.contains("123456 ink") })
    #expect(!written.contains { $0.contains("FFC0CB") || $0.contains("glow") })
  }

  @Test func leavesEveryMemberOfACollisionOut() throws {
    let folder = try folder(
      "s: { $type: number, font-size: { $value: 1 }, FONT-SIZE: { $value: 2 }, other: { $value: 3 } }\n")
    let outcome = folder.run("build @ --format concise")
    #expect(outcome.status == .findings)
    #expect(outcome.output.contains("[tokens/collision]"))
    #expect(outcome.output.contains("font-size") && outcome.output.contains("FONT-SIZE"))
    let written = folder.files.compactMap(folder.read).filter { $0.hasPrefix("//") }.joined()
    #expect(written.contains("other"))
    #expect(!written.contains("fontSize"))
    #expect(folder.run("check @ --format concise").output.contains("[tokens/collision]"))
  }

  @Test func needsNoWorkspace() throws {
    let folder = try Folder(["brand.tokens.yaml": Self.colors])
    #expect(folder.run("build --swift @/s @/brand.tokens.yaml").status == .clean)
    #expect(folder.files.contains("s/Brand.swift"))
    #expect(!folder.files.contains("s/DesignTokens.swift"))
    #expect(folder.run("build --swift @/n --name acme --standalone @/brand.tokens.yaml").status == .clean)
    #expect(folder.files.contains("n/Acme.swift") && folder.files.contains("n/DesignTokens.swift"))
    // Without --standalone the runtime's source is left over.
    #expect(folder.run("build --swift @/n --name acme @/brand.tokens.yaml").errors.hasSuffix(", removed 1 left over\n"))
    #expect(!folder.files.contains("n/DesignTokens.swift"))
    // Another product's files in the same folder are not this one's left-over ones.
    #expect(folder.run("build --swift @/s --name acme @/brand.tokens.yaml").status == .clean)
    #expect(folder.files.contains("s/Brand.swift") && folder.files.contains("s/Acme.swift"))
  }

  @Test(arguments: [
    ("build @/t --standalone", "--standalone needs --swift"),
    ("build @/t --name x", "--name needs --swift"),
    ("build @/two --swift @/s", "--swift takes one product, and these are several: a, b"),
    ("build @/none", "there is nothing to build: no product here has a Swift output"),
    ("build @/nowhere", "@/nowhere does not exist"),
  ])
  func refuses(line: String, message: String) throws {
    let folder = try folder()
    try folder.write("products: { a: { tokens: x }, b: { tokens: x } }\n", to: "two/tokens.yaml")
    try folder.write(Self.colors, to: "two/x/a.tokens.yaml")
    try folder.write("products: { a: { tokens: x } }\n", to: "none/tokens.yaml")
    try folder.write(Self.colors, to: "none/x/a.tokens.yaml")
    let outcome = folder.run(line)
    #expect(outcome.status == .failure)
    #expect(outcome.errors.hasPrefix("tokens: error: \(message)\n"), "\(outcome.errors)")
  }

  @Test(arguments: ["../out", "/tmp/tokens-outside", "link/out"])
  func writesNothingOutsideTheWorkspace(output: String) throws {
    let folder = try Folder(["outside/x": "", "w/t/a.tokens.yaml": Self.colors])
    try folder.write("products: { p: { tokens: t, outputs: { swift: \(output) } } }\n", to: "w/tokens.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/w/link", withDestinationPath: folder.path + "/outside")
    let files = folder.files
    for line in ["build @/w --format concise", "build @/w --check --format concise", "check @/w --format concise"] {
      let outcome = folder.run(line)
      #expect(outcome.status == .failure)
      #expect(outcome.output.contains("[workspace/path]"))
    }
    #expect(folder.files == files)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/tokens-outside"))
  }

  @Test func tellsWhereItCannotWrite() throws {
    let folder = try folder()
    try folder.write("", to: "out")
    let outcome = folder.run("build @")
    #expect(outcome.status == .failure)
    #expect(outcome.errors == "tokens: error: @/out is not a folder\n")
    #expect(folder.run("build --swift @/out @/t").status == .failure)
  }

  @Test func tellsWhatItCannotCompare() throws {
    let folder = try folder()
    try folder.write("", to: "out/swift/Orb.swift/inside")
    let outcome = folder.run("build @ --check")
    #expect(outcome.status == .failure)
    #expect(outcome.output.contains("@/out/swift/Orb.swift: not compared: it is a folder, not a file\n"))
  }

  @Test func saysWhichOutputsItDoesNotWrite() throws {
    let folder = try folder(
      workspace: "products:\n  orb: { tokens: t, outputs: { swift: out/swift, css: out/css } }\n")
    let outcome = folder.run("build @")
    #expect(outcome.status == .clean)
    #expect(outcome.errors.hasSuffix("\norb: this version does not write its css output\n"))
  }

  @Test func leavesNoTemporaryFile() throws {
    let folder = try folder()
    _ = folder.run("build @")
    #expect(folder.files.allSatisfy { !$0.contains(".tmp") })
  }

  private static let english = "locale: en\nstrings:\n  days: \"{n, plural, one{# day} other{# days}}\"\n"
  private static let stringWorkspace =
    "products:\n  orb: { tokens: t, strings: s, digits: { ar: latin }, outputs: { swift: out/swift } }\n"

  /// Messages go where the tokens go.
  @Test func writesMessagesBesideTokens() throws {
    let folder = try folder(workspace: Self.stringWorkspace)
    try folder.write(Self.english, to: "s/en.yaml")
    try folder.write("locale: ar\nstrings:\n  days: \"{n, plural, other{# يوم}}\"\n", to: "s/ar.yaml")
    #expect(folder.run("build @").errors == "Wrote 7 files to @/out/swift\n")
    #expect(folder.read("out/swift/Orb+Strings.swift")?.contains("func days(n: Int)") == true)
    // The workspace's digits.
    #expect(folder.read("out/swift/Orb+Strings.ar.swift")?.contains("zero:") == false)
    #expect(folder.run("build @ --check").status == .clean)

    try folder.write(Self.english + "  more: More\n", to: "s/en.yaml")
    #expect(folder.run("build @ --check").output.contains("@/out/swift/Orb+Strings.en.swift: stale"))
    // Without its catalogs, what was made of them is left over.
    try folder.write(Self.workspace, to: "tokens.yaml")
    #expect(folder.run("build @").errors == "Nothing new in @/out/swift, removed 4 left over\n")
  }

  @Test func messagesOfOneNameAreLeftOut() throws {
    let folder = try folder(workspace: Self.stringWorkspace)
    try folder.write(Self.english + "  a-b: x\n  aB: y\n", to: "s/en.yaml")
    let message = "warning: a-b and aB would have one name in Swift: aB [strings/accessor]"
    #expect(folder.run("build @ --format concise").output.contains(message))
    #expect(folder.run("check @ --format concise").output.contains(message))
    #expect(folder.read("out/swift/Orb+Strings.swift")?.contains("aB") == false)
    // Where nothing is compiled, names in Swift are no matter.
    try folder.write("products:\n  orb: { tokens: t, strings: s }\n", to: "tokens.yaml")
    #expect(!folder.run("check @ --format concise").output.contains("strings/accessor"))
  }

  /// The rule speaks about its bad example, and nothing speaks about its good one.
  @Test func theExamplesOfTheRule() throws {
    let rule = try #require(EmitterRules.all.first { $0.id == .accessor })
    for (example, expected) in [(rule.bad, true), (rule.good, false)] {
      let folder = try Folder()
      for file in example.files { try folder.write(file.text, to: file.name) }
      let outcome = folder.run("check @ --format concise")
      #expect(outcome.output.contains("[strings/accessor]") == expected, "\(outcome.output)\(outcome.errors)")
      #expect(expected || outcome.status == .clean)
    }
  }
}
