import Diagnostics
import Testing
import TokenModel

@Suite struct OptionTests {
  private var set: SetBuilder {
    var set = SetBuilder()
    set.add("size.target.icon", .dimension(Dimension(44)))
    return set
  }

  @Test(arguments: [
    ("{ minimun: 44, tokens: [size.**] }", "tokens/target has no option \"minimun\""),
    ("{ minimum: tall, tokens: [size.**] }", "tokens/target: minimum is a string, \"tall\"; a number was expected"),
    ("{ minimum: 0, tokens: [size.**] }", "tokens/target: minimum is 0; it must be above 0"),
    ("{ tokens: [size.targets.*] }", "tokens/target: size.targets.* means no token of app"),
    ("{ tokens: [size.target.ikon] }", "tokens/target: size.target.ikon means no token of app"),
    ("{ tokens: [4] }", "tokens/target: a token pattern is a number; text such as spacing.* was expected"),
    ("{ tokens: [\"size.{x}\"] }", "tokens/target: the pattern size.{x} has {x}, which nothing here uses again"),
    ("{ minimum: 44 }", "tokens/target has no tokens: it names the tokens to check; without it nothing is checked"),
  ])
  func faults(options: String, message: String) {
    let found = set.raw(of: .target, options)
    #expect(found.map(\.message) == [message])
    #expect(found.allSatisfy { $0.rule == .workspaceOptions && $0.symbol == "tokens/target" })
  }

  @Test func whatMeansNothingIsAWarning() {
    #expect(set.raw(of: .target, "{ tokens: [size.targets.*] }").map(\.severity) == [.warning])
    #expect(
      set.raw(of: .target, "{ tokens: [size.target.ikon] }").first?.help.first?.contains("size.target.icon") == true)
  }

  @Test(arguments: [
    ("{ only: 4 }", "tokens/usage: only is a number, 4; a list of mappings with token, allow and reason was expected"),
    (
      "{ only: [x] }",
      "tokens/usage: an entry of only is a string, \"x\"; a mapping with token, allow and reason was expected"
    ),
    ("{ only: [{ token: size.target.icon }] }", "tokens/usage: an entry of only has no allow and no reason"),
    (
      "{ only: [{ token: size.target.icon, allow: [], reason: x, severity: x, until: x }] }",
      "tokens/usage has no option \"until\""
    ),
    (
      "{ only: [{ token: size.target.icon, allow: [], reason: 4 }] }",
      "tokens/usage: reason is a number, 4; a text was expected"
    ),
  ])
  func entries(options: String, message: String) {
    #expect(set.raw(of: .usage, options).map(\.message) == [message])
  }

  @Test(arguments: [
    ("{ effects: [cut, wobble] }", "tokens/reduced-motion: effects is a string, \"wobble\"; cut, fade"),
    (
      "{ duration: long }",
      "tokens/reduced-motion: duration is a string, \"long\"; a duration such as 120ms was expected"
    ),
    ("{ duration: 12px }", "tokens/reduced-motion: duration is a string"),
  ])
  func motionOptions(options: String, message: String) {
    let found = set.raw(of: .reducedMotion, options)
    #expect(found.count == 1 && found[0].message.hasPrefix(message), "\(found.map(\.message))")
  }
}
