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

  /// The views whose widths are pinned to each other, in order of their names.
  private(set) lazy var equalWidths: Set<[String]> = Set(
    (members["widthAnchor"] ?? []).compactMap { access in
      guard let call = access.parent?.parent?.as(FunctionCallExprSyntax.self), EdgePin.isConstraint(call),
        EdgePin.isPlain(call), let other = call.arguments.first?.expression, other.lastName == "widthAnchor"
      else { return nil }
      return [ExprSyntax(access).owner, other.owner].sorted()
    })
  private var membersByOwner: [String: [String: [MemberAccessExprSyntax]]] = [:]
  private var textsOfLabels: [String: Set<String>] = [:]
  private var targetsOfMembers: [String: Set<String>] = [:]

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

  /// The members of this name that are taken of one owner: `x` of `distance.x`.
  func members(_ name: String, of owner: String) -> [MemberAccessExprSyntax] {
    if membersByOwner[name] == nil {
      membersByOwner[name] = Dictionary(grouping: members[name] ?? []) { ExprSyntax($0).owner }
    }
    return membersByOwner[name]?[owner] ?? []
  }

  /// What is handed over with a label, blanks left out.
  func texts(ofLabel label: String) -> Set<String> {
    if let known = textsOfLabels[label] { return known }
    let texts = Set((labels[label] ?? []).map(\.expression.plainText))
    textsOfLabels[label] = texts
    return texts
  }

  /// The names of what a member of this name is given to.
  func targets(ofMember name: String) -> Set<String> {
    if let known = targetsOfMembers[name] { return known }
    let targets = Set((members[name] ?? []).compactMap { ExprSyntax($0).target?.name })
    targetsOfMembers[name] = targets
    return targets
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
