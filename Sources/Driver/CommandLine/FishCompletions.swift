extension Completions {
  var fish: String {
    var lines = [
      "# \(spec.name) for fish: \(spec.name) completions fish > ~/.config/fish/completions/\(spec.name).fish",
      "complete -c \(spec.name) -f",
    ]
    lines += spec.options.map { fishOption($0, condition: "__fish_use_subcommand") }
    for command in spec.commands {
      lines.append(
        "complete -c \(spec.name) -n __fish_use_subcommand -a \(command.name) -d \(Self.quoted(command.summary))")
      let condition = "__fish_seen_subcommand_from \(command.name)"
      lines += command.options.map { fishOption($0, condition: condition) }
      for line in command.operands.compactMap({ fishOperand($0, condition: condition) }) where line != lines.last {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishOption(_ option: Option, condition: String) -> String {
    var line = "complete -c \(spec.name) -n \(Self.quoted(condition)) -l \(option.name)"
    if let short = option.short { line += " -s \(short)" }
    if let kind = option.value {
      if let words = words(for: kind) {
        line += " -x -a \(Self.quoted(words.joined(separator: " ")))"
      } else if kind == .folder {
        line += " -x -a '(__fish_complete_directories)'"
      } else {
        line += offersFiles(for: kind) ? " -r -F" : " -x"
      }
    }
    return line + " -d \(Self.quoted(option.help))"
  }

  private func fishOperand(_ operand: Operand, condition: String) -> String? {
    let start = "complete -c \(spec.name) -n \(Self.quoted(condition))"
    if let words = words(for: operand.kind) { return "\(start) -a \(Self.quoted(words.joined(separator: " ")))" }
    return offersFiles(for: operand.kind) || operand.kind == .folder ? "\(start) -F" : nil
  }
}
