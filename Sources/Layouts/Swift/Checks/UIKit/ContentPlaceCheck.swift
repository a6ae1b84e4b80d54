import Diagnostics
import SwiftSyntax

/// Where a control or a view has its content: `contentHorizontalAlignment = .left`, `imagePosition = .imageLeft`.
struct ContentPlaceCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedAlignment]
  let words = [
    "left", "right", "imageLeft", "imageRight", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ].map { SwiftWord.member($0) }
  private static let twins = [
    "left": "leading", "right": "trailing", "imageLeft": "imageLeading", "imageRight": "imageTrailing",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let value = use.expression, let property = value.target?.name, !use.isHandled else { return }
    switch property {
    case "contentHorizontalAlignment", "imagePosition":
      guard let twin = Self.twins[use.token.text] else { return }
      let side = use.token.text.lowercased().hasSuffix("left") ? "left" : "right"
      let subject = property == "imagePosition" ? "the image" : "the content"
      report.add(
        use.finding(
          .fixedAlignment, .error, "\(subject) stays on the \(side) in right-to-left layouts", at: use.span(value),
          notes: isShifted(use) ? ["its insets name left and right as well, and must change with it"] : [],
          help: ["use .\(twin), which follows the layout’s direction"],
          fixes: [
            Fix("use \(twin)", safe: !isShifted(use), edits: [Fix.Edit(use.span(use.token), twin)])
          ]))
    case "contentMode", "contentsGravity":
      report.add(
        use.finding(
          .fixedAlignment, .warning, "the content stays on its side in right-to-left layouts", at: use.span(value),
          help: ["choose by effectiveUserInterfaceLayoutDirection, or give the view the size of its content"]))
    default: break
    }
  }

  /// Whether the method shifts title and image by insets, which name sides too.
  private func isShifted(_ use: SwiftUse) -> Bool {
    use.nearby.members.keys.contains { $0.hasSuffix("EdgeInsets") }
  }
}
