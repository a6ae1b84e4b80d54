import Diagnostics
import SwiftSyntax

/// Space between letters, which tears the words of joined scripts apart.
struct TrackingCheck: SwiftCheck {
  let rules: Set<RuleID> = [.arabicTracking]
  let words = [SwiftWord.call("tracking"), .call("kerning"), .member("kern"), .member("tracking")]

  /// A gap that is smaller is seen on no screen.
  private static let least = 0.1

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let value = value(use), let amount = value.constants?.first(where: { abs($0) >= Self.least }),
      !isHandled(use, value), !isLatin(use)
    else { return }
    report.add(
      use.finding(
        .arabicTracking, .error,
        "space between letters, \(amount.shown) here, reaches Arabic text, whose letters join", at: use.span(value),
        notes: ["space between joined letters tears the words of Arabic, Persian and Urdu apart"],
        help: ["take it from a token that is 0 for Arabic script, or choose it by the language"]))
  }

  /// The argument of the modifier, or the value of an attribute: `.kern: 1.2`.
  private func value(_ use: SwiftUse) -> ExprSyntax? {
    if use.token.isMemberName, let call = use.call { return call.argument(nil)?.expression }
    guard let key = use.expression else { return nil }
    if let element = key.parent?.as(DictionaryElementSyntax.self), element.key.id == key.id { return element.value }
    return nil
  }

  /// Whether the value, or a branch around it, asks for the language or script.
  private func isHandled(_ use: SwiftUse, _ value: ExprSyntax) -> Bool {
    asksForLanguage(Syntax(value))
      || use.ancestors.contains { node in
        if let branch = node.as(IfExprSyntax.self) { return asksForLanguage(Syntax(branch.conditions)) }
        return node.as(SwitchExprSyntax.self).map { asksForLanguage(Syntax($0.subject)) } ?? false
      }
  }

  private func asksForLanguage(_ condition: Syntax) -> Bool {
    let text = condition.trimmedDescription.lowercased()
    return ["script", "arabic", "locale", "language", "latin", "layoutdirection", "rtl"].contains { text.contains($0) }
  }

  /// A text that is not translated: verbatim, or of letters that are as wide as each other, which Arabic has none of.
  private func isLatin(_ use: SwiftUse) -> Bool {
    guard let call = use.call, let root = call.viewRoot, root.calledName?.text == "Text" else { return false }
    if let verbatim = root.argument("verbatim")?.expression { return isWritten(verbatim) }
    // What is written out in quotes is looked up among the translations.
    guard root.argument(nil)?.expression.is(StringLiteralExprSyntax.self) == false else { return false }
    return (call.modifiersBefore + call.modifiers).contains(where: isMonospaced)
  }

  /// Whether a text is written out, with nothing but numbers inserted: `"\(step) / \(count)"`.
  private func isWritten(_ text: ExprSyntax) -> Bool {
    guard let literal = text.as(StringLiteralExprSyntax.self) else { return false }
    return literal.segments.allSatisfy { segment in
      guard let inserted = segment.as(ExpressionSegmentSyntax.self) else { return true }
      return inserted.expressions.count == 1 && inserted.expressions.first.map { isNumber($0.expression) } ?? false
    }
  }

  private static let numbers: Set<String> = [
    "count", "number", "index", "step", "steps", "total", "page", "pages", "percent", "percentage", "year", "day",
    "hour", "hours", "minute", "minutes", "second", "seconds", "score", "version", "build", "position", "current",
  ]

  /// Whether a name says that it is a number.
  private func isNumber(_ value: ExprSyntax) -> Bool {
    value.number != nil || value.lastName.map { !NameWords.words(of: $0).isDisjoint(with: Self.numbers) } ?? false
  }

  /// `.monospaced()`, `.fontDesign(.monospaced)`, `.font(.system(size: 12, design: .monospaced))`; figures of one width
  /// go with any letters.
  private func isMonospaced(_ modifier: FunctionCallExprSyntax) -> Bool {
    let name = modifier.calledName?.text.lowercased() ?? ""
    if name.contains("monospace") { return !name.contains("digit") }
    return ["font", "fontdesign"].contains(name)
      && modifier.arguments.contains { argument in
        argument.tokens(viewMode: .sourceAccurate).contains { $0.text == "monospaced" }
      }
  }
}
