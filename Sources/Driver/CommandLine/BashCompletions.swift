extension Completions {
  /// Bash splits words at `=`, so that `--format=json` is three of them. Where the reply stays empty, `-o default`
  /// offers files.
  var bash: String {
    let names = spec.commands.map(\.name) + spec.options.map(\.flag)
    return """
      # \(spec.name) for bash: source <(\(spec.name) completions bash)
      _\(spec.name)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=
        COMPREPLY=()
        if (( COMP_CWORD == 1 )); then
          COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "$word"))
          return
        fi
        if [[ $word == = ]]; then
          word=
        elif [[ $before == = ]]; then
          before=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case "${COMP_WORDS[1]} $before" in
      \(spec.commands.map(bashValues).joined())\
        esac
        if [[ -z $words ]]; then
          case "${COMP_WORDS[1]}" in
      \(spec.commands.map(bashWords).joined())\
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _\(spec.name) \(spec.name)

      """
  }

  /// What may follow each option of a command that takes a value.
  private func bashValues(of command: Command) -> String {
    command.options.compactMap { option in
      guard let kind = option.value else { return nil }
      let pattern = "    '\(command.name) \(option.flag)')"
      guard let words = words(for: kind) else {
        return kind == .folder
          ? "\(pattern) COMPREPLY=($(compgen -d -- \"$word\")); return ;;\n" : "\(pattern) return ;;\n"
      }
      return "\(pattern) words='\(words.joined(separator: " "))' ;;\n"
    }.joined()
  }

  /// Options where a word begins with a dash; otherwise what the first operand can be.
  private func bashWords(of command: Command) -> String {
    let flags = command.options.map(\.flag).joined(separator: " ")
    let operands = command.operands.first.flatMap { words(for: $0.kind) } ?? []
    var line = "      \(command.name)) if [[ $word == -* ]]; then words='\(flags)'"
    if !operands.isEmpty { line += "; else words='\(operands.joined(separator: " "))'" }
    return line + "; fi ;;\n"
  }
}
