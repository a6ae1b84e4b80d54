import Driver
import Testing

@Suite struct HelpTextTests {
  private static let spec = CommandSpec(
    name: "tool", summary: "Does one thing, and does it well enough that a second line is needed.",
    commands: [
      Command(
        .check, "Run it", detail: ["It runs."],
        operands: [Operand("PATH", .path, .any, "Where")],
        options: [
          Option("level", .choice(["low", "middle", "high"]), help: "How far"),
          Option("quiet", short: "q", help: "Say nothing about it, not even when it goes well and there is time"),
        ],
        examples: [.init("tool check", "here")])
    ],
    options: [.help], notes: ["Exit codes: 0."])

  @Test func laysOutTheOverview() {
    #expect(
      HelpText(Self.spec, width: 44, isColored: false).overview == """
        Does one thing, and does it well enough that
        a second line is needed.

        Usage
          tool COMMAND [ARGUMENTS]

        Commands
          check  Run it

        Options
          -h, --help  Show this help

        Exit codes: 0.

        """)
  }

  @Test func laysOutACommand() throws {
    let command = try #require(Self.spec.command("check"))
    #expect(
      HelpText(Self.spec, width: 60, isColored: false).page(of: command) == """
        Run it

        Usage
          tool check [OPTIONS] [PATH…]

        It runs.

        Arguments
          PATH  Where

        Options
          --level low|middle|high  How far
          -q, --quiet              Say nothing about it, not even
                                   when it goes well and there is
                                   time
          -h, --help               Show this help

        Examples
          tool check  here

        """)
  }

  @Test(arguments: [20, 60, 80, 500])
  func keepsToTheWidth(width: Int) {
    let help = HelpText(.tokens, width: width, isColored: false)
    let limit = min(max(width, 40), 100)
    let pages = [help.overview] + CommandSpec.tokens.commands.map(help.page)
    let long = pages.flatMap { $0.split(separator: "\n") }.filter { line in
      line.count > limit && line.split(separator: " ").count > 3 && !line.hasPrefix("  tokens")
        && !line.hasPrefix("  -")
    }
    #expect(width == 20 || long.isEmpty)
  }

  @Test func colorsHeadingsOnly() {
    let plain = HelpText(.tokens, width: 80, isColored: false).overview
    let colored = HelpText(.tokens, width: 80, isColored: true).overview
    #expect(colored.contains("\u{1B}[1mCommands\u{1B}[0m"))
    #expect(!plain.contains("\u{1B}"))
  }
}
