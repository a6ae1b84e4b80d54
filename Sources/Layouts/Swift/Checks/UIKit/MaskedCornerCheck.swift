import Diagnostics
import SwiftSyntax

/// Corners of a layer that are rounded on one side.
struct MaskedCornerCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedCorner]
  private static let mirrored = [
    "layerMinXMinYCorner": "layerMaxXMinYCorner", "layerMaxXMinYCorner": "layerMinXMinYCorner",
    "layerMinXMaxYCorner": "layerMaxXMaxYCorner", "layerMaxXMaxYCorner": "layerMinXMaxYCorner",
  ]
  let words = mirrored.keys.sorted().map { SwiftWord.member($0) }

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let corner = use.expression, !use.isHandledInMethod else { return }
    let list = corner.parent?.parent?.as(ArrayElementListSyntax.self)
    let corners = list.map { $0.compactMap(\.expression.lastName) } ?? [use.token.text]
    guard corners.first == use.token.text, corners.allSatisfy({ Self.mirrored[$0] != nil }),
      Set(corners) != Set(corners.compactMap { Self.mirrored[$0] }), isSet(corner, use)
    else { return }
    let place = list?.parent.map { use.span($0) } ?? use.span(corner)
    report.add(
      use.finding(
        .fixedCorner, .warning,
        corners.count == 1
          ? "the corner stays on its side in right-to-left layouts"
          : "these corners stay on their side in right-to-left layouts", at: place,
        help: ["choose them by effectiveUserInterfaceLayoutDirection: MinX and MaxX change places"]),
      groupedBy: use.method, at: use)
  }

  /// Whether the corners are chosen here; what is added one by one may come to both sides.
  private func isSet(_ corner: ExprSyntax, _ use: SwiftUse) -> Bool {
    guard case .argument(_, let call)? = corner.target else { return corner.target != nil }
    guard let name = call.calledName?.text, !["contains", "isSuperset", "remove"].contains(name) else { return false }
    guard ["insert", "formUnion", "append"].contains(name) else { return true }
    return Self.mirrored[use.token.text].map { use.nearby.members[$0] == nil } ?? true
  }
}
