/// What a rule looks for, told to a person: `tokens explain RULE` and the rule reference.
package struct Explanation: Sendable {
  private let rule: Rule

  package init(_ rule: Rule) {
    self.rule = rule
  }

  /// For a terminal of `width` columns. Examples are never wrapped.
  package func text(width: Int = 80, style: Style = .plain) -> String {
    let width = max(40, width)
    func wrapped(_ text: String) -> String {
      Explanation.wrapped(text, width: width - 2).map { "  \($0)\n" }.joined()
    }
    var text = style(.path, rule.id.name) + " " + severity(style) + "\n\n" + wrapped(rule.summary)
    text += "\n" + style(.heading, "Why it matters") + "\n" + wrapped(rule.why)
    text += "\n" + style(.heading, "What to do") + "\n" + wrapped(rule.remedy)
    for (title, role, example) in [("Bad", Style.Role.removed, rule.bad), ("Good", .added, rule.good)] {
      text += "\n" + style(role, title) + "\n" + indented(example, style)
    }
    return text
  }

  /// For the rule reference and for SARIF viewers: a section that begins with a heading of the given level.
  package func markdown(level: Int = 2) -> String {
    var text = "\(String(repeating: "#", count: level)) `\(rule.id)`\n\n"
    text += "\(rule.summary). *\(rule.severity.map { "Default: \($0.rawValue)" } ?? "Off by default").*\n\n"
    text += "**Why it matters.** \(rule.why)\n\n**What to do.** \(rule.remedy)\n"
    for (title, example) in [("Bad", rule.bad), ("Good", rule.good)] {
      text += "\n\(title):\n"
      for file in example.files {
        let name = example.files.count > 1 ? " title=\"\(file.name)\"" : ""
        let fence = Explanation.fence(for: file.text)
        text +=
          "\n\(fence)\(Explanation.language(of: file.name))\(name)\n\(file.text)\(file.text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
      }
    }
    return text
  }

  private func severity(_ style: Style) -> String {
    guard let severity = rule.severity else { return "(off unless the workspace turns it on)" }
    return "(" + style(Style.Role(severity), severity.rawValue) + ")"
  }

  private func indented(_ example: Rule.Example, _ style: Style) -> String {
    example.files.reduce(into: "") { text, file in
      if example.files.count > 1 { text += "  " + style(.quiet, file.name) + "\n" }
      var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last == "" { lines.removeLast() }
      for line in lines { text += line.isEmpty ? "\n" : "    \(DisplayText.escaped(String(line)))\n" }
    }
  }

  /// Lines of whole words; a word that is wider than a line gets one of its own. Line breaks of the text stay.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
      var lines: [String] = []
      var line = ""
      var column = 0
      for word in paragraph.split(separator: " ").map(String.init) {
        let length = DisplayText.width(word)
        if !line.isEmpty, column + 1 + length > width {
          lines.append(line)
          (line, column) = (word, length)
        } else {
          column += line.isEmpty ? length : length + 1
          line += line.isEmpty ? word : " " + word
        }
      }
      return lines + [line]
    }
  }

  /// What a fence calls the language of a file.
  private static func language(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "json": "json"
    case "swift": "swift"
    case "kt": "kotlin"
    case "xml": "xml"
    case "css": "css"
    default: "yaml"
    }
  }

  /// A fence longer than any run of backticks in the text.
  private static func fence(for text: String) -> String {
    var (longest, run) = (2, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }
}
