import Diagnostics
import Testing
import TokenModel

/// Pairs over a field hold at the worst point of all that the field can show.
struct FieldTests {
  private static let tokens = """
    ink: { $type: color, black: { $value: "#000000" }, grey: { $value: "#757575" }, navy: { $value: "#1A1A8C" } }
    glass:
      $type: color
      half: { $value: "#FFFFFF80", $extensions: { mode: { "transparency=reduced": "#FFFFFF" } } }
      clear: { $value: "#FFFFFF00" }
      thin: { $value: { colorSpace: srgb, components: [1, 1, 1], alpha: 0.3 } }
    stop: { $type: color, a: { $value: "#FF0000" }, b: { $value: "#0080FF" } }
    field:
      $type: gradient
      grey: { $value: [{ color: "#000000", position: 0 }, { color: "#FFFFFF", position: 1 }] }
      red-blue: { $value: [{ color: "{stop.a}", position: 0 }, { color: "{stop.b}", position: 1 }] }
      three:
        $value:
          [{ color: "#FF0000", position: 0 }, { color: "#00FF00", position: 0.5 }, { color: "#0080FF", position: 1 }]
      veil: { $value: [{ color: "#FFFFFF80", position: 0 }, { color: "#FFFFFF", position: 1 }] }

    """

  private func check(_ field: String, _ pair: String) throws -> CheckedPairs {
    try TokenModelTests.check("fields: { f: \(field) }\npairs: [{ \(pair) }]\n", tokens: Self.tokens)
  }

  @Test(
    "the ratio is that of the worst point",
    arguments: [
      // Between the stops the surface has the text's own luminance.
      ("{ gradient: field.grey }", "text: ink.grey, on: glass.clear, over: f", "1.0 of 4.5, fail"),
      // The darkest point lies between the stops, whose own ratios are 5.25 and 5.53.
      ("{ gradient: field.red-blue }", "text: ink.black, on: glass.clear, over: f", "2.95 of 4.5, fail"),
      ("{ gradient: field.red-blue }", "text: ink.black, on: glass.thin, over: f", "5.76 of 4.5, pass"),
      ("{ colors: [\"#0000FF\", \"#4B4B4B\"] }", "text: ink.navy, on: glass.half, over: f", "4.1 of 4.5, fail"),
      ("{ between: [stop.a, stop.b] }", "text: ink.black, on: glass.clear, over: f", "1.0 of 4.5, fail"),
      ("anything", "text: ink.black, on: glass.thin, over: f", "2.46 of 4.5, fail"),
      ("{ gradient: field.veil }", "text: ink.black, on: glass.clear, over: [f, stop.b]", "10.87 of 4.5, pass"),
    ])
  func worst(field: String, pair: String, result: String) throws {
    let results = try check(field, pair).results
    #expect(results.contains { $0.hasSuffix(result) }, "\(results)")
  }

  /// #0000FF and #4B4B4B shine through half a white glass; navy on the blue is the worse.
  @Test func pointsAtTheColourOfAFieldThatIsWorst() throws {
    let checked = try check("{ colors: [\"#4B4B4B\", \"#0000FF\"] }", "text: ink.navy, on: glass.half, over: f")
    let label = try #require(checked.report.findings.first?.labels.last)
    #expect(checked.files[label.span] == "\"#0000FF\"")
    #expect(label.message == "the colour of f that gives the worst point")
  }

  /// What only a blur of three colours comes to is an estimate; what lies on the gradient is not.
  @Test func tellsWhatOccursFromWhatIsEstimated() throws {
    let two = try check("{ gradient: field.red-blue }", "text: ink.black, on: glass.clear, over: f")
    #expect(two.report.results.map(\.isExact) == [true])
    let finding = try #require(two.report.findings.first)
    #expect(finding.message == "ink.black on glass.clear over f is 2.95:1; body text needs 4.5:1")
    #expect(
      finding.notes == [
        "it is #000000 on #833e7c, where f is #833e7c: 49 % of the way from its colour 1 to the next, which really occurs"
      ])
    let three = try check("{ gradient: field.three }", "text: ink.black, on: glass.clear, over: f")
    #expect(three.report.results.map(\.isExact) == [false])
    #expect(three.report.findings[0].notes[0].contains("a safe estimate"))
    #expect(three.report.findings[0].notes[0].contains("along the gradient itself it is 3.93:1"))
  }

  /// Between two stops at one place lies no blend: what only a blend comes to is an estimate.
  @Test func hardStopsAreNotBlended() throws {
    let checked = try TokenModelTests.check(
      "fields: { f: { gradient: sky }, g: { gradient: sky, in: oklab } }\npairs: [{ text: ink, on: glass, over: f }, { text: ink, on: glass, over: g }]\n",
      tokens: """
        ink: { $type: color, $value: "#000000" }
        glass: { $type: color, $value: "#FFFFFF00" }
        sky:
          $type: gradient
          $value:
            - { color: "#FF0000", position: 0 }
            - { color: "#FF0000", position: 0.5 }
            - { color: "#0080FF", position: 0.5 }
            - { color: "#0080FF", position: 1 }

        """)
    #expect(
      checked.results == [
        "ink on glass over f: 2.95 of 4.5, fail", "ink on glass over g: 2.95 of 4.5, fail",
      ])
    #expect(checked.report.results.map(\.isExact) == [false, false])
    // #FF0000 under black is 5.252, the lesser of the two that are shown.
    let notes = checked.report.findings.flatMap(\.notes)
    #expect(notes.contains { $0.contains("along the gradient itself it is 5.25:1") }, "\(notes)")
  }

  @Test func aFieldHasNotTooManyColours() throws {
    let colors = (0..<2001).map { "\"#\(String(0x100000 + $0, radix: 16))\"" }.joined(separator: ", ")
    let checked = try check("{ colors: [\(colors)] }", "text: ink.black, on: glass.clear, over: f")
    #expect(checked.messages == ["this field has 2001 colours; the most is 2000"])
  }

  /// Each with its own alpha: work and memory grow with their number, not with its square.
  @Test func manyTranslucentColoursCostLittle() throws {
    let colors = (0..<2000).map { "\"#\(String(0x10000001 + $0 * 0x10101, radix: 16))\"" }.joined(separator: ", ")
    let checked = try check("{ colors: [\(colors)] }", "text: ink.black, on: glass.clear, over: [f, stop.b]")
    #expect(checked.report.results.count == 1)
  }

  /// Of a field's colours only the one that gives the worst point can be to blame.
  @Test func harmlessColoursOfAFieldAreNotBlamed() throws {
    let checked = try TokenModelTests.check(
      "fields: { f: { colors: [sun, \"#000000\"] } }\npairs: [{ text: ink.*, on: glass, over: f }]\n",
      tokens: """
        sun: { $type: color, $value: "#F8EEDE" }
        ink: { $type: color, a: { $value: "#101010" }, b: { $value: "#202020" }, c: { $value: "#303030" } }
        glass: { $type: color, $value: "#FFFFFF40" }

        """)
    #expect(checked.spoken == ["contrast/minimum: \"#FFFFFF40\""])
  }

  @Test func solidGlassHidesTheField() throws {
    let checked = try check("anything", "text: ink.grey, on: glass.half, over: f")
    #expect(
      checked.results == [
        "ink.grey on glass.half over f, transparency=full: 1.16 of 4.5, fail",
        "ink.grey on glass.half over f, transparency=reduced: 4.6 of 4.5, pass",
      ])
  }

  @Test func aTranslucentFieldNeedsSomethingBehindIt() throws {
    let checked = try check("{ gradient: field.veil }", "text: ink.black, on: glass.clear, over: f")
    #expect(checked.spoken == ["contrast/undecided: glass.clear"])
    #expect(
      checked.report.findings[0].help == ["f is translucent: name what lies behind it, after it in over"])
  }

  /// The gradient has no value, of which a finding tells: nothing is said of contexts.
  @Test func aBrokenFieldIsNoMatterOfContexts() throws {
    let checked = try TokenModelTests.check(
      "fields: { f: { gradient: sky }, g: { colors: [bad, ink] } }\npairs: [{ text: ink, on: glass, over: f }, { text: ink, on: glass, over: g }]\n",
      tokens: """
        ink: { $type: color, $value: "#000000" }
        bad: { $type: color, $value: "#00000g" }
        glass: { $type: color, $value: "#FFFFFF80" }
        sky: { $type: gradient, $value: [{ color: "{bad}", position: 0 }, { color: "#FFFFFF", position: 1 }] }

        """)
    #expect(checked.report.findings.isEmpty)
  }

  @Test func aFieldThatMeansNothingIsSaidOnce() throws {
    let checked = try TokenModelTests.check(
      "fields: { f: { gradient: field.gray } }\npairs: [{ text: ink.*, on: glass.half, over: f }]\ncomplete: [ink.*]\n",
      tokens: Self.tokens)
    #expect(checked.spoken == ["contrast/pair: field.gray"])
  }
}
