import Diagnostics
import SwiftSyntax

/// Constraints between `leftAnchor` and `rightAnchor`.
struct AnchorCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedSide]
  let words = [SwiftWord.name("leftAnchor"), .name("rightAnchor")]
  private static let twins = ["leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor"]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let anchor = use.expression, !use.isHandled, !use.isForOneSide, !isAlternative(use), !isHelper(use) else {
      return
    }
    let constraint = Self.constraint(of: anchor)
    // One finding for a constraint, at its first anchor.
    let anchors = constraint.map(Self.anchors) ?? [use.token]
    guard anchors.first?.id == use.token.id else { return }
    let isAlike = constraint.map { isPinnedAlike($0, use) } ?? isHandedWithOpposite(anchor)
    let edits = anchors.map { Fix.Edit(use.span($0), Self.twins[$0.text] ?? $0.text) }
    report.add(
      use.finding(
        .fixedSide, isAlike || LeftToRightContent.isArtwork(named: use.symbol) ? .note : .error,
        isAlike
          ? "both edges are pinned alike, by left and right"
          : "\(use.token.text) is the \(side(use)) edge in right-to-left layouts too", at: use.span(anchor),
        labels: anchors.dropFirst().map { Finding.Label(use.span($0), "and this one") },
        notes: isAlike ? ["nothing moves; leading and trailing say the same, and can be compared with others"] : [],
        help: ["use \(Self.twins(of: anchors))"],
        fixes: [Fix("use leading and trailing anchors", safe: isAlone(constraint, use), edits: edits)]))
  }

  /// `leadingAnchor and trailingAnchor`; one name for both ends where they are alike.
  private static func twins(of anchors: [TokenSyntax]) -> String {
    let names = anchors.compactMap { twins[$0.text] }
    if names.count > 1, Set(names).count == 1 { return "\(names[0]) for both" }
    return names.joined(separator: " and ")
  }

  private func side(_ use: SwiftUse) -> String { use.token.text == "leftAnchor" ? "left" : "right" }

  /// The call that makes a constraint of an anchor, on either side of it: `a.constraint(equalTo: b)`, or what an
  /// extension calls it.
  private static func constraint(of anchor: ExprSyntax) -> FunctionCallExprSyntax? {
    var node = Syntax(anchor)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(ClosureExprSyntax.self),
      !parent.is(ArrayElementSyntax.self)
    {
      if let call = parent.as(FunctionCallExprSyntax.self), EdgePin.isConstraint(call) { return call }
      node = parent
    }
    return nil
  }

  /// The anchors of a constraint that have a twin, in order.
  private static func anchors(of call: FunctionCallExprSyntax) -> [TokenSyntax] {
    call.tokens(viewMode: .sourceAccurate).filter { twins[$0.text] != nil }
  }

  private func isPinnedAlike(_ constraint: FunctionCallExprSyntax, _ use: SwiftUse) -> Bool {
    guard let pin = EdgePin(constraint) else { return false }
    return use.nearby.pins.contains(pin.mirrored) || isFilled(pin, use)
  }

  /// `fill(left: a.leftAnchor, right: a.rightAnchor)`.
  private func isHandedWithOpposite(_ anchor: ExprSyntax) -> Bool {
    guard case .argument(_, let call)? = anchor.target else { return false }
    let opposite = anchor.lastName == "leftAnchor" ? "rightAnchor" : "leftAnchor"
    let constants = call.arguments.filter { $0.label?.text.hasSuffix("Constant") ?? false }
    let insets = ["leftConstant", "rightConstant"].map { label in
      constants.first { $0.label?.text == label }?.expression.plainText
    }
    return insets[0] == insets[1]
      && call.arguments.contains { $0.expression.lastName == opposite && $0.expression.owner == anchor.owner }
  }

  /// A function that is handed anchors for each side: who calls it is asked.
  private func isHelper(_ use: SwiftUse) -> Bool {
    guard let parameters = use.method.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters else {
      return false
    }
    let names = Set(parameters.map { ($0.secondName ?? $0.firstName).text })
    return names.isSuperset(of: ["left", "right"])
  }

  /// Whether the width is pinned to that of the same view, so that the other edge follows.
  private func isFilled(_ pin: EdgePin, _ use: SwiftUse) -> Bool {
    pin.isFlush && pin.isAmong(use.nearby.equalWidths)
  }

  /// Whether it is the other choice beside leading and trailing: `if usesLeading { … } else { … }`.
  private func isAlternative(_ use: SwiftUse) -> Bool {
    use.ancestors.contains { node in
      guard let branch = node.as(IfExprSyntax.self), branch.elseBody != nil else { return false }
      let nodes = use.file.named(in: branch)
      return ["leadingAnchor", "trailingAnchor"].contains { nodes.references[$0] != nil }
    }
  }

  /// Whether nothing else counts on the side: the constraint is not kept to be changed, and the type reckons with no
  /// coordinates.
  private func isAlone(_ constraint: FunctionCallExprSyntax?, _ use: SwiftUse) -> Bool {
    guard let constraint, case .none = kept(constraint), hasKnownEnds(constraint) else { return false }
    let type = use.enclosingType ?? Syntax(use.file.tree)
    let nodes = use.file.named(in: type)
    return ["transform", "translation", "contentOffset", "minX", "maxX"].allSatisfy { nodes.members[$0] == nil }
  }

  /// Whether both ends are seen: leading and left in one constraint throw at run time.
  private func hasKnownEnds(_ constraint: FunctionCallExprSyntax) -> Bool {
    [constraint.base, constraint.arguments.first?.expression].allSatisfy {
      ["leftAnchor", "rightAnchor", "centerXAnchor"].contains($0?.lastName)
    }
  }

  private func kept(_ constraint: FunctionCallExprSyntax) -> ValueTarget? {
    switch ExprSyntax(constraint).target {
    case .assigned(let target): target.lastName == "isActive" ? nil : .assigned(target)
    case .declared(let name, let type): .declared(name, type: type)
    case .returned, .argument, .none: nil
    }
  }
}
