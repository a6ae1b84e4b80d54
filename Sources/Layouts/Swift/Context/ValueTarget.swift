import SwiftSyntax

/// What a value is given to: `label.textAlignment` of `label.textAlignment = isShort ? .center : .left`.
enum ValueTarget {
  case assigned(ExprSyntax)
  case argument(LabeledExprSyntax, FunctionCallExprSyntax)
  /// A variable, constant or parameter with its type, as far as it is written.
  case declared(String, type: String?)
  /// The result of a function, property or closure.
  case returned

  /// The name of what is assigned to, of the argument, or of the variable.
  var name: String? {
    switch self {
    case .assigned(let target): target.lastName
    case .argument(let argument, _): argument.label?.text
    case .declared(let name, _): name
    case .returned: nil
    }
  }
}

extension ExprSyntax {
  /// nil: it is compared, called, or one of the parts of a reckoning whose end is elsewhere.
  var target: ValueTarget? {
    var inner = Syntax(self)
    while let node = inner.parent {
      switch node.kind {
      case .exprList:
        switch Self.target(of: inner, in: node.cast(ExprListSyntax.self)) {
        case .some(let target): return target
        case .none: break
        }
      case .sequenceExpr, .unresolvedTernaryExpr, .tupleExpr, .arrayElement, .arrayElementList, .arrayExpr,
        .forceUnwrapExpr, .labeledExprList:
        break
      case .labeledExpr:
        if let call = node.parent?.parent?.as(FunctionCallExprSyntax.self) {
          return .argument(node.cast(LabeledExprSyntax.self), call)
        }
      case .initializerClause: return node.parent.flatMap(Self.declared)
      case .returnStmt, .codeBlockItem: return .returned
      default: return nil
      }
      if node.kind == .exprList, Self.isCompared(inner, in: node.cast(ExprListSyntax.self)) { return nil }
      inner = node
    }
    return nil
  }

  /// The type of the function or property that it is the result of, as it is written; nil in a closure.
  var returnedType: String? {
    var node = parent
    while let current = node {
      switch current.kind {
      case .closureExpr: return nil
      case .functionDecl:
        return current.cast(FunctionDeclSyntax.self).signature.returnClause?.type.trimmedDescription
      case .patternBinding: return current.cast(PatternBindingSyntax.self).typeAnnotation?.type.trimmedDescription
      default: node = current.parent
      }
    }
    return nil
  }

  private static func target(of element: Syntax, in list: ExprListSyntax) -> ValueTarget? {
    var previous: ExprSyntax?
    for item in list {
      if item.id == element.id { return nil }
      let sign = item.as(BinaryOperatorExprSyntax.self)?.operator.text
      if let previous, item.is(AssignmentExprSyntax.self) || sign == "+=" || sign == "-=" {
        return isCompared(element, in: list) ? nil : .assigned(previous)
      }
      previous = item
    }
    return nil
  }

  private static func isCompared(_ element: Syntax, in list: ExprListSyntax) -> Bool {
    var previous: ExprSyntax?
    for item in list {
      let sign = (item.id == element.id ? previous : item)?.as(BinaryOperatorExprSyntax.self)?.operator.text
      let isBeside = item.id == element.id || previous?.id == element.id
      if isBeside, let sign, ["==", "!=", "~=", "<", ">", "<=", ">="].contains(sign) { return true }
      previous = item
    }
    return false
  }

  private static func declared(_ node: Syntax) -> ValueTarget? {
    if let binding = node.as(PatternBindingSyntax.self) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      return .declared(name, type: binding.typeAnnotation?.type.trimmedDescription)
    }
    guard let parameter = node.as(FunctionParameterSyntax.self) else { return nil }
    return .declared(parameter.firstName.text, type: parameter.type.trimmedDescription)
  }
}

extension ExprSyntax {
  /// The names of a chain of members from its beginning: `view`, `frame`, `origin` of `view.frame.origin`. Calls,
  /// subscripts and unwrapping are passed through. Empty for one that is too long to be looked at.
  var chain: [String] {
    var names: [String] = []
    var node: ExprSyntax? = self
    var length = 0
    while let current = node {
      length += 1
      guard length < UseWalk.mostDepth else { return [] }
      switch current.kind {
      case .memberAccessExpr:
        let access = current.cast(MemberAccessExprSyntax.self)
        names.append(access.declName.baseName.text)
        node = access.base
      case .declReferenceExpr:
        names.append(current.cast(DeclReferenceExprSyntax.self).baseName.text)
        node = nil
      case .functionCallExpr: node = current.cast(FunctionCallExprSyntax.self).calledExpression
      case .subscriptCallExpr: node = current.cast(SubscriptCallExprSyntax.self).calledExpression
      case .optionalChainingExpr: node = current.cast(OptionalChainingExprSyntax.self).expression
      case .forceUnwrapExpr: node = current.cast(ForceUnwrapExprSyntax.self).expression
      default: node = nil
      }
    }
    return names.reversed()
  }

  /// What a member is taken of: `label` of `label.textAlignment`, blanks left out; empty for `self` and for nothing.
  var owner: String {
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return "" }
    let text = base.plainText
    return text == "self" ? "" : text
  }

  /// Its code without blanks, comments and unwrapping, to be compared.
  var plainText: String {
    tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "?" && $0 != "!" }.joined()
      .replacingPrefix("self.", with: "")
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
