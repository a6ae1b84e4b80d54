import Diagnostics
import SwiftSyntax

/// Layout direction taken from the locale instead of the layout: `Locale.current.language.characterDirection`.
struct LocaleDirectionCheck: SwiftCheck {
  let rules: Set<RuleID> = [.localeDirection]
  let words =
    ["characterDirection", "lineLayoutDirection", "current", "autoupdatingCurrent"].map { SwiftWord.member($0) }
    + ["ar", "he", "iw", "fa", "ur"].map { SwiftWord.text($0) }

  func look(at use: SwiftUse, _ report: SwiftReport) {
    let place: Syntax?
    if let literal = use.literal {
      place = comparison(of: literal)
    } else if use.token.text.hasSuffix("urrent") {
      place = ownQuestion(use)
    } else {
      place = question(use)
    }
    guard let place else { return }
    report.add(
      use.finding(
        .localeDirection, .warning, "the direction is taken from the device’s locale, not from the layout",
        at: use.span(place),
        notes: [
          "the app runs in a language that it has, and a part of it may be laid out another way: both are the layout’s"
        ],
        help: ["in SwiftUI read @Environment(\\.layoutDirection), in UIKit effectiveUserInterfaceLayoutDirection"]))
  }

  /// The question asked of the current locale. That of a text's own language is another matter.
  private func question(_ use: SwiftUse) -> Syntax? {
    guard let access = use.expression else { return nil }
    let outer = use.call.map { Syntax($0) } ?? Syntax(access)
    if speaksOfDevice(outer.trimmedDescription) { return outer }
    // The device's language, by a name that the method gave it.
    guard let argument = use.call?.arguments.first?.expression, argument.is(DeclReferenceExprSyntax.self) else {
      return nil
    }
    let method = use.method
    return use.file.answer("device", about: method) { speaksOfDevice(method.trimmedDescription) } ? outer : nil
  }

  /// A question by a name of one's own: `Locale.current.isRTL`.
  private func ownQuestion(_ use: SwiftUse) -> Syntax? {
    guard let locale = use.expression, speaksOfDevice(locale.trimmedDescription),
      let access = locale.parent?.as(MemberAccessExprSyntax.self), access.base?.id == locale.id,
      DirectionName.matches(Array(access.declName.baseName.text.utf8)),
      !access.declName.baseName.text.contains("haracterDirection")
    else { return nil }
    return SwiftUse(access.declName.baseName, in: use.file).call.map { Syntax($0) } ?? Syntax(access)
  }

  /// `languageCode == "ar"`.
  private func comparison(of literal: StringLiteralExprSyntax) -> Syntax? {
    guard let list = literal.parent?.as(ExprListSyntax.self), let sequence = list.parent,
      list.contains(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "==" })
    else { return nil }
    return speaksOfDevice(sequence.trimmedDescription) ? sequence : nil
  }

  private func speaksOfDevice(_ text: String) -> Bool {
    ["Locale.current", "Locale.autoupdatingCurrent", "Locale.preferredLanguages", "NSLocale.current"]
      .contains { text.contains($0) }
  }
}
