import Diagnostics
import Testing
import TokenModel

/// What states tell must not hang on colour alone (WCAG 1.4.1).
struct StatusTests {
  private static let tokens = """
    status: { $type: color, late: { $value: "#B4423C" }, done: { $value: "#5F6B1E" }, sent: { $value: "#E8E8E8" } }
    ink: { $type: color, a: { $value: "#000000" }, b: { $value: "#949494" } }

    """

  @Test func luminanceIsASecondCue() throws {
    #expect(try check("status: [ink.*]", tokens: Self.tokens).report.findings.isEmpty)
    let checked = try check("status: [status.*]", tokens: Self.tokens)
    let finding = try #require(checked.report.findings.first)
    #expect(finding.rule == .contrastStatus && finding.severity == .error)
    // L(#B4423C) = 0.1393, L(#5F6B1E) = 0.1304: 1.0489.
    #expect(
      finding.message
        == "status.late and status.done are told apart by colour alone: their luminances are 1.04:1")
    #expect(checked.files[finding.span] == "status.*")
    #expect(finding.labels.map { checked.files[$0.span] } == ["\"#B4423C\"", "\"#5F6B1E\""])
  }

  @Test func aDeclaredCueIsEnough() throws {
    let checked = try check(
      "status: [{ tokens: status.*, cue: [icon, label] }]", tokens: Self.tokens)
    #expect(checked.report.findings.allSatisfy { $0.rule == .contrastColorVision && $0.severity == .note })
  }

  @Test func whatCollapsesWithoutAKindOfConesIsTold() throws {
    let checked = try check("status: [{ tokens: status.*, cue: label }]", tokens: Self.tokens)
    #expect(
      checked.messages == [
        "status.late and status.done look alike to people without red cones (protan); only the label tells them apart then",
        "status.late and status.done look alike to people without green cones (deutan); only the label tells them apart then",
      ])
  }

  @Test(arguments: [
    ("status: [state.*]", "state.* matches no token"),
    ("status: [{ tokens: ink.*, cue: sound }]", "cue is \"sound\"; label, icon or shape was expected"),
    ("status: [{ cue: label }]", "this status entry names no tokens"),
    ("status: [{ tokens: ink.*, cues: label }]", "a status entry has no \"cues\""),
  ])
  func mistakes(pairs: String, message: String) throws {
    #expect(try check(pairs, tokens: Self.tokens).messages.contains(message))
  }
}
