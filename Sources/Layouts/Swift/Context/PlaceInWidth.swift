import SwiftSyntax

/// Where something lies along a width: its left edge, and how wide it is, as far as that is told.
struct PlaceInWidth {
  private let x: ExprSyntax
  private let width: ExprSyntax?
  private let locals: LocalValues

  init(_ x: ExprSyntax, _ width: ExprSyntax?, _ use: SwiftUse) {
    locals = LocalValues(use)
    self.x = locals.value(of: x)
    self.width = width.map(locals.value)
  }

  /// Whether it lies elsewhere seen from the other side: not at the left edge of what it fills, not in the middle, and
  /// no place that was only handed on.
  var isOneSided: Bool {
    if isOrigin || isHandedOn || isCentre { return false }
    let left = HorizontalPlace(x)
    if left == .middle { return false }
    guard let width else { return true }
    return left.differs(from: left.plus(HorizontalPlace(width)).mirrored, byMoreThan: 4)
  }

  /// At the very edge: what matters then is what else is there.
  private var isOrigin: Bool {
    x.number == 0 || ["zero", "minX"].contains(x.lastName ?? "")
  }

  /// `frame.origin.x`, `other.center.x`, a parameter: it is where something else is.
  private var isHandedOn: Bool {
    let first = x.as(SequenceExprSyntax.self)?.elements
    if let negative = x.as(PrefixOperatorExprSyntax.self)?.expression, negative.lastName == "x" { return true }
    let x = first?.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" ? first?.first ?? x : x
    if ["x", "midX", "centerX"].contains(x.lastName ?? ""), !locals.isMovedOn(x) { return true }
    let tokens = x.tokens(viewMode: .sourceAccurate).map(\.text)
    // On the way from one frame to another.
    if tokens.contains("convert") || tokens.contains("-") && tokens.filter({ $0 == "x" }).count > 1 { return true }
    return x.as(DeclReferenceExprSyntax.self).map { locals.isParameter($0.baseName.text) } ?? false
  }

  /// Half of what is left, as it is written in many ways: `(width - size) / 2`, `midX - size / 2`.
  var isCentre: Bool {
    let tokens = x.tokens(viewMode: .sourceAccurate).map(\.text)
    if tokens.contains(where: { ["midX", "center", "centerX", "centre"].contains($0) }) { return true }
    for (index, token) in tokens.enumerated().dropLast() {
      let next = tokens[index + 1]
      if token == "/", next == "2" || next == "2.0" { return true }
      if token == "*", next == "0.5" || index > 0 && tokens[index - 1] == "0.5" { return true }
    }
    return false
  }
}

/// What the constants of a method are, so that `let x = (width - size) / 2` is known where `x` is used.
struct LocalValues {
  private let method: Syntax
  private let nodes: NamedNodes

  init(_ use: SwiftUse) {
    method = use.method
    nodes = use.file.named(in: method)
  }

  /// The expression itself, or what the constant that it names begins with, without calls that round.
  func value(of expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    for _ in 0..<4 {
      if let inner = rounded(expression) {
        expression = inner
      } else if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let value = constant(name) {
        expression = value
      } else {
        break
      }
    }
    return expression
  }

  func isParameter(_ name: String) -> Bool {
    if name.hasPrefix("$") { return true }
    guard let function = method.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.parameterClause.parameters.contains {
      ($0.secondName ?? $0.firstName).text == name
    }
  }

  /// Whether it is a variable or constant of the method.
  func isLocal(_ name: String) -> Bool {
    isParameter(name) || nodes.patterns.contains(name)
  }

  /// Whether it is a variable of the method that goes from one part to the next: `x += label.bounds.width + 8`.
  func isMovedOn(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, nodes.bindings[name] != nil else {
      return false
    }
    return nodes.references[name]?.contains { reference in
      let elements = reference.parent?.as(ExprListSyntax.self)
      return elements?.first?.id == reference.id
        && elements?.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    } ?? false
  }

  private func constant(_ name: String) -> ExprSyntax? {
    let bindings = nodes.bindings[name] ?? []
    guard bindings.count == 1, let binding = bindings.first,
      binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    else { return nil }
    return binding.initializer?.value
  }

  /// The argument of `round(x)`, `ceil(x)`, `screen.roundToDevicePixels(x)`, `CGFloat(x)`.
  private func rounded(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let name = call.calledName,
      let argument = call.arguments.first, argument.label == nil
    else { return nil }
    let words = NameWords.words(of: name.text)
    let rounding: Set<String> = ["round", "rounded", "ceil", "floor", "float", "pixel", "pixels", "align"]
    return words.isDisjoint(with: rounding) ? nil : argument.expression
  }
}
