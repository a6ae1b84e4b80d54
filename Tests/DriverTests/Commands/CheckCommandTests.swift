import Driver
import Files
import Testing

@Suite struct CheckCommandTests {
  private static let colors = """
    grey: { $type: color, "500": { $value: "#8A929C" } }
    surface: { $type: color, base: { $value: "#FFFFFF" } }
    text:
      $type: color
      primary: { $value: "#111111" }
      muted: { $value: "{grey.500}" }

    """
  private static let pairs = "pairs: [{ text: text.*, on: surface.base }]\n"
  private static let broken = "a: { $type: color, $value: \"{b}\" }\n"

  private static func workspace(_ rules: String = "", ignore: String = "", top: String = "") -> String {
    """
    \(top)products:
      orb:
        tokens: t
        contrast: t/contrast.yaml
        rules: { \(rules) }
        ignore: [\(ignore)]

    """
  }

  private static func files(_ workspace: String = workspace(), others: [(String, String)] = []) -> MemoryFiles {
    var files: MemoryFiles = [
      "tokens.yaml": workspace, "t/color.tokens.yaml": colors, "t/contrast.yaml": pairs,
    ]
    for (path, text) in others { files.write(Array(text.utf8), to: path) }
    return files
  }

  private func rules(_ outcome: Outcome) -> [String] {
    outcome.output.split(separator: "\n").compactMap { line in
      line.split(separator: "[").last.map { String($0.dropLast()) }
    }
  }

  @Test func showsWhatIsWrong() {
    let outcome = run("check", Self.files())
    #expect(outcome.status == .findings)
    #expect(outcome.errors == "1 error in 1 file\n")
    #expect(
      outcome.output.hasPrefix(
        """
        t/color.tokens.yaml:1:40: error: text.muted on surface.base is 3.14:1; body text needs 4.5:1 [contrast/minimum]
            1 | grey: { $type: color, "500": { $value: "#8A929C" } }
              |                                        ^^^^^^^^^

        """))
  }

  /// text.note is #777777 where it should be #888888, which `drak` keeps from being read: 4.48:1 on white says nothing.
  @Test(arguments: ["drak: \"#999999\"", "light: \"#111111\", light: \"#888888\""])
  func judgesNoTokenWithAModeThatCouldNotBeRead(_ mode: String) {
    let note = "text: { note: { $type: color, $value: \"#777777\", $extensions: { mode: { \(mode) } } } }\n"
    let outcome = run("check --format concise", Self.files(others: [("t/note.tokens.yaml", note)]))
    #expect(rules(outcome).contains("contrast/minimum"), "of text.muted")
    #expect(!outcome.output.contains("text.note on"))
    #expect(rules(outcome).contains { ["tokens/context", "tokens/duplicate-key"].contains($0) })
  }

  @Test func isSilentWhenNothingIs() {
    let outcome = run(
      "check t/color.tokens.yaml --config none.yaml",
      ["none.yaml": "products: { p: { tokens: t/color.tokens.yaml } }", "t/color.tokens.yaml": Self.colors])
    #expect(outcome == run("check t/color.tokens.yaml", ["t/color.tokens.yaml": Self.colors]))
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "No problems in 1 file (4 tokens)\n")
    #expect(outcome.status == .clean)
  }

  @Test(arguments: [
    ("check", ["contrast/minimum"], 1),
    ("check --only contrast", ["contrast/minimum"], 1),
    ("check --only tokens", [], 0),
    ("check --only tokens/alias,contrast/minimum", ["contrast/minimum"], 1),
    ("check --skip contrast/minimum", [], 0),
    ("check --skip contrast", [], 0),
    ("check --fail-on warning", ["contrast/minimum"], 1),
    ("check --fail-on new", ["contrast/minimum"], 1),
  ])
  func selectsRules(line: String, found: [String], status: Int32) {
    let outcome = run("\(line) --format concise", Self.files())
    #expect(rules(outcome) == found)
    #expect(outcome.status.rawValue == status)
  }

  @Test(arguments: [
    ("contrast/minimum: warning", "", 0, "warning"),
    ("contrast: note", "--fail-on warning", 0, "note"),
    ("contrast: note", "--fail-on new", 1, "note"),
    ("contrast/minimum: off", "", 0, ""),
    ("contrast: off", "", 0, ""),
    ("contrast: off, contrast/minimum: warning", "--fail-on warning", 1, "warning"),
  ])
  func weighsByTheWorkspace(rules: String, options: String, status: Int32, severity: String) {
    let outcome = run("check --format concise \(options)", Self.files(Self.workspace(rules)))
    #expect(outcome.status.rawValue == status)
    #expect(severity.isEmpty ? outcome.output.isEmpty : outcome.output.contains(" \(severity): "))
  }

  @Test func letsTheProductOverrideTheWorkspace() {
    let files = Self.files(
      Self.workspace("contrast/minimum: warning", top: "rules: { contrast: off, tokens/alias: note }\n"),
      others: [("t/broken.tokens.yaml", Self.broken)])
    let outcome = run("check --format concise", files)
    #expect(outcome.output.contains("warning: text.muted"))
    #expect(outcome.output.contains("note: there is no token b"))
    #expect(outcome.status == .clean)
  }

  @Test(
    arguments: [
      ("{ rule: contrast/minimum, token: grey.500, reason: r }", [], 0),
      ("{ rule: contrast, token: \"grey.*\", reason: r }", [], 0),
      ("{ rule: contrast/minimum, file: \"t/*.yaml\", reason: r }", [], 0),
      ("{ rule: contrast/minimum, reason: r }", [], 0),
      ("{ rule: contrast/minimum, token: text.primary, reason: r }", ["contrast/minimum", "tokens/suppression"], 1),
      ("{ rule: contrast/minimum, file: \"u/**\", reason: r }", ["contrast/minimum", "tokens/suppression"], 1),
      ("{ rule: strings/untranslated, key: x, reason: r }", ["contrast/minimum", "tokens/suppression"], 1),
    ] as [(String, [String], Int32)])
  func ignoresByTheWorkspace(entry: String, found: [String], status: Int32) {
    let outcome = run("check --format concise", Self.files(Self.workspace(ignore: entry)))
    #expect(rules(outcome) == found)
    #expect(outcome.status.rawValue == status)
  }

  @Test(
    arguments: [
      ("  # tokens:ignore tokens/alias -- to come", [], 0),
      ("  # tokens:ignore tokens -- to come", [], 0),
      ("  # tokens:ignore tokens/alias", ["tokens/alias", "tokens/suppression"], 1),
      ("  # tokens:ignore tokens/cycle -- to come", ["tokens/alias", "tokens/suppression"], 1),
    ] as [(String, [String], Int32)])
  func suppressesByComment(comment: String, found: [String], status: Int32) {
    let text = Self.broken.dropLast() + comment + "\n"
    let outcome = run("check --format concise a.tokens.yaml", ["a.tokens.yaml": String(text)])
    #expect(rules(outcome) == found)
    #expect(outcome.status.rawValue == status)
  }

  /// A comment speaks of all that begins on its line or the next: a token, a group, a pair.
  @Test(arguments: [
    ("# tokens:ignore tokens/alias -- to come", "a:", "  $type: color", "  $value: \"{b}\"", 1),
    ("", "a: # tokens:ignore tokens/alias -- to come", "  $type: color", "  $value: \"{b}\"", 1),
    (
      "$type: color\n# tokens:ignore tokens/alias -- to come", "g:", "  c: { $value: \"{b}\" }",
      "  d: { $value: \"{b}\" }", 1
    ),
    (
      "g:", "  # tokens:ignore tokens/alias -- to come", "  a: { $type: color, $value: \"{b}\" }",
      "  c: { $type: color, $value: \"{b}\" }", 2
    ),
  ])
  func suppressesBlocks(a: String, b: String, c: String, d: String, left: Int) {
    let yaml = [a, b, c, d, "z: { $type: color, $value: \"{b}\" }", ""].joined(separator: "\n")
    let outcome = run("check --format concise t.tokens.yaml", ["t.tokens.yaml": yaml])
    #expect(rules(outcome) == Array(repeating: "tokens/alias", count: left))
  }

  /// A mistake in a pair file does not make what it hides look mended.
  @Test func aFaultyPairFileLeavesIgnoresInPeace() {
    let ignore = "{ rule: contrast/minimum, token: grey.*, reason: to come }"
    let files = Self.files(
      Self.workspace(ignore: ignore),
      others: [("t/contrast.yaml", "pairs: [{ text: text.mutd, on: surface.base }]\n")])
    #expect(rules(run("check --format concise", files)) == ["contrast/pair"])
  }

  /// Wherever `$extensions` stands in it.
  @Test func suppressesAGroupInJSON() {
    let text = """
      { "g": { "$type": "color", "$extensions": { "tokens.ignore": { "tokens/alias": "to come" } }, "a": { "$value": "{b}" } } }
      """
    let outcome = run("check --format concise a.tokens.json", ["a.tokens.json": text])
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == .clean)
  }

  @Test func suppressesInJSON() {
    let text = """
      { "a": { "$type": "color", "$value": "{b}", "$extensions": { "tokens.ignore": { "tokens/alias": "to come" } } } }
      """
    let outcome = run("check --format concise a.tokens.json", ["a.tokens.json": text])
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == .clean)
  }

  @Test(arguments: ["contrast/minimun", "strings/whitespce"])
  func endsWithTwoWhereTheConfigurationIsWrong(_ rule: String) {
    let outcome = run("check --only tokens --format concise", Self.files(Self.workspace("\(rule): off")))
    #expect(rules(outcome) == ["workspace/rule"])
    #expect(outcome.status == .failure)
  }

  @Test func endsWithTwoWhereAnOptionIsWrong() {
    let outcome = run(
      "check --format concise", Self.files(Self.workspace("tokens/grid: { stepp: 4, tokens: [grey.*] }, contrast: off"))
    )
    #expect(rules(outcome) == ["workspace/options"])
    #expect(outcome.status == .failure)
  }

  @Test(arguments: [
    ("check --only contast", "there is no rule contast", "did you mean contrast?"),
    ("check --skip tokens/aliass", "there is no rule tokens/aliass", "did you mean tokens/alias"),
    ("check nope.yaml", "nope.yaml does not exist", ""),
    ("check --config nope.yaml", "nope.yaml does not exist", ""),
    ("check --baseline nope.json", "nope.json does not exist", ""),
    ("check - --fix", "--fix cannot write to standard input", "--diff"),
    ("check --unsafe-fixes", "--unsafe-fixes needs --fix or --diff", ""),
    ("check --statistics --format json", "--statistics is a table for people, and --format json is none", ""),
    ("check --stdin-path x.yaml", "--stdin-path x.yaml needs - among the paths", ""),
  ])
  func refuses(line: String, message: String, help: String) {
    let outcome = run(line, Self.files())
    #expect(outcome.status == .failure)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("tokens: error: \(message)\n"), "\(outcome.errors)")
    #expect(help.isEmpty || outcome.errors.contains(help))
  }

  @Test(arguments: ["json", "sarif", "github", "concise", "text"])
  func writesEveryFormatTheSameTwice(format: String) {
    let files = Self.files(others: [("t/broken.tokens.yaml", Self.broken)])
    let first = run("check --format \(format)", files)
    #expect(first == run("check --format \(format)", files))
    #expect(first.output.contains("contrast/minimum"))
    #expect(first.output.contains("tokens/alias"))
    #expect(!first.output.contains("\u{1B}"))
  }

  @Test func countsByRule() {
    let outcome = run("check --statistics", Self.files(others: [("t/broken.tokens.yaml", Self.broken)]))
    #expect(outcome.output == "1  error    contrast/minimum\n1  error    tokens/alias\n")
    #expect(outcome.status == .findings)
  }

  @Test func saysNothingElseWhenQuiet() {
    #expect(run("check --quiet", Self.files()).errors.isEmpty)
  }

  @Test(arguments: [("always", true, true), ("never", false, false), ("auto", false, true)])
  func colorsAsAsked(choice: String, plain: Bool, terminal: Bool) {
    #expect(run("check --color \(choice)", Self.files()).output.contains("\u{1B}[") == plain)
    #expect(run("check --color \(choice)", Self.files(), colored: true).output.contains("\u{1B}[") == terminal)
  }

  @Test func readsStandardInput() {
    let named = run("check - --stdin-path a.tokens.yaml --format concise", [:], input: Self.broken)
    #expect(named.output.hasPrefix("a.tokens.yaml:1:28: error: there is no token b"))
    let bare = run("check - --format concise", [:], input: Self.broken)
    #expect(bare.output.hasPrefix("-:1:28: error: there is no token b"))
    #expect(run("check -", [:], input: "hello").status == .failure)
  }

  @Test func letsStandardInputStandInForAProductsFile() {
    let better = Self.colors.replacing("#8A929C", with: "#555555")
    let outcome = run("check - --stdin-path t/color.tokens.yaml", Self.files(), input: better)
    #expect(outcome.status == .clean)
    #expect(outcome.errors == "No problems in 2 files (4 tokens, 2 pairs)\n")
  }

  @Test func reportsASyntaxErrorWhateverIsAskedFor() {
    let files: MemoryFiles = ["a.tokens.json": "{ \"a\": "]
    let outcome = run("check a.tokens.json --only contrast --format concise", files)
    #expect(rules(outcome).first == "tokens/syntax")
    #expect(outcome.status == .findings)
  }

  @Test func keepsFormsOfOurOwnQuietUnlessAsked() {
    let files: MemoryFiles = ["a.tokens.yaml": Self.colors]
    #expect(run("check a.tokens.yaml", files).output.isEmpty)
    #expect(run("check a.tokens.yaml --only dtcg", files).output.contains("dtcg/form"))
    let configured = run("check --format concise", Self.files(Self.workspace("dtcg/form: warning, contrast: off")))
    #expect(configured.output.contains("warning: "))
  }
}
