import Colors
import Diagnostics
import Testing
import TokenModel

/// A finding offers the nearest colour that passes wherever the literal is shown, or proves that there is none.
struct RepairTests {
  private func finding(_ pairs: String, _ tokens: String) throws -> (Finding, CheckedPairs) {
    let checked = try check(pairs, tokens: tokens)
    return (try #require(checked.report.findings.first), checked)
  }

  /// The pair file beside the tokens with the first finding's fix applied.
  private func repaired(_ pairs: String, _ tokens: String) throws -> CheckedPairs {
    let (finding, checked) = try finding(pairs, tokens)
    let edit = try #require(finding.fixes.first?.edits.first)
    #expect(finding.fixes[0].safe == false)
    var bytes = Array(tokens.utf8)
    bytes.replaceSubrange(edit.span.range, with: Array(edit.text.utf8))
    #expect(checked.files[edit.span] != edit.text)
    return try check(pairs, tokens: String(decoding: bytes, as: UTF8.self))
  }

  private static let grey = """
    grey: { $type: color, "500": { $value: "#8A929C" } }
    text: { $type: color, muted: { $value: "{grey.500}" } }
    icon: { $type: color, muted: { $value: "{grey.500}" }, other: { $value: "#000000" } }
    surface: { $type: color, base: { $value: "#FFFFFF" }, raised: { $value: "#F6F6F6" }, sunken: { $value: "#EEEEEE" } }

    """

  @Test func oneColourForAllSurfaces() throws {
    let pairs = "pairs: [{ text: text.muted, on: surface.* }]\n"
    let (finding, _) = try finding(pairs, Self.grey)
    #expect(
      finding.help == ["nearest that passes on all 3 surfaces: \"#666D77\", clearly darker; it also moves icon.muted"])
    #expect(finding.fixes.map(\.title) == ["change grey.500 to #666D77"])
    #expect(try repaired(pairs, Self.grey).report.findings.isEmpty)
  }

  @Test func eachContextHasItsOwn() throws {
    let tokens = """
      ink: { $type: color, $value: "#999999", $extensions: { mode: { dark: "#666666" } } }
      paper: { $type: color, $value: "#FFFFFF", $extensions: { mode: { dark: "#111111" } } }

      """
    let checked = try check("pairs: [{ text: ink, on: paper }]", tokens: tokens)
    #expect(
      checked.report.findings.map(\.help) == [
        ["nearest that passes in light: \"#767676\", clearly darker"],
        ["nearest that passes in dark: \"#7C7C7C\", a little lighter"],
      ])
  }

  @Test func aProofThatThereIsNone() throws {
    let (finding, _) = try finding(
      "pairs: [{ text: ink, on: [paper, night] }]",
      "ink: { $type: color, $value: \"#777777\" }\npaper: { $type: color, $value: \"#FFFFFF\" }\n"
        + "night: { $type: color, $value: \"#222222\" }\n")
    #expect(finding.fixes.isEmpty)
    #expect(
      finding.help[0]
        == "no colour passes in all these pairs: on night a luminance below 24.6 % and on paper a luminance above 18.4 % fails, which leaves none"
    )
  }

  /// A grey that two texts fail on, one lighter and one darker: no grey will do, and a colour for each text does.
  @Test func whatStandsOnAHopelessSurfaceIsOfferedColours() throws {
    let tokens = """
      ink: { $type: color, a: { $value: "#707070" }, b: { $value: "#909090" } }
      s: { $type: color, $value: "#808080" }

      """
    let pairs = "pairs: [{ text: ink.*, on: s }]\n"
    let checked = try check(pairs, tokens: tokens)
    let finding = try #require(checked.report.findings.first)
    #expect(checked.files[finding.span] == "\"#808080\"")
    #expect(finding.help.count == 3)
    #expect(finding.help[1].hasPrefix("for ink.a, nearest that passes: \"#"))
    #expect(finding.help[2].hasPrefix("for ink.b, nearest that passes: \"#"))
    var text = tokens
    for edit in try #require(finding.fixes.first).edits {
      text = text.replacingOccurrence(of: checked.files[edit.span], with: edit.text)
    }
    #expect(try check(pairs, tokens: text).report.findings.isEmpty)
  }

  /// Both sides are one literal: no colour of it will do.
  @Test func aColourOnItselfNeedsAnother() throws {
    let tokens = """
      palette: { $type: color, pale: { $value: "#ddf8f9" } }
      icon: { $type: color, i0: { $value: "#c0e0e0", $extensions: { mode: { dark: "{palette.pale}" } } } }
      surface: { $type: color, s0: { $value: "{palette.pale}" } }

      """
    let checked = try check("pairs: [{ graphic: icon.*, on: surface.s0 }]", tokens: tokens)
    let finding = try #require(checked.report.findings.first { $0.message.contains("is 1.00:1 in dark") })
    #expect(finding.fixes.isEmpty)
    #expect(
      finding.help.contains(
        "icon.i0 and surface.s0 both use palette.pale in dark: one of them needs a colour of its own"))
  }

  /// What a wide colour stands on is measured on a wide screen too.
  @Test(arguments: ["lch(40 10 324)", "color(display-p3 0.3 0.3 0.35)", "\"#555555\""])
  func aWideTextOverAFieldOfSRGBIsOfferedAColour(text: String) throws {
    let pairs = "fields: { f: { colors: [\"#000000\", \"#110000\"] } }\npairs: [{ text: ink, on: glass, over: f }]\n"
    let tokens = "$type: color\nink: { $value: \(text) }\nglass: { $value: \"#00000080\" }\n"
    #expect(try repaired(pairs, tokens).report.findings.isEmpty)
  }

  /// One primitive is the text and a stop of what lies below it, blended in a space of its own.
  @Test(arguments: [", in: oklab", ""]) func aTextThatIsAStopAsWell(space: String) throws {
    let pairs = "fields: { f: { gradient: sky\(space) } }\npairs: [{ text: text, on: glass, over: f }]\n"
    let tokens = """
      p: { $type: color, one: { $value: "#074a4d" } }
      text: { $type: color, $value: "{p.one}" }
      glass: { $type: color, $value: "#000000D8" }
      sky: { $type: gradient, $value: [{ color: "{p.one}", position: 0 }, { color: "#202020", position: 1 }] }

      """
    #expect(try repaired(pairs, tokens).report.findings.isEmpty)
  }

  @Test(
    "whatever stands there, the fix is written in its form, and passes",
    arguments: [
      ("text: ink, on: paper", "\"#999999\""), ("text: ink, on: paper", "'#abc'"),
      ("text: ink, on: paper", "rgb(160 160 160)"), ("text: ink, on: paper", "color(display-p3 0.9 0.5 0.5)"),
      ("text: ink, on: paper", "oklch(75% 0.3 145)"), ("text: ink, on: paper", "\"#333333A0\""),
      ("text: ink, on: paper", "{ colorSpace: srgb, components: [0.6, 0.6, 0.6] }"),
      ("text: ink, on: paper", "{ \"colorSpace\": \"oklch\", \"components\": [0.7, 0.1, 30], \"alpha\": 0.9 }"),
      ("text: night, on: ink", "\"#404040\""), ("text: night, on: ink, over: paper", "\"#404040CC\""),
      ("text: ink, on: veil, over: f", "\"#AAAAAA\""), ("text: [night, dusk], on: veil, over: g", "\"#303030\""),
    ])
  func fixes(pair: String, ink: String) throws {
    let tokens = """
      ink: { $type: color, $value: \(ink) }
      paper: { $type: color, $value: "#FFFFFF" }
      night: { $type: color, $value: "#202020" }
      dusk: { $type: color, $value: "#202030" }
      veil: { $type: color, $value: "#FFFFFF20" }
      sky: { $type: gradient, $value: [{ color: "#FFFFFF", position: 0 }, { color: "#DDEEFF", position: 1 }] }

      """
    let pairs = "fields: { f: { gradient: sky }, g: { colors: [ink, paper] } }\npairs: [{ \(pair) }]\n"
    #expect(try repaired(pairs, tokens).report.findings.isEmpty)
  }

  @Test func nothingIsOfferedWhereAReferenceIsPartOfTheValue() throws {
    let (finding, _) = try finding(
      "pairs: [{ text: ink, on: paper }]",
      "part: { $type: number, $value: 0.6 }\n"
        + "ink: { $type: color, $value: { colorSpace: srgb, components: [{ $ref: \"#/part/$value\" }, 0.6, 0.6] } }\n"
        + "paper: { $type: color, $value: \"#FFFFFF\" }\n")
    #expect(finding.fixes.isEmpty)
    #expect(finding.help[0].hasPrefix("nearest that passes: \"#"))
  }
}

extension String {
  fileprivate func replacingOccurrence(of old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(range, with: new)
  }

  private func firstRange(of text: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }

  private func replacingCharacters(_ range: Range<String.Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
