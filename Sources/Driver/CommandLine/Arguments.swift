import Files

/// What a command line asks for.
package enum Request: Sendable {
  /// The overview, or the help of one command.
  case help(Command?)
  case run(Arguments)
}

/// The arguments of one command, as the user gave them.
package struct Arguments: Sendable {
  package let command: Command
  package fileprivate(set) var operands: [String] = []
  private var given: [String: [String]] = [:]

  package init(_ command: Command) {
    self.command = command
  }

  package func has(_ option: Option) -> Bool { given[option.name] != nil }
  /// The value that counts: the last.
  package func value(_ option: Option) -> String? { given[option.name]?.last }
  /// All values of a list, in the order given.
  package func values(_ option: Option) -> [String] { given[option.name] ?? [] }

  fileprivate mutating func add(_ option: Option, _ values: [String]) {
    given[option.name, default: []] += values
  }
}

extension CommandSpec {
  /// Reads the words after the tool's name. `--` ends the options; `-` alone is an operand (standard input).
  package func parse(_ words: [String]) throws(Failure) -> Request {
    guard let first = words.first else {
      throw Failure("\(name) needs a command", help: ["try \(name) check, or \(name) --help for all commands"])
    }
    if first == "--help" || first == "-h" { return .help(nil) }
    if first == "--version", let command = command("version") { return .run(Arguments(command)) }
    if first == "help" { return .help(try words.dropFirst().first.map { name throws(Failure) in try find(name) }) }
    return try parse(words.dropFirst(), of: try find(first))
  }

  private func find(_ word: String) throws(Failure) -> Command {
    if let command = command(word) { return command }
    if word.hasPrefix("-") {
      throw Failure("\(word) stands before the command", help: ["name the command first: \(name) check \(word)"])
    }
    let names = commands.map(\.name)
    throw Failure(
      "\"\(word)\" is not a command",
      help: likeliest(word, among: names).map { ["did you mean \(name) \($0)?"] }
        ?? ["the commands are \(names.joined(separator: ", "))"])
  }

  private func parse(_ words: ArraySlice<String>, of command: Command) throws(Failure) -> Request {
    var arguments = Arguments(command)
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.operands.append(word)
        continue
      }
      let (option, attached) = try command.option(in: word)
      if option == .help { return .help(command) }
      try arguments.take(option, attached: attached, from: &rest)
    }
    try command.checkOperands(arguments.operands)
    return .run(arguments)
  }
}

extension Command {
  /// The option that a word such as `--format=json` or `-q` names, and the value attached to it.
  fileprivate func option(in word: String) throws(Failure) -> (Option, attached: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let attached = parts.count > 1 ? parts[1] : nil
    let found = options.first { option in
      parts[0] == option.flag || option.short.map { parts[0] == "-\($0)" } == true
    }
    if let found { return (found, attached) }
    let flags = options.map(\.flag)
    throw Failure(
      "\(name) has no option \(parts[0])",
      help: likeliest(parts[0], among: flags).map { ["did you mean \($0)?"] } ?? [], command: name)
  }

  fileprivate func checkOperands(_ given: [String]) throws(Failure) {
    if given.count < fewestOperands, let missing = operands.filter({ $0.count == .one }).dropFirst(given.count).first {
      throw Failure("\(name) needs a \(missing.name)", help: ["\(missing.name): \(missing.help)"], command: name)
    }
    if let most = mostOperands, given.count > most {
      let extra = given[most]
      throw Failure(
        most == 0 ? "\(name) takes no arguments, and got \"\(extra)\"" : "\"\(extra)\" is one argument too many",
        command: name)
    }
    // In the place of one that may be left out, the next may stand.
    for (operand, value) in zip(operands, given) where operand.count == .one {
      try operand.kind.check(value, for: operand.name, name)
    }
  }
}

extension ValueKind {
  /// Refuses a word that is no value of this kind, as far as the word alone can tell.
  fileprivate func check(_ value: String, for owner: String, _ command: String) throws(Failure) {
    switch self {
    case .choice(let words) where !words.contains(value):
      let others = words.dropLast().joined(separator: ", ")
      throw Failure(
        "\(owner) cannot be \"\(value)\": it is \(others) or \(words.last ?? "")",
        help: likeliest(value, among: words).map { ["did you mean \($0)?"] } ?? [], command: command)
    case .date where CalendarDate(value) == nil:
      throw Failure(
        "\(owner) cannot be \"\(value)\": it is a day of the calendar, such as 2027-03-01", command: command)
    default: break
    }
  }
}

extension Arguments {
  fileprivate mutating func take(
    _ option: Option, attached: String?, from rest: inout ArraySlice<String>
  ) throws(Failure) {
    guard let kind = option.value else {
      if attached != nil { throw Failure("\(option.flag) takes no value", command: command.name) }
      return add(option, [])
    }
    let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
    guard let value = attached ?? next, !value.isEmpty else {
      throw Failure("\(option.flag) needs a value: \(kind.placeholder)", command: command.name)
    }
    if attached == nil { rest.removeFirst() }
    let values = option.isList ? value.split(separator: ",").map(String.init) : [value]
    for value in values { try kind.check(value, for: option.flag, command.name) }
    add(option, values)
  }
}
