package import Files

/// Why a command cannot do what it was asked for: wrong usage or configuration, or a file that cannot be used. It goes
/// to standard error, and the exit code is 2.
package struct Failure: Error, Hashable, Sendable {
  /// One sentence, without a final full stop.
  package let message: String
  package let help: [String]
  /// The command whose help tells more.
  package let command: String?

  package init(_ message: String, help: [String] = [], command: String? = nil) {
    self.message = message
    self.help = help
    self.command = command
  }

  package init(_ error: FileError) {
    self.init("\(error.path) \(error.explanation)")
  }
}
