import Driver
import Files
import Testing

/// What `check` writes: baselines, reports, fixes.
@Suite struct CheckWritingTests {
  private static let broken = "a: { $type: color, $value: \"{b}\" }\n"
  private static let worse = "a: { $type: color, $value: \"{b}\" }\nc: { $type: color, $value: \"{d}\" }\n"

  @Test func letsAProjectAdoptIt() throws {
    let folder = try Folder(["tokens.yaml": "products: { p: { tokens: t } }\n", "t/a.tokens.yaml": Self.broken])
    #expect(folder.run("check @").status == .findings)
    let update = folder.run("check @ --update-baseline")
    #expect(update.status == .clean)
    #expect(update.errors == "Wrote 1 finding to @/tokens.baseline.json\n")
    #expect(folder.read("tokens.baseline.json")?.contains("\"file\": \"t/a.tokens.yaml\"") == true)

    let known = folder.run("check @ --fail-on new")
    #expect(known.status == .clean)
    #expect(known.errors == "No new problems in 1 file (1 token); 1 known from the baseline\n")
    // Lines above move what is known; it stays known.
    try folder.write("# a comment\n\n" + Self.worse, to: "t/a.tokens.yaml")
    let new = folder.run("check @ --format concise")
    #expect(new.status == .findings)
    #expect(new.output == "@/t/a.tokens.yaml:4:28: error: there is no token d [tokens/alias]\n")

    try folder.write("a: { $type: color, $value: \"#FFFFFF\" }\n", to: "t/a.tokens.yaml")
    #expect(folder.run("check @").errors.contains("1 of the baseline are gone"))
    #expect(folder.run("check @ --update-baseline").errors == "Wrote 0 findings to @/tokens.baseline.json\n")
  }

  @Test func keepsWhatARunDidNotLookAt() throws {
    let folder = try Folder([
      "tokens.yaml": "products: { p: { tokens: p }, q: { tokens: q } }\n", "p/a.tokens.yaml": Self.broken,
      "q/b.tokens.yaml": Self.worse,
    ])
    #expect(folder.run("check @ --update-baseline").errors == "Wrote 3 findings to @/tokens.baseline.json\n")
    try folder.write("a: { $type: color, $value: \"#FFFFFF\" }\n", to: "p/a.tokens.yaml")
    try folder.write("a: { $type: color, $value: \"#FFFFFF\" }\n", to: "q/b.tokens.yaml")
    #expect(folder.run("check @/p").errors.contains("1 of the baseline are gone"))
    #expect(!folder.run("check @ --only contrast").errors.contains("gone"))
    #expect(folder.run("check @/p --update-baseline").errors == "Wrote 2 findings to @/tokens.baseline.json\n")
    #expect(folder.run("check @ --update-baseline").errors == "Wrote 0 findings to @/tokens.baseline.json\n")
  }

  @Test func takesTheBaselineThatIsNamed() throws {
    let folder = try Folder(["a.tokens.yaml": Self.broken])
    #expect(folder.run("check @/a.tokens.yaml --update-baseline --baseline @/known.json").status == .clean)
    #expect(folder.run("check @/a.tokens.yaml --baseline @/known.json").status == .clean)
    #expect(folder.run("check @/a.tokens.yaml").status == .findings)
  }

  @Test(arguments: ["{}", "[", "{ \"version\": 2, \"findings\": [] }"])
  func refusesABaselineThatItCannotRead(text: String) throws {
    let folder = try Folder(["a.tokens.yaml": Self.broken, "b.json": text])
    let outcome = folder.run("check @/a.tokens.yaml --baseline @/b.json")
    #expect(outcome.status == .failure)
    #expect(outcome.errors.hasPrefix("tokens: error: @/b.json is not a baseline that this version can read\n"))
  }

  @Test func writesTheReportToAFile() throws {
    let folder = try Folder(["a.tokens.yaml": Self.broken])
    let outcome = folder.run("check @/a.tokens.yaml --format json --output @/out/report.json")
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == .findings)
    #expect(folder.read("out/report.json")?.contains("tokens/alias") == true)
    #expect(folder.run("check @/a.tokens.yaml --output @").status == .failure)
  }

  @Test func keepsAWrongWorkspaceOutOfTheBaseline() throws {
    let folder = try Folder(["tokens.yaml": "products: { p: { tokens: t } }\nx: 1\n", "t/a.tokens.yaml": Self.broken])
    #expect(folder.run("check @ --update-baseline").status == .failure)
    #expect(folder.files == ["t/a.tokens.yaml", "tokens.yaml"])
  }
}
