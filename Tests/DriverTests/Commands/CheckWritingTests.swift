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

  @Test func keepsWhatOtherRulesFound() throws {
    let many = (0..<1000).map { "a\($0): { $type: color, $value: \"{b}\" }\n" }.joined()
    for workspace in ["products: { p: { tokens: t } }\n", nil] {
      let folder = try Folder(["t/a.tokens.yaml": many])
      if let workspace { try folder.write(workspace, to: "tokens.yaml") }
      let baseline = "--update-baseline --baseline @/b.json"
      #expect(folder.run("check @ \(baseline)").errors == "Wrote 1000 findings to @/b.json\n")
      for filter in ["--only dtcg", "--skip tokens", "--only tokens/alias", "--only contrast,dtcg"] {
        #expect(folder.run("check @ \(filter) \(baseline)").errors == "Wrote 1000 findings to @/b.json\n")
      }
    }
  }

  @Test func keepsWhatAFileThatBreaksOffMayStillHold() throws {
    let folder = try Folder([
      "tokens.yaml": "products: { p: { tokens: t } }\n", "t/a.tokens.yaml": Self.worse,
      "t/b.tokens.json": "{ \"x\": { \"$type\": \"color\", \"$value\": \"{y}\" } }",
    ])
    #expect(folder.run("check @ --update-baseline").errors == "Wrote 3 findings to @/tokens.baseline.json\n")
    try folder.write("{ \"x\": {", to: "t/b.tokens.json")
    #expect(!folder.run("check @").errors.contains("gone"))
    // The three, and the error that the file breaks off with.
    #expect(folder.run("check @ --update-baseline").errors == "Wrote 4 findings to @/tokens.baseline.json\n")
  }

  @Test func keepsWhatOtherFilesHaveAsLongAsTheyAreThere() throws {
    let folder = try Folder(["a.tokens.yaml": Self.broken, "b.tokens.yaml": Self.worse])
    let baseline = "--update-baseline --baseline @/known.json"
    #expect(folder.run("check @/a.tokens.yaml \(baseline)").errors == "Wrote 1 finding to @/known.json\n")
    #expect(folder.run("check @/b.tokens.yaml \(baseline)").errors == "Wrote 3 findings to @/known.json\n")
    try folder.remove("a.tokens.yaml")
    #expect(folder.run("check @/b.tokens.yaml \(baseline)").errors == "Wrote 2 findings to @/known.json\n")
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

  @Test(arguments: [
    ("tokens.baseline.json", "garbage", true), ("tokens.baseline.json", "", true),
    ("tokens.baseline.json", "<<<<<<< HEAD\n{ \"version\": 1, \"findings\": [] }\n", true),
    ("b.json", "{ \"version\": 2, \"findings\": [] }", true), ("b.json", "garbage", false), ("b.json", "{}", false),
    ("contrast.baseline.json", "{ \"version\": 1, \"ratios\": [] }", false), ("tokens.baseline.json", broken, false),
    ("tokens.baseline.json", "pairs: []\n", false),
    ("b.tokens.json", "", false), ("tokens.yaml", "products: { p: { tokens: a.tokens.yaml } }\n", false),
  ])
  func writesABaselineAnewWhereNothingElseIsLost(name: String, text: String, isReplaced: Bool) throws {
    let folder = try Folder(["a.tokens.yaml": Self.broken, name: text])
    let line = "check @/a.tokens.yaml --baseline @/\(name)"
    let advice = folder.run(line)
    #expect(advice.status == .failure)
    #expect(advice.errors.contains(isReplaced ? "add --update-baseline" : "remove it, or name another"))
    #expect(folder.run("\(line) --update-baseline").status == (isReplaced ? .clean : .failure))
    #expect((folder.read(name) == text) == !isReplaced)
    #expect(folder.run(line).status == (isReplaced ? .clean : .failure))
  }

  @Test(arguments: [
    "check @ --output @/tokens.yaml", "check @ --output @/t/../t/a.tokens.yaml", "check @ --output @/link.yaml",
    "check @ --output @/contrast.yaml --format json", "check @ --statistics --output @/tokens.baseline.json",
    "contrast @ --output @/t/a.tokens.yaml", "contrast @ --output @/contrast.yaml",
  ])
  func replacesNoFileThatItReads(line: String) throws {
    let folder = try Folder([
      "tokens.yaml": "products: { p: { tokens: t, contrast: contrast.yaml } }\n",
      "t/a.tokens.yaml": "a: { $type: color, $value: \"#000\" }\nb: { $type: color, $value: \"#FFF\" }\n",
      "contrast.yaml": "pairs: [{ text: a, on: b }]\n",
    ])
    try folder.link("link.yaml", to: "t/a.tokens.yaml")
    _ = folder.run("check @ --update-baseline")
    let before = folder.files.map(folder.read)
    let outcome = folder.run(line)
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("is one of the files that the run reads, and is not replaced"), "\(outcome)")
    #expect(folder.files.map(folder.read) == before)
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
