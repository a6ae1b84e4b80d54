/// The command line as one value: parsing, `--help` and the shells' completions are all read from it.
package struct CommandSpec: Sendable {
  package let name: String
  /// What the tool is for, one sentence.
  package let summary: String
  package let commands: [Command]
  /// What may stand in the place of a command: `--help`, `--version`.
  package let options: [Option]
  /// Lines that close the overview: where to begin, what the exit codes mean.
  package let notes: [String]

  package init(name: String, summary: String, commands: [Command], options: [Option], notes: [String]) {
    self.name = name
    self.summary = summary
    self.commands = commands
    self.options = options
    self.notes = notes
  }

  package func command(_ name: String) -> Command? { commands.first { $0.name == name } }
}

/// One command: what it takes, and what its help says.
package struct Command: Hashable, Sendable {
  package struct Example: Hashable, Sendable {
    package let line: String
    package let meaning: String

    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  package enum Name: String, CaseIterable, Sendable {
    case check, build, show, contrast, strings, explain
    case initialize = "init"
    case config, version, completions
  }

  package let id: Name
  /// One line, in the imperative, for the overview.
  package let summary: String
  /// Paragraphs of its own help.
  package let detail: [String]
  package let operands: [Operand]
  package let options: [Option]
  package let examples: [Example]

  package init(
    _ id: Name, _ summary: String, detail: [String] = [], operands: [Operand] = [], options: [Option] = [],
    examples: [Example] = []
  ) {
    self.id = id
    self.summary = summary
    self.detail = detail
    self.operands = operands
    self.options = options + [.help]
    self.examples = examples
  }

  package var name: String { id.rawValue }

  /// How many operands it takes at least.
  package var fewestOperands: Int { operands.reduce(0) { $0 + $1.count.fewest } }
  /// How many it takes at most; nil for any number.
  package var mostOperands: Int? {
    var sum = 0
    for operand in operands {
      guard let most = operand.count.most else { return nil }
      sum += most
    }
    return sum
  }
}

/// An argument without a name, such as `PATH…`.
package struct Operand: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    case one
    case optional
    case any

    package var fewest: Int { self == .one ? 1 : 0 }
    package var most: Int? { self == .any ? nil : 1 }
  }

  /// As help writes it, in capitals.
  package let name: String
  package let kind: ValueKind
  package let count: Count
  package let help: String

  package init(_ name: String, _ kind: ValueKind, _ count: Count, _ help: String) {
    self.name = name
    self.kind = kind
    self.count = count
    self.help = help
  }

  /// "PATH", "[TOKEN]", "[PATH…]".
  package var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .any: "[\(name)…]"
    }
  }
}

/// An option, such as `--fail-on LEVEL`.
package struct Option: Hashable, Sendable {
  /// Without its dashes.
  package let name: String
  package let short: Character?
  /// What stands after it; nil for a flag.
  package let value: ValueKind?
  /// Whether it may be repeated, or take several values with commas between them. The last one counts otherwise.
  package let isList: Bool
  package let help: String

  package init(
    _ name: String, short: Character? = nil, _ value: ValueKind? = nil, list: Bool = false, help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isList = list
    self.help = help
  }

  package var flag: String { "--\(name)" }

  /// "-q, --quiet", "--fail-on warning|error|new", "--only RULE,…".
  package var usage: String {
    let names = short.map { "-\($0), \(flag)" } ?? flag
    guard let value else { return names }
    return "\(names) \(value.placeholder)\(isList ? ",…" : "")"
  }
}

/// What kind of word a value is: what help calls it, and what a shell offers for it.
package enum ValueKind: Hashable, Sendable {
  case file
  case folder
  case path
  case choice([String])
  case rule
  case token
  case context
  /// A date of the calendar, `2027-03-01`.
  case date
  /// A commit that git knows.
  case revision
  case name

  package var placeholder: String {
    switch self {
    case .file: "FILE"
    case .folder: "FOLDER"
    case .path: "PATH"
    case .choice(let words): words.joined(separator: "|")
    case .rule: "RULE"
    case .token: "TOKEN"
    case .context: "MODIFIER=CONTEXT"
    case .date: "YYYY-MM-DD"
    case .revision: "REVISION"
    case .name: "NAME"
    }
  }
}
