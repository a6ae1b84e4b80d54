import Diagnostics
import Testing
import TokenModel

struct WaiverTests {
  static let tokens = """
    $type: color
    ink: { $value: "#AAAAAA", $extensions: { mode: { dark: "#555555" } } }
    paper: { $value: "#FFFFFF", $extensions: { mode: { dark: "#000000" } } }
    glass: { $value: "#FFFFFF80" }
    """

  private func waived(_ waiver: String, today: String = "2026-11-30") throws -> CheckedPairs {
    try check(
      """
      pairs: [{ text: ink, on: paper }]
      waivers: [{ reason: the old brand, owner: design, \(waiver) }]
      """, tokens: Self.tokens, today: today)
  }

  @Test func aWaiverHoldsInItsContextUntilItsDay() throws {
    let checked = try waived("text: ink, on: paper, context: theme=dark, until: 2027-03-01")
    #expect(checked.report.results.map(\.verdict) == [.fail, .waived])
    #expect(checked.spoken == ["contrast/minimum: \"#AAAAAA\""])
    let everywhere = try waived("text: ink, on: paper, until: 2027-03-01")
    #expect(everywhere.report.results.map(\.verdict) == [.waived, .waived])
    #expect(everywhere.report.findings.isEmpty)
  }

  @Test(arguments: [
    ("2027-03-01", "the waiver for ink on paper ends today", true),
    ("2027-02-28", "the waiver for ink on paper ends tomorrow", true),
    ("2027-02-15", "the waiver for ink on paper ends in 14 days", true),
    ("2027-03-02", "the waiver for ink on paper ended on 2027-03-01", false),
  ])
  func theEndIsAnnounced(today: String, message: String, holds: Bool) throws {
    let checked = try waived("text: ink, on: paper, until: 2027-03-01", today: today)
    let finding = try #require(checked.report.findings.first { $0.rule == .contrastWaiver })
    #expect(finding.message == message)
    #expect(finding.severity == (holds ? .warning : .error))
    #expect(checked.files[finding.span] == "2027-03-01")
    #expect(checked.report.results.allSatisfy { $0.verdict == (holds ? .waived : .fail) })
  }

  @Test(arguments: [
    ("text: ink, on: glass, until: 2027-03-01", "no pair puts ink on glass"),
    ("text: ink, on: glass, over: [paper], until: 2027-03-01", "no pair puts ink on glass over paper"),
  ])
  func aWaiverNamesADeclaredPair(waiver: String, message: String) throws {
    let checked = try waived(waiver)
    #expect(checked.report.findings.filter { $0.rule == .contrastWaiver }.map(\.message) == [message])
  }

  /// A text and a graphic of the same colours are two pairs.
  @Test func aWaiverIsForOneKind() throws {
    let checked = try check(
      """
      pairs: [{ text: ink, on: paper }, { graphic: ink, on: paper }]
      waivers: [{ graphic: ink, on: paper, reason: x, owner: y, until: 2027-03-01 }]
      """, tokens: Self.tokens)
    #expect(checked.report.results.map(\.verdict) == [.fail, .fail, .waived, .waived])
    let other = try waived("graphic: ink, on: paper, until: 2027-03-01")
    #expect(other.report.results.map(\.verdict) == [.fail, .fail])
    #expect(
      other.report.findings.first { $0.rule == .contrastWaiver }?.help == ["it is declared as a text: write text: ink"])
  }

  /// The field is part of the pair, and what lies over another field, or over none, is another pair.
  @Test(arguments: [
    ("over: f", [false, true, false], nil),
    ("over: [f]", [false, true, false], nil),
    ("over: [paper]", [true, false, false], nil),
    ("over: [glass, g]", [false, false, true], nil),
    ("", [false, false, false], "name the one pair that it is for, with over: [paper], over: [f] or over: [glass, g]"),
    (
      "over: [g]", [false, false, false],
      "name the one pair that it is for, with over: [paper], over: [f] or over: [glass, g]"
    ),
    ("over: gg", [false, false, false], "did you mean g?"),
  ])
  func aWaiverNamesItsField(over: String, waived: [Bool], help: String?) throws {
    let checked = try check(
      """
      fields: { f: { colors: ["#000000"] }, g: { colors: ["#000000"] } }
      pairs:
        - { text: grey, on: glass, over: paper }
        - { text: grey, on: glass, over: f }
        - { text: grey, on: glass, over: [glass, g] }
      waivers: [{ text: grey, on: glass, \(over.isEmpty ? "" : over + ", ")reason: x, owner: y, until: 2027-03-01 }]
      """,
      tokens: """
        $type: color
        grey: { $value: "#808080" }
        paper: { $value: "#000000" }
        glass: { $value: "#FFFFFF80" }
        """)
    #expect(checked.report.results.map { $0.verdict == .waived } == waived)
    #expect(
      checked.report.findings.first { $0.rule == .contrastWaiver || $0.rule == .contrastPair }?.help.first == help)
  }

  @Test(arguments: [
    ("pairs: [{ text: ink, on: white }]", "it passes"),
    ("pairs: [{ text: ink, on: white }]\nrequire: AAA\nexempt: [{ token: ink, reason: a logotype }]", "it is exempt"),
    ("pairs: [{ text: ink, on: glass }]", "it is undecided, which cannot be waived"),
  ])
  func onlyWhatFailsNeedsAWaiver(pairs: String, reason: String) throws {
    let surface = pairs.contains("glass") ? "glass" : "white"
    let checked = try check(
      "\(pairs)\nwaivers: [{ text: ink, on: \(surface), reason: x, owner: y, until: 2027-03-01 }]",
      tokens:
        "$type: color\nink: { $value: \"#666666\" }\nwhite: { $value: \"#FFFFFF\" }\nglass: { $value: \"#FFFFFF80\" }\n"
    )
    let waivers = checked.report.findings.filter { $0.rule == .contrastWaiver }
    #expect(waivers.map(\.message) == ["ink on \(surface) needs no waiver: \(reason)"])
  }

  @Test func aSecondWaiverForTheSamePairIsOneTooMany() throws {
    let waiver = "{ text: ink, on: paper, reason: x, owner: y, until: 2027-03-01 }"
    let checked = try check(
      "pairs: [{ text: ink, on: paper }]\nwaivers: [\(waiver), \(waiver)]\n", tokens: Self.tokens)
    #expect(checked.messages == ["ink on paper needs no waiver: another waiver covers it"])
  }

  @Test func aWaiverSpeaksOfContextsThatMatter() throws {
    let checked = try waived("text: ink, on: paper, context: contrast=increased, until: 2027-03-01")
    #expect(
      checked.report.findings.filter { $0.rule == .contrastWaiver }.map(\.message) == [
        "ink on paper fails whatever contrast is, and this waiver holds in one context of it alone"
      ])
  }

  @Test func aWaiverThatWaivesNothingMustGo() throws {
    let checked = try check(
      """
      pairs: [{ text: ink, on: paper }]
      require: 2
      waivers: [{ text: ink, on: paper, reason: x, owner: y, until: 2027-03-01 }]
      """, tokens: Self.tokens)
    #expect(checked.messages == ["ink on paper needs no waiver: it passes"])
  }
}
