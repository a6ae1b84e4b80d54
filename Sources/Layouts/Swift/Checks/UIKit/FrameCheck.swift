import Diagnostics
import SwiftSyntax

/// Frames that are reckoned from the left edge, where nothing mirrors them.
struct FrameCheck: SwiftCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic]
  let words = [
    SwiftWord.call("CGRect"), .call("NSRect"), .call("NSMakeRect"), .call("CGPoint"), .call("NSPoint"),
    .call("NSMakePoint"), .call("offsetBy"), .member("x"), .member("maxX"), .member("minX"),
    .member("frame"),
  ]
  /// They can turn round what they have laid out, once they say so.
  private static let collectionLayouts: Set<String> = [
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "NSCollectionViewLayout", "NSCollectionViewFlowLayout",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard !use.isHandledInMethod, !report.isFull(.coordinateArithmetic, use.method), let place = place(of: use),
      !FrameSurroundings.isExempt(use), !use.isHandledAround,
      !use.isInForcedType, !isConstrained(use)
    else { return }
    let isCollection = use.isInType(inheriting: Self.collectionLayouts)
    if isCollection, let type = use.enclosingType, use.file.direction.isMentioned(in: type) { return }
    report.add(
      use.finding(
        .coordinateArithmetic, .warning,
        "a place is reckoned from the left edge, and lies there in right-to-left layouts too", at: use.span(place),
        notes: ["frames are not mirrored, as constraints to leading and trailing are"],
        help: [
          isCollection
            ? "override flipsHorizontallyInOppositeLayoutDirection in the layout, and return true"
            : "use constraints, or flip the frames where effectiveUserInterfaceLayoutDirection is .rightToLeft"
        ]),
      groupedBy: use.method, at: use)
  }

  /// What is to be marked, where a place is set that differs from what it is on the other side.
  private func place(of use: SwiftUse) -> ExprSyntax? {
    switch use.token.text {
    case "x": origin(use)
    case "minX", "maxX": edge(use)
    case "offsetBy": moved(use)
    case "frame": use.expression?.givenInit.flatMap { start(of: $0, use) }
    default: rectangle(use)
    }
  }

  /// `CGRect(x: 8, …)`, and the point that one begins at.
  private func rectangle(_ use: SwiftUse) -> ExprSyntax? {
    guard let call = use.call, FrameSurroundings.isPlaced(ExprSyntax(call), use) else { return nil }
    return start(of: call, use)
  }

  private func start(of call: FunctionCallExprSyntax, _ use: SwiftUse) -> ExprSyntax? {
    let isOld = use.token.text.hasPrefix("NSMake")
    let x = isOld ? call.arguments.first?.expression : call.argument("x")?.expression
    let width = isOld ? call.arguments.dropFirst(2).first?.expression : width(beside: call)
    guard let x, PlaceInWidth(x, width, use).isOneSided, !isAlike(x, call.argument("y")?.expression, use),
      !isPaired(x, width, call, use)
    else { return nil }
    return x
  }

  /// Whether the other axis is treated the same: something follows a finger, or is moved by its own size.
  private func isAlike(_ x: ExprSyntax, _ y: ExprSyntax?, _ use: SwiftUse) -> Bool {
    let locals = LocalValues(use)
    guard let y = y.map(locals.value) else { return false }
    let x = locals.value(of: x)
    if x.is(DeclReferenceExprSyntax.self) { return false }
    let upright = x.tokens(viewMode: .sourceAccurate).map { token in
      switch token.text {
      case "x": "y"
      case "width": "height"
      default: token.text.replacing("X", with: "Y").replacing("Width", with: "Height")
      }
    }
    return upright == y.tokens(viewMode: .sourceAccurate).map(\.text) && (x.number == nil || x.number == y.number)
      && x.number.map { $0.rounded() != $0 } ?? true
  }

  /// Whether something as wide lies at the same place on the other side: borders, handles.
  private func isPaired(_ x: ExprSyntax, _ width: ExprSyntax?, _ call: FunctionCallExprSyntax, _ use: SwiftUse) -> Bool
  {
    guard let width else { return false }
    let opposite = HorizontalPlace(x).plus(HorizontalPlace(width)).mirrored
    let rectangles = use.nearby.calls[call.calledName?.text ?? ""] ?? []
    // A method with more of them draws, or was generated.
    guard rectangles.count <= 60 else { return false }
    return rectangles.contains { other in
      guard other.id != call.id, other.argument("width")?.expression.plainText == width.plainText,
        let start = other.argument("x")?.expression
      else { return false }
      return HorizontalPlace(start) == opposite
    }
  }

  private func width(beside call: FunctionCallExprSyntax) -> ExprSyntax? {
    if let width = call.argument("width")?.expression { return width }
    guard let label = call.parent?.as(LabeledExprSyntax.self), label.label?.text == "origin",
      let outer = label.parent?.parent?.as(FunctionCallExprSyntax.self), let size = outer.argument("size")?.expression
    else { return nil }
    return size.as(FunctionCallExprSyntax.self)?.argument("width")?.expression
  }

  /// `frame.origin.x = 8`, `center.x += 8`.
  private func origin(_ use: SwiftUse) -> ExprSyntax? {
    guard let access = use.expression, let value = access.given,
      let owner = access.as(MemberAccessExprSyntax.self)?.base?.lastName,
      ["origin", "center", "position", "frame"].contains(owner),
      access.chain.dropLast().allSatisfy({ !["contentOffset", "bounds"].contains($0) })
    else { return nil }
    // A property that is named x or so: whoever sets it knows.
    if let name = value.as(DeclReferenceExprSyntax.self), !LocalValues(use).isLocal(name.baseName.text) { return nil }
    return PlaceInWidth(value, nil, use).isOneSided ? access : nil
  }

  /// Whether the view that a frame is set for gets constraints, which set it anew.
  private func isConstrained(_ use: SwiftUse) -> Bool {
    guard let owner = frameOwner(use) else { return false }
    return !use.nearby.members("translatesAutoresizingMaskIntoConstraints", of: owner).isEmpty
  }

  private func frameOwner(_ use: SwiftUse) -> String? {
    let frame = use.ancestors.first { $0.is(SequenceExprSyntax.self) }?.as(SequenceExprSyntax.self)?.elements.first
    guard let frame, frame.lastName == "frame" else { return nil }
    return frame.owner
  }

  /// `previous.frame.maxX + 8`, in a method that lays out. What is an argument of a rectangle is told there.
  private func edge(_ use: SwiftUse) -> ExprSyntax? {
    guard let access = use.expression, FrameSurroundings.isLayout(use),
      access.chain.dropLast().last.map({ ["frame", "bounds"].contains($0) }) ?? false
    else { return nil }
    let signs = access.operatorsAround
    guard signs.contains("+") || signs.contains("-"), signs.allSatisfy({ ["+", "-", "="].contains($0) }),
      case .declared? = access.target
    else { return nil }
    return PlaceInWidth(access, nil, use).isOneSided ? access : nil
  }

  /// `frame.offsetBy(dx: width, dy: 0)`.
  private func moved(_ use: SwiftUse) -> ExprSyntax? {
    guard let call = use.call, let dx = call.argument("dx")?.expression, dx.number != 0,
      dx.trimmedDescription != ".zero", FrameSurroundings.isPlaced(ExprSyntax(call), use)
    else { return nil }
    return dx
  }
}
