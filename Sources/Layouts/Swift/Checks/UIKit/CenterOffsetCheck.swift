import Diagnostics
import SwiftSyntax

/// Constraints that hold a view beside the middle: their constant counts to the right in every layout.
struct CenterOffsetCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedSide]
  let words = [SwiftWord.name("centerXAnchor")]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let anchor = use.expression, let access = anchor.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == anchor.id, let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledName?.text == "constraint", call.arguments.first?.expression.lastName == "centerXAnchor"
    else { return }
    if let constant = call.argument("constant")?.expression, constant.number != 0, !use.isHandled,
      !use.file.direction.isMentioned(in: constant), !isBoth(constant, use)
    {
      tell(at: constant, use, groupedBy: Syntax(call), report)
    }
    for change in changes(of: ExprSyntax(call), use) {
      let inner = SwiftUse(change.token, in: use.file)
      if !inner.isHandledInMethod { tell(at: change.value, inner, groupedBy: inner.method, report) }
    }
  }

  /// Whether the same distance is kept in height: a picture whose place is its middle.
  private func isBoth(_ constant: ExprSyntax, _ use: SwiftUse) -> Bool {
    let text = constant.plainText
    return use.nearby.members["centerYAnchor"]?.contains { access in
      let call = access.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call?.argument("constant")?.expression.plainText == text
    } ?? false
  }

  private func tell(at value: ExprSyntax, _ use: SwiftUse, groupedBy method: Syntax, _ report: SwiftReport) {
    report.add(
      use.finding(
        .fixedSide, .warning, "the view is moved from the middle to the same side in right-to-left layouts too",
        at: use.span(value),
        notes: ["the constant of a constraint between centers counts to the right in both directions"],
        help: ["change its sign where effectiveUserInterfaceLayoutDirection is .rightToLeft"]),
      groupedBy: method, at: use)
  }

  /// Where the constant of a constraint that is kept is set later.
  private func changes(of call: ExprSyntax, _ use: SwiftUse) -> [(token: TokenSyntax, value: ExprSyntax)] {
    guard let name = call.keptName else { return [] }
    return (use.file.named(in: use.file.tree).members["constant"] ?? []).compactMap { access in
      guard access.base?.chain.last == name,
        let elements = access.parent?.as(ExprListSyntax.self)?.map({ $0 }), elements.first?.id == ExprSyntax(access).id,
        elements.count > 2, elements[1].is(AssignmentExprSyntax.self), elements.count > 3 || elements[2].number != 0
      else { return nil }
      return (access.declName.baseName, elements[2])
    }
  }
}

extension ExprSyntax {
  /// The variable or property that it is kept in.
  var keptName: String? {
    switch target {
    case .assigned(let target): target.lastName
    case .declared(let name, _): name
    case .returned:
      Syntax(self).closure?.call.flatMap { ExprSyntax($0).keptName }
    case .argument, .none: nil
    }
  }
}
