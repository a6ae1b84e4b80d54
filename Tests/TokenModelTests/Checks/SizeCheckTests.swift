import Diagnostics
import Testing
import TokenModel

/// tokens/grid and tokens/target.
@Suite struct SizeCheckTests {
  private static func px(_ value: Double) -> TokenValue { .dimension(Dimension(value)) }

  @Test(arguments: [
    (16.0, nil), (0, nil), (-8, nil), (15, "use 16"), (22, "use 20 or 24"), (13, "use 12"), (-7, "use -8"),
    (0.5, "use 4"),
  ])
  func grid(points: Double, help: String?) {
    var set = SetBuilder()
    set.add("spacing.row", Self.px(points))
    let found = set.raw(of: .grid, "{ step: 4, tokens: [spacing.*] }")
    #expect(found.map { $0.help.first?.split(separator: ",").first.map(String.init) } == (help == nil ? [] : [help]))
    #expect(found.allSatisfy { $0.rule == .grid && $0.severity == .error && $0.symbol == "spacing.row" })
  }

  @Test func gridCountsInPointsAndToleratesFractions() {
    var set = SetBuilder()
    set.add("spacing.rem", .dimension(Dimension(1.1, .rem)))
    set.add("spacing.half", .dimension(Dimension(1.25, .rem)))
    #expect(
      set.findings(of: .grid, "{ step: 1.1, tokens: [spacing.*] }").map { $0.prefix(18) } == ["spacing.half is 20"])
    #expect(set.findings(of: .grid, "{ tokens: [spacing.*] }").map { $0.prefix(19) } == ["spacing.rem is 17.6"])
  }

  @Test func gridPointsAtTheLiteralInTheContextThatIsOff() {
    var set = SetBuilder(["theme": ["light", "dark"], "platform": ["ios", "android", "web"]])
    set.add("size.small", Self.px(10))
    set.add("size.large", Self.px(12))
    set.add("spacing.gap", Self.px(8), Self.px(9), Self.px(8), over: ["platform"])
    set.add("spacing.row", alias: "size.small", "size.large", over: ["theme"])
    let found = set.raw(of: .grid, "{ tokens: [spacing.*] }")
    #expect(
      set.findings(of: .grid, "{ tokens: [spacing.*] }") == [
        "spacing.gap is 9 in android; the grid has steps of 4 | spacing.gap/1",
        "spacing.row is 10 in light; the grid has steps of 4 | size.small",
      ])
    #expect(found.last?.labels.map(\.message) == ["spacing.row is size.small here"])
  }

  @Test func gridNamesATokenOnceWhereItIsDefined() {
    var set = SetBuilder()
    set.add("spacing.a", Self.px(10))
    set.add("spacing.b", alias: "spacing.a")
    #expect(
      set.findings(of: .grid, "{ tokens: [spacing.*] }") == [
        "spacing.a is 10; the grid has steps of 4 | spacing.a"
      ])
  }

  /// The place to mend is one; so is the finding.
  @Test func gridTellsOnceOfTokensThatShareALiteral() {
    var set = SetBuilder()
    set.add("size.small", Self.px(10))
    for name in ["a", "b", "c", "d", "e", "f"] { set.add("spacing.\(name)", alias: "size.small") }
    #expect(
      set.findings(of: .grid, "{ tokens: [spacing.*] }") == [
        "spacing.a is 10; the grid has steps of 4 | size.small"
      ])
    #expect(
      set.raw(of: .grid, "{ tokens: [spacing.*] }")[0].notes == [
        "the same holds for spacing.b, spacing.c, spacing.d and 2 more"
      ])
  }

  @Test func gridExceptions() {
    var set = SetBuilder()
    set.add("spacing.gap", Self.px(22))
    set.add("spacing.row", Self.px(12))
    let gap = "{ token: spacing.gap, reason: \"the design says so\" }"
    #expect(set.findings(of: .grid, "{ tokens: [spacing.*], except: [\(gap)] }").isEmpty)
    let row = "{ token: spacing.row, reason: x }"
    #expect(
      set.findings(of: .grid, "{ tokens: [spacing.*], except: [\(gap), \(row)] }") == [
        "options: tokens/grid: spacing.row is on the grid of 4; the exception is not needed"
      ])
    #expect(
      set.findings(of: .grid, "{ tokens: [spacing.*], except: [\(gap), { token: spacing.lost, reason: x }] }") == [
        "options: tokens/grid: spacing.lost means no token of app"
      ])
    #expect(
      set.findings(of: .grid, "{ tokens: [spacing.row], except: [{ token: spacing.gap }] }") == [
        "options: tokens/grid: an entry of except has no reason"
      ])
  }

  @Test func target() {
    var set = SetBuilder()
    set.add("size.target.icon", Self.px(40))
    set.add("size.target.row", .dimension(Dimension(2.75, .rem)))
    set.add("size.target.name", .number(3))
    set.add("size.icon", Self.px(24))
    #expect(
      set.findings(of: .target, "{ minimum: 44, tokens: [size.target.*] }") == [
        "size.target.icon is 40; a target needs at least 44 | size.target.icon"
      ])
    #expect(set.findings(of: .target, "{ severity: warning, minimum: 20, tokens: size.** }").isEmpty)
    #expect(set.findings(of: .target, "{ tokens: [size.target.*] }").count == 1)
  }

  @Test func withoutOptionsNothingIsChecked() {
    var set = SetBuilder()
    set.add("spacing.row", Self.px(1))
    #expect(set.findings(of: .grid).isEmpty)
    #expect(set.findings(of: .target).isEmpty)
  }

  /// A rule that is switched on and checks nothing looks as if all were well.
  @Test(arguments: ["error", "{ severity: error }"])
  func whatIsSwitchedOnInVainIsSaid(options: String) {
    var set = SetBuilder()
    set.add("spacing.row", Self.px(1))
    #expect(
      set.findings(of: .target, options) == [
        "options: tokens/target has no tokens: it names the tokens to check; without it nothing is checked"
      ])
  }

  @Test func lengthsAreAdvisedInTheirOwnUnit() {
    var set = SetBuilder()
    set.add("size.target.row", .dimension(Dimension(2.5, .rem)))
    #expect(set.raw(of: .target, "{ tokens: size.target.* }").map(\.help) == [["use 2.75rem"]])
  }
}
