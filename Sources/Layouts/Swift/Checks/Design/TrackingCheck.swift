import Diagnostics
import SwiftSyntax

/// Space between letters, which tears Arabic words apart.
struct TrackingCheck: SwiftCheck {
  let rules: Set<RuleID> = [.arabicTracking]
  let words = [SwiftWord.call("tracking"), .call("kerning"), .member("kern"), .member("tracking")]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let value = value(use), let amount = value.constants?.first(where: { $0 != 0 }), !isHandled(use, value),
      !isLatin(use)
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

  /// A text that is not translated.
  private func isLatin(_ use: SwiftUse) -> Bool {
    guard let root = use.call?.viewRoot, root.calledName?.text == "Text" else { return false }
    return root.argument("verbatim")?.expression.text != nil
  }
}
