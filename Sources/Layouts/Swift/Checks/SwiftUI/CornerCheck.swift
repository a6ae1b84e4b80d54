import Diagnostics
import SwiftSyntax

/// Corners that are named by left and right: `corners: [.topLeft, .bottomLeft]`.
struct CornerCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedCorner]
  private static let mirrored = [
    "topLeft": "topRight", "topRight": "topLeft", "bottomLeft": "bottomRight", "bottomRight": "bottomLeft",
  ]
  let words = mirrored.keys.sorted().map { SwiftWord.member($0) }

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let access = use.expression?.as(MemberAccessExprSyntax.self), isCorner(access) else { return }
    let list = access.parent?.parent?.parent?.as(ArrayExprSyntax.self)
    // Four corners make no longer list.
    guard list.map({ $0.elements.prefix(9).reduce(0) { count, _ in count + 1 } < 9 }) ?? true else { return }
    let corners = list.map { $0.elements.compactMap(\.expression.lastName) } ?? [use.token.text]
    guard list == nil || corners.count == list?.elements.count, corners.first == use.token.text, isMeant(access, list),
      Set(corners) != Set(corners.compactMap { Self.mirrored[$0] }), corners.allSatisfy({ Self.mirrored[$0] != nil }),
      !use.isHandled
    else { return }
    let place = list.map { use.span($0) } ?? use.span(access)
    report.add(
      use.finding(
        .fixedCorner, .warning,
        corners.count == 1
          ? "\(corners[0]) stays on its side in right-to-left layouts"
          : "these corners stay on their side in right-to-left layouts", at: place,
        help: ["use UnevenRoundedRectangle, whose corners are leading and trailing, or choose by layoutDirection"]))
  }

  private func isCorner(_ access: MemberAccessExprSyntax) -> Bool {
    access.base == nil || access.base?.trimmedDescription == "UIRectCorner"
  }

  /// Whether it says which corners: an argument about corners, or a set of a type for them.
  private func isMeant(_ access: MemberAccessExprSyntax, _ list: ArrayExprSyntax?) -> Bool {
    if access.base != nil { return true }
    let value = list.map { Syntax($0) } ?? Syntax(access)
    if let label = value.parent?.as(LabeledExprSyntax.self)?.label?.text {
      return label.lowercased().hasSuffix("corners") || label.lowercased().hasSuffix("corner")
    }
    if let binding = value.parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type.trimmedDescription == "UIRectCorner"
    }
    return list != nil && (list?.elements.count ?? 0) > 1
  }
}
