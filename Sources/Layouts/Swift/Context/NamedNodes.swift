import SwiftSyntax

/// What stands in a part of a file by its names, gathered in one walk, since checks ask of every use what else its
/// method does.
final class NamedNodes {
  private(set) var calls: [String: [FunctionCallExprSyntax]] = [:]
  private(set) var members: [String: [MemberAccessExprSyntax]] = [:]
  private(set) var references: [String: [DeclReferenceExprSyntax]] = [:]
  private(set) var bindings: [String: [PatternBindingSyntax]] = [:]
  private(set) var labels: [String: [LabeledExprSyntax]] = [:]
  /// Every name that something is declared by, parameters left out.
  private(set) var patterns: Set<String> = []
  private(set) lazy var pins: Set<EdgePin> = Set(
    ["leftAnchor", "rightAnchor"].compactMap { references[$0] }.joined().compactMap { reference in
      let call = SwiftUse.expression(of: reference.baseName)?.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call.flatMap(EdgePin.init)
    })

  /// No method that was written by hand has as many of one name; a generated one shall not cost the square of its
  /// length.
  private static let maximum = 400

  init(_ part: Syntax) {
    var pending = [part]
    while let node = pending.popLast() {
      add(node)
      pending += node.children(viewMode: .sourceAccurate).reversed()
    }
  }

  private func add(_ node: Syntax) {
    switch node.kind {
    case .functionCallExpr:
      let call = node.cast(FunctionCallExprSyntax.self)
      if let name = call.calledName?.text { Self.append(call, to: &calls[name, default: []]) }
    case .memberAccessExpr:
      let access = node.cast(MemberAccessExprSyntax.self)
      Self.append(access, to: &members[access.declName.baseName.text, default: []])
    case .declReferenceExpr:
      let reference = node.cast(DeclReferenceExprSyntax.self)
      Self.append(reference, to: &references[reference.baseName.text, default: []])
    case .labeledExpr:
      let argument = node.cast(LabeledExprSyntax.self)
      if let label = argument.label?.text { Self.append(argument, to: &labels[label, default: []]) }
    case .identifierPattern:
      let name = node.cast(IdentifierPatternSyntax.self).identifier.text
      patterns.insert(name)
      if let binding = node.parent?.as(PatternBindingSyntax.self) {
        Self.append(binding, to: &bindings[name, default: []])
      }
    default: break
    }
  }

  private static func append<Node>(_ node: Node, to list: inout [Node]) {
    if list.count < maximum { list.append(node) }
  }
}

extension SwiftUse {
  /// What stands in its method.
  var nearby: NamedNodes { file.named(in: method) }
}
