import Diagnostics
import Driver
import Files
import Testing

@Suite struct OtherCommandTests {
  @Test func explainsARule() {
    let outcome = run("explain contrast/minimum", [:])
    #expect(outcome.output.hasPrefix("contrast/minimum (error)\n"))
    for part in ["Why it matters", "What to do", "Bad", "Good"] { #expect(outcome.output.contains("\n\(part)\n")) }
  }

  @Test(arguments: [
    ("explain contrast", "contrast/minimum", "tokens/alias"), ("explain", "tokens/alias", "nothing/else"),
    ("explain --all", "### `contrast/minimum`", "\u{1B}"),
  ])
  func explainsMany(line: String, contains: String, lacks: String) {
    let outcome = run(line, [:])
    #expect(outcome.output.contains(contains))
    #expect(!outcome.output.contains(lacks))
  }

  @Test func suggestsARule() {
    let outcome = run("explain contrast/minimun", [:])
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("did you mean contrast/minimum?"))
  }

  /// The examples of every rule are true: the bad one makes it speak, the good one does not.
  @Test(arguments: Rules.all.rules.map(\.id.name))
  func examplesHold(name: String) throws {
    let rule = try #require(Rules.all[RuleID(name)])
    for (example, speaks) in [(rule.bad, true), (rule.good, false)] {
      var files = MemoryFiles()
      for file in example.files { files.write(Array(file.text.utf8), to: file.name) }
      let outcome = run("check --only \(name) --format concise --today 2026-11-30", files)
      #expect(outcome.output.contains("[\(name)]") == speaks, "\(outcome.output)\(outcome.errors)")
    }
  }

  @Test func showsVersions() {
    let lines = run("version", [:]).output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map(\.first) == ["tokens", "Swift", "libyaml", "ICU", "CLDR", "Unicode"])
    #expect(lines.allSatisfy { $0.count == 2 && $0[1].first?.isNumber == true })
    #expect(run("--version", [:]) == run("version", [:]))
  }

  @Test func showsHelpOnStandardOutput() {
    #expect(run("check --help", [:]).output.hasPrefix("Find what is wrong"))
    #expect(run("--help", [:]).status == .clean)
    let bare = run("", [:])
    #expect(bare.status == .failure)
    #expect(bare.errors.contains("tokens --help"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func writesCompletions(shell: String) {
    #expect(run("completions \(shell)", [:]).output.contains("contrast/minimum"))
  }

  @Test func showsTheConfigurationWithItsOrigins() {
    let files: MemoryFiles = [
      "policy.yaml": "rules: { contrast: warning }\n",
      "w/tokens.yaml": """
      extends: ../policy.yaml
      products:
        orb:
          tokens: t
          outputs: { swift: out }
          rules:
            tokens/grid: { severity: error, step: 4, tokens: [a.*] }
          ignore:
            - { rule: tokens/alias, reason: to come }

      """,
      "w/t/a.tokens.yaml": "", "w/t/contrast.yaml": "",
    ]
    let output = run("config w/t/a.tokens.yaml", files).output
    for line in [
      "orb\n", "  workspace  w/tokens.yaml\n", "extends    ../policy.yaml", "w/tokens.yaml:1:10\n",
      "  tokens     t ", "  file       w/t/a.tokens.yaml ", "  contrast   w/t/contrast.yaml",
      "  output     swift: out ",
      "contrast/minimum warning", "policy.yaml:1:10\n", "tokens/grid error (step: 4, tokens: [a.*])",
      "w/tokens.yaml:7:7\n", "  ignore     tokens/alias, because: to come ",
    ] {
      #expect(output.contains(line), "\(output)")
    }
    #expect(run("config x.tokens.yaml", ["x.tokens.yaml": ""]).output.contains("no tokens.yaml here or above"))
  }

  @Test func refusesABrokenConfiguration() {
    let files: MemoryFiles = ["tokens.yaml": "products: { p: { tokens: t, x: 1 } }\n", "t/a.tokens.yaml": ""]
    for line in ["config", "show", "contrast"] {
      let outcome = run(line, files)
      #expect(outcome.status == .failure)
      #expect(outcome.errors.contains("products.p has no key x"))
    }
  }
}
