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

  /// Nobody reads what is smaller, and what is larger is shrunk to fill a place.
  private static let readable = 5.0...200

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard use.token.isMemberName, !use.file.isOnMac, let call = use.call else { return }
    if use.token.text == "dynamicTypeSize" { return cap(call, use, report) }
    guard let size = size(call, use.token.text), let points = size.number, Self.readable.contains(points),
      !isScaled(use),
      !isOfPicture(use), !isOnPaper(use)
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
  private func isOfPicture(_ use: SwiftUse) -> Bool {
    if use.ancestors.contains(where: { Self.isPicture($0.declaredVariable) }) { return true }
    guard let font = use.outerCalls.first(where: { $0.part == .argument && $0.name == "font" })?.call else {
      return false
    }
    return Self.isOnPicture(font)
  }

  /// Whether a modifier is one of a symbol: `Image(systemName: "star")`, `icon`, `action.image(for: state)`, or a
  /// container of nothing else.
  private static func isOnPicture(_ modifier: FunctionCallExprSyntax) -> Bool {
    guard let root = modifier.viewRoot, let name = root.calledName?.text else {
      let start = modifier.chainStart
      return isPicture(start.value) || isPicture(start.call)
    }
    return name == "Image" || TextViews.all.contains(name) && !TextViews.hasLetters(root)
      || TextViews.areOnlyPictures(in: root)
  }

  /// Whether a name says so: `symbolFont`, `icon`.
  private static func isPicture(_ name: String?) -> Bool {
    guard let name = name?.lowercased() else { return false }
    return ["image", "icon", "symbol", "glyph", "emoji"].contains { name.contains($0) }
  }

  /// Whether the type around it writes on paper, where nobody sets the size of text.
  private func isOnPaper(_ use: SwiftUse) -> Bool {
    let symbol = use.symbol.lowercased()
    return symbol.contains("pdf") || symbol.contains("print")
  }

  /// `dynamicTypeSize(...DynamicTypeSize.xxLarge)` ends growth there; `dynamicTypeSize(.large)` allows none.
  private func cap(_ call: FunctionCallExprSyntax, _ use: SwiftUse, _ report: SwiftReport) {
    guard let range = call.argument(nil)?.expression else { return }
    let last = Syntax(range).descendants(MemberAccessExprSyntax.self).last?.declName.baseName.text
    let isOpen = range.is(PostfixOperatorExprSyntax.self)
    guard let last, Self.small.contains(last), !isOpen else { return }
    let what = Self.isOnPicture(call) ? "the symbol" : "text"
    let isRange = range.is(PrefixOperatorExprSyntax.self) || range.is(SequenceExprSyntax.self)
    report.add(
      use.finding(
        .fixedFontSize, .warning,
        isRange ? "\(what) stops growing at \(last)" : "\(what) is held at the size of \(last)",
        at: use.file.span(use.token, call),
        notes: ["the larger steps of Dynamic Type are there for people who cannot read without them"],
        help: ["allow at least accessibility3, and let the layout wrap or scroll"]))
  }
}
