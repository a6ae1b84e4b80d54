/// Colours and weights of a terminal (ECMA-48 SGR), or none. Only the sixteen colours that every theme sets.
package struct Style: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case path
    case heading
    case error
    case warning
    case note
    case help
    /// Line numbers, rules: what the eye may skip.
    case quiet
    case added
    case removed

    package init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  package let isColored: Bool

  package init(colored: Bool) {
    isColored = colored
  }

  package static let plain = Style(colored: false)

  package func callAsFunction(_ role: Role, _ text: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(code(role))m\(text)\u{1B}[0m"
  }

  private func code(_ role: Role) -> String {
    switch role {
    case .path, .heading: "1"
    case .error: "1;31"
    case .warning: "1;33"
    case .note, .help: "1;36"
    case .quiet: "34"
    case .added: "32"
    case .removed: "31"
    }
  }
}
