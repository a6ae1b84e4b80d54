import SwiftSyntax

extension ExprSyntax {
  /// The numbers that this may be, where it is one of some that are written here: `-12`, `isOpen ? 0 : -300`.
  var constants: [Double]? {
    if let number { return [number] }
    guard let sequence = self.as(SequenceExprSyntax.self), let last = sequence.elements.last else { return nil }
    let choices = sequence.elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression } + [last]
    guard choices.count > 1 else { return nil }
    let numbers = choices.compactMap(\.number)
    return numbers.isEmpty ? nil : numbers
  }

  /// Whether a call of this name is somewhere around it, below the statement that it belongs to: `abs(x)`.
  func isInCall(of names: Set<String>) -> Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(ClosureExprSyntax.self) {
      if let name = parent.as(FunctionCallExprSyntax.self)?.calledName?.text, names.contains(name) { return true }
      if let name = parent.as(MemberAccessExprSyntax.self)?.declName.baseName.text, names.contains(name) { return true }
      node = parent
    }
    return false
  }

  /// The binary operators of the expression that it is an operand of, `>` of `x > 0`.
  var operatorsAround: [String] {
    guard let elements = parent?.as(ExprListSyntax.self) else { return [] }
    return elements.compactMap { element in
      element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? (element.is(AssignmentExprSyntax.self) ? "=" : nil)
    }
  }
}

extension Syntax {
  /// Every node below it of a type, it included, in order.
  func descendants<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    var result: [Node] = []
    var pending = [self]
    while let node = pending.popLast() {
      if let found = node.as(type) { result.append(found) }
      pending += node.children(viewMode: .sourceAccurate).reversed()
    }
    return result
  }
}
