import Diagnostics

/// Lays out `--help`: the overview, and each command's own page.
package struct HelpText: Sendable {
  package let spec: CommandSpec
  /// Columns to fill, at most 100.
  package let width: Int
  package let isColored: Bool

  package init(_ spec: CommandSpec, width: Int, isColored: Bool) {
    self.spec = spec
    self.width = min(max(width, 40), 100)
    self.isColored = isColored
  }

  package var overview: String {
    var text = wrap(spec.summary, indent: 0)
    text += "\n" + heading("Usage") + "  \(spec.name) COMMAND [ARGUMENTS]\n"
    text += "\n" + heading("Commands") + table(spec.commands.map { ($0.name, $0.summary) })
    text += "\n" + heading("Options") + table(spec.options.map { ($0.usage, $0.help) })
    for note in spec.notes { text += "\n" + wrap(note, indent: 0) }
    return text
  }

  package func page(of command: Command) -> String {
    var text = wrap(command.summary, indent: 0)
    text += "\n" + heading("Usage") + wrap(usage(of: command), indent: 2)
    for paragraph in command.detail { text += "\n" + wrap(paragraph, indent: 0) }
    if !command.operands.isEmpty {
      text += "\n" + heading("Arguments") + table(command.operands.map { ($0.name, $0.help) })
    }
    text += "\n" + heading("Options") + table(command.options.map { ($0.usage, $0.help) })
    if !command.examples.isEmpty {
      text += "\n" + heading("Examples") + table(command.examples.map { ($0.line, $0.meaning) }, limit: 52)
    }
    return text
  }

  package func usage(of command: Command) -> String {
    ([spec.name, command.name, "[OPTIONS]"] + command.operands.map(\.usage)).joined(separator: " ")
  }

  private func heading(_ title: String) -> String { Style(colored: isColored)(.heading, title) + "\n" }

  /// Two columns; a left cell wider than `limit` stands on a line of its own.
  private func table(_ rows: [(String, String)], limit: Int = 26) -> String {
    let column = (rows.map(\.0.count).filter { $0 <= limit }.max() ?? limit) + 4
    return rows.map { left, right in
      let lines = Explanation.wrapped(right, width: width - column)
      guard let first = lines.first, !first.isEmpty else { return "  \(left)\n" }
      let blanks = String(repeating: " ", count: column)
      let continued = lines.dropFirst().map { "\(blanks)\($0)\n" }.joined()
      if left.count > limit { return "  \(left)\n" + lines.map { "\(blanks)\($0)\n" }.joined() }
      return "  \(left)\(blanks.dropFirst(left.count + 2))\(first)\n" + continued
    }.joined()
  }

  private func wrap(_ text: String, indent: Int) -> String {
    let blanks = String(repeating: " ", count: indent)
    return Explanation.wrapped(text, width: width - indent).map { "\(blanks)\($0)\n" }.joined()
  }
}
