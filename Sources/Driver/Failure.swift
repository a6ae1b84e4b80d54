import Diagnostics
package import Files

/// Why a command cannot do what it was asked for, or not all of it: wrong usage or configuration, or a file that cannot
/// be used. It goes to standard error, and the exit code is 2.
package struct Failure: Error, Hashable, Sendable {
  /// One sentence, without a final full stop.
  package let message: String
  package let help: [String]
  /// The command whose help tells more.
  package let command: String?
  /// What else went wrong in the run.
  package private(set) var others: [Failure] = []

  package init(_ message: String, help: [String] = [], command: String? = nil) {
    self.message = message
    self.help = help
    self.command = command
  }

  package init(_ error: FileError) {
    self.init("\(error.path) \(error.explanation)")
  }

  /// All of a run's failures in one, each once; nil for none.
  package init?(_ failures: [Failure]) {
    let unique = failures.unique
    guard let first = unique.first else { return nil }
    self = first
    others = Array(unique.dropFirst())
  }
}

extension Failure {
  /// For a terminal, each line ended.
  func text(_ style: Style) -> String {
    var lines = ["\(CommandSpec.tokens.name): \(style(Style.Role.error, "error:")) \(DisplayText.escaped(message))"]
    lines += help.map { "  \(style(.help, "help:")) \(DisplayText.escaped($0))" }
    if let command {
      lines.append("  \(style(.help, "help:")) \(CommandSpec.tokens.name) \(command) --help tells more")
    }
    return lines.map { $0 + "\n" }.joined() + others.map { $0.text(style) }.joined()
  }
}

extension [Failure] {
  /// Without repetitions: two products may lack the same file.
  var unique: [Failure] {
    var seen: Set<Failure> = []
    return filter { seen.insert($0).inserted }
  }
}
