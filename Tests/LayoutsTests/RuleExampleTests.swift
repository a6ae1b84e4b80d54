import Diagnostics
import Documents
import Layouts
import Testing

/// Every rule speaks about its bad example, and nothing speaks about its good one.
@Suite struct RuleExampleTests {
  /// That about tokens needs some: its examples are run as workspaces.
  @Test(arguments: LayoutRules.all.filter { $0.id != .rawValue })
  func examples(rule: Rule) throws {
    let bad = try findings(of: rule.bad)
    #expect(bad.contains { $0.rule == rule.id }, "\(rule.id) is silent about its bad example")
    let good = try findings(of: rule.good)
    #expect(good.isEmpty, "\(rule.id): \(good.map(\.message))")
  }

  @Test func everyRuleHasWordsOfItsOwn() {
    #expect(Set(LayoutRules.all.map(\.id)).count == LayoutRules.all.count)
    for rule in LayoutRules.all {
      #expect(!rule.summary.isEmpty && !rule.why.isEmpty && !rule.remedy.isEmpty)
      #expect(!rule.summary.hasSuffix("."))
    }
  }

  private func findings(of example: Rule.Example) throws -> [Finding] {
    try example.files.flatMap { try CheckedLayout($0.name, $0.text).findings }
  }
}
