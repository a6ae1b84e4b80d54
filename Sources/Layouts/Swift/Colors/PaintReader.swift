import Diagnostics
import SwiftSyntax

/// Reads what an expression paints with: a token, one of several, or something that is no token.
struct PaintReader {
  /// Names that mean names that mean names.
  private static let deepest = 8

  let file: SwiftFile
  let index: ViewIndex
  let names: StyleNames

  func paint(_ expression: ExprSyntax, _ scope: ViewScope, depth: Int = 0) -> Paint {
    guard depth < Self.deepest else { return .unknown }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return paint(inner.expression, scope, depth: depth + 1)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return paint(Array(sequence.elements)[...], scope, depth)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // A call that does no more than to hold it.
      guard call.base == nil, let name = call.calledName?.text, ["Color", "AnyShapeStyle"].contains(name),
        call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
      else { return .unknown }
      return paint(argument.expression, scope, depth: depth + 1)
    }
    if let name = name(expression) { return Paint(options: [Paint.Option(name)]) }
    if expression.lastName == "clear" { return .nothing }
    return member(expression, scope, depth)
  }

  /// A token that stands here by its name.
  func name(_ expression: ExprSyntax) -> ColorUse.Name? {
    guard let chain = expression.nameChain, let path = names.path(of: chain) else { return nil }
    return ColorUse.Name(path, at: file.span(expression))
  }

  /// `a ? b : c`, also with another one behind the colon.
  private func paint(_ elements: ArraySlice<ExprSyntax>, _ scope: ViewScope, _ depth: Int) -> Paint {
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let then = elements[place].as(UnresolvedTernaryExprSyntax.self)?.thenExpression, place > elements.startIndex
    else {
      guard elements.count == 1, let only = elements.first else { return .unknown }
      return paint(only, scope, depth: depth + 1)
    }
    let condition = file.input.source.text(file.span(elements[elements.startIndex], elements[place - 1]).range)
    return either(
      condition, paint(then, scope, depth: depth + 1), paint(elements[(place + 1)...], scope, depth + 1), scope)
  }

  private func either(_ condition: String, _ yes: Paint, _ no: Paint, _ scope: ViewScope) -> Paint {
    let subject = scope.subject(condition)
    return .either([(yes, ViewCondition(subject, holds: true)), (no, ViewCondition(subject, holds: false))])
  }

  // MARK: - Names of the file

  private func member(_ expression: ExprSyntax, _ scope: ViewScope, _ depth: Int) -> Paint {
    guard let chain = expression.nameChain else { return .unknown }
    let names = chain.first == "self" || chain.first == "Self" ? Array(chain.dropFirst()) : chain
    guard let name = names.last, names.count <= 2 else { return .unknown }
    if names.count == 1 {
      if let local = scope.locals[name] { return paint(local, scope, depth: depth + 1) }
      if case .expression(let given)? = scope.slots[name]?.content, let outer = scope.slots[name]?.scope {
        return paint(given, outer, depth: depth + 1)
      }
      return paint(index.member(name, of: scope.type), ViewScope(type: scope.type, holder: scope.holder), depth)
    }
    if let type = index.type(of: names[0], in: scope.type) {
      // `status.ink`: a value of the file's own, which says itself what it looks like.
      return paint(index.member(name, of: type), ViewScope(type: type, holder: scope.subject(names[0])), depth)
    }
    return paint(index.member(name, of: names[0]), ViewScope(type: names[0]), depth)
  }

  private func paint(_ member: ViewIndex.Member?, _ scope: ViewScope, _ depth: Int) -> Paint {
    switch member {
    case .value(let value): paint(value, scope, depth: depth + 1)
    case .code(let code): paint(code, scope, depth)
    case nil: .unknown
    }
  }

  /// A computed property: one expression, or a branch for each case.
  private func paint(_ code: CodeBlockItemListSyntax, _ scope: ViewScope, _ depth: Int) -> Paint {
    guard depth < Self.deepest, code.count == 1, let value = code.first?.valueExpression else { return .unknown }
    if let node = value.as(SwitchExprSyntax.self) {
      let subject = scope.subject(file.text(node.subject))
      var parts: [(Paint, ViewCondition)] = []
      for case .switchCase(let branch) in node.cases {
        let condition = ViewCondition(subject: subject, value: file.text(branch.label))
        parts.append((paint(branch.statements, scope, depth + 1), condition))
      }
      return .either(parts)
    }
    if let node = value.as(IfExprSyntax.self) { return paint(node, scope, depth + 1) }
    return paint(value, scope, depth: depth + 1)
  }

  private func paint(_ node: IfExprSyntax, _ scope: ViewScope, _ depth: Int) -> Paint {
    guard depth < Self.deepest else { return .unknown }
    let yes = paint(node.body.statements, scope, depth + 1)
    let no: Paint =
      switch node.elseBody {
      case .codeBlock(let block)?: paint(block.statements, scope, depth + 1)
      case .ifExpr(let next)?: paint(next, scope, depth + 1)
      default: .unknown
      }
    return either(file.text(node.conditions), yes, no, scope)
  }
}

extension CodeBlockItemSyntax {
  /// The expression that it consists of or returns.
  var valueExpression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement):
      statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    @unknown default: nil
    }
  }
}

extension ExprSyntax {
  /// The names of `Vocelune.Colors.Text.secondary`, or of `.vocelune.text.secondary`; nil where something is called.
  var nameChain: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return [reference.baseName.text] }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text
    guard let base = access.base else { return [name] }
    return base.nameChain.map { $0 + [name] }
  }

  /// The values that it may have, as it is written: both of a ternary.
  var choices: [ExprSyntax] {
    guard let sequence = self.as(SequenceExprSyntax.self), let last = sequence.elements.last else { return [self] }
    let chosen = sequence.elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    return chosen.isEmpty ? [self] : chosen + [last]
  }
}
