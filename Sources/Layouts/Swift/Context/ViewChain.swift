import SwiftSyntax

extension SwiftUse {
  /// A call that something is an argument of, or that is made on it or on what holds it.
  struct Outer {
    enum Part {
      /// It is made on this, or on a view around it: a modifier.
      case modifier
      case argument
      /// It lies in a closure of the call: a view in its container.
      case content
    }

    let call: FunctionCallExprSyntax
    let name: String
    let part: Part
  }

  /// The calls around it in its own expression and in those that its expression is the content of, from the inside
  /// out, up to the function or property that it lies in.
  var outerCalls: [Outer] {
    var result: [Outer] = []
    var inner = Syntax(token)
    // What is below it: of arguments, the one that it is part of.
    var below = inner
    for node in ancestors.dropFirst() {
      defer { (below, inner) = (inner, node) }
      if node.is(MemberBlockItemSyntax.self) || node.is(FunctionDeclSyntax.self) { break }
      guard let call = node.as(FunctionCallExprSyntax.self), let name = call.calledName?.text else { continue }
      let part: Outer.Part
      switch inner.id {
      case call.calledExpression.id:
        if call.calledName?.id == token.id { continue }
        part = .modifier
      case call.arguments.id:
        part = below.as(LabeledExprSyntax.self)?.expression.is(ClosureExprSyntax.self) ?? false ? .content : .argument
      default: part = .content
      }
      result.append(Outer(call: call, name: name, part: part))
    }
    return result
  }

}

extension FunctionCallExprSyntax {
  /// The modifiers that follow a view in its own expression: `.padding()`, then `.frame()`.
  var modifiers: [FunctionCallExprSyntax] {
    var result: [FunctionCallExprSyntax] = []
    var node = Syntax(self)
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id
    {
      result.append(call)
      node = Syntax(call)
    }
    return result
  }
}
