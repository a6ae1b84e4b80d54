import Diagnostics
import SwiftSyntax

/// One word of a Swift file that a check looks at, and the ways from there through the syntax around it.
struct SwiftUse {
  let token: TokenSyntax
  let file: SwiftFile

  init(_ token: TokenSyntax, in file: SwiftFile) {
    self.token = token
    self.file = file
  }

  var options: LayoutOptions { file.options }

  /// The whole expression that the name ends: `view.frame`, `.frame`, `frame`.
  var expression: ExprSyntax? { Self.expression(of: token) }

  /// The call of this name.
  var call: FunctionCallExprSyntax? { Self.call(of: token) }

  /// The text in quotes that this is a part of, where nothing is inserted into it.
  var literal: StringLiteralExprSyntax? {
    guard let segment = token.parent?.as(StringSegmentSyntax.self),
      let literal = segment.parent?.parent?.as(StringLiteralExprSyntax.self), literal.segments.count == 1
    else { return nil }
    return literal
  }

  static func expression(of token: TokenSyntax) -> ExprSyntax? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
      return ExprSyntax(access)
    }
    return ExprSyntax(reference)
  }

  static func call(of token: TokenSyntax) -> FunctionCallExprSyntax? {
    guard let expression = expression(of: token), let call = expression.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == expression.id
    else { return nil }
    return call
  }

  static func isCalled(_ token: TokenSyntax) -> Bool { call(of: token) != nil }

  // MARK: - Around it

  /// Everything that it lies in, from the inside out.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(token)) { $0.parent } }

  /// The function, initializer or accessor that it lies in; outside of any, its declaration, or the file.
  var method: Syntax {
    var outermost = Syntax(token)
    for node in ancestors {
      switch node.kind {
      case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .subscriptDecl: return node
      case .accessorBlock where node.as(AccessorBlockSyntax.self)?.accessors.is(CodeBlockItemListSyntax.self) ?? false:
        return node
      case .memberBlockItem: return node
      default: outermost = node
      }
    }
    return outermost
  }

  /// The name of the function or property that it lies in.
  var methodName: String? {
    for node in ancestors {
      if let name = node.declaredName, !node.is(ClassDeclSyntax.self), !node.is(StructDeclSyntax.self) { return name }
    }
    return nil
  }

  /// The declarations that it lies in, `CardView.body`: what a finding is known by.
  var symbol: String {
    ancestors.compactMap(\.declaredName).reversed().joined(separator: ".")
  }

  /// Whether one of the types around it says that it is one of these: `struct Ring: Shape`.
  func isInType(inheriting names: Set<String>) -> Bool {
    ancestors.contains { node in
      node.inheritedTypes.contains { names.contains($0) }
    }
  }

  /// Whether it is part of a preview.
  var isInPreview: Bool { file.isInPreview(token.position.utf8Offset) }

  // MARK: - Findings

  func finding(
    _ rule: RuleID, _ severity: Severity, _ message: String, at span: Span, labels: [Finding.Label] = [],
    notes: [String] = [], help: [String], fixes: [Fix] = []
  ) -> Finding {
    Finding(
      rule, severity, message, at: span, symbol: symbol, labels: labels, notes: notes, help: help, fixes: fixes)
  }

  func span(_ node: some SyntaxProtocol) -> Span { file.span(node) }
}

extension Syntax {
  /// The name that a declaration gives; nil for what declares nothing, or several names at once. A variable inside a
  /// function counts for as little as a statement.
  fileprivate var declaredName: String? {
    switch kind {
    case .classDecl: self.as(ClassDeclSyntax.self)?.name.text
    case .structDecl: self.as(StructDeclSyntax.self)?.name.text
    case .enumDecl: self.as(EnumDeclSyntax.self)?.name.text
    case .actorDecl: self.as(ActorDeclSyntax.self)?.name.text
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.name.text
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    case .functionDecl: self.as(FunctionDeclSyntax.self)?.name.text
    case .initializerDecl: "init"
    case .variableDecl where parent?.is(MemberBlockItemSyntax.self) ?? false:
      self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    default: nil
    }
  }

  /// The name of a variable or parameter that is given its value or its default here.
  var declaredVariable: String? {
    switch kind {
    case .patternBinding:
      self.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    case .functionParameter:
      self.as(FunctionParameterSyntax.self).map { ($0.secondName ?? $0.firstName).text }
    default: nil
    }
  }

  var inheritedTypes: [String] {
    let clause =
      switch kind {
      case .classDecl: self.as(ClassDeclSyntax.self)?.inheritanceClause
      case .structDecl: self.as(StructDeclSyntax.self)?.inheritanceClause
      case .enumDecl: self.as(EnumDeclSyntax.self)?.inheritanceClause
      case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.inheritanceClause
      default: nil as InheritanceClauseSyntax?
      }
    return clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
  }
}
