import Diagnostics
import Testing
import TokenModel

/// A finding names what is broken, where it comes from, and all that it breaks.
struct MinimumFindingTests {
  @Test func oneColourIsOneStory() throws {
    let checked = try check(
      """
      pairs:
        - { text: text.*, on: surface.* }
        - { graphic: icon.muted, on: surface.raised }
      """, tokens: ContrastCheckTests.tokens.replacing("disabled: { $value: \"#CCCCCC\" }", with: ""))
    let finding = try #require(checked.report.findings.first)
    #expect(checked.report.findings.count == 1)
    #expect(finding.message == "text.muted on surface.raised is 3.72:1 in dark; body text needs 4.5:1")
    #expect(checked.files[finding.span] == "\"#8A929C\"")
    #expect(finding.symbol == "grey.500")
    #expect(
      finding.labels.map { "\($0.message): \(checked.files[$0.span])" } == [
        "grey.500 is what text.muted uses in dark: \"{grey.500}\"", "surface.raised in dark: \"#383838\"",
        "the pair: { text: text.*, on: surface.* }",
      ])
    #expect(finding.notes == ["it is #8a929c on #383838"])
    #expect(
      finding.help == [
        "nearest that passes on both surfaces in dark: \"#9AA1AB\", a little lighter; it also moves icon.muted"
      ])
  }

  @Test func theWorstSpeaksAndTheOthersAreListed() throws {
    let surfaces = (1...9).map { "s\($0): { $value: \"#F\($0)F\($0)F\($0)\" }" }.joined(separator: ", ")
    let checked = try check(
      "pairs: [{ text: ink, on: s.* }]",
      tokens: "ink: { $type: color, $value: \"#808080\" }\ns: { $type: color, \(surfaces) }\n")
    let finding = try #require(checked.report.findings.first)
    #expect(checked.report.findings.count == 1)
    #expect(finding.message == "ink on s.s1 is 3.49:1; body text needs 4.5:1")
    #expect(finding.notes.count == 7)
    #expect(finding.notes[1] == "also ink on s.s2 is 3.52:1, needs 4.5:1")
    #expect(finding.notes.last == "and 3 more")
  }

  @Test func eachContextHasItsOwnLiteral() throws {
    let checked = try check(
      "pairs: [{ text: ink, on: paper }]",
      tokens: """
        ink: { $type: color, $value: "#AAAAAA", $extensions: { mode: { dark: "#555555" } } }
        paper: { $type: color, $value: "#FFFFFF", $extensions: { mode: { dark: "#000000" } } }
        """)
    #expect(checked.spoken == ["contrast/minimum: \"#AAAAAA\"", "contrast/minimum: \"#555555\""])
    #expect(
      checked.messages == [
        "ink on paper is 2.32:1 in light; body text needs 4.5:1",
        "ink on paper is 2.81:1 in dark; body text needs 4.5:1",
      ])
  }

  /// What no text passes on any more is at fault, not each of the texts.
  @Test func aSurfaceThatBreaksSeveralTextsIsBlamed() throws {
    let checked = try check(
      "pairs: [{ text: ink.*, on: [paper, card] }]",
      tokens: """
        ink: { $type: color, a: { $value: "#000000" }, b: { $value: "#0B1F3A" } }
        grey: { $type: color, "600": { $value: "#505050" } }
        card: { $type: color, $value: "{grey.600}" }
        paper: { $type: color, $value: "#FFFFFF" }
        """)
    #expect(checked.spoken == ["contrast/minimum: \"#505050\""])
    #expect(checked.messages == ["ink.b on card is 2.04:1; body text needs 4.5:1"])
    let finding = try #require(checked.report.findings.first)
    #expect(finding.symbol == "grey.600")
    #expect(finding.labels.map(\.message) == ["grey.600 is what card uses", "ink.b", "the pair"])
    #expect(finding.notes.last == "also ink.a on card is 2.60:1, needs 4.5:1")
    #expect(finding.help == ["nearest that passes in both pairs: \"#868686\", clearly lighter"])
  }

  /// A way that ends at white or black without a pass is none.
  @Test(arguments: [
    ("#00000000", "#777777", "7", []), ("#808080E0", "#777777", "7", []),
    ("#909090E0", "#808080", "4.5", ["nearest that passes"]),
  ])
  func adviceLeadsSomewhere(ink: String, paper: String, level: String, help: [String]) throws {
    let checked = try check(
      "require: \(level)\npairs: [{ text: ink, on: paper }]",
      tokens: "ink: { $type: color, $value: \"\(ink)\" }\npaper: { $type: color, $value: \"\(paper)\" }\n")
    let lines = checked.report.findings[0].help
    #expect(lines.allSatisfy { !$0.contains("ink lighter") && !$0.contains("ink darker") })
    for words in help { #expect(lines.contains { $0.hasPrefix(words) }, "\(lines)") }
  }

  @Test(arguments: [
    ("#CCCCCC", "#FFFFFF", ["nearest that passes: \"#767676\", another colour"]),
    ("#333333", "#000000", ["nearest that passes: \"#757575\", clearly lighter"]),
    ("#00000000", "#FFFFFF", ["the same colour passes: \"#00000089\", 54 % opaque"]),
  ])
  func adviceIsPossible(ink: String, paper: String, help: [String]) throws {
    let checked = try check(
      "pairs: [{ text: ink, on: paper }]",
      tokens: "$type: color\nink: { $value: \"\(ink)\" }\npaper: { $value: \"\(paper)\" }")
    #expect(checked.report.findings.map(\.help) == [help])
  }

  /// Solid glass hides the field: its colours, which all four pairs have below them, are not to blame.
  @Test func whatIsHiddenIsNotBlamed() throws {
    let checked = try check(
      "fields: { f: { gradient: sky } }\npairs: [{ text: text.*, on: glass.*, over: f }]\n",
      tokens: """
        text: { $type: color, t1: { $value: "#888888" }, t2: { $value: "#999999" } }
        glass:
          $type: color
          g1: { $value: "#000000e6", $extensions: { mode: { "transparency=reduced": "#777777" } } }
          g2: { $value: "#000000e6", $extensions: { mode: { "transparency=reduced": "#787878" } } }
        sky: { $type: gradient, $value: [{ color: "#000000", position: 0 }, { color: "#111111", position: 1 }] }

        """)
    #expect(checked.spoken == ["contrast/minimum: \"#888888\"", "contrast/minimum: \"#999999\""])
    #expect(checked.messages.allSatisfy { $0.contains("reduced") })
  }

  @Test func aTextThatFailsEverywhereIsBlamed() throws {
    let checked = try check(
      "pairs: [{ text: [a, b], on: [x, y, z] }]",
      tokens: """
        $type: color
        a: { $value: "#888888" }
        b: { $value: "#000000" }
        x: { $value: "#FFFFFF" }
        y: { $value: "#FAFAFA" }
        z: { $value: "#F0F0F0" }
        """)
    #expect(checked.spoken == ["contrast/minimum: \"#888888\""])
  }

  @Test func aChainIsShownLinkByLink() throws {
    let checked = try check(
      "pairs: [{ graphic: icon, on: paper }]",
      tokens: """
        grey: { $type: color, "300": { $value: "#CCCCCC" } }
        line: { $type: color, $value: "{grey.300}" }
        icon: { $type: color, $value: "{line}" }
        paper: { $type: color, $value: "#FFFFFF" }
        """)
    #expect(checked.messages == ["icon on paper is 1.60:1; a graphic needs 3:1"])
    #expect(
      checked.report.findings.first?.labels.map(\.message) == [
        "line is what icon uses", "grey.300 is what line uses", "paper", "the pair",
      ])
  }

  /// Shown with two digits it would seem to reach what it needs.
  @Test func aNearMissShowsMoreDigits() throws {
    let checked = try check(
      "pairs: [{ text: ink, on: paper }]",
      tokens: "paper: { $type: color, $value: \"#0078D7\" }\nink: { $type: color, $value: \"#FFFFFF\" }\n")
    #expect(checked.messages == ["ink on paper is 4.498:1; body text needs 4.5:1"])
  }

  @Test func aWideColourNamesTheScreen() throws {
    let checked = try check(
      "pairs: [{ text: ink, on: paper }]",
      tokens: """
        ink: { $type: color, $value: "color(display-p3 1 0 0)" }
        paper: { $type: color, $value: "#FFFFFF" }
        """)
    #expect(checked.messages == ["ink on paper is 3.76:1; body text needs 4.5:1"])
    #expect(
      checked.report.findings.first?.notes == [
        "it is #ff0000 on #ffffff on a wide-gamut screen; on sRGB it is 3.99:1"
      ])
  }

  @Test func roundingThatWouldPassIsSaid() throws {
    let checked = try check(
      "require: 3.842\npairs: [{ text: ink, on: glass, over: [glass2, base] }]",
      tokens: """
        $type: color
        ink: { $value: "#FFFFFF" }
        glass: { $value: "rgb(255 255 255 / 0.3)" }
        glass2: { $value: "rgb(255 255 255 / 0.3)" }
        base: { $value: "#000000" }
        """)
    #expect(checked.report.results.map(\.isMarginal) == [true])
    #expect(
      checked.report.findings.first?.notes.last == "rounded to eight bits it would pass, which is too near to rely on")
  }
}
