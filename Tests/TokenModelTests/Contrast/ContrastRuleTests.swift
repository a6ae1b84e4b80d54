import Diagnostics
import Testing
import TokenModel

struct ContrastRuleTests {
  private func rules(spokenIn example: Rule.Example) throws -> Set<RuleID> {
    let tokens = try #require(example.files.first { $0.name.hasSuffix(".tokens.yaml") })
    let pairs = try #require(example.files.first { $0.name == "contrast.yaml" })
    let loaded = try load(tokens.text)
    #expect(loaded.findings.filter { $0.severity == .error }.isEmpty)
    let baseline = example.files.first { $0.name == "contrast.baseline.json" }
    return Set(try check(pairs.text, loaded, baseline: baseline?.text).report.findings.map(\.rule))
  }

  @Test(arguments: ContrastCheck.rules.indices) func examplesHold(_ index: Int) throws {
    let rule = ContrastCheck.rules[index]
    #expect(try rules(spokenIn: rule.bad) == [rule.id])
    #expect(try rules(spokenIn: rule.good).isEmpty)
  }

  @Test func everyRuleIsThereOnce() {
    #expect(
      ContrastCheck.rules.map(\.id.name).sorted() == [
        "contrast/colour-vision", "contrast/incomplete", "contrast/minimum", "contrast/pair", "contrast/regression",
        "contrast/slipped", "contrast/stale-baseline", "contrast/status", "contrast/undecided", "contrast/waiver",
      ])
  }
}
