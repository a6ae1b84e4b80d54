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
