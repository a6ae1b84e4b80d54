import Driver
import Testing

@Suite struct ArgumentsTests {
  private func arguments(_ words: [String]) throws -> Arguments {
    guard case .run(let arguments) = try CommandSpec.tokens.parse(words) else {
      throw Failure("asks for help")
    }
    return arguments
  }

  @Test(arguments: [
    (["check"], "check", []),
    (["check", "a", "b/c"], "check", ["a", "b/c"]),
    (["check", "-"], "check", ["-"]),
    (["check", "--quiet", "--", "--fix"], "check", ["--fix"]),
    (["show", "text.muted", "tokens"], "show", ["text.muted", "tokens"]),
    (["--version"], "version", []),
    (["completions", "zsh"], "completions", ["zsh"]),
  ])
  func readsOperands(words: [String], command: String, operands: [String]) throws {
    let arguments = try arguments(words)
    #expect(arguments.command.name == command)
    #expect(arguments.operands == operands)
  }

  @Test func readsOptionsInEverySpelling() throws {
    let arguments = try arguments([
      "check", "--format=json", "--output", "-", "-q", "--only", "contrast,tokens/grid", "--only=dtcg", "--config=a=b",
      "--fail-on", "error", "--fail-on", "new",
    ])
    #expect(arguments.value(.format) == "json")
    #expect(arguments.value(.output) == "-")
    #expect(arguments.has(.quiet))
    #expect(arguments.values(.only) == ["contrast", "tokens/grid", "dtcg"])
    #expect(arguments.value(.config) == "a=b")
    #expect(arguments.value(.failOn) == "new")
    #expect(!arguments.has(.fix))
    #expect(arguments.values(.skip).isEmpty)
  }

  @Test(arguments: [
    (["--help"], nil), (["-h"], nil), (["help"], nil), (["help", "build"], "build"),
    (["check", "a", "--help"], "check"),
    (["explain", "-h"], "explain"),
  ])
  func findsTheHelp(words: [String], command: String?) throws {
    guard case .help(let found) = try CommandSpec.tokens.parse(words) else {
      Issue.record("\(words) does not ask for help")
      return
    }
    #expect(found?.name == command)
  }

  @Test(arguments: [
    ([], "tokens needs a command", "tokens check"),
    (["chek"], "\"chek\" is not a command", "did you mean tokens check?"),
    (["frobnicate"], "\"frobnicate\" is not a command", "the commands are check, build"),
    (["--fix"], "--fix stands before the command", "tokens check --fix"),
    (["check", "--fixx"], "check has no option --fixx", "did you mean --fix?"),
    (["check", "--update"], "check has no option --update", "did you mean --update-baseline?"),
    (["check", "-x"], "check has no option -x", ""),
    (["check", "--fix=yes"], "--fix takes no value", ""),
    (["check", "--output"], "--output needs a value: FILE", ""),
    (["check", "--output="], "--output needs a value: FILE", ""),
    (["check", "--only", "--fix"], "--only needs a value: RULE", ""),
    (
      ["check", "--format", "jsn"], "--format cannot be \"jsn\": it is text, concise, json, sarif or github",
      "did you mean json?"
    ),
    (["completions"], "completions needs a SHELL", "bash, zsh or fish"),
    (["completions", "bash", "zsh"], "\"zsh\" is one argument too many", ""),
    (["completions", "zhs"], "SHELL cannot be \"zhs\": it is bash, zsh or fish", "did you mean zsh?"),
    (
      ["check", "--today", "2027-02-29"],
      "--today cannot be \"2027-02-29\": it is a day of the calendar, such as 2027-03-01", ""
    ),
    (["version", "now"], "version takes no arguments, and got \"now\"", ""),
    (["build", "--only", "contrast"], "build has no option --only", ""),
  ])
  func refusesWithAWayOut(words: [String], message: String, help: String) {
    let error = #expect(throws: Failure.self) { try CommandSpec.tokens.parse(words) }
    #expect(error?.message == message)
    #expect(help.isEmpty || error?.help.contains { $0.contains(help) } == true)
  }

  @Test(arguments: CommandSpec.tokens.commands)
  func optionsOfACommandAreDistinct(command: Command) {
    let names = command.options.map(\.name) + command.options.compactMap { $0.short.map(String.init) }
    #expect(Set(names).count == names.count)
    #expect(command.operands.dropLast().allSatisfy { $0.count != .any })
  }

  @Test(arguments: CommandSpec.tokens.commands.flatMap(\.examples))
  func examplesOfTheHelpAreValid(example: Command.Example) throws {
    let line = example.line.hasPrefix("source") ? "tokens completions bash" : example.line
    let words = line.split(separator: " ").prefix { $0 != ">" }.map { $0.filter { $0 != "'" } }
    #expect(words.first == "tokens")
    #expect(throws: Never.self) { try CommandSpec.tokens.parse(Array(words.dropFirst())) }
  }
}
