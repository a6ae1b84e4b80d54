/// Completion scripts for shells, written from the command line's own description.
package struct Completions: Sendable {
  package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  let spec: CommandSpec
  /// Rules and families, for `--only` and `explain`.
  let rules: [String]

  package init(_ spec: CommandSpec, rules: [String]) {
    self.spec = spec
    self.rules = rules
  }

  package func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The words that a value of this kind can be; nil where only the shell knows, as with files.
  func words(for kind: ValueKind) -> [String]? {
    switch kind {
    case .choice(let words): words
    case .rule: rules
    case .file, .folder, .path, .token, .context, .date, .revision, .name: nil
    }
  }

  /// Whether files are what a shell should offer.
  func offersFiles(for kind: ValueKind) -> Bool {
    switch kind {
    case .file, .folder, .path, .token: true
    case .choice, .rule, .context, .date, .revision, .name: false
    }
  }

  /// In single quotes, as every POSIX shell and fish read it.
  static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text { result += character == "'" ? "'\\''" : String(character) }
    return result + "'"
  }
}
