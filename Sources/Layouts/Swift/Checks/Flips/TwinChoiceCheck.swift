import Diagnostics
import SwiftSyntax

/// `isRTL ? "chevron.backward" : "chevron.forward"`: a choice by direction between symbols that follow it already.
struct TwinChoiceCheck: SwiftCheck {
  let rules: Set<RuleID> = [.doubleFlip]
  let words = [SwiftWord.text("forward")]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let literal = use.literal, let name = ExprSyntax(literal).text, let choice = choice(literal),
      let (then, other) = choice.texts, then != other, [then, other].contains(name),
      then == other.replacing("forward", with: "backward") || other == then.replacing("forward", with: "backward"),
      use.file.direction.isMentioned(in: choice.condition)
    else { return }
    report.add(
      use.finding(
        .doubleFlip, .warning, "\(then) and \(other) follow the direction already, and are chosen by it once more",
        at: use.span(literal), help: ["use one of them in both directions"]))
  }

  private struct Choice {
    let condition: Syntax
    let texts: (String, String)?
  }

  private func choice(_ literal: StringLiteralExprSyntax) -> Choice? {
    let list = literal.ancestor(ExprListSyntax.self, within: 2)
    guard let elements = list?.map({ $0 }),
      let middle = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      middle > 0, middle + 1 < elements.count, let ternary = elements[middle].as(UnresolvedTernaryExprSyntax.self),
      let then = ternary.thenExpression.text, let other = elements[middle + 1].text
    else { return nil }
    let condition = middle > 1 ? list.map { Syntax($0) } : Syntax(elements[middle - 1])
    return condition.map { Choice(condition: $0, texts: (then, other)) }
  }
}

extension SyntaxProtocol {
  /// The nearest node around it of a type, at most so many levels up.
  fileprivate func ancestor<Node: SyntaxProtocol>(_ type: Node.Type, within levels: Int) -> Node? {
    var node = parent
    for _ in 0..<levels {
      if let found = node?.as(type) { return found }
      node = node?.parent
    }
    return nil
  }
}
