extension Completions {
  var zsh: String {
    """
    #compdef \(spec.name)
    # \(spec.name) for zsh: \(spec.name) completions zsh > a folder of $fpath/_\(spec.name)
    _\(spec.name)() {
      local context state line
      _arguments -C \(spec.options.map(zshOption).joined(separator: " ")) '1: :->command' '*:: :->arguments'
      case $state in
        command)
          local -a commands=(
    \(spec.commands.map { "        \(Self.quoted("\($0.name):\($0.summary)"))\n" }.joined())\
          )
          _describe command commands ;;
        arguments)
          case $words[1] in
    \(spec.commands.map(zshArguments).joined())\
          esac ;;
      esac
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _\(spec.name) "$@"; else compdef _\(spec.name) \(spec.name); fi

    """
  }

  private func zshArguments(of command: Command) -> String {
    var parts = command.options.map(zshOption)
    for (position, operand) in command.operands.enumerated() {
      let place = operand.count == .any ? "*" : "\(position + 1)"
      let optional = operand.count == .optional ? "::" : ":"
      parts.append(Self.quoted("\(place)\(optional)\(operand.name):\(zshAction(for: operand.kind))"))
    }
    let separator = " \\\n          "
    return "        \(command.name)) _arguments\(separator)\(parts.joined(separator: separator)) ;;\n"
  }

  /// `'*--only=[help]:RULE:(words)'`; a list may stand several times, other options exclude themselves.
  private func zshOption(_ option: Option) -> String {
    let help = option.help.reduce(into: "") { text, character in
      if "[]:\\".contains(character) { text += "\\" }
      text.append(character)
    }
    guard let kind = option.value else {
      guard let short = option.short else { return Self.quoted("\(option.flag)[\(help)]") }
      return "'(-\(short) \(option.flag))'{-\(short),\(option.flag)}\(Self.quoted("[\(help)]"))"
    }
    return Self.quoted("\(option.isList ? "*" : "")\(option.flag)=[\(help)]:\(option.name):\(zshAction(for: kind))")
  }

  private func zshAction(for kind: ValueKind) -> String {
    if let words = words(for: kind) { return "(\(words.joined(separator: " ")))" }
    if kind == .folder { return "_files -/" }
    return offersFiles(for: kind) ? "_files" : ""
  }
}
