import Driver
import Files
import Foundation
import Testing

/// `tokens contrast --against REVISION`, the other revision held in memory.
@Suite struct ContrastChangesTests {
  private static let old: [String: String] = [
    "tokens.yaml": "products: { orb: { tokens: t, contrast: t/contrast.yaml } }\n",
    "t/color.tokens.yaml": """
    grey: { $type: color, 500: { $value: "#767676" }, 400: { $value: "#888888" } }
    surface: { $type: color, base: { $value: "#FFFFFF", $extensions: { mode: { dark: "#000000" } } } }
    text: { $type: color, muted: { $value: "{grey.500}" }, quiet: { $value: "{text.muted}" } }
    icon: { $type: color, star: { $value: "{grey.400}" } }

    """,
    "t/contrast.yaml": "pairs: [{ text: text.*, on: surface.base }, { graphic: icon.*, on: surface.base }]\n",
  ]

  private static func memory(_ files: [String: String]) -> MemoryFiles {
    var memory: MemoryFiles = [:]
    for (path, text) in files { memory.write(Array(text.utf8), to: "/" + path) }
    return memory
  }

  /// Runs over files that differ from the old ones by some replacements.
  private func run(
    _ edits: (path: String, old: String, new: String)..., line: String = "contrast --against main",
    old: [String: String] = Self.old
  ) -> Outcome {
    var files = Self.old
    for edit in edits { files[edit.path] = files[edit.path]?.replacingOccurrences(of: edit.old, with: edit.new) }
    var host = Host(files: Self.memory(files), today: today)
    let then = Self.memory(old)
    host.revision = { (name, _, _) throws(GitError) in
      guard name == "main" else { throw GitError("\(name) is no commit", help: "name one") }
      return Revision(name: name, commit: String(repeating: "a", count: 40), root: "/", files: then)
    }
    return Driver.run(line.split(separator: " ").map(String.init), on: host)
  }

  private static let tokens = "t/color.tokens.yaml"

  @Test func showsWhatFailsUnderWhatChanged() {
    let outcome = run((Self.tokens, "#767676", "#777777"))
    #expect(
      outcome.output == """
        orb
          grey.500  #767676 → #777777  t/color.tokens.yaml:1:38
            ✗ newly failing  text.muted  on surface.base  light  4.54:1  →  4.47:1  needs 4.5
            ✗ newly failing  text.quiet  on surface.base  light  4.54:1  →  4.47:1  needs 4.5
            ↑ better         text.muted  on surface.base  dark   4.62:1  →  4.68:1  needs 4.5
            ↑ better         text.quiet  on surface.base  dark   4.62:1  →  4.68:1  needs 4.5
            help: nearest that passes on both surfaces: "#767676", looks the same; it also moves text.quiet

        Since main: 2 newly failing, 2 better

        """)
    #expect(outcome.status == .findings)
  }

  /// From 4.54:1 to 4.6:1 and back: a fall of 1.3 %.
  @Test func letsAPairLoseWhatTheWorkspaceSays() {
    var old = Self.old
    old[Self.tokens] = old[Self.tokens]?.replacingOccurrences(of: "#767676", with: "#757575")
    let rule = "products: { orb: { rules: { contrast/slipped: { tolerance: 0.01 } }, "
    #expect(run(line: "contrast --against main", old: old).output.contains("lower"))
    let strict = run(("tokens.yaml", "products: { orb: { ", rule), line: "contrast --against main", old: old)
    #expect(strict.output.contains("slipped"))
  }

  @Test func isWrittenForAPullRequest() {
    let outcome = run(
      (Self.tokens, "#767676", "#777777"), line: "contrast --against main --format markdown --context light")
    #expect(
      outcome.output == """
        ## Contrast against `main`

        2 newly failing.

        ### `grey.500` `#767676` → `#777777`

        | | text or graphic | on | context | before | after | needs |
        |---|---|---|---|---:|---:|---:|
        | **✗ newly failing** | `text.muted` | `surface.base` | light | 4.54:1 | **4.47:1** | 4.5 |
        | **✗ newly failing** | `text.quiet` | `surface.base` | light | 4.54:1 | **4.47:1** | 4.5 |

        Suggestion: nearest that passes on both surfaces: "\\#767676", looks the same; it also moves text.quiet

        """)
  }

  /// #767676 on #FFFFFF is 4.54:1; #777777 alone takes it to 4.48, #EEEEEE alone to 3.91.
  @Test func namesTheGreaterCauseFirstAndTheOther() {
    let edits = [(Self.tokens, "#767676", "#777777"), (Self.tokens, "\"#FFFFFF\"", "\"#EEEEEE\"")]
    func run(_ format: String) -> String {
      self.run(edits[0], edits[1], line: "contrast --against main --context light --format \(format)").output
    }
    #expect(run("text").contains("  surface.base  #ffffff → #eeeeee  t/color.tokens.yaml:2:42\n"))
    #expect(run("text").contains("    also: grey.500  #767676 → #777777\n"))
    #expect(run("markdown").contains("### `surface.base` `#ffffff` → `#eeeeee`\n"))
    #expect(run("markdown").contains("\nAlso written anew: `grey.500` `#767676` → `#777777`\n"))
    #expect(
      run("json").contains(
        "{\"token\": \"surface.base\", \"before\": \"#ffffff\", \"after\": \"#eeeeee\"}"))
  }

  /// What would turn the text around it is spelled out, also in Markdown.
  @Test func spellsOutWhatCannotBeSeen() {
    let outcome = run(
      (Self.tokens, "muted: {", "\"mu\u{202E}ted\": { $value: \"#777777\" }, muted: {"),
      line: "contrast --against main --format markdown")
    #expect(outcome.output.contains("`text.mu<U+202E>ted`"), "\(outcome.output)")
    #expect(!outcome.output.unicodeScalars.contains("\u{202E}"))
  }

  @Test func isWrittenForPrograms() throws {
    let outcome = run((Self.tokens, "#767676", "#777777"), line: "contrast --against main --format json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(json?["against"] as? [String: String] == ["revision": "main", "commit": String(repeating: "a", count: 40)])
    #expect(json?["summary"] as? [String: Int] == ["newly-failing": 2, "better": 2])
    let change = try #require((json?["changes"] as? [[String: Any]])?.first)
    #expect(change["text"] as? String == "text.muted")
    #expect(change["context"] as? [String: String] == ["theme": "light"])
    #expect(change["change"] as? String == "newly-failing")
    #expect((change["before"] as? [String: Any])?["verdict"] as? String == "pass")
    #expect((change["after"] as? [String: Any])?["verdict"] as? String == "fail")
    #expect(
      change["causes"] as? [[String: String]] == [["token": "grey.500", "before": "#767676", "after": "#777777"]])
    #expect(change["place"] as? String == "t/color.tokens.yaml:1:38")
  }

  @Test(arguments: [
    ("#888888", "#8A8A8A", "1 lower, 1 better" as String?, false),
    ("#888888", "#A0A0A0", "1 newly failing, 1 better", true),
    ("#767676", "#000000", "2 newly failing, 2 better", true),
    // A value of its own that is the same.
    ("{grey.500}", "#767676", nil, false),
    ("{grey.500}", "{grey.400}", "2 newly failing, 2 better", true),
    ("color, muted", "color, new: { $value: \"#777777\" }, muted", "1 new pair, fails, 1 new pair", true),
    (
      "color, muted", "color, a: { $value: \"#777777\" }, b: { $value: \"#777777\" }, muted",
      "2 new pairs, fail, 2 new pairs", true
    ),
    (", quiet: { $value: \"{text.muted}\" }", "", "2 gone", false),
    // Contexts that only one of the states tells apart: what meets is compared.
    (", $extensions: { mode: { dark: \"#000000\" } }", "", "1 slipped, 2 lower", false),
    (
      "dark: \"#000000\"", "dark: \"#000000\", \"theme=light&contrast=increased\": \"#EEEEEE\"",
      "2 newly failing, 1 slipped", true
    ),
  ])
  func tellsWhatBecameOfPairs(old: String, new: String, tally: String?, fails: Bool) {
    let outcome = run((Self.tokens, old, new))
    let last = outcome.output.split(separator: "\n").last.map(String.init)
    #expect(last == tally.map { "Since main: \($0)" } ?? "No pair changed since main", "\(outcome.output)")
    #expect(outcome.status == (fails ? .findings : .clean))
  }

  @Test func namesTheRequirementAsACause() {
    let outcome = run(("t/contrast.yaml", "pairs:", "require: AAA\npairs:"))
    #expect(outcome.output.contains("  what is asked  4.5:1 → 7:1\n"))
    #expect(outcome.output.contains("needs 7, before 4.5"))
    #expect(outcome.status == .findings)
  }

  @Test func comparesProductsByName() {
    let two =
      "products: { orb: { tokens: t, contrast: t/contrast.yaml }, sun: { tokens: t, contrast: t/contrast.yaml } }\n"
    let added = run(("tokens.yaml", Self.old["tokens.yaml"] ?? "", two))
    #expect(added.output.hasPrefix("sun\n  declared anew\n"))
    var before = Self.old
    before["tokens.yaml"] = two
    #expect(run(old: before).output.hasPrefix("sun\n  not declared any more\n"))
    #expect(run(line: "contrast --against main t/contrast.yaml", old: before).output == "No pair changed since main\n")
  }

  @Test(arguments: [
    ("contrast --against other", "other is no commit"),
    ("contrast --against main -", "--against is about files, and standard input is none"),
    ("contrast --against main --update-baseline", "--against compares, and --update-baseline records"),
    ("contrast --against main --list", "--against shows no table of all pairs"),
    ("contrast --format markdown", "--format markdown is for what changed"),
    ("contrast --against", "--against needs a value: REVISION"),
    ("contrast --against main --context drak", "there is no context drak"),
  ])
  func refuses(line: String, message: String) {
    let outcome = run(line: line)
    #expect(outcome.errors.hasPrefix("tokens: error: \(message)"), "\(outcome.errors)")
    #expect(outcome.status == .failure)
  }

  @Test(arguments: [
    ([String: String](), "at main, there is no tokens.yaml"),
    (["tokens.yaml": "products: [\n"], "at main, the workspace has errors"),
    (["t/color.tokens.yaml": "grey: [\n"], "at main, not every file can be read"),
    (["t/contrast.yaml": "pairs: [\n"], "at main, not every file can be read"),
  ])
  func saysWhatWasWrongThen(files: [String: String], message: String) {
    let old = files.isEmpty ? [:] : Self.old.merging(files) { $1 }
    let outcome = run(old: old)
    #expect(outcome.errors.hasPrefix("tokens: error: \(message)"), "\(outcome.errors)")
    #expect(outcome.status == .failure)
  }

  /// Through the built tool and git itself: sub-folders, worktrees, absolute paths, and nothing written.
  @Test(arguments: [
    "tokens contrast --against HEAD", "cd t && tokens contrast --against HEAD", "tokens contrast --against HEAD $PWD",
    "git worktree add -q ../other && cp t/color.tokens.yaml ../other/t/ && cd ../other/t && tokens contrast --against HEAD .",
    "cd / && tokens contrast --against HEAD $OLDPWD/t/contrast.yaml",
    "GIT_DIR=$PWD/nowhere tokens contrast --against HEAD",
  ])
  func readsGit(line: String) throws {
    var script = "mkdir repo && cd repo && mkdir t\n"
    for (path, text) in Self.old { script += "cat > \(path) <<'END'\n\(text)END\n" }
    script += """
      git init -q -b main && git add -A && git -c user.name=a -c user.email=a@b commit -qm x
      sed -i.bak 's/#767676/#777777/' t/color.tokens.yaml && rm t/*.bak
      git status --porcelain > ../before
      (\(line)); echo "exit $?"
      git status --porcelain | diff ../before - && echo "nothing written"
      """
    let text = try Shell.run(script).text
    #expect(text.contains("grey.500  #767676 → #777777"), "\(text)")
    #expect(text.hasSuffix("Since HEAD: 2 newly failing, 2 better\nexit 1\nnothing written\n"), "\(text)")
  }

  @Test(arguments: [
    ("tokens contrast --against nope", "nope is no commit of the repository"),
    ("tokens contrast --against=--all", "--all is no commit of the repository"),
    ("rm -rf .git && tokens contrast --against HEAD", "lies in no git repository"),
    ("PATH=${PATH%%:*} tokens contrast --against HEAD", "git is not installed, or not on PATH"),
  ])
  func saysWhatGitLacks(line: String, message: String) throws {
    let setup =
      "tokens init -q . && git init -q -b main && git add -A && git -c user.name=a -c user.email=a@b commit -qm x"
    let outcome = try Shell.run("\(setup)\n\(line)")
    #expect(outcome.text.contains(message), "\(outcome.text)")
    #expect(outcome.status == 2)
  }
}
