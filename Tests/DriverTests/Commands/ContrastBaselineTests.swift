import Driver
import Files
import Testing

/// `tokens contrast --update-baseline`, and `tokens check` beside what it wrote.
@Suite struct ContrastBaselineTests {
  private static let workspace = "products: { orb: { tokens: t, contrast: t/contrast.yaml } }\n"
  private static let pairs = "pairs: [{ text: text.*, on: surface.base }]\n"

  private static func tokens(muted: String, dark: String = "#000000") -> String {
    """
    surface: { $type: color, base: { $value: "#FFFFFF", $extensions: { mode: { dark: "\(dark)" } } } }
    text: { $type: color, muted: { $value: "\(muted)" } }

    """
  }

  private func folder(muted: String = "#777777") throws -> Folder {
    try Folder([
      "tokens.yaml": Self.workspace, "t/contrast.yaml": Self.pairs,
      "t/color.tokens.yaml": Self.tokens(muted: muted),
    ])
  }

  @Test func recordsTheRatiosOnce() throws {
    let folder = try folder()
    let first = folder.run("contrast @ --update-baseline")
    #expect(first.output.isEmpty)
    #expect(first.errors == "Wrote 2 ratios to @/t/contrast.baseline.json; 1 of them fails, and will be known\n")
    #expect(first.status == .clean)
    let text = try #require(folder.read("t/contrast.baseline.json"))
    #expect(text.hasSuffix("\n"))
    #expect(text.split(separator: "\n").count == 7)
    let second = folder.run("contrast @ --update-baseline")
    #expect(
      second.errors == "@/t/contrast.baseline.json is up to date (2 ratios; 1 of them fails, and will be known)\n")
    #expect(folder.read("t/contrast.baseline.json") == text)
  }

  @Test func checkHoldsWhatIsRecorded() throws {
    let folder = try folder()
    _ = folder.run("contrast @ --update-baseline")
    let known = folder.run("check @")
    #expect(known.output.isEmpty)
    #expect(known.errors == "No new problems in 3 files (2 tokens, 1 pair); 1 known from the baseline\n")
    #expect(known.status == .clean)
    try folder.write(Self.tokens(muted: "#7A7A7A"), to: "t/color.tokens.yaml")
    let worse = folder.run("check @ --format concise")
    #expect(
      worse.output.contains("color.tokens.yaml:2:40: error: text.muted on surface.base fell from 4.47:1 to 4.29:1"))
    #expect(worse.status == .findings)
    // The entry for dark got better, which nobody has to hear of.
    #expect(worse.output.split(separator: "\n").count == 1)
  }

  @Test func fixesWhatIsOutOfDate() throws {
    let folder = try folder()
    _ = folder.run("contrast @ --update-baseline")
    try folder.write(Self.tokens(muted: "#767676"), to: "t/color.tokens.yaml")
    let stale = folder.run("check @ --format concise")
    #expect(stale.output.contains("contrast.baseline.json:5:5: warning: text.muted on surface.base failed in light"))
    #expect(folder.run("check @ --fix").output.isEmpty)
    #expect(folder.run("check @ --fail-on warning").status == .clean)
  }

  @Test func recordsOnlyTheContextsThatAreLookedAt() throws {
    let folder = try folder(muted: "#767676")
    _ = folder.run("contrast @ --update-baseline")
    let before = try #require(folder.read("t/contrast.baseline.json")).split(separator: "\n")
    try folder.write(Self.tokens(muted: "#707070"), to: "t/color.tokens.yaml")
    #expect(folder.run("contrast @ --update-baseline --context dark").status == .clean)
    let after = try #require(folder.read("t/contrast.baseline.json")).split(separator: "\n")
    #expect(after.count == before.count)
    #expect(after[3] != before[3] && after[3].contains("\"theme\": \"dark\""))
    #expect(after[4] == before[4])
  }

  @Test func readsNoBaselineOfAnotherShape() throws {
    let folder = try folder()
    try folder.write("{\"version\": 9, \"entries\": []}\n", to: "t/contrast.baseline.json")
    let checked = folder.run("check @ --format concise")
    #expect(checked.output.contains("contrast.baseline.json:1:13: error: this version of tokens does not read"))
    #expect(checked.output.contains("[contrast/minimum]"))
    #expect(folder.run("contrast @ --update-baseline --context dark").status == .failure)
    #expect(folder.run("contrast @ --update-baseline").status == .clean)
    // What is no baseline at all is somebody else's.
    try folder.write("{\"name\": \"orb\"}\n", to: "t/contrast.baseline.json")
    #expect(
      folder.run("contrast @ --update-baseline").errors.contains("is no baseline of contrast, and is not replaced"))
    #expect(folder.read("t/contrast.baseline.json") == "{\"name\": \"orb\"}\n")
  }

  @Test(arguments: [
    (
      ["t/color.tokens.yaml": "text: { $type: color, muted: { $value: \"{nowhere}\" } }\n"],
      "not every pair can be measured"
    ),
    (["t/color.tokens.yaml": "text: [\n"], "not every pair can be measured"),
    (["t/contrast.yaml": "pairs: [{ text: text.mutd, on: surface.base }]\n"], "not every pair can be measured"),
    (
      [
        "tokens.yaml":
          "products: { a: { tokens: t, contrast: t/contrast.yaml }, b: { tokens: t, contrast: t/contrast.yaml } }\n"
      ],
      "@/t/contrast.yaml serves two products, a and b"
    ),
  ])
  func refusesWhatItCannotRecord(files: [String: String], message: String) throws {
    let folder = try folder()
    for (name, text) in files { try folder.write(text, to: name) }
    let outcome = folder.run("contrast @ --update-baseline")
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(folder.read("t/contrast.baseline.json") == nil)
  }

  @Test func writesNothingOutsideTheWorkspace() throws {
    let folder = try Folder([
      "w/tokens.yaml": "products: { orb: { tokens: t, contrast: ../contrast.yaml } }\n", "contrast.yaml": Self.pairs,
      "w/t/color.tokens.yaml": Self.tokens(muted: "#767676"),
    ])
    let outcome = folder.run("contrast @/w --update-baseline")
    #expect(outcome.errors.contains("contrast.baseline.json lies outside the workspace"), "\(outcome.errors)")
    #expect(outcome.status == .failure)
    #expect(folder.read("contrast.baseline.json") == nil)
  }

  /// What a waiver allows depends on `--today` alone.
  @Test(arguments: [("2027-03-01", false), ("2027-03-02", true)])
  func anotherDayIsReproducible(day: String, fails: Bool) throws {
    var files: MemoryFiles = [
      "tokens.yaml": Self.workspace, "t/color.tokens.yaml": Self.tokens(muted: "#777777"),
      "t/contrast.yaml": Self.pairs
        + "waivers: [{ text: text.muted, on: surface.base, reason: x, owner: y, until: 2027-03-01, context: light }]\n",
    ]
    files.write(Array("{\"version\": 1, \"entries\": []}\n".utf8), to: "/t/contrast.baseline.json")
    for line in ["check --today \(day)", "contrast --list --today \(day)"] {
      let outcomes = ["2020-01-01", "2026-11-30", "2031-12-31"].compactMap { CalendarDate($0) }.map { machine in
        Driver.run(line.split(separator: " ").map(String.init), on: Host(files: files, today: machine))
      }
      #expect(outcomes.count == 3 && Set(outcomes).count == 1)
      #expect(outcomes[0].status == (fails ? .findings : .clean), "\(line): \(outcomes[0].output)")
    }
  }
}
