import Driver
import Files
import Foundation
import Testing

@Suite struct ShowCommandTests {
  private static let files: MemoryFiles = [
    "brand.tokens.yaml": """
    palette:
      $type: color
      grey: { $value: "#8A929C" }
      deep: { $value: { colorSpace: oklch, components: [0.7, 0.1, none], alpha: 0.5 } }
    text:
      $type: color
      muted:
        $description: Text that helps
        $value: "{palette.grey}"
        $extensions: { mode: { dark: "#B4BECE", "theme=dark&contrast=increased": "#FFFFFF" } }
      faint: { $value: "{text.muted}", $deprecated: use text.muted }
    space: { $type: dimension, small: { $value: 8 } }
    broken: { $type: color, $value: "{nowhere}" }

    """
  ]

  @Test func showsATokenInEveryContext() {
    let outcome = run("show text.muted brand.tokens.yaml", Self.files)
    #expect(outcome.status == .clean)
    #expect(
      outcome.output == """
        text.muted  color  brand
        Text that helps

          light, standard   #8a929c  ← palette.grey  brand.tokens.yaml:9:13
          light, increased  #8a929c  ← palette.grey  brand.tokens.yaml:9:13
          dark, standard    #b4bece                  brand.tokens.yaml:10:34
          dark, increased   #ffffff                  brand.tokens.yaml:10:78

        """)
  }

  @Test func followsTheWholeChain() {
    let outcome = run("show text.faint brand.tokens.yaml --context theme=light", Self.files)
    #expect(outcome.output.contains("deprecated: use text.muted\n"))
    #expect(outcome.output.contains("← text.muted ← palette.grey"))
  }

  @Test func listsWithoutAToken() {
    let outcome = run("show brand.tokens.yaml", Self.files)
    #expect(
      outcome.output == """
        brand
          palette.grey  color      #8a929c
          palette.deep  color      oklch 0.7 0.1 none, 50% opaque
          text.muted    color      #8a929c                         4 contexts
          text.faint    color      #8a929c                         4 contexts
          space.small   dimension  8 px
          broken        color      no value

        """)
  }

  @Test(arguments: [
    ("show text.* brand.tokens.yaml", ["text.muted", "text.faint"]),
    ("show {text.faint} brand.tokens.yaml", ["text.faint"]),
    ("show **.small brand.tokens.yaml", ["space.small"]),
    ("show broken brand.tokens.yaml", ["broken"]),
  ])
  func findsByPattern(line: String, paths: [String]) throws {
    #expect(try tokens(line).map { $0["path"] as? String } == paths)
  }

  @Test(arguments: [
    ("", 4), ("--context theme=dark", 2), ("--context dark", 2), ("--context theme=dark,contrast=increased", 1),
    ("--context theme=dark --context increased", 1), ("--context motion=reduced", 4),
  ])
  func looksAtTheContextsThatAreAskedFor(options: String, count: Int) throws {
    let tokens = try tokens("show text.muted brand.tokens.yaml \(options)")
    #expect((tokens.first?["contexts"] as? [Any])?.count == count)
  }

  @Test func writesJSON() throws {
    let tokens = try tokens("show text.muted brand.tokens.yaml --context dark,increased")
    let token = try #require(tokens.first)
    #expect(token["type"] as? String == "color")
    #expect(token["product"] as? String == "brand")
    let entry = try #require((token["contexts"] as? [[String: Any]])?.first)
    #expect(entry["context"] as? [String: String] == ["theme": "dark", "contrast": "increased"])
    #expect(entry["chain"] as? [String] == [])
    let value = try #require(entry["value"] as? [String: Any])
    #expect(value["colorSpace"] as? String == "srgb")
    #expect(value["components"] as? [Double] == [1, 1, 1])
    #expect(value["alpha"] as? Double == 1)
    #expect(value["srgb"] as? [Double] == [1, 1, 1])
    #expect(value["hex"] as? String == "#ffffff")
  }

  @Test func keepsAColorAsItWasWritten() throws {
    let token = try #require(try tokens("show palette.deep brand.tokens.yaml").first)
    let value = try #require((token["contexts"] as? [[String: Any]])?.first?["value"] as? [String: Any])
    #expect(value["colorSpace"] as? String == "oklch")
    #expect((value["components"] as? [Any])?.last as? String == "none")
    #expect(value["alpha"] as? Double == 0.5)
    // OKLCH 0.7 0.1 0, converted by Ottosson's matrices outside this project.
    let srgb = try #require(value["srgb"] as? [Double])
    for (channel, right) in zip(srgb, [0.821_992_727_5, 0.516_236_960_7, 0.610_815_348_8]) {
      #expect(abs(channel - right) < 1e-9)
    }
  }

  @Test(arguments: [
    ("show text.mutde brand.tokens.yaml", "there is no token text.mutde", "did you mean text.muted?"),
    ("show text.muted brand.tokens.yaml --context drak", "there is no context drak", "did you mean dark?"),
    ("show text.muted brand.tokens.yaml --context theme=drak", "there is no context theme=drak", "theme=dark"),
    ("show text.muted brand.tokens.yaml --context =dark", "there is no context =dark", "did you mean"),
    ("show text.muted brand.tokens.yaml --context theme=", "there is no context theme=", ""),
    ("show text.muted brand.tokens.yaml --context drak,foo", "there is no context drak, foo", "did you mean dark?"),
    ("show text.muted nowhere.yaml", "nowhere.yaml does not exist", ""),
  ])
  func refuses(line: String, message: String, help: String) {
    let outcome = run(line, Self.files)
    #expect(outcome.status == .failure)
    #expect(outcome.errors.hasPrefix("tokens: error: \(message)"), "\(outcome.errors)")
    #expect(help.isEmpty || outcome.errors.contains(help))
  }

  @Test func paintsSwatchesWhereColorsAreShown() {
    let colored = run("show palette.grey brand.tokens.yaml", Self.files, colored: true).output
    #expect(colored.contains("\u{1B}[48;2;138;146;156m  \u{1B}[0m #8a929c"))
    #expect(
      !run("show palette.grey brand.tokens.yaml --color never", Self.files, colored: true).output.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("dimension", "{ value: 1.5, unit: rem }", "1.5 rem", #"{"value": 1.5, "unit": "rem"}"#),
    ("fontFamily", "[Inter, sans-serif]", "Inter, sans-serif", #"["Inter", "sans-serif"]"#),
    ("fontWeight", "bold", "700", "700"),
    ("duration", "0.2s", "0.2 s", #"{"value": 0.2, "unit": "s"}"#),
    ("cubicBezier", "[0.2, 0, 0, 1]", "cubic-bezier(0.2, 0, 0, 1)", "[0.2, 0, 0, 1]"),
    ("number", "0.5", "0.5", "0.5"),
    ("strokeStyle", "dashed", "dashed", #""dashed""#),
    ("spring", "{ duration: 320ms, bounce: 0.2 }", "spring 320 ms, bounce 0.2", #""bounce": 0.2"#),
    ("haptic", "impact.soft", "impact.soft, reduced motion: soften", #""feedback": "impact.soft""#),
    ("icon", "{ ios: star, mirrors: true }", "ios star, mirrors", #""mirrors": true"#),
    (
      "border", "{ color: \"#000000\", width: 1px, style: solid }", "1 px solid #000000", #""style": "solid""#
    ),
    (
      "shadow", "{ color: \"#00000080\", offsetX: 0, offsetY: 2, blur: 8, spread: 0 }",
      "0 px, 2 px, blur 8 px, #000000, 50.2% opaque", #""inset": false"#
    ),
    (
      "transition", "{ duration: 120ms, delay: 20ms, timingFunction: ease }",
      "120 ms cubic-bezier(0.25, 0.1, 0.25, 1) after 20 ms", #""delay": {"value": 20, "unit": "ms"}"#
    ),
    (
      "gradient", "[{ color: \"#000000\", position: 0 }, { color: \"#ffffff\", position: 1 }]",
      "#000000 0%, #ffffff 100%", #""position": 1"#
    ),
    (
      "typography", "{ fontFamily: Inter, fontSize: 17, fontWeight: 400, letterSpacing: 0.2, lineHeight: 1.3 }",
      "Inter 400, 17 px on 1.3, spaced 0.2 px", #""lineHeight": 1.3"#
    ),
    (
      "motion",
      "{ effect: scale, scale: 0.97, animates: transform, curve: { duration: 120ms }, reduced: cut, haptic: none }",
      "scale to 0.97, spring 120 ms, bounce 0, reduced: cut, no haptic", #""animates": ["transform"]"#
    ),
    (
      "elevation", "{ shadow: none, blur: 22px, fallback: \"#FFFFFF\" }",
      "no shadow; glass of blur 22 px; solid #ffffff", #""blur": {"value": 22, "unit": "px"}"#
    ),
  ])
  func showsEveryType(type: String, yaml: String, words: String, json: String) {
    let files: MemoryFiles = ["a.tokens.yaml": "a: { $type: \(type), $value: \(yaml) }\n"]
    #expect(
      run("show a.tokens.yaml", files).output.contains("  \(words)\n"), "\(run("show a.tokens.yaml", files).output)")
    #expect(run("show a a.tokens.yaml --format json", files).output.contains(json))
  }

  private func tokens(_ line: String) throws -> [[String: Any]] {
    let outcome = run("\(line) --format json", Self.files)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require(json?["tokens"] as? [[String: Any]])
  }
}
