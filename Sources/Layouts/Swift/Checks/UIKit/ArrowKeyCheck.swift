import Diagnostics
import SwiftSyntax

/// Arrow keys that go back or forward.
struct ArrowKeyCheck: SwiftCheck {
  let rules: Set<RuleID> = [.arrowKey]
  let words = [
    "inputLeftArrow", "inputRightArrow", "keyboardLeftArrow", "keyboardRightArrow", "leftArrow", "rightArrow",
    "NSLeftArrowFunctionKey", "NSRightArrowFunctionKey", "kVK_LeftArrow", "kVK_RightArrow",
  ].map { SwiftWord.name($0) }
  /// Where left and right are meant: text, time and play.
  private static let others: Set<String> = [
    "text", "editor", "editing", "cursor", "caret", "selection", "game", "terminal", "player", "playback", "seek",
    "scrub", "slider", "map", "code",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let key = use.expression, !use.isHandledAround, isMeant(key, use)
    else { return }
    report.add(
      use.finding(
        .arrowKey, .warning, "the key means the same in right-to-left layouts, where back and forward change sides",
        at: use.span(key),
        help: ["swap the keys where effectiveUserInterfaceLayoutDirection is .rightToLeft"]),
      groupedBy: use.method, at: use)
  }

  private func isMeant(_ key: ExprSyntax, _ use: SwiftUse) -> Bool {
    // The declaration of such a name, and what picture stands for a key.
    if key.target?.name.map({ $0.lowercased().contains("image") || $0.lowercased().contains("icon") }) ?? false {
      return false
    }
    let call = use.ancestors.first { $0.is(FunctionCallExprSyntax.self) }
    let isForTime = call?.tokens(viewMode: .sourceAccurate).contains { token in
      !NameWords.words(of: token.text).isDisjoint(with: ["seek", "skip", "playback", "cursor", "caret"])
    }
    return isForTime != true && NameWords.words(of: use.symbol).isDisjoint(with: Self.others)
  }
}
