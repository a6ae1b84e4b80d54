import SwiftSyntax

extension SwiftUse {
  /// Whether the code around it has seen to both directions: it stands in a branch on layout direction, behind an exit
  /// that depends on it, in a reckoning with it, or in what is handed to a helper that flips.
  var isHandled: Bool {
    guard !file.direction.isEmpty else { return false }
    var inner = Syntax(token)
    while let node = inner.parent {
      if node.is(MemberBlockItemSyntax.self) { return false }
      if sees(node, from: inner) { return true }
      inner = node
    }
    return false
  }

  /// Whether the method that it lies in speaks of layout direction at all.
  var isHandledInMethod: Bool { isHandled || file.direction.isMentioned(in: method) }

  private func sees(_ node: Syntax, from inner: Syntax) -> Bool {
    let direction = file.direction
    switch node.kind {
    case .ifExpr:
      guard let node = node.as(IfExprSyntax.self), inner.id != node.conditions.id else { return false }
      return direction.isMentioned(in: node.conditions)
    case .switchExpr:
      guard let node = node.as(SwitchExprSyntax.self), inner.id != node.subject.id else { return false }
      return direction.isMentioned(in: node.subject)
    case .sequenceExpr: return direction.isMentioned(in: node)
    case .functionCallExpr:
      guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
      if let name = call.calledName, DirectionName.matches(Array(name.text.utf8)) { return true }
      return call.calledName?.text == "environment" && direction.isMentioned(in: call.arguments)
    case .codeBlockItemList:
      guard direction.isMentioned(in: node) else { return false }
      let exit = file.answer("exit", about: node) {
        node.children(viewMode: .sourceAccurate).first(where: exits)?.endPosition.utf8Offset
      }
      return exit.map { $0 <= inner.position.utf8Offset } ?? false
    default: return false
    }
  }

  /// Whether a statement leaves the block for one of the directions.
  private func exits(_ item: Syntax) -> Bool {
    guard let statement = item.as(CodeBlockItemSyntax.self)?.item else { return false }
    if let node = statement.as(GuardStmtSyntax.self) { return file.direction.isMentioned(in: node.conditions) }
    guard let node = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      file.direction.isMentioned(in: node.conditions), let last = node.body.statements.last?.item
    else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(BreakStmtSyntax.self) || last.is(ContinueStmtSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called: `padding` of `view.padding(4)`.
  var calledName: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// What the call is made on: `view` of `view.padding(4)`.
  var base: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  /// The argument with a label; nil: the first one without.
  func argument(_ label: String?) -> LabeledExprSyntax? {
    arguments.first { $0.label?.text == label }
  }
}
