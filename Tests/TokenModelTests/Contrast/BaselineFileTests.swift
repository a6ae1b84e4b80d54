import Diagnostics
import Documents
import Foundation
import Testing
import TokenModel

/// The baseline as a file: what is wrong with one, and what is written anew.
extension RegressionTests {
  @Test(arguments: [
    ("", "tokens/syntax", nil),
    ("{}", "contrast/stale-baseline", "this is no baseline of contrast: it has no version"),
    ("[]", "contrast/stale-baseline", "this is no baseline of contrast: it has no version"),
    (
      "{\"version\": 2, \"entries\": []}", "contrast/stale-baseline",
      "this version of tokens does not read this baseline"
    ),
    ("{\"version\": 1}", "contrast/stale-baseline", "this baseline has no list of entries"),
    (
      "{\"version\": 1, \"entries\": [{\"text\": \"text.muted\"}]}", "contrast/stale-baseline",
      "this entry of the baseline is incomplete, so that it holds nothing"
    ),
    ("{\"version\": 1, \"entries\": [\n<<<<<<< ours\n]}", "tokens/syntax", nil),
  ])
  func aBrokenFileIsAnErrorAndHidesNothing(text: String, rule: String, message: String?) throws {
    let checked = try check(Self.pairs, tokens: Self.tokens("#777777"), baseline: text)
    let broken = checked.report.findings.filter { $0.rule != .contrastMinimum }
    #expect(!broken.isEmpty && broken.allSatisfy { $0.rule.name == rule && $0.severity == .error })
    #expect(broken.allSatisfy { checked.files[$0.span.file].path == "contrast.baseline.json" })
    if let message { #expect(broken.map(\.message) == [message]) }
    #expect(checked.report.findings.contains { $0.rule == .contrastMinimum })
  }

  private static let three = """
    $type: color
    a: { $value: "#777777" }
    b: { $value: "#777777" }
    c: { $value: "#777777" }
    paper: { $value: "#FFFFFF" }
    """

  /// Entries that are gone are taken out of the file, wherever they stand, and those that pass are written as they are.
  @Test(arguments: ["a", "b", "c", "a, b", "b, c", "a, c", "a, b, c"])
  func fixesMendTheFile(gone: String) throws {
    let baseline = try recorded(Self.three, pairs: "pairs: [{ text: [a, b, c], on: paper }]")
    let names = ["a", "b", "c"].filter { !gone.contains($0) }
    let pairs = "pairs: [{ text: [\(names.joined(separator: ", "))], on: paper }]"
    let kept = names.isEmpty ? "pairs: []" : pairs
    let tokens = replaced(Self.three, "b: { $value: \"#777777\"", "b: { $value: \"#000000\"")
    var text = baseline
    for _ in 0..<3 {
      let checked = try check(kept, tokens: tokens, baseline: text)
      let plan = FixPlan(checked.report.findings, in: checked.files)
      guard let file = plan.changedFiles.first else { break }
      text = String(decoding: plan.bytes(of: file), as: UTF8.self)
    }
    let mended = try check(kept, tokens: tokens, baseline: text)
    #expect(mended.messages == [])
    if !names.isEmpty { #expect(text == (try recorded(tokens, pairs: kept))) }
  }

  @Test func whatAFaultHidesIsNotGone() throws {
    let baseline = try recorded(Self.tokens("#000000"))
    let faulty = try check(
      "pairs: [{ text: text.mutd, on: surface.base }]", tokens: Self.tokens("#000000"), baseline: baseline)
    #expect(faulty.report.findings.map(\.rule) == [.contrastPair])
  }

  /// Only what is looked at is recorded anew.
  @Test func aPartIsRecordedAnew() throws {
    let themed = { (light: String, dark: String) in
      """
      text: { $type: color, muted: { $value: "\(light)", $extensions: { mode: { dark: "\(dark)" } } } }
      surface: { $type: color, base: { $value: "#FFFFFF" } }
      """
    }
    let old = ContrastBaseline(PairRecorder(try check(Self.pairs, tokens: themed("#000000", "#111111")).report).records)
    let recorder = PairRecorder(try check(Self.pairs, tokens: themed("#222222", "#333333")).report)
    let kept = old.kept(beside: recorder, recorded: { $0 == 1 }, orGone: { _ in true })
    #expect(kept.map(\.context) == [[PairRecord.Choice(modifier: "theme", context: "light")]])
    let new = ContrastBaseline([recorder.record(of: 1)] + kept)
    #expect(new.records.map { $0.inputs[0].color } == ["#333333", "#000000"])
  }
}
