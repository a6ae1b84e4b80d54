import Diagnostics
import SwiftSyntax

/// `semanticContentAttribute = .forceLeftToRight`, in AppKit `userInterfaceLayoutDirection = .leftToRight`: a direction
/// that the language no longer decides.
struct SemanticDirectionCheck: SwiftCheck {
  let rules: Set<RuleID> = [.forcedDirection]
  let words = [
    SwiftWord.member("forceLeftToRight"), .member("forceRightToLeft"), .member("leftToRight"), .member("rightToLeft"),
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    let isForced = use.token.text.hasPrefix("force")
    guard let value = use.expression, let target = value.target, target.name != nil,
      isForced || target.isLayoutDirection, !isChosen(value, use)
    else { return }
    var owner = ""
    if case .assigned(let place) = target { owner = place.owner }
    guard !LeftToRightContent.isAny(named: owner, use.symbol) else { return }
    let isLeft = ["forceLeftToRight", "leftToRight"].contains(use.token.text)
    report.add(
      use.finding(
        .forcedDirection, .note,
        "the layout is held \(isLeft ? "left to right" : "right to left") in every language", at: use.span(value),
        notes: ["that is right for digits, code and media, and for hardly anything else"],
        help: [
          isForced
            ? "leave it to the language, use .playback or .spatial, or say why with a suppression"
            : "leave it to the language, or say why with a suppression"
        ]))
  }

  /// Whether it is one of two, by a direction that is asked for: the name itself speaks of one, and does not count.
  private func isChosen(_ value: ExprSyntax, _ use: SwiftUse) -> Bool {
    var node = Syntax(value)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self) {
      if parent.as(ExprListSyntax.self)?.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) ?? false {
        return true
      }
      if let branch = parent.as(IfExprSyntax.self) { return use.file.direction.isMentioned(in: branch.conditions) }
      node = parent
    }
    for ancestor in use.ancestors {
      if let branch = ancestor.as(IfExprSyntax.self), use.file.direction.isMentioned(in: branch.conditions) {
        return true
      }
      if let branch = ancestor.as(SwitchExprSyntax.self), use.file.direction.isMentioned(in: branch.subject) {
        return true
      }
    }
    return false
  }
}

extension ValueTarget {
  /// What AppKit's views and menus are given a direction by.
  fileprivate var isLayoutDirection: Bool {
    if case .assigned(let place) = self { place.lastName == "userInterfaceLayoutDirection" } else { false }
  }
}
