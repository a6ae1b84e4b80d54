import SwiftSyntax

extension TextViews {
  private static let names: Set<String> = ["initial", "initials", "monogram"]

  /// Whether a text is a letter or two that stand for a name, as a picture does: `domain.first?.uppercased()`,
  /// `String(name.prefix(1))`, `initials`.
  static func isLetter(_ text: ExprSyntax?) -> Bool {
    guard let text else { return false }
    if let name = text.lastName ?? text.as(FunctionCallExprSyntax.self)?.calledName?.text,
      !NameWords.words(of: name).isDisjoint(with: names)
    {
      return true
    }
    return Syntax(text).descendants(MemberAccessExprSyntax.self).contains { access in
      switch access.declName.baseName.text {
      case "first": isOfWord(access)
      case "prefix":
        access.parent?.as(FunctionCallExprSyntax.self)?.argument(nil)?.expression.number.map { $0 <= 2 } ?? false
      default: false
      }
    }
  }

  /// Whether something is the first letter of a text and not the first text of several: a list is named in the plural.
  private static func isOfWord(_ first: MemberAccessExprSyntax) -> Bool {
    guard let name = first.base?.lastName, !name.hasSuffix("s") else { return false }
    // Only a letter has to be made a text, or large.
    return sequence(first: Syntax(first)) { $0.parent }.prefix(6).contains { node in
      if let access = node.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text == "uppercased" }
      return node.as(FunctionCallExprSyntax.self)?.calledName?.text == "String"
    }
  }
}
