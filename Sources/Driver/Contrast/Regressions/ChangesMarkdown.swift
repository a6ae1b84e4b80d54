import Colors
import Diagnostics
import Files
import TokenModel

extension ContrastChanges {
  /// For a pull request (GitHub Flavored Markdown): a table under each thing that was written anew.
  var markdown: String {
    var text = "## Contrast against \(Self.code(revision.name))\n\n"
    guard !products.isEmpty else { return text + "No pair changed.\n" }
    text += tally + ".\n"
    for product in products {
      for group in product.groups {
        text += "\n### \(heading(group, of: product))\n\n"
        text += "| | text or graphic | on | context | before | after | needs |\n"
        text += "|---|---|---|---|---:|---:|---:|\n"
        for row in group.rows { text += line(row) }
        text += suggestions(group)
      }
    }
    return text
  }

  /// What else was written anew for these pairs, which moves them less; and what could be written instead.
  private func suggestions(_ group: Group) -> String {
    var text = ""
    if !group.others.isEmpty {
      let others = group.others.map { cause in
        let (before, after) = cause.change
        return "\(cause.token.map(Self.code) ?? "what is asked") \(Self.code(before)) \u{2192} \(Self.code(after))"
      }
      text += "\nAlso written anew: \(others.joined(separator: ", "))\n"
    }
    if group.help.count == 1 { return text + "\nSuggestion: \(Self.escaped(group.help[0]))\n" }
    return group.help.isEmpty
      ? text : text + "\nSuggestions:\n\n" + group.help.map { "- \(Self.escaped($0))\n" }.joined()
  }

  private func heading(_ group: Group, of product: Product) -> String {
    let name = products.count > 1 ? "\(Self.escaped(product.name)): " : ""
    guard let (before, after) = group.reason.change else { return name + group.reason.words }
    let token =
      if case .cause(.requirement) = group.reason { group.reason.words } else { Self.code(group.reason.words) }
    return "\(name)\(token) \(Self.code(before)) \u{2192} \(Self.code(after))"
  }

  private func line(_ row: Row) -> String {
    let change = row.change
    let outcome = "\(change.outcome.mark) \(change.outcome.words)"
    let isWorse = change.outcome.isNewFailure || change.outcome == .fellFurther
    let after = change.after.words
    let cells = [
      isWorse ? "**\(outcome)**" : outcome, Self.code(change.pair.foreground),
      change.pair.surfaces.map(Self.code).joined(separator: " over "),
      Self.escaped(row.context), change.before.words, isWorse ? "**\(after)**" : after,
      String(change.needs.dropFirst(6)),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// Code, with a fence longer than any run of backticks in it. A bar would end the cell, also in code.
  private static func code(_ text: String) -> String {
    let text = DisplayText.escaped(text)
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = longest > 0 ? " " : ""
    let body = String(text.flatMap { $0 == "|" ? "\\|" : $0.isNewline ? " " : String($0) })
    return "\(fence)\(pad)\(body)\(pad)\(fence)"
  }

  /// Plain text: what Markdown or HTML would read as its own is escaped.
  private static func escaped(_ text: String) -> String {
    let special: Set<Character> = ["\\", "`", "*", "_", "|", "<", ">", "[", "]", "#", "~", "&"]
    return String(
      DisplayText.escaped(text).flatMap { special.contains($0) ? "\\\($0)" : $0.isNewline ? " " : String($0) })
  }
}
