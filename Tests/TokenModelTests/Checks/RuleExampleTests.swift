import Diagnostics
import Documents
import Files
import Testing
import TokenModel

/// Every rule speaks about its bad example, and nothing speaks about its good one.
@Suite struct RuleExampleTests {
  @Test(arguments: TokenChecks.all.map(\.rule) + ValueRules.all)
  func examples(rule: Rule) throws {
    let bad = try findings(of: rule.bad, strictly: rule.id.family == "dtcg")
    #expect(bad.contains { $0.rule == rule.id }, "\(rule.id) is silent about its bad example")
    let good = try findings(of: rule.good)
    #expect(good.isEmpty, "\(rule.id): \(good.map(\.message))")
  }

  /// What the readers and all checks say about an example, with the options of its workspace file.
  private func findings(of example: Rule.Example, strictly: Bool = false) throws -> [Finding] {
    let workspace = example.files.first { $0.name == "tokens.yaml" }
    let rules = workspace.flatMap { Fixture.node($0.text, syntax: .yaml)["products"]?["app"]?["rules"] }
    let files = example.files.filter { $0.name != "tokens.yaml" }
    var fileSystem: MemoryFiles = [:]
    for file in files { fileSystem.write(Array(file.text.utf8), to: "/" + file.name) }
    let loaded = try TokenLoader(fileSystem: fileSystem, isStrict: strictly)
      .load(TokenSources(name: "app", files: files.map { "/" + $0.name }))
    return loaded.findings
      + TokenChecks.all.flatMap { $0.findings(in: loaded.set, options: rules?[$0.rule.id.name]) }
  }

  @Test func everyRuleHasWordsOfItsOwn() {
    let rules = TokenChecks.all.map(\.rule) + ValueRules.all
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(!rule.summary.isEmpty && !rule.why.isEmpty && !rule.remedy.isEmpty)
      #expect(!rule.summary.hasSuffix("."))
    }
  }
}
