import Diagnostics
import SwiftSyntax

/// `indicatorLeading.constant = tab.frame.minX`: a distance from the left, where one from the leading side is asked.
struct LeadingConstantCheck: SwiftCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic]
  let words = [SwiftWord.member("constant")]

  private static let coordinates: Set<String> = ["minX", "maxX", "x"]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let access = use.expression, let value = access.given, let assignment = access.parent?.parent,
      !use.isHandledInMethod, !use.isInForcedType,
      let name = access.as(MemberAccessExprSyntax.self)?.base?.chain.last,
      let side = ["leading", "trailing"].first(where: NameWords.words(of: name).contains),
      let coordinate = coordinate(in: LocalValues(use).value(of: value))
    else { return }
    report.add(
      use.finding(
        .coordinateArithmetic, .warning,
        "\(coordinate) counts from the left, and \(name) from the \(side) side, which is the "
          + "\(side == "leading" ? "right" : "left") one in right-to-left layouts",
        at: use.span(assignment),
        notes: ["the constant of a constraint to the \(side) side turns round with the layout"],
        help: [
          "hold the view by constraints to the other one, or count from the right edge where "
            + "effectiveUserInterfaceLayoutDirection is .rightToLeft"
        ]),
      groupedBy: use.method, at: use)
  }

  /// The horizontal coordinate in an expression; two of them, `maxX - minX`, are a width.
  private func coordinate(in value: ExprSyntax) -> String? {
    let places = Syntax(value).descendants(MemberAccessExprSyntax.self).filter {
      Self.coordinates.contains($0.declName.baseName.text) && $0.base != nil
    }
    guard let first = places.first, places.count == 1, !ExprSyntax(first).isInCall(of: ["abs", "fabs"]) else {
      return nil
    }
    return first.declName.baseName.text
  }
}
