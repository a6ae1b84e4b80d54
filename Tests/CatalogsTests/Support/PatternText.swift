import Catalogs
import Diagnostics

/// Patterns written down for comparison: `‹text›`, `‹‹protected››`, `{name kind specifier}`, `#`,
/// `plural(n){one: … | other: …}`.
enum PatternText {
  static func text(_ pattern: Pattern) -> String {
    pattern.pieces.map { piece in
      switch piece.content {
      case .text(let text): "‹\(text)›"
      case .protected(let text): "‹‹\(text)››"
      case .argument(let argument):
        "{"
          + [argument.name.description, "\(argument.kind)", argument.specifier].filter { !$0.isEmpty }
          .joined(separator: " ") + "}"
      case .number: "#"
      case .choice(let choice): Self.text(choice)
      case .percent(let argument): "%" + (argument.map { "(\($0.specifier))" } ?? "")
      }
    }.joined()
  }

  private static func text(_ choice: Choice) -> String {
    let head = [choice.argument?.description, choice.offset == 0 ? nil : "-\(choice.offset)"].compactMap { $0 }
    return "\(choice.kind)(\(head.joined(separator: " "))){"
      + choice.cases.map { "\($0.selector): \(text($0.pattern))" }.joined(separator: " | ") + "}"
  }

  /// What is wrong with a pattern's ranges: pieces must cover it without gaps, branches lie within their choice.
  static func faults(_ pattern: Pattern) -> [String] {
    var faults: [String] = []
    var end = pattern.range.lowerBound
    for piece in pattern.pieces {
      if piece.range.lowerBound != end { faults.append("gap at \(end)") }
      end = piece.range.upperBound
      if case .choice(let choice) = piece.content {
        for branch in choice.cases {
          faults += Self.faults(branch.pattern)
          if branch.pattern.literal == pattern.literal,
            branch.pattern.range.clamped(to: piece.range) != branch.pattern.range
          {
            faults.append("branch outside")
          }
          if branch.span.lower > branch.selectorSpan.lower || branch.span.upper < branch.selectorSpan.upper {
            faults.append("selector outside")
          }
        }
      }
    }
    if end != pattern.range.upperBound { faults.append("ends at \(end)") }
    return faults
  }
}
