import Diagnostics
import SwiftSyntax

/// Reads what an expression paints with: a token, one of several, or something that is no token.
struct PaintReader {
  /// Names that mean names that mean names.
  private static let deepest = 8

  let file: SwiftFile
  let index: ViewIndex
  let names: StyleNames

  /// nil: nothing is painted (`.clear`).
  func paint(_ expression: ExprSyntax, _ scope: ViewScope, depth: Int = 0) -> Paint? {
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
    if let name = name(expression) { return Paint(options: [Paint.Option(color: name, condition: nil)]) }
    if expression.lastName == "clear" { return nil }
    return member(expression, scope, depth)
  }

  /// A token that stands here by its name.
  func name(_ expression: ExprSyntax) -> ColorUse.Name? {
    guard let chain = expression.nameChain, let path = names.path(of: chain) else { return nil }
    return ColorUse.Name(path, at: file.span(expression))
  }

  /// `a ? b : c`, also with another one behind the colon.
  private func paint(_ elements: ArraySlice<ExprSyntax>, _ scope: ViewScope, _ depth: Int) -> Paint? {
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let then = elements[place].as(UnresolvedTernaryExprSyntax.self)?.thenExpression, place > elements.startIndex
    else {
      return elements.count == 1 ? elements.first.flatMap { paint($0, scope, depth: depth + 1) } : .unknown
    }
    let text = file.input.source.text(file.span(elements[elements.startIndex], elements[place - 1]).range)
    let yes = paint(then, scope, depth: depth + 1)
    let no = paint(elements[(place + 1)...], scope, depth + 1)
    guard let yes, let no else { return .unknown }
    return joined([
      (yes, ViewCondition(text, holds: true)), (no, ViewCondition(text, holds: false)),
    ])
  }

  /// One of several; unknown where one of them is, or where two conditions meet.
  private func joined(_ parts: [(paint: Paint, condition: ViewCondition)]) -> Paint {
    var options: [Paint.Option] = []
    for (paint, condition) in parts {
      guard let color = paint.only else { return .unknown }
      options.append(Paint.Option(color: color, condition: condition))
    }
    return Paint(options: options)
  }

  // MARK: - Names of the file

  private func member(_ expression: ExprSyntax, _ scope: ViewScope, _ depth: Int) -> Paint? {
    guard let chain = expression.nameChain else { return .unknown }
    let names = chain.first == "self" || chain.first == "Self" ? Array(chain.dropFirst()) : chain
    if names.count == 1, let local = scope.locals[names[0]] { return paint(local, scope, depth: depth + 1) }
    let type = names.count == 2 ? names[0] : scope.type
    guard let name = names.last, names.count <= 2, let member = index.member(name, of: type) else { return .unknown }
    var inner = ViewScope()
    inner.type = type
    switch member {
    case .value(let value): return paint(value, inner, depth: depth + 1)
    case .code(let code): return paint(code, inner, depth)
    }
  }

  /// A computed property: one expression, or a branch for each case.
  private func paint(_ code: CodeBlockItemListSyntax, _ scope: ViewScope, _ depth: Int) -> Paint? {
    guard code.count == 1, let value = code.first?.valueExpression else { return .unknown }
    if let node = value.as(SwitchExprSyntax.self) {
      let subject = file.text(node.subject)
      var parts: [(Paint, ViewCondition)] = []
      for case .switchCase(let branch) in node.cases {
        guard let paint = paint(branch.statements, scope, depth + 1) else { return .unknown }
        parts.append((paint, ViewCondition(subject: subject, value: file.text(branch.label))))
      }
      return joined(parts)
    }
    if let node = value.as(IfExprSyntax.self) {
      guard case .codeBlock(let other)? = node.elseBody, let yes = paint(node.body.statements, scope, depth + 1),
        let no = paint(other.statements, scope, depth + 1)
      else { return .unknown }
      let text = file.text(node.conditions)
      return joined([(yes, ViewCondition(text, holds: true)), (no, ViewCondition(text, holds: false))])
    }
    return paint(value, scope, depth: depth + 1)
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
}
