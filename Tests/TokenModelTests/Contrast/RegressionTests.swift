import Diagnostics
import Documents
import Foundation
import Testing
import TokenModel

/// A pair file beside its baseline. Ratios on white by WCAG 2.2: #000000 21, #595959 7.0047, #5C5C5C 6.6867, #767676
/// 4.5422, #777777 4.4780, #888888 3.5447.
struct RegressionTests {
  static let pairs = "pairs: [{ text: text.muted, on: surface.base }]"

  static func tokens(_ muted: String) -> String {
    """
    grey: { $type: color, $value: "\(muted)" }
    text: { $type: color, muted: { $value: "{grey}" } }
    surface: { $type: color, base: { $value: "#FFFFFF" } }
    """
  }

  /// The file that stands for how things are with these tokens.
  func recorded(_ tokens: String, pairs: String = Self.pairs) throws -> String {
    let baseline = ContrastBaseline(PairRecorder(try check(pairs, tokens: tokens).report).records)
    return String(decoding: baseline.fileBytes(), as: UTF8.self)
  }

  /// #555555 on #FFFFFF is 7.45:1; with #777777 alone it is 4.47, on #EEEEEE alone 6.42, with both 3.85.
  @Test(arguments: [false, true]) func theGreaterOfTwoCausesIsNamed(isPaperFirst: Bool) throws {
    func tokens(_ grey: String, _ paper: String) -> String {
      """
      grey: { $type: color, $value: "\(grey)" }
      paper: { $type: color, $value: "\(paper)" }
      a: { $type: color, $value: "{\(isPaperFirst ? "paper" : "grey")}" }
      b: { $type: color, $value: "{\(isPaperFirst ? "grey" : "paper")}" }
      """
    }
    let pairs = "pairs: [{ text: a, on: b }]"
    let before = try recorded(tokens("#555555", "#FFFFFF"), pairs: pairs)
    let checked = try check(pairs, tokens: tokens("#777777", "#EEEEEE"), baseline: before)
    let finding = try #require(checked.report.findings.first)
    #expect(
      finding.message
        == "a on b fell from 7.45:1 to 3.85:1, since grey went from #555555 to #777777; body text needs 4.5:1")
    #expect(finding.notes.first == "also, paper went from #ffffff to #eeeeee")
    let old = try check(pairs, tokens: tokens("#555555", "#FFFFFF"))
    let changes = PairChange.all(from: PairRecorder(old.report).records, to: PairRecorder(checked.report))
    #expect(changes.map { $0.causes.map(\.token) } == [["grey", "paper"]])
  }

  @Test func aBaselineIsReviewable() throws {
    #expect(
      try recorded(Self.tokens("#777777")) == """
        {
          "version": 1,
          "entries": [
            {"kind": "text", "text": "text.muted", "on": "surface.base", "context": {}, "ratio": 4.478, "required": 4.5, \
        "verdict": "fail", "inputs": {"text.muted": ["#777777", "grey"], "surface.base": ["#ffffff"]}}
          ]
        }

        """)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let after: String
    /// "rule: message" of each finding.
    let findings: [String]
    var known = 0

    var testDescription: String { "\(before) to \(after)" }
  }

  @Test(arguments: [
    Case(before: "#000000", after: "#000000", findings: []),
    Case(before: "#777777", after: "#777777", findings: [], known: 1),
    Case(before: "#888888", after: "#777777", findings: [], known: 1),
    Case(
      before: "#767676", after: "#777777",
      findings: [
        "contrast/regression: text.muted on surface.base fell from 4.54:1 to 4.47:1, since grey went from #767676 to "
          + "#777777; body text needs 4.5:1"
      ]),
    Case(
      before: "#777777", after: "#888888",
      findings: [
        "contrast/regression: text.muted on surface.base fell from 4.47:1 to 3.54:1, since grey went from #777777 to "
          + "#888888; body text needs 4.5:1"
      ]),
    Case(
      before: "#000000", after: "#595959",
      findings: [
        "contrast/slipped: text.muted on surface.base fell from 21.00:1 to 7.00:1, since grey went from #000000 to "
          + "#595959; it still passes 4.5:1"
      ]),
    Case(
      before: "#595959", after: "#5C5C5C",
      findings: [
        "contrast/slipped: text.muted on surface.base fell from 7.00:1 to 6.68:1, since grey went from #595959 to "
          + "#5c5c5c; it still passes 4.5:1, and has lost AAA (7:1)"
      ]),
    Case(before: "#5C5C5C", after: "#5E5E5E", findings: []),
    Case(before: "#595959", after: "#000000", findings: []),
    Case(
      before: "#777777", after: "#767676",
      findings: [
        "contrast/stale-baseline: text.muted on surface.base failed when this was written, and passes: 4.54:1"
      ]),
  ])
  func outcomes(_ test: Case) throws {
    let baseline = try recorded(Self.tokens(test.before))
    let checked = try check(Self.pairs, tokens: Self.tokens(test.after), baseline: baseline)
    #expect(checked.report.findings.map { "\($0.rule): \($0.message)" } == test.findings)
    #expect(checked.report.knownCount == test.known)
  }

  @Test func withoutAnEntryAFailureIsNew() throws {
    let baseline = try recorded(Self.tokens("#777777"), pairs: "pairs: []")
    let checked = try check(Self.pairs, tokens: Self.tokens("#777777"), baseline: baseline)
    #expect(checked.spoken == ["contrast/minimum: \"#777777\""])
    #expect(checked.report.knownCount == 0)
  }

  @Test func theToleranceIsAnOption() throws {
    let baseline = try recorded(Self.tokens("#000000"))
    let lenient = try check(
      Self.pairs, tokens: Self.tokens("#333333"), baseline: baseline, options: "tolerance: 0.5")
    #expect(lenient.messages == [])
    let wrong = try check(Self.pairs, tokens: Self.tokens("#000000"), baseline: baseline, options: "tolerence: 0.5")
    #expect(wrong.spoken == ["workspace/options: tolerence"])
  }

  @Test(arguments: ["0", "1", "2", "-0.1"]) func theToleranceIsAPart(_ tolerance: String) throws {
    let checked = try check(
      Self.pairs, tokens: Self.tokens("#000000"), baseline: recorded(Self.tokens("#000000")),
      options: "tolerance: \(tolerance)")
    #expect(
      checked.messages == ["contrast/slipped: tolerance is \(tolerance); it must be above 0 and below 1"])
  }

  @Test func anEntryThatStandsTwiceIsReported() throws {
    let baseline = try recorded(Self.tokens("#777777"))
    let entry = try #require(baseline.split(separator: "\n").first { $0.contains("\"kind\"") })
    let twice = baseline.replacingOccurrences(of: String(entry), with: "\(entry),\n\(entry)")
    let checked = try check(Self.pairs, tokens: Self.tokens("#777777"), baseline: twice)
    #expect(
      checked.messages == ["text.muted on surface.base is recorded twice; this entry does not count"])
    #expect(checked.report.findings.first?.fixes.first?.safe == true)
    #expect(checked.report.knownCount == 1)
  }

  /// Where `contrast/regression` is off, what fails is not passed over.
  @Test func aRegressionIsAFailureInAnyCase() throws {
    let baseline = try recorded(Self.tokens("#767676"))
    let checked = try check(
      Self.pairs, tokens: Self.tokens("#777777"), baseline: baseline, tellsRegressions: false)
    #expect(checked.spoken == ["contrast/minimum: \"#777777\""])
  }

  // MARK: - Causes

  private static let family = """
    grey: { $type: color, 500: { $value: "#767676" }, 400: { $value: "#888888" } }
    text: { $type: color, muted: { $value: "{grey.500}" }, quiet: { $value: "{text.muted}" } }
    surface: { $type: color, base: { $value: "#FFFFFF" }, sand: { $value: "#FFFFFF" } }
    """

  @Test(arguments: [
    // The literal, whatever goes through it.
    ("#767676", "#808080", "\"#808080\"", "grey.500 went from #767676 to #808080"),
    // The reference, not the literal that it leads to now.
    (
      "\"{grey.500}\"", "\"{grey.400}\"", "\"{grey.400}\"",
      "text.muted went from grey.500 (#767676) to grey.400 (#888888)"
    ),
    // A value of its own in place of a reference.
    ("\"{grey.500}\"", "\"#808080\"", "\"#808080\"", "text.muted went from grey.500 (#767676) to #808080"),
    // The surface.
    (
      "sand: { $value: \"#FFFFFF\"", "sand: { $value: \"#F0F0F0\"", "\"#F0F0F0\"",
      "surface.sand went from #ffffff to #f0f0f0"
    ),
  ])
  func theCauseIsWhatWasWrittenAnew(old: String, new: String, place: String, words: String) throws {
    let pairs = "pairs: [{ text: text.*, on: surface.* }]"
    let baseline = try recorded(Self.family, pairs: pairs)
    let edited = replaced(Self.family, old, new)
    let checked = try check(pairs, tokens: edited, baseline: baseline)
    #expect(checked.spoken == ["contrast/regression: \(place)"])
    #expect(checked.messages.first?.contains("since \(words);") == true, "\(checked.messages)")
    let failing = checked.report.results.filter { $0.verdict == .fail }.count
    #expect(checked.report.findings.first?.notes.count == failing - 1)
  }

  func replaced(_ text: String, _ old: String, _ new: String) -> String {
    guard let range = text.range(of: old) else { return text }
    return text.replacingCharacters(in: range, with: new)
  }

  @Test func aStricterRequirementIsACause() throws {
    let baseline = try recorded(Self.tokens("#595958"))
    let checked = try check(Self.pairs + "\nrequire: 8", tokens: Self.tokens("#595958"), baseline: baseline)
    #expect(
      checked.messages == [
        "text.muted on surface.base is 7.01:1, and the requirement went from 4.5:1 to 8:1; body text needs 8:1"
      ])
    #expect(checked.spoken == ["contrast/regression: { text: text.muted, on: surface.base }"])
  }

  // MARK: - Contexts

  /// A pair that every theme had in common, and that a theme changes now, is still the same pair.
  @Test func anEntryHoldsForContextsThatCameLater() throws {
    let baseline = try recorded(Self.tokens("#595959"))
    let themed = """
      grey: { $type: color, $value: "#595959", $extensions: { mode: { dark: "#888888" } } }
      text: { $type: color, muted: { $value: "{grey}" } }
      surface: { $type: color, base: { $value: "#FFFFFF" } }
      """
    let checked = try check(Self.pairs, tokens: themed, baseline: baseline)
    #expect(checked.spoken == ["contrast/regression: \"#888888\""])
    #expect(checked.messages.first?.contains("in dark, since grey went from #595959 to #888888") == true)
    // And the other way round: both themes' entries meet what has none.
    let back = try check(Self.pairs, tokens: Self.tokens("#777777"), baseline: try recorded(themed))
    #expect(back.messages.first?.contains("fell from 7.00:1 to 4.47:1 in light") == true)
    #expect(back.report.knownCount == 1)
  }

  @Test func theWholeStackIsThePair() throws {
    let tokens = """
      $type: color
      ink: { $value: "#767676" }
      glass: { $value: "#FFFFFF80" }
      sand: { $value: "#F0F0F0" }
      snow: { $value: "#FFFFFF" }
      """
    let over = { (layer: String) in "pairs: [{ text: ink, on: glass, over: [\(layer)] }]" }
    let baseline = try recorded(tokens, pairs: over("snow"))
    let checked = try check(over("sand"), tokens: tokens, baseline: baseline)
    #expect(
      checked.report.findings.map(\.rule.name).sorted() == ["contrast/minimum", "contrast/stale-baseline"])
  }

  @Test func aLayerMayLieOverItself() throws {
    let tokens = """
      $type: color
      ink: { $value: "#000000" }
      glass: { $value: "#FFFFFF80" }
      snow: { $value: "#FFFFFF" }
      """
    let pairs = "pairs: [{ text: ink, on: glass, over: [glass, snow] }]"
    #expect(try check(pairs, tokens: tokens, baseline: recorded(tokens, pairs: pairs)).messages == [])
  }

  private static let lights = """
    sun: { $type: color, $value: "#F8EEDE" }
    rose: { $type: color, $value: "#F0D8DC" }
    sky:
      $type: gradient
      $value: [{ color: "{sun}", position: 0 }, { color: "{rose}", position: 0.5 }, { color: "#FFFFFF", position: 1 }]
    glass: { $type: color, $value: "#FFFFFF80" }
    ink: { $type: color, $value: "#5B6470" }
    """

  private static func over(_ field: String) -> String {
    "fields: { light: \(field) }\npairs: [{ text: ink, on: glass, over: light }]"
  }

  /// A field changes with its colours, with the gradient that it is, and with what the pair file says of it.
  @Test(arguments: [
    ("{ colors: [sun, rose] }", "{ colors: [sun, rose] }", "#F0D8DC", "#90787C", "rose went from #f0d8dc to #90787c"),
    ("{ gradient: sky }", "{ gradient: sky }", "#F0D8DC", "#90787C", "rose went from #f0d8dc to #90787c"),
    (
      "{ gradient: sky }", "{ gradient: sky }", "color: \"#FFFFFF\"", "color: \"#777777\"",
      "sky went from sun, rose, #ffffff to sun, rose, #777777"
    ),
    (
      "{ colors: [sun, rose] }", "{ colors: [sun, \"#777777\"] }", "", "",
      "light went from colors sun, rose to colors sun, #777777"
    ),
    ("{ between: [sun, rose] }", "anything", "", "", "light went from between sun, rose to anything"),
    (
      "{ gradient: sky }", "{ gradient: sky, in: oklab }", "#F0D8DC", "#808080",
      "light went from gradient sky to gradient sky in oklab"
    ),
  ])
  func aFieldIsAmongTheCauses(before: String, after: String, old: String, new: String, words: String) throws {
    let baseline = try recorded(Self.lights, pairs: Self.over(before))
    #expect(try check(Self.over(before), tokens: Self.lights, baseline: baseline).messages == [])
    let tokens = old.isEmpty ? Self.lights : replaced(Self.lights, old, new)
    let checked = try check(Self.over(after), tokens: tokens, baseline: baseline)
    let finding = try #require(checked.report.findings.first)
    #expect([.contrastRegression, .contrastSlipped].contains(finding.rule))
    #expect(
      finding.message.contains("ink on glass over light fell")
        && (finding.message + "\(finding.notes)").contains(words),
      "\(finding)")
  }

  // MARK: - Excuses

  @Test func whatWasExcusedIsNotKnown() throws {
    let waiver = "\nwaivers: [{ text: text.muted, on: surface.base, reason: x, owner: y, until: 2027-03-01 }]"
    let waived = try recorded(Self.tokens("#777777"), pairs: Self.pairs + waiver)
    #expect(try check(Self.pairs + waiver, tokens: Self.tokens("#777777"), baseline: waived).messages == [])
    let ended = try check(Self.pairs, tokens: Self.tokens("#777777"), baseline: waived)
    #expect(ended.spoken == ["contrast/minimum: \"#777777\""])
    let exempt = try recorded(
      Self.tokens("#777777"), pairs: Self.pairs + "\nexempt: [{ token: text.muted, reason: inactive }]")
    let held = try check(Self.pairs, tokens: Self.tokens("#777777"), baseline: exempt)
    #expect(held.spoken == ["contrast/minimum: \"#777777\""])
  }

  @Test func undecidedIsNeverAPass() throws {
    let translucent = """
      text: { $type: color, muted: { $value: "#000000" } }
      surface: { $type: color, base: { $value: "#FFFFFF80" } }
      """
    let baseline = try recorded(Self.tokens("#000000"))
    let checked = try check(Self.pairs, tokens: translucent, baseline: baseline)
    #expect(checked.report.findings.map(\.rule) == [.contrastUndecided])
    #expect(checked.report.findings.first?.severity == .error)
    // And it leaves no entry that would pass for one.
    #expect(try recorded(translucent) == "{\n  \"version\": 1,\n  \"entries\": []\n}\n")
  }
}
