import SwiftSyntax

/// A name by which one file settles the direction for others.
enum SettledName: Hashable, Sendable {
  /// A method that is called before what it has placed is flipped: `layoutContent(); contentView.flipSubviews()`.
  case method(String)
  /// A case that another one takes the place of in right-to-left layouts, and the other way about:
  /// `edge == .start ? .end : .start`.
  case enumCase(String)
}

extension SwiftFile {
  /// What this file settles.
  func settledNames() -> Set<SettledName> {
    guard !direction.isEmpty else { return [] }
    return Set(flippedMethods.map { .method($0) } + exchangedCases.map { .enumCase($0) })
  }

  private var flippedMethods: [String] {
    Syntax(tree).descendants(FunctionDeclSyntax.self).filter { direction.isMentioned(in: $0) }.flatMap { function in
      let calls = Syntax(function).descendants(FunctionCallExprSyntax.self)
      let flip = calls.last { call in
        !NameWords.words(of: call.calledName?.text ?? "").isDisjoint(with: ["flip", "flipped", "mirror", "mirrored"])
      }
      guard let flip else { return [String]() }
      return calls.filter { $0.position < flip.position && $0.isOnSelf }.compactMap(\.calledName?.text)
    }
  }

  private var exchangedCases: [String] {
    var successors: [String: String] = [:]
    for (token, from, to) in caseChoices where SwiftUse(token, in: self).isHandled { successors[from] = to }
    return successors.filter { successors[$0.value] == $0.key && $0.value != $0.key }.map(\.key)
  }

  /// Which case is taken for which: by `edge == .start ? .end : .start`, or by the cases of a `switch`.
  private var caseChoices: [(token: TokenSyntax, from: String, to: String)] {
    let ternaries = Syntax(tree).descendants(UnresolvedTernaryExprSyntax.self).flatMap { ternary in
      guard let elements = ternary.parent?.as(ExprListSyntax.self).map(Array.init), elements.count >= 4,
        let first = elements.dropLast(2).last?.caseName, let then = ternary.thenExpression.caseName,
        let other = elements.last?.caseName, first == other
      else { return [] as [(TokenSyntax, String, String)] }
      return [(ternary.questionMark, first, then), (ternary.questionMark, then, first)]
    }
    let switches = Syntax(tree).descendants(SwitchCaseSyntax.self).flatMap { part in
      let items = part.label.as(SwitchCaseLabelSyntax.self)?.caseItems
      guard items?.count == 1, let from = items?.first?.pattern.as(ExpressionPatternSyntax.self)?.expression.caseName,
        part.statements.count == 1, let statement = part.statements.first?.item,
        let to = (statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExprSyntax.self))?.caseName,
        let token = part.firstToken(viewMode: .sourceAccurate)
      else { return [] as [(TokenSyntax, String, String)] }
      return [(token, from, to)]
    }
    return ternaries + switches
  }
}

extension SwiftUse {
  /// What another file may have settled for this place: the method that it overrides, and the cases that it is for.
  var settlingNames: Set<SettledName> {
    var names: Set<SettledName> = []
    var inner = Syntax(token)
    for node in ancestors {
      switch node.kind {
      case .functionDecl:
        let function = node.cast(FunctionDeclSyntax.self)
        let isOverride = function.modifiers.contains { $0.name.text == "override" }
        return isOverride ? names.union([.method(function.name.text)]) : names
      case .memberBlockItem: return names
      case .switchCase: names.formUnion(Self.cases(in: node.cast(SwitchCaseSyntax.self).label))
      case .ifExpr where node.cast(IfExprSyntax.self).body.id == inner.id:
        names.formUnion(Self.cases(in: node.cast(IfExprSyntax.self).conditions))
      case .sequenceExpr: names.formUnion(Self.cases(in: node))
      default: break
      }
      inner = node
    }
    return names
  }

  private static func cases(in part: some SyntaxProtocol) -> [SettledName] {
    Syntax(part).descendants(MemberAccessExprSyntax.self).compactMap { ExprSyntax($0).caseName.map { .enumCase($0) } }
  }
}

extension ExprSyntax {
  /// `start` of `.start`.
  fileprivate var caseName: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    return access.declName.baseName.text
  }
}

extension FunctionCallExprSyntax {
  /// `layoutContent()`, `self.layoutContent()`.
  fileprivate var isOnSelf: Bool {
    calledExpression.is(DeclReferenceExprSyntax.self) || base?.trimmedDescription == "self"
  }
}
