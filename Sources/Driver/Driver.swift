import Diagnostics
import Files

/// The tool from the command line to the exit code.
package enum Driver {
  /// Runs the tool on this machine and returns its exit code.
  package static func main(_ arguments: [String]) -> Int32 {
    StandardStream.ignoreBrokenPipes()
    let host = Host.machine
    let outcome = run(arguments, on: host)
    host.progress("")
    do throws(FileError) {
      try StandardStream.output.write(outcome.output)
    } catch {
      _ = try? StandardStream.error.write("tokens: error: \(error.path) \(error.explanation)\n")
      return ExitStatus.failure.rawValue
    }
    // Where nobody listens to the summary, what was asked for is done all the same.
    _ = try? StandardStream.error.write(outcome.errors)
    return outcome.status.rawValue
  }

  /// Runs one command line. Reads and writes files; what is to be said comes back.
  package static func run(_ arguments: [String], on host: Host) -> Outcome {
    var outcome = Outcome()
    do throws(Failure) {
      switch try CommandSpec.tokens.parse(arguments) {
      case .help(let command): outcome.output = help(command, on: host)
      case .run(let arguments): try run(arguments, on: host, &outcome)
      }
    } catch {
      outcome.errors += error.text(Style(colored: host.isErrorColored))
      outcome.raise(.failure)
    }
    return outcome
  }

  private static func run(_ arguments: Arguments, on host: Host, _ outcome: inout Outcome) throws(Failure) {
    switch arguments.command.id {
    case .version: outcome.output = Versions.text
    case .completions:
      let shell = arguments.operands.first.flatMap(Completions.Shell.init)
      outcome.output = Completions(.tokens, rules: Rules.names).script(for: shell ?? .bash)
    case .check: outcome = try CheckCommand.run(arguments, on: host)
    case .contrast: outcome = try ContrastCommand.run(arguments, on: host)
    case .strings: outcome = try StringsCommand.run(arguments, on: host)
    case .initialize: outcome = try InitCommand.run(arguments, on: host)
    case .build: outcome = try BuildCommand.run(arguments, on: host)
    case .show: outcome = try ShowCommand.run(arguments, on: host)
    case .explain: outcome = try ExplainCommand.run(arguments, on: host)
    case .config: outcome = try ConfigCommand.run(arguments, on: host)
    }
  }

  private static func help(_ command: Command?, on host: Host) -> String {
    let help = HelpText(.tokens, width: host.outputColumns ?? 80, isColored: host.isOutputColored)
    return command.map(help.page) ?? help.overview
  }
}
