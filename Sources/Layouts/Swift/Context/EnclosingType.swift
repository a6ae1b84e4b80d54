import SwiftSyntax

extension SwiftUse {
  /// The class, structure, enumeration or extension that it lies in.
  var enclosingType: Syntax? {
    ancestors.first { node in
      node.is(ClassDeclSyntax.self) || node.is(StructDeclSyntax.self) || node.is(ExtensionDeclSyntax.self)
        || node.is(EnumDeclSyntax.self) || node.is(ActorDeclSyntax.self)
    }
  }

  /// Whether a method that mirrors what it lays out calls the one that this lies in: the frames are reckoned here, and
  /// flipped there.
  var isHandledByCaller: Bool {
    guard !file.direction.isEmpty, let name = methodName else { return false }
    return file.directedCallers[name]?.contains { $0 != name } ?? false
  }

  /// Whether the method works with what a function or property of the file gives it by the direction.
  var isHandledByCallee: Bool {
    !file.direction.isEmpty && file.usesDirectedNames(method, named: methodName)
  }

  /// Whether the method, the one that calls it, or one that it calls has seen to both directions.
  var isHandledAround: Bool { isHandledInMethod || isHandledByCaller || isHandledByCallee }

  /// Whether it is the code for one of both sides, whose other half is written as well: `case .bottomLeft`,
  /// `var topLeftPosition`.
  var isForOneSide: Bool {
    let sides: Set<String> = ["left", "right"]
    if !NameWords.words(of: methodName ?? "").isDisjoint(with: sides) { return true }
    guard let label = ancestors.first(where: { $0.is(SwitchCaseSyntax.self) })?.as(SwitchCaseSyntax.self)?.label else {
      return false
    }
    return label.tokens(viewMode: .sourceAccurate).contains { !NameWords.words(of: $0.text).isDisjoint(with: sides) }
  }

  /// Whether the type that it lies in is held to one direction by itself, or turned round as a whole in the other one.
  var isInForcedType: Bool {
    guard let type = enclosingType, file.direction.isMentioned(in: type) else { return false }
    let names = file.named(in: type)
    return names.members["forceLeftToRight"] != nil
      || names.calls["CGAffineTransform"]?.contains(where: isTurn) ?? false
  }

  /// `if … == .rightToLeft { transform = CGAffineTransform(rotationAngle: .pi) }`, of the view itself.
  private func isTurn(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledName, case .assigned(let target)? = ExprSyntax(call).target,
      ["transform", "self.transform"].contains(target.trimmedDescription)
    else { return false }
    let isHalf = call.argument("rotationAngle").map { $0.expression.trimmedDescription.contains("pi") } ?? false
    return (isHalf || call.argument("scaleX")?.expression.number == -1) && SwiftUse(name, in: file).isHandled
  }
}

extension SwiftFile {
  /// For each name that is called, the functions that call it and ask for layout direction.
  func callersByName() -> [String: Set<String>] {
    var callers: [String: Set<String>] = [:]
    for function in Syntax(tree).descendants(FunctionDeclSyntax.self) where direction.isMentioned(in: function) {
      for call in Syntax(function).descendants(FunctionCallExprSyntax.self) {
        if let name = call.calledName?.text { callers[name, default: []].insert(function.name.text) }
      }
    }
    return callers
  }
}
