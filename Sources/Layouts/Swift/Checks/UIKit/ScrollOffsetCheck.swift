import Diagnostics
import SwiftSyntax

/// `contentOffset.x`, which counts from the left in every layout: the first page of an Arabic reader has the largest.
struct ScrollOffsetCheck: SwiftCheck {
  let rules: Set<RuleID> = [.gestureSign]
  let words = [SwiftWord.member("contentOffset"), .name("targetContentOffset"), .call("setContentOffset")]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard !use.file.isDeclarative, let place = place(use), !use.isHandledAround,
      !use.isInForcedType
    else { return }
    report.add(
      use.finding(
        .gestureSign, .warning, "the offset counts from the left edge in right-to-left layouts too",
        at: use.span(place),
        notes: ["there, scrolling begins at the right end, where the offset is largest"],
        help: [
          "reckon with contentSize.width - bounds.width - contentOffset.x where the layout is right to left, "
            + "or scroll to an item"
        ]),
      groupedBy: use.method, at: use)
  }

  private func place(_ use: SwiftUse) -> ExprSyntax? {
    if use.token.text == "setContentOffset" {
      return use.call?.arguments.first.flatMap { horizontal($0.expression, use) }
    }
    guard let offset = use.expression else { return nil }
    if let value = offset.given { return horizontal(value, use) }
    guard let x = self.x(of: offset) else { return nil }
    if let value = x.given { return PlaceInWidth(value, nil, use).isOneSided ? x : nil }
    return isReckoned(x) ? x : nil
  }

  /// Whether only the horizontal place is set, and the vertical one kept.
  private func isAlong(_ y: ExprSyntax?) -> Bool {
    guard let y else { return true }
    return y.number == 0 || ["zero", "y"].contains(y.lastName ?? "")
  }

  /// `contentOffset.x / zoomScale`.
  private func isScaled(_ x: ExprSyntax) -> Bool {
    x.parent?.tokens(viewMode: .sourceAccurate).contains {
      !NameWords.words(of: $0.text).isDisjoint(with: ["zoom", "scale"])
    } ?? false
  }

  /// The x of `CGPoint(x: page * width, y: 0)`.
  private func horizontal(_ point: ExprSyntax, _ use: SwiftUse) -> ExprSyntax? {
    guard let call = point.as(FunctionCallExprSyntax.self), ["CGPoint", "init"].contains(call.calledName?.text ?? ""),
      let x = call.argument("x")?.expression, isAlong(call.argument("y")?.expression),
      PlaceInWidth(x, nil, use).isOneSided
    else { return nil }
    return x
  }

  /// `contentOffset.x`, `targetContentOffset.pointee.x`.
  private func x(of offset: ExprSyntax) -> ExprSyntax? {
    guard let access = offset.parent?.as(MemberAccessExprSyntax.self), access.base?.id == offset.id else { return nil }
    switch access.declName.baseName.text {
    case "x": return ExprSyntax(access)
    case "pointee": return x(of: ExprSyntax(access))
    default: return nil
    }
  }

  /// Whether a page or a direction comes of it: it is divided, or compared with something else than an end.
  private func isReckoned(_ x: ExprSyntax) -> Bool {
    if x.isInCall(of: ["abs", "fabs"]) { return false }
    let signs = x.operatorsAround
    if signs.contains("/") { return !isScaled(x) }
    // Beyond an end it only bounces.
    return x.compared.map { $0.number == nil && $0.lastName != "zero" } ?? false
  }
}

extension ExprSyntax {
  /// What it is compared with by size.
  var compared: ExprSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self)?.map({ $0 }), elements.count == 3,
      let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["<", ">"].contains(sign)
    else { return nil }
    return elements[0].id == id ? elements[2] : elements[0]
  }
}
