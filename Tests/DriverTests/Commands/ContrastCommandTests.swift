import Driver
import Files
import Foundation
import Testing

@Suite struct ContrastCommandTests {
  private static let files: MemoryFiles = [
    "tokens.yaml": "products: { orb: { tokens: t } }\n",
    "t/color.tokens.yaml": """
    surface: { $type: color, base: { $value: "#FFFFFF", $extensions: { mode: { dark: "#000000" } } } }
    text:
      $type: color
      muted: { $value: "#777777" }
      off: { $value: "#DDDDDD" }

    """,
    "t/contrast.yaml": """
    pairs: [{ text: text.*, on: surface.base }]
    exempt: [{ token: text.off, reason: inactive }]

    """,
  ]

  @Test func listsPairsByContext() {
    let outcome = run("contrast --list", Self.files)
    #expect(
      outcome.output == """
        orb
          text.muted  on surface.base  light   4.47:1  4.5  ✗ fails
          text.muted  on surface.base  dark    4.68:1  4.5  ✓
          text.off    on surface.base  light   1.35:1  4.5  exempt
          text.off    on surface.base  dark   15.46:1  4.5  exempt

        """)
    #expect(outcome.status == .findings)
    #expect(run("contrast --list --context dark", Self.files).status == .clean)
  }

  @Test func writesJSON() throws {
    let outcome = run("contrast --format json --context theme=light", Self.files)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let pair = try #require((json?["pairs"] as? [[String: Any]])?.first)
    #expect(pair["text"] as? String == "text.muted")
    #expect(pair["surface"] as? String == "surface.base")
    #expect(pair["context"] as? [String: String] == ["theme": "light"])
    // (1.05) / (L + 0.05) with L of #777777 by WCAG 2.2, in 50 digits.
    #expect(abs((pair["ratio"] as? Double ?? 0) - 4.478089453577214) < 1e-9)
    #expect(pair["required"] as? Double == 4.5)
    #expect(pair["verdict"] as? String == "fail")
    #expect(pair["exact"] as? Bool == true)
  }

  @Test func showsWhatAPairFileWithErrorsDeclaresAndTheErrors() {
    var files = Self.files
    let pairs = """
      require: 22
      pairs: [{ text: text.muted, on: surface.base }, { text: text.gone, on: surface.base }]

      """
    files.write(Array(pairs.utf8), to: "t/contrast.yaml")
    let outcome = run("contrast --list --context dark", files)
    #expect(outcome.output.contains("text.muted"))
    #expect(outcome.status == .findings)
    #expect(outcome.errors.contains("t/contrast.yaml:1:10: error:"))
    #expect(outcome.errors.contains("text.gone"))
    #expect(outcome.errors.hasSuffix("What these entries ask for is not in the table; tokens check explains them\n"))
  }

  @Test func saysSoWhereNothingIsDeclared() {
    let outcome = run("contrast a.tokens.yaml", ["a.tokens.yaml": "a: { $type: color, $value: \"#FFFFFF\" }\n"])
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("No contrast pairs"))
    #expect(outcome.status == .clean)
  }

  @Test(arguments: [
    (["#000", "white"], 21.0), (["rgb(0 0 0 / 0)", "#fff"], 1.0), (["#767676", "#ffffff"], 4.542224959605253),
    (["white", "rgb(255 255 255 / 0.3)", "rgb(255 255 255 / 0.3)", "#000"], 3.840324),
    (["lab(40 none 20)", "lab(40 none 20)"], 1.0),
  ])
  func measuresColors(words: [String], ratio: Double) throws {
    let host = Host(files: MemoryFiles(), today: today)
    let outcome = Driver.run(["contrast"] + words + ["--format", "json"], on: host)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(abs((json?["ratio"] as? Double ?? 0) - ratio) < 1e-5)
    #expect(outcome.status == .clean)
  }

  @Test func showsAColorsVerdicts() {
    #expect(
      run("contrast #767676 white", [:]).output == """
        4.54:1  #767676 on white

          text        ✓ AA 4.5  ✗ AAA 7
          large text  ✓ AA 3    ✓ AAA 4.5
          graphics    ✓ AA 3

        """)
  }

  @Test(arguments: [
    ("contrast #fff", "#fff needs a surface to stand on"),
    ("contrast #fff #12", "#12 is not a colour"),
    ("contrast #fff #00000080", "what lies behind #00000080 shows through, so there is no one ratio"),
    ("contrast nowhere.yaml", "nowhere.yaml does not exist"),
    ("contrast currentcolor white", "currentcolor is not a colour: "),
  ])
  func refuses(line: String, message: String) {
    let outcome = run(line, [:])
    #expect(outcome.errors.hasPrefix("tokens: error: \(message)"), "\(outcome.errors)")
    #expect(outcome.status == .failure)
  }
}
