import Diagnostics
import SwiftSyntax

/// Reckoning with the left and right edges that a GeometryReader tells.
struct GeometryCheck: SwiftCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic]
  let words = [SwiftWord.member("minX"), .member("maxX"), .call("offset"), .call("position")]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    switch use.token.text {
    case "minX", "maxX": edge(use, report)
    default: placement(use, report)
    }
  }

  private func edge(_ use: SwiftUse, _ report: SwiftReport) {
    guard let edge = use.expression?.as(MemberAccessExprSyntax.self), let base = edge.base, isGeometry(base, use),
      !ExprSyntax(edge).isInCall(of: ["abs", "CGRect"]), !isTakenAlong(edge, base), !use.isHandledInMethod
    else { return }
    let side = use.token.text == "minX" ? "left" : "right"
    report.add(
      use.finding(
        .coordinateArithmetic, .warning, "\(use.token.text) is the \(side) edge in right-to-left layouts too",
        at: use.span(edge), notes: ["what is reckoned from it lands on the wrong side in Arabic and Hebrew"],
        help: ["use an alignment, an alignment guide or padding, or mirror the result where layoutDirection says so"]),
      groupedBy: use.method, at: use)
  }

  /// Whether both coordinates of one corner go somewhere as they are: `offsetBy(dx: -frame.minX, dy: -frame.minY)`
  /// changes the space that they are counted in, and nothing else.
  private func isTakenAlong(_ edge: MemberAccessExprSyntax, _ base: ExprSyntax) -> Bool {
    var argument = Syntax(edge)
    if let prefix = argument.parent?.as(PrefixOperatorExprSyntax.self) { argument = Syntax(prefix) }
    guard let list = argument.parent?.parent?.as(LabeledExprListSyntax.self) else { return false }
    let text = base.trimmedDescription
    return list.contains { other in
      let value = other.expression.as(PrefixOperatorExprSyntax.self)?.expression ?? other.expression
      guard let access = value.as(MemberAccessExprSyntax.self) else { return false }
      return ["minY", "maxY"].contains(access.declName.baseName.text) && access.base?.trimmedDescription == text
    }
  }

  /// `.position(x: size.width - 20)`: right as it is, and wrong as soon as something unmirrored comes in.
  private func placement(_ use: SwiftUse, _ report: SwiftReport) {
    guard use.token.isMemberName, let x = use.call?.argument("x")?.expression, !isCentre(x),
      let width = Syntax(x).descendants(MemberAccessExprSyntax.self).first(where: isWidth), !use.isHandledInMethod
    else { return }
    report.add(
      use.finding(
        .coordinateArithmetic, .note,
        "\(use.token.text)(x:) counts from the leading edge here: SwiftUI mirrors it, and \(width.trimmedDescription) with it",
        at: use.span(x), notes: ["a distance that a gesture or a frame in another space tells is not mirrored"],
        help: ["an alignment, an alignment guide or padding says the same without reckoning"]),
      groupedBy: use.method, at: use)
  }

  private func isWidth(_ access: MemberAccessExprSyntax) -> Bool {
    guard access.declName.baseName.text == "width", let base = access.base else { return false }
    let name = base.lastName ?? base.as(FunctionCallExprSyntax.self)?.calledName?.text ?? ""
    return ["size", "frame", "bounds", "screen"].contains(name)
  }

  /// Half of something, which is the middle from both sides.
  private func isCentre(_ x: ExprSyntax) -> Bool {
    guard let elements = x.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count == 3 else { return false }
    let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    return sign == "/" && elements[2].number == 2
      || sign == "*" && (elements[2].number == 0.5 || elements[0].number == 0.5)
  }

  /// Whether this is the frame of a proxy, or a constant of the method that holds one.
  private func isGeometry(_ base: ExprSyntax, _ use: SwiftUse) -> Bool {
    if isFrame(base) { return true }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return use.nearby.bindings[name]?.contains { $0.initializer.map { isFrame($0.value) } ?? false } ?? false
  }

  private func isFrame(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledName?.text == "frame" && call.argument("in") != nil
  }
}
