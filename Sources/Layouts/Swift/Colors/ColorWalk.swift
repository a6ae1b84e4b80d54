import Diagnostics
import SwiftSyntax

/// Follows the views of a file through their composition, and notes each text and symbol whose colour and ground are
/// tokens. A custom view is followed into its body where the file has it. What cannot be seen is counted, never guessed.
struct ColorWalk {
  /// Views may hold each other many times over; a file comes to no more steps than this.
  private static let mostSteps = 50_000
  private static let deepest = 64

  let file: SwiftFile
  let index: ViewIndex
  let reader: PaintReader
  private(set) var noted = NotedUses()
  private var steps = 0
  private var depth = 0
  /// Types that another view of the file shows: they are looked at there.
  private var shown: Set<String> = []

  init(_ file: SwiftFile, _ names: StyleNames) {
    self.file = file
    index = ViewIndex(file.tree)
    reader = PaintReader(file: file, index: index, names: names)
    shown = typesShown()
    for type in index.names where !shown.contains(type) { visit(type) }
  }

  /// Whether it is worth while to look: a file that names no token has nothing to see.
  static func mayUse(_ names: StyleNames, _ bytes: [UInt8]) -> Bool {
    names.roots.contains { root in
      let root = Array(root.utf8)
      guard bytes.count >= root.count, let first = root.first else { return false }
      return (0...bytes.count - root.count).contains {
        bytes[$0] == first && bytes[$0..<$0 + root.count].elementsEqual(root)
      }
    }
  }

  private func typesShown() -> Set<String> {
    var result: Set<String> = []
    for call in Syntax(file.tree).descendants(FunctionCallExprSyntax.self) {
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let entry = index.types[name], entry.isView || entry.isModifier || entry.isStyle,
        !file.isInPreview(call.position.utf8Offset)
      else { continue }
      result.insert(name)
    }
    return result
  }

  private mutating func visit(_ type: String) {
    guard let entry = index.types[type] else { return }
    let member = entry.isView || entry.isModifier ? "body" : entry.isStyle ? "makeBody" : nil
    guard let member, case .code(let code)? = entry.members[member] else { return }
    visit(code, ViewSurroundings(), scope(of: type, member))
  }

  func scope(of type: String?, _ member: String, slots: [String: ViewSlot] = [:]) -> ViewScope {
    ViewScope(type: type, slots: slots, view: [type, member].compactMap { $0 }.joined(separator: "."))
  }

  // MARK: - Code

  /// One step of the walk; false where it has gone far enough.
  private mutating func enter() -> Bool {
    steps += 1
    guard depth < Self.deepest, steps < Self.mostSteps else { return false }
    depth += 1
    return true
  }

  mutating func visit(_ code: CodeBlockItemListSyntax, _ surroundings: ViewSurroundings, _ scope: ViewScope) {
    var scope = scope
    for item in code {
      if case .decl(let declaration) = item.item {
        declare(declaration, &scope)
      } else if let expression = item.valueExpression {
        visit(expression, surroundings, scope)
      }
    }
  }

  private func declare(_ declaration: DeclSyntax, _ scope: inout ViewScope) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      scope.locals[name] = binding.initializer?.value
    }
  }

  mutating func visit(_ slot: ViewSlot, _ surroundings: ViewSurroundings) {
    switch slot.content {
    case .code(let code): visit(code, surroundings, slot.scope)
    case .expression(let expression): visit(expression, surroundings, slot.scope)
    }
  }

  mutating func visit(_ expression: ExprSyntax, _ surroundings: ViewSurroundings, _ scope: ViewScope) {
    guard enter() else { return }
    defer { depth -= 1 }
    if let node = expression.as(IfExprSyntax.self) {
      visit(node, surroundings, scope)
    } else if let node = expression.as(SwitchExprSyntax.self) {
      for case .switchCase(let branch) in node.cases {
        let condition = ViewCondition(subject: file.text(node.subject), value: file.text(branch.label))
        visit(branch.statements, surroundings.deciding(condition), scope)
      }
    } else if let node = expression.as(SequenceExprSyntax.self) {
      for element in node.elements {
        visit(element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? element, surroundings, scope)
      }
    } else if let node = expression.as(TupleExprSyntax.self), let inner = node.elements.first?.expression {
      visit(inner, surroundings, scope)
    } else {
      visit(ModifiedView(expression), surroundings, scope)
    }
  }

  private mutating func visit(_ node: IfExprSyntax, _ surroundings: ViewSurroundings, _ scope: ViewScope) {
    let text = file.text(node.conditions)
    visit(node.body.statements, surroundings.deciding(ViewCondition(text, holds: true)), scope)
    let otherwise = surroundings.deciding(ViewCondition(text, holds: false))
    switch node.elseBody {
    case .ifExpr(let next)?: visit(ExprSyntax(next), otherwise, scope)
    case .codeBlock(let block)?: visit(block.statements, otherwise, scope)
    case nil: break
    @unknown default: break
    }
  }

  // MARK: - Views

  /// The view that the modifiers are applied to.
  mutating func visitRoot(_ root: ExprSyntax, _ surroundings: ViewSurroundings, _ scope: ViewScope) {
    guard let call = root.as(FunctionCallExprSyntax.self), call.base == nil else {
      visitName(root, surroundings, scope)
      return
    }
    let name = call.calledName?.text ?? ""
    if let entry = index.types[name], entry.isView {
      visit(entry, name, call, surroundings, scope)
    } else if let slot = scope.slots[name] {
      visit(slot, surroundings)
    } else if case .code(let code)? = index.member(name, of: scope.type) {
      let given = slots(for: index.parameters(of: name, in: scope.type) ?? [], call, scope)
      visit(code, surroundings, self.scope(of: scope.type, name, slots: scope.slots.merging(given) { $1 }))
    } else if name == "Label", !call.closures.isEmpty {
      for (_, closure) in call.closures { visit(closure.statements, surroundings, scope) }
    } else if SwiftUIColors.texts.contains(name) {
      note(.text, call, surroundings, scope)
    } else if name == "Image", call.argument("systemName") != nil {
      note(.graphic, call, surroundings, scope)
    } else if name == "Button" || name == "NavigationLink" || name == "Menu" || name == "Toggle" {
      visitControl(call, surroundings, scope)
    } else if name == "ZStack" {
      visitLayers(call, surroundings, scope)
    } else {
      let isOwn = SwiftUIColors.containers.contains(name) || index.types[name]?.isLayout ?? false
      for (_, closure) in call.closures {
        visit(closure.statements, isOwn ? surroundings : surroundings.behindUnknown, scope)
      }
    }
  }

  /// A property or a view that was handed in: `header`, `content`, `configuration.label`.
  private mutating func visitName(_ root: ExprSyntax, _ surroundings: ViewSurroundings, _ scope: ViewScope) {
    guard let chain = root.as(FunctionCallExprSyntax.self)?.calledExpression.nameChain ?? root.nameChain else { return }
    let names = chain.first == "self" && chain.count > 1 ? Array(chain.dropFirst()) : chain
    if let slot = scope.slots[names.joined(separator: ".")] {
      visit(slot, surroundings)
    } else if names == ["configuration", "label"] {
      // What a button of this style says.
      note(.text, root, surroundings, scope)
    } else if names.count == 1, case .code(let code)? = index.member(names[0], of: scope.type) {
      visit(code, surroundings, self.scope(of: scope.type, names[0], slots: scope.slots))
    }
  }

  /// A view of the file, with what it is handed.
  private mutating func visit(
    _ entry: ViewIndex.TypeEntry, _ type: String, _ call: FunctionCallExprSyntax, _ surroundings: ViewSurroundings,
    _ scope: ViewScope
  ) {
    guard case .code(let code)? = entry.members["body"] else { return }
    var slots: [String: ViewSlot] = [:]
    for argument in call.arguments {
      guard let label = argument.label?.text, !argument.expression.is(ClosureExprSyntax.self) else { continue }
      slots[label] = ViewSlot(.expression(argument.expression), in: scope)
    }
    for (label, closure) in call.closures {
      let main = ["content", "label"].first { entry.slots.contains($0) } ?? entry.slots.first
      guard let name = label ?? main else { continue }
      slots[name] = ViewSlot(.code(closure.statements), in: scope)
    }
    visit(code, surroundings, self.scope(of: type, "body", slots: slots))
  }

  /// What a function of the file is handed, by the names that it has inside.
  private func slots(
    for parameters: [ViewIndex.Parameter], _ call: FunctionCallExprSyntax, _ scope: ViewScope
  ) -> [String: ViewSlot] {
    var (slots, rest) = ([String: ViewSlot](), parameters[...])
    for argument in call.arguments {
      guard let place = rest.firstIndex(where: { $0.label == argument.label?.text }) else { continue }
      slots[rest[place].name] = ViewSlot(argument.expression, in: scope)
      rest = rest[(place + 1)...]
    }
    for (label, closure) in call.closures where closure.parent?.is(LabeledExprSyntax.self) != true {
      guard let place = rest.firstIndex(where: { label == nil || $0.label == label }) else { continue }
      slots[rest[place].name] = ViewSlot(.code(closure.statements), in: scope)
      rest = rest[(place + 1)...]
    }
    return slots
  }

  private mutating func visitControl(
    _ call: FunctionCallExprSyntax, _ surroundings: ViewSurroundings, _ scope: ViewScope
  ) {
    var slot: ViewSlot?
    let labels = call.closures.filter { $0.label == "label" }
    let isPlain = call.argument("action") != nil || call.calledName?.text != "Button"
    if let closure = labels.first?.closure ?? (isPlain ? call.closures.last { $0.label == nil }?.closure : nil) {
      slot = ViewSlot(.code(closure.statements), in: scope)
    }
    if let style = surroundings.buttonStyle {
      guard let entry = index.types[style], entry.isStyle, case .code(let code)? = entry.members["makeBody"] else {
        if let slot { visit(slot, .unknown) }
        return
      }
      var inner = self.scope(of: style, "makeBody")
      inner.slots["configuration.label"] = slot ?? ViewSlot(.expression(ExprSyntax(call)), in: ViewScope())
      if slot == nil { inner.slots = [:] }
      visit(code, surroundings, inner)
    } else if let slot {
      visit(slot, surroundings)
    } else {
      note(.text, call, surroundings, scope)
    }
  }

  /// Views that lie over each other: what fills a layer is the ground of those above.
  private mutating func visitLayers(
    _ call: FunctionCallExprSyntax, _ surroundings: ViewSurroundings, _ scope: ViewScope
  ) {
    for (_, closure) in call.closures {
      var behind = surroundings
      for item in closure.statements {
        guard let expression = item.valueExpression else { continue }
        visit(expression, behind, scope)
        if let fill = fill(of: ModifiedView(expression), scope) { behind = behind.painted(fill) }
      }
    }
  }

  mutating func note(
    _ kind: ColorUse.Kind, _ node: some SyntaxProtocol, _ surroundings: ViewSurroundings, _ scope: ViewScope
  ) {
    noted.note(kind, at: file.span(node), surroundings, in: scope.view)
  }
}

extension ViewSurroundings {
  /// In a view whose code is not at hand: it may paint, and say how its content is to look.
  fileprivate var behindUnknown: ViewSurroundings {
    var result = self
    result.foreground = .unknown
    result.grounds = [.unknown]
    return result
  }
}
