import SwiftSyntax

extension ColorWalk {
  /// Modifiers hold for everything that they are applied to, so they are followed from the outside in.
  mutating func visit(_ view: ModifiedView, _ surroundings: ViewSurroundings, _ scope: ViewScope) {
    var current = surroundings
    for (place, modifier) in view.modifiers.enumerated() {
      if follow(modifier, current, scope) { return }
      apply(modifier, to: &current, scope)
      if modifier.name == "overlay" {
        var above = current
        for inner in view.modifiers[(place + 1)...].reversed() where inner.name == "background" {
          above = above.painted(painted(by: inner, scope))
        }
        if let fill = fill(of: ModifiedView(modifier.base), scope) { above = above.painted(fill) }
        visitContent(of: modifier, above, scope)
      }
    }
    for line in ["stroke", "strokeBorder"] {
      guard let modifier = view.modifiers.last(where: { $0.name == line }), let style = modifier.call.argument(nil)
      else { continue }
      var drawn = current
      drawn.foreground = reader.paint(style.expression, scope)
      note(.graphic, view.root, drawn, scope)
    }
    if view.isTemplate { note(.graphic, view.root, current, scope) }
    visitRoot(view.root, current, scope)
  }

  /// A modifier that the file itself declares: its body is followed, and the view in it. False: there is none.
  private mutating func follow(
    _ modifier: ModifiedView.Modifier, _ surroundings: ViewSurroundings, _ scope: ViewScope
  ) -> Bool {
    // `self.header(…)` is a view of its own.
    if modifier.base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self", scope.slots["self"] == nil,
      case .code(let code)? = index.member(modifier.name, of: scope.type)
    {
      visit(code, surroundings, self.scope(of: scope.type, modifier.name, slots: scope.slots))
      return true
    }
    let base = ViewSlot(.expression(modifier.base), in: scope)
    if let function = index.modifiers[modifier.name], let body = function.body {
      visit(
        body.statements, surroundings, ViewScope(slots: ["self": base], view: "View.\(modifier.name)"))
      return true
    }
    guard modifier.name == "modifier",
      let call = modifier.call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let type = call.calledName?.text, let entry = index.types[type], entry.isModifier,
      case .code(let code)? = entry.members["body"]
    else { return false }
    visit(code, surroundings, ViewScope(type: type, slots: ["content": base], view: "\(type).body"))
    return true
  }

  private mutating func apply(
    _ modifier: ModifiedView.Modifier, to surroundings: inout ViewSurroundings, _ scope: ViewScope
  ) {
    let first = modifier.call.arguments.first { $0.label == nil }?.expression
    switch modifier.name {
    case "foregroundStyle", "foregroundColor":
      surroundings.foreground = first.map { reader.paint($0, scope) } ?? .unknown
    case "background", "listRowBackground", "containerBackground", "presentationBackground":
      visitContent(of: modifier, surroundings, scope)
      surroundings = surroundings.painted(painted(by: modifier, scope))
    case "elevation":
      // One without glass paints around the view, and nothing behind what it holds.
      let isOpen = first?.choices.allSatisfy { $0.nameChain.map(reader.names.isOpenElevation) ?? false } ?? false
      if !isOpen { surroundings = surroundings.painted(.unknown) }
    case "textStyle": surroundings.style = first.flatMap(reader.name)
    case "font": surroundings.style = nil
    case "buttonStyle", "primitiveButtonStyle":
      let name = first?.as(FunctionCallExprSyntax.self)?.calledName?.text ?? ""
      surroundings.buttonStyle = first?.lastName == "plain" ? nil : name
    case "overlay": break
    case _ where SwiftUIColors.elsewhere.contains(modifier.name): visitContent(of: modifier, .unknown, scope)
    case _ where SwiftUIColors.altering.contains(modifier.name): surroundings.isAltered = !modifier.isWithoutEffect
    case _ where SwiftUIColors.isHarmless(modifier.name): break
    default:
      // One that is declared elsewhere may paint, and may say how text looks.
      surroundings.foreground = .unknown
      surroundings = surroundings.painted(.unknown)
    }
  }

  /// The views that a modifier is handed.
  private mutating func visitContent(
    of modifier: ModifiedView.Modifier, _ surroundings: ViewSurroundings, _ scope: ViewScope
  ) {
    for (_, closure) in modifier.call.closures { visit(closure.statements, surroundings, scope) }
    for argument in modifier.call.arguments where argument.label == nil && argument.expression.isView {
      visit(argument.expression, surroundings, scope)
    }
  }

  // MARK: - Paint

  /// What a `background` puts behind a view.
  private func painted(by modifier: ModifiedView.Modifier, _ scope: ViewScope) -> Paint {
    if let first = modifier.call.arguments.first(where: { $0.label == nil })?.expression {
      if first.isView { return fill(of: ModifiedView(first), scope) ?? .unknown }
      return reader.paint(first, scope)
    }
    return modifier.call.closures.first.map { painted(by: $0.closure.statements, scope) } ?? .unknown
  }

  /// What a view builder fills its place with.
  private func painted(by code: CodeBlockItemListSyntax, _ scope: ViewScope) -> Paint {
    guard code.count == 1, let only = code.first?.valueExpression else { return .unknown }
    guard let node = only.as(IfExprSyntax.self) else {
      if only.isView { return fill(of: ModifiedView(only), scope) ?? .unknown }
      return only.is(MemberAccessExprSyntax.self) ? fill(of: ModifiedView(only), scope) ?? .nothing : .unknown
    }
    let otherwise: Paint =
      switch node.elseBody {
      case .codeBlock(let block)?: painted(by: block.statements, scope)
      case nil: .nothing
      default: .unknown
      }
    let condition = scope.subject(file.text(node.conditions))
    return .either([
      (painted(by: node.body.statements, scope), ViewCondition(condition, holds: true)),
      (otherwise, ViewCondition(condition, holds: false)),
    ])
  }

  /// What a view fills its place with: a colour, or a shape in one. nil for a view that leaves it open.
  func fill(of view: ModifiedView, _ scope: ViewScope) -> Paint? {
    if view.modifiers.contains(where: { SwiftUIColors.altering.contains($0.name) && !$0.isWithoutEffect }) {
      return .unknown
    }
    let fills = view.modifiers.filter { ["fill", "foregroundStyle", "foregroundColor"].contains($0.name) }
    let name = view.root.as(FunctionCallExprSyntax.self)?.calledName?.text ?? ""
    if SwiftUIColors.shapes.contains(name) || fills.contains(where: { $0.name == "fill" }) {
      // Applied first, the innermost one counts.
      guard let style = fills.last?.call.argument(nil)?.expression else {
        return view.modifiers.contains { $0.name.hasPrefix("stroke") } ? nil : .unknown
      }
      return reader.paint(style, scope)
    }
    if name == "Color" || view.root.is(MemberAccessExprSyntax.self) {
      let paint = reader.paint(view.root, scope)
      return paint.isKnown || name == "Color" || view.root.nameChain?.first == "Color" ? paint : nil
    }
    return ["Image", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient"].contains(name)
      ? .unknown : nil
  }
}

extension ModifiedView.Modifier {
  /// `.opacity(isOpen ? 1 : 0)`, `.disabled(name.isEmpty)`: whatever is seen is seen in its own colours, at least while
  /// it can be used.
  fileprivate var isWithoutEffect: Bool {
    guard let value = call.argument(nil)?.expression else { return false }
    let literal = value.as(BooleanLiteralExprSyntax.self)?.literal.text
    switch name {
    case "opacity": return value.choices.allSatisfy { $0.number == 1 || $0.number == 0 }
    case "disabled": return literal != "true"
    default: return literal == "false"
    }
  }
}

extension ModifiedView {
  /// A picture that is drawn in the colour of the text around it.
  fileprivate var isTemplate: Bool {
    guard let image = root.as(FunctionCallExprSyntax.self), image.calledName?.text == "Image" else { return false }
    return image.argument("systemName") == nil
      && modifiers.contains { $0.name == "renderingMode" && $0.call.argument(nil)?.expression.lastName == "template" }
  }
}

extension ExprSyntax {
  /// Whether it makes something: a call, but for one that only holds a colour.
  fileprivate var isView: Bool {
    guard self.is(FunctionCallExprSyntax.self) else { return false }
    let root = ModifiedView(self).root
    let name = root.as(FunctionCallExprSyntax.self)?.calledName?.text ?? ""
    return name.first?.isUppercase == true && name != "AnyShapeStyle" && !name.hasSuffix("Style")
  }
}
