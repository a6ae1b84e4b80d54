import Diagnostics
import Testing
import TokenModel

struct ContrastCheckTests {
  /// The value's own finding tells what is wrong with it.
  @Test func aColourBeyondItsRangeIsOneStory() throws {
    let checked = try check(
      "pairs: [{ text: ink, on: paper }]",
      tokens: """
        ink: { $type: color, $value: { colorSpace: xyz-d65, components: [2, 2, 2] } }
        paper: { $type: color, $value: "#FFFFFF" }
        """)
    #expect(checked.report.results.map(\.verdict) == [.fail])
    #expect(checked.report.findings.isEmpty)
  }

  static let tokens = """
    grey:
      $type: color
      "500": { $value: "#767676", $extensions: { mode: { dark: "#8A929C" } } }
    text:
      $type: color
      muted: { $value: "{grey.500}" }
      primary: { $value: "#000000", $extensions: { mode: { dark: "#FFFFFF" } } }
      disabled: { $value: "#CCCCCC" }
    icon: { $type: color, muted: { $value: "{grey.500}" } }
    surface:
      $type: color
      base: { $value: "#FFFFFF", $extensions: { mode: { dark: "#202020" } } }
      raised: { $value: "#FFFFFF", $extensions: { mode: { dark: "#383838" } } }
    glass: { $type: color, card: { $value: "#FFFFFF80" }, bar: { $value: "#00000040" } }
    plain: { $type: color, ink: { $value: "#767676" }, paper: { $value: "#FFFFFF" } }
    on: { $type: color, red: { $value: "#FFFFFF" }, blue: { $value: "#FFFFFF" } }
    fill: { $type: color, red: { $value: "#B00020" }, blue: { $value: "#0B1F3A" } }
    """

  @Test func everyContextThatChangesSomething() throws {
    let checked = try check("pairs: [{ text: text.primary, on: [surface.base, plain.paper] }]", tokens: Self.tokens)
    #expect(
      checked.results == [
        "text.primary on surface.base, theme=light: 21.0 of 4.5, pass",
        "text.primary on surface.base, theme=dark: 16.29 of 4.5, pass",
        "text.primary on plain.paper, theme=light: 21.0 of 4.5, pass",
        "text.primary on plain.paper, theme=dark: 1.0 of 4.5, fail",
      ])
  }

  @Test func oneContextWhereNothingChanges() throws {
    let checked = try check("pairs: [{ text: plain.ink, on: plain.paper }]", tokens: Self.tokens)
    #expect(checked.results == ["plain.ink on plain.paper: 4.54 of 4.5, pass"])
    #expect(checked.report.findings.isEmpty)
  }

  /// The modifier is in `require` alone: no token knows it.
  @Test func aContextMayOnlyAskMore() throws {
    let checked = try check(
      """
      require: { default: AA, "contrast=increased": AAA }
      pairs:
        - { text: plain.ink, on: plain.paper }
        - { graphic: plain.ink, on: plain.paper }
      """, tokens: Self.tokens)
    #expect(
      checked.results == [
        "plain.ink on plain.paper, contrast=standard: 4.54 of 4.5, pass",
        "plain.ink on plain.paper, contrast=increased: 4.54 of 7.0, fail",
        "plain.ink on plain.paper: 4.54 of 3.0, pass",
      ])
    #expect(checked.messages == ["plain.ink on plain.paper is 4.54:1 in increased; body text needs 7:1"])
  }

  @Test func theMostSpecificLevelCounts() throws {
    let checked = try check(
      """
      require: { default: 4.5, increased: { text: 7 }, dark: 3, "theme=dark&contrast=increased": 12 }
      pairs: [{ text: plain.ink, on: plain.paper }]
      """, tokens: Self.tokens)
    #expect(checked.report.results.map(\.required) == [4.5, 7, 3, 12])
  }

  @Test func capturesPairLikeWithLike() throws {
    let checked = try check("pairs: [{ text: \"on.{x}\", on: \"fill.{x}\" }]", tokens: Self.tokens)
    #expect(
      checked.results == [
        "on.red on fill.red: 7.32 of 4.5, pass", "on.blue on fill.blue: 16.51 of 4.5, pass",
      ])
  }

  @Test func exceptTakesFromBothSides() throws {
    let checked = try check(
      "pairs: [{ text: \"{on,fill}.*\", on: \"{fill,plain}.*\", except: [fill.*, plain.ink] }]", tokens: Self.tokens)
    #expect(
      checked.results == [
        "on.red on plain.paper: 1.0 of 4.5, fail", "on.blue on plain.paper: 1.0 of 4.5, fail",
      ])
  }

  @Test func aColourIsNotPairedWithItselfByAWildcard() throws {
    let checked = try check("pairs: [{ graphic: fill.*, on: fill.* }]", tokens: Self.tokens)
    #expect(checked.results.map { $0.prefix(21) } == ["fill.red on fill.blue", "fill.blue on fill.red"])
  }

  @Test func theSamePairTwiceIsMeasuredOnce() throws {
    let checked = try check(
      "pairs: [{ text: plain.*, on: plain.paper }, { text: plain.ink, on: plain.* }]", tokens: Self.tokens)
    #expect(checked.results == ["plain.ink on plain.paper: 4.54 of 4.5, pass"])
  }

  @Test func translucentSurfacesAreComposited() throws {
    let checked = try check(
      """
      pairs:
        - { text: plain.ink, on: glass.card, over: plain.paper }
        - { text: plain.paper, on: glass.bar, over: [glass.card, fill.*] }
        - { text: plain.paper, on: [surface.raised], over: [glass.card] }
      """, tokens: Self.tokens)
    #expect(
      checked.results == [
        "plain.ink on glass.card over plain.paper: 4.54 of 4.5, pass",
        "plain.paper on glass.bar over glass.card over fill.red: 4.76 of 4.5, pass",
        "plain.paper on glass.bar over glass.card over fill.blue: 5.35 of 4.5, pass",
        "plain.paper on surface.raised over glass.card, theme=light: 1.0 of 4.5, fail",
        "plain.paper on surface.raised over glass.card, theme=dark: 11.72 of 4.5, pass",
      ])
  }

  @Test func withoutAnOpaqueBaseNothingIsDecided() throws {
    let checked = try check(
      "pairs: [{ text: [text.primary, text.muted], on: glass.card, over: glass.bar }]", tokens: Self.tokens)
    #expect(checked.report.results.map(\.verdict) == Array(repeating: .undecided, count: 4))
    #expect(checked.report.results.allSatisfy { $0.ratio == nil && !$0.isExact })
    #expect(checked.spoken == ["contrast/undecided: glass.card"])
    #expect(
      checked.messages == [
        "the contrast of text.primary and text.muted on glass.card over glass.bar is not known: "
          + "glass.card over glass.bar lets what lies behind it through in light"
      ])
    #expect(
      checked.report.findings.first?.help == [
        "say what lies behind it, down to something opaque: over: [surface.base]"
      ])
  }

  @Test func aFieldBehindAnOpaqueSurfaceDoesNotMatter() throws {
    let checked = try check(
      """
      fields: { any: anything }
      pairs: [{ text: plain.ink, on: glass.card, over: [plain.paper, any] }]
      """, tokens: Self.tokens)
    #expect(checked.results == ["plain.ink on glass.card over plain.paper over any: 4.54 of 4.5, pass"])
  }

  @Test func exemptTokensPassWhateverTheyAre() throws {
    let checked = try check(
      """
      pairs: [{ text: [text.disabled, plain.ink], on: plain.paper }]
      exempt: [{ token: text.disabled, reason: inactive controls (WCAG 1.4.3) }]
      """, tokens: Self.tokens)
    #expect(
      checked.results == [
        "text.disabled on plain.paper: 1.6 of 4.5, exempt", "plain.ink on plain.paper: 4.54 of 4.5, pass",
      ])
    #expect(checked.report.findings.isEmpty)
  }

  @Test func completeLeavesNothingOut() throws {
    let checked = try check(
      """
      pairs: [{ text: plain.ink, on: plain.paper }]
      complete: [plain.*, text.*, icon.*]
      exempt: [{ token: icon.*, reason: decorative }, { token: text.disabled, reason: inactive }]
      """, tokens: Self.tokens)
    #expect(checked.spoken == ["contrast/incomplete: muted", "contrast/incomplete: primary"])
    #expect(checked.messages.first == "text.muted is in no pair, so that nothing holds its contrast")
  }

  @Test func aFaultyPairIsNotIncompleteAsWell() throws {
    let checked = try check(
      """
      pairs:
        - { text: text.*, on: [surface.base, surface.bse] }
      complete: [text.*]
      """, tokens: Self.tokens)
    #expect(checked.spoken == ["contrast/pair: surface.bse"])
  }

  @Test func aStyleThatCannotBeReadIsSaidOnce() throws {
    let loaded = try load(
      """
      a: { $type: color, x: { $value: "#000000" }, y: { $value: "#FFFFFF" } }
      style: { $type: typography, body: { $value: { fontFamily: Inter } } }
      """)
    #expect(loaded.findings.map(\.rule) == [.value])
    let checked = try check("pairs: [{ text: a.x, on: a.y, style: style.body }]\ncomplete: [a.*]", loaded)
    #expect(checked.report.findings.isEmpty)
  }

  @Test func anUnresolvedTokenIsSaidOnce() throws {
    let loaded = try load("a: { $type: color, x: { $value: \"{b}\" }, y: { $value: \"#FFFFFF\" } }")
    #expect(loaded.findings.map(\.rule) == [.alias])
    let checked = try check("pairs: [{ text: a.x, on: a.y }]", loaded)
    #expect(checked.report.findings.isEmpty && checked.report.results.isEmpty)
  }

  @Test func theSameInputGivesTheSameReport() throws {
    let pairs = "pairs: [{ text: \"{text,icon,plain}.*\", on: \"{surface,fill,on}.*\" }]\ncomplete: [\"**\"]"
    let first = try check(pairs, tokens: Self.tokens)
    let second = try check(pairs, tokens: Self.tokens)
    #expect(first.report.findings == second.report.findings && first.results == second.results)
    #expect(first.results.count > 40)
  }
}
