import Diagnostics
import SwiftSyntax

/// Font sizes that do not grow with the reader's setting.
struct FontSizeCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedFontSize]
  let words = [
    SwiftWord.call("system"), .call("systemFont"), .call("boldSystemFont"), .call("monospacedSystemFont"),
    .call("monospacedDigitSystemFont"), .call("italicSystemFont"), .call("custom"), .call("dynamicTypeSize"),
  ]
  /// Steps of Dynamic Type that leave out those for people who see badly.
  private static let small: Set<String> = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
  ]

  /// Nobody reads what is smaller: it stands for something else.
  private static let least = 5.0

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard use.token.isMemberName, let call = use.call else { return }
    if use.token.text == "dynamicTypeSize" { return cap(call, use, report) }
    guard let size = size(call, use.token.text), let points = size.number, points >= Self.least, !isScaled(use),
      !isOfImage(use)
    else { return }
    report.add(
      use.finding(
        .fixedFontSize, .warning, "a font of \(points.shown) points stays that size for every reader",
        at: use.span(size), notes: ["whoever sets larger text in the system gets none here"],
        help: ["use a text style such as .body, a size relative to one, or a token that scales"]))
  }

  private func size(_ call: FunctionCallExprSyntax, _ name: String) -> ExprSyntax? {
    switch name {
    case "system": call.argument("size")?.expression
    case "custom": call.argument("fixedSize")?.expression
    default: call.argument("ofSize")?.expression
    }
  }

  private func isScaled(_ use: SwiftUse) -> Bool {
    use.outerCalls.contains { ["scaledFont", "relativeTo"].contains($0.name) }
  }

  /// A symbol's size, which is no text's, or that of a text without letters.
  private func isOfImage(_ use: SwiftUse) -> Bool {
    guard let font = use.outerCalls.first(where: { $0.part == .argument && $0.name == "font" })?.call else {
      return false
    }
    guard let root = font.viewRoot else { return false }
    return root.calledName?.text == "Image"
      || TextViews.all.contains(root.calledName?.text ?? "") && !TextViews.hasLetters(root)
  }

  private func cap(_ call: FunctionCallExprSyntax, _ use: SwiftUse, _ report: SwiftReport) {
    guard let range = call.argument(nil)?.expression else { return }
    let last = Syntax(range).descendants(MemberAccessExprSyntax.self).last?.declName.baseName.text
    let isOpen = range.is(PostfixOperatorExprSyntax.self)
    guard let last, Self.small.contains(last), !isOpen else { return }
    report.add(
      use.finding(
        .fixedFontSize, .warning, "text stops growing at \(last)", at: use.file.span(use.token, call),
        notes: ["the larger steps of Dynamic Type are there for people who cannot read without them"],
        help: ["allow at least accessibility3, and let the layout wrap or scroll"]))
  }
}
