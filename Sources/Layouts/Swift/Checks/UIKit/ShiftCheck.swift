import Diagnostics
import SwiftSyntax

/// Transforms that move a view to the right: `CGAffineTransform(translationX: width, y: 0)`.
struct ShiftCheck: SwiftCheck {
  let rules: Set<RuleID> = [.gestureSign]
  let words = [
    SwiftWord.name("translationX"), .call("translatedBy"), .call("CATransform3DMakeTranslation"),
    .call("CATransform3DTranslate"),
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let (x, y) = distances(use), x.number != 0, x.trimmedDescription != ".zero", y?.number == 0 || y == nil,
      !PlaceInWidth(x, nil, use).isCentre, !FrameSurroundings.isExempt(use), !isCopied(use), !use.isHandledAround,
      !isShake(x, use)
    else { return }
    report.add(
      use.finding(
        .gestureSign, .warning, "the view is moved to the same side in right-to-left layouts too", at: use.span(x),
        help: ["multiply it by -1 where effectiveUserInterfaceLayoutDirection is .rightToLeft"]),
      groupedBy: use.method, at: use)
  }

  private func distances(_ use: SwiftUse) -> (x: ExprSyntax, y: ExprSyntax?)? {
    switch use.token.text {
    case "translationX":
      guard let argument = use.token.parent?.as(LabeledExprSyntax.self), argument.label?.id == use.token.id else {
        return nil
      }
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      return (argument.expression, call?.argument("y")?.expression)
    case "translatedBy":
      guard let call = use.call, let x = call.argument("x")?.expression else { return nil }
      return (x, call.argument("y")?.expression)
    default:
      let values = use.call?.arguments.map(\.expression).filter {
        $0.lastName.map { !$0.hasSuffix("ransform") } ?? true
      }
      guard let values, values.count >= 2 else { return nil }
      return (values[0], values[1])
    }
  }

  /// The distance between the copies of a replicator.
  private func isCopied(_ use: SwiftUse) -> Bool {
    use.ancestors.first { $0.is(SequenceExprSyntax.self) }?.as(SequenceExprSyntax.self)?.elements.first?.lastName
      == "instanceTransform"
  }

  /// To and fro: the method moves it the other way as well.
  private func isShake(_ x: ExprSyntax, _ use: SwiftUse) -> Bool {
    let text = x.plainText
    let other = text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text
    return ["translationX", "x"].contains { use.nearby.texts(ofLabel: $0).contains(other) }
  }
}
