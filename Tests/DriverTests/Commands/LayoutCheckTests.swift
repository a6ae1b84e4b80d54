import Driver
import Files
import Testing

/// Layouts among what a product is checked for.
@Suite struct LayoutCheckTests {
  private static let arrow = "Image(systemName: \"chevron.right\")\n"

  private static func workspace(_ product: String) -> MemoryFiles {
    [
      "tokens.yaml": "products: { app: { \(product) } }\n", "Sources/A.swift": arrow, "Sources/Deep/B.swift": arrow,
      "Other/C.swift": arrow, "Sources/notes.md": "chevron.right",
    ]
  }

  private static func places(_ outcome: Outcome) -> [String] {
    outcome.output.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
      .map { $0.split(separator: ":").prefix(3).joined(separator: ":") + " " + ($0.split(separator: "[").last ?? "") }
  }

  @Test func patternsFoldersAndFilesAreLayouts() {
    let line = "check --format concise"
    let all = run(line, Self.workspace("layouts: [Sources/**/*.swift]"))
    #expect(
      Self.places(all) == [
        "Sources/A.swift:1:19 layout/directional-symbol]", "Sources/Deep/B.swift:1:19 layout/directional-symbol]",
      ])
    #expect(all.status == .findings)
    #expect(Self.places(run(line, Self.workspace("layouts: Sources"))).count == 2)
    #expect(Self.places(run(line, Self.workspace("layouts: Other/C.swift"))).count == 1)
    let none = run(line, Self.workspace("layouts: [Views/**/*.swift]"))
    #expect(none.output.contains("no layouts are found at Views/**/*.swift (product app)"))
    #expect(run(line, Self.workspace("layouts: [\"{a\"]")).output.contains("workspace/value"))
  }

  @Test func namedFilesAndFoldersAreEnough() {
    let files: MemoryFiles = ["A.swift": Self.arrow, "b/B.swift": Self.arrow, "b/a.txt": ""]
    #expect(Self.places(run("check A.swift --format concise", files)).count == 1)
    #expect(Self.places(run("check . --format concise", files)).count == 2)
    #expect(run("check b/a.txt", files).errors.contains("is no file of design tokens, strings or layouts"))
  }

  /// From the nearest manifest or project above, where the workspace says nothing.
  @Test func projectsTellTheOldestSystems() {
    let manifest = { (target: String) in "let package = Package(name: \"A\", platforms: [\(target)])" }
    let layout: MemoryFiles = [
      ".git/HEAD": "", "Package.swift": manifest(".iOS(.v13)"), "Kit/Package.swift": manifest(".iOS(.v17)"),
      "Kit/Sources/A.swift": Self.arrow, "Sources/B.swift": Self.arrow,
      "App/App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 13.4;", "App/C.swift": Self.arrow,
    ]
    let isOld = { (path: String) in run("check \(path)", layout).output.contains("still runs on iOS 13") }
    #expect(!isOld("Kit/Sources/A.swift"))
    #expect(isOld("Sources/B.swift"))
    #expect(run("check App/C.swift", layout).output.contains("still runs on iOS 13.4"))
    let product: MemoryFiles = [
      "Package.swift": manifest(".iOS(.v13)"), "Sources/B.swift": Self.arrow,
      "tokens.yaml": "products: { app: { layouts: Sources, deploymentTarget: { ios: 17 } } }",
    ]
    #expect(!run("check", product).output.contains("still runs"))
  }

  /// What developers alone see is passed over, unless it is what was named.
  @Test func filesOfDevelopersArePassedOver() {
    let paths = [
      "app/src/main/Card.swift", "app/src/androidTest/Row.swift", "app/src/test/Row.swift", "CardTests/Row.swift",
      "fixtures/Row.swift", "src/__tests__/row.swift", "App/DebugMenuView.swift", "App/FPSOverlay.swift",
      "ABTests/Offer.swift", "App/Contest.swift", "src/debug/Row.swift", "docs/Row.swift",
    ]
    var files: MemoryFiles = [:]
    for path in paths { files.write(Array(Self.arrow.utf8), to: path) }
    let seen = ["ABTests/Offer.swift", "App/Contest.swift", "app/src/main/Card.swift"]
    func checked(_ line: String, _ files: MemoryFiles) -> [String] {
      Self.places(run("check \(line) --format concise", files)).map { String($0.prefix { $0 != ":" }) }
    }
    #expect(checked(".", files) == seen)
    #expect(checked("fixtures App/DebugMenuView.swift", files) == ["App/DebugMenuView.swift", "fixtures/Row.swift"])
    func product(_ layouts: String) -> [String] {
      var all = files
      all.write(Array("products: { app: { layouts: [\(layouts)] } }\n".utf8), to: "tokens.yaml")
      return checked("", all)
    }
    #expect(product("\"**/*.swift\"") == seen)
    #expect(product("CardTests/**, App/DebugMenuView.swift") == ["App/DebugMenuView.swift", "CardTests/Row.swift"])
    // Where nothing else is there, they are meant.
    let alone: MemoryFiles = ["Tests/A.swift": Self.arrow, "docs/B.swift": Self.arrow]
    #expect(checked(".", alone) == ["Tests/A.swift", "docs/B.swift"])
  }

  /// A catalog is read beside layouts, but its oddities are of no interest where layouts alone are asked for.
  @Test func oddCatalogsAreNotToldWhereLayoutsAreAskedFor() {
    let odd = "<resources><string name=\"a\">Calm \\uD83E\\uDDD8</string></resources>"
    let files: MemoryFiles = ["A.swift": Self.arrow, "res/values/strings.xml": odd]
    #expect(run("check . --format concise", files).output.contains("strings/syntax"))
    #expect(run("check . --only strings/missing-key --format concise", files).output.contains("strings/syntax"))
    #expect(!run("check . --only layout --format concise", files).output.contains("strings/syntax"))
    // One that cannot be read is told.
    let broken: MemoryFiles = ["A.swift": Self.arrow, "res/values/strings.xml": "<resources><string name="]
    #expect(run("check . --only layout --format concise", broken).output.contains("strings/syntax"))
  }

  @Test func onlyAndSkipChooseRules() {
    let files: MemoryFiles = ["A.swift": Self.arrow]
    #expect(run("check A.swift --only layout", files).status == .findings)
    #expect(run("check A.swift --only tokens", files).status == .clean)
    #expect(run("check A.swift --skip layout/directional-symbol", files).status == .clean)
  }

  @Test func theWorkspaceHasTheLastWord() {
    let line = "check --format concise"
    let off = Self.workspace("layouts: Sources, rules: { layout/directional-symbol: off }")
    #expect(run(line, off).status == .clean)
    let ignored = Self.workspace(
      "layouts: Sources, ignore: [{ rule: layout, file: Sources/Deep/**, reason: being replaced }]")
    #expect(Self.places(run(line, ignored)) == ["Sources/A.swift:1:19 layout/directional-symbol]"])
    let target = "layouts: Sources, deploymentTarget: { ios: 13 }"
    let old = run("check", Self.workspace(target))
    #expect(old.output.contains("chevron.forward came with SF Symbols 2.0, and the product still runs on iOS 13"))
  }

  @Test func commentsSuppress() {
    let reason: MemoryFiles = [
      "A.swift": "// tokens:ignore layout/directional-symbol -- a compass\n\(Self.arrow)"
    ]
    #expect(run("check A.swift", reason).status == .clean)
    let behind: MemoryFiles = [
      "A.swift": "let a = \"arrow.left\" // tokens:ignore layout/directional-symbol -- a compass\n"
    ]
    #expect(run("check A.swift", behind).status == .clean)
    let unused: MemoryFiles = ["A.swift": "// tokens:ignore layout -- no longer\nlet a = 1\n"]
    #expect(run("check A.swift", unused).output.contains("suppression"))
  }

  @Test func fixesConverge() throws {
    let folder = try Folder(["A.swift": Self.arrow])
    let outcome = folder.run("check --fix @/A.swift")
    #expect(outcome.status == .clean)
    #expect(folder.read("A.swift") == "Image(systemName: \"chevron.forward\")\n")
  }

  @Test func standardInputMayBeALayout() {
    let outcome = run("check - --stdin-path A.swift", [:], input: Self.arrow)
    #expect(outcome.output.contains("A.swift:1:19: error: chevron.right points right"))
  }

  @Test func theSummaryCountsLayouts() {
    #expect(run("check A.swift", ["A.swift": "let a = 1\n"]).errors == "No problems in 1 file (1 layout)\n")
  }
}
