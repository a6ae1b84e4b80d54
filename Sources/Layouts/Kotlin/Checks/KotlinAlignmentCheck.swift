import Diagnostics

/// `TextAlign.Left`, `Gravity.LEFT`: text and children that stay on one side.
struct KotlinAlignmentCheck: KotlinCheck {
  let rules: Set<RuleID> = [.fixedAlignment]
  let words = ["Left", "Right", "LEFT", "RIGHT"]

  private static let twins = [
    "TextAlign.Left": "Start", "TextAlign.Right": "End", "Gravity.LEFT": "START", "Gravity.RIGHT": "END",
  ]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.stands(".", at: token - 1), source.isName(token - 2) else { return }
    let owner = source.text(token - 2)
    let name = "\(owner).\(source.text(token))"
    guard let twin = Self.twins[name] else { return }
    guard !source.isHandledByDirection(token), !isComparison(token, source), !namesBothSides(token, source),
      !source.isForChosenSide(token), !source.isOfMediaControls(token)
    else { return }
    let replacement = "\(owner).\(twin)"
    report.add(
      Finding(
        .fixedAlignment, .error, "\(name) keeps to one side in right-to-left layouts too", at: source.span(token),
        symbol: source.symbol(around: token),
        notes: ["in Arabic and Hebrew, text begins on the right: \(replacement) follows it"],
        help: ["write \(replacement)"],
        fixes: [fix(token, replacement, twin, source)]))
  }

  /// Where coordinates are counted from the same side, both must move together.
  private func fix(_ token: Int, _ replacement: String, _ twin: String, _ source: KotlinSource) -> Fix {
    var isSafe = true
    if twin == twin.uppercased() {
      let around = source.function(around: token).map { source.functions[$0].tokens } ?? 0..<source.tokens.count
      isSafe = !source.containsName(in: around) {
        ["leftMargin", "rightMargin", "translationX", "showAtLocation", "setX", "x", "offsetX"].contains($0)
          || $0.contains("Drawer")
      }
    }
    return Fix("write \(replacement)", safe: isSafe, edits: [Fix.Edit(source.span(token), twin)])
  }

  /// `gravity == Gravity.LEFT` asks, and sets nothing; `Gravity.LEFT ->` in a `when` too.
  private func isComparison(_ token: Int, _ source: KotlinSource) -> Bool {
    let first = source.path(endingAt: token)[0]
    let operators: [StaticString] = ["==", "!=", "===", "!=="]
    return operators.contains { source.stands($0, at: first - 1) || source.stands($0, at: token + 1) }
      || source.stands("->", at: token + 1) || source.stands("case", at: first - 1)
      || source.stands("and", at: first - 1) || source.stands("&", at: first - 1)
  }

  /// `Gravity.LEFT or Gravity.RIGHT`: both sides.
  private func namesBothSides(_ token: Int, _ source: KotlinSource) -> Bool {
    guard source.stands("LEFT", at: token) || source.stands("RIGHT", at: token) else { return false }
    let other: StaticString = source.stands("LEFT", at: token) ? "RIGHT" : "LEFT"
    let statement = Int(source.statements[token])
    return source.contains(other, in: max(statement, token - 12)..<min(token + 12, source.tokens.count))
  }
}
