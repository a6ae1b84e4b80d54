import Diagnostics
import SwiftSyntax

/// Lines that stay as they are where text grows, or that are lower than the letters in them.
struct LineHeightCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedTextHeight]
  let words = [SwiftWord.call("lineHeight"), .member("maximumLineHeight"), .member("lineHeightMultiple")]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard use.token.isMemberName, !use.file.isOnMac else { return }
    if use.token.text == "lineHeight" { return lookAtModifier(use, report) }
    guard let place = use.expression, let value = place.given, let number = value.number, number > 0 else { return }
    if use.token.text == "lineHeightMultiple" {
      add(LineHeight(ratio: number * Self.system, need: nil), use, value, report)
    } else if let size = fixedSize(use) {
      add(LineHeight(ratio: number / size, need: fontOfMethod(use)), use, value, report)
    } else {
      report.add(fixed(number, use, value))
    }
  }

  /// The line of San Francisco, in multiples of its size.
  private static let system = 1.19

  /// `.lineHeight(.exact(points: 20))`, `.lineHeight(.multiple(factor: 0.9))`.
  private func lookAtModifier(_ use: SwiftUse, _ report: SwiftReport) {
    guard let modifier = use.call, let height = modifier.argument(nil)?.expression.as(FunctionCallExprSyntax.self)
    else {
      return
    }
    let chain = modifier.modifiersBefore + modifier.modifiers
    let font = chain.lazy.filter { $0.calledName?.text == "font" }.compactMap { modifier in
      modifier.argument(nil)?.expression.as(FunctionCallExprSyntax.self)
    }.first
    let need = font?.argument(nil)?.expression.text.flatMap(ScriptHeight.font)
    if height.calledName?.text == "multiple", let value = height.argument("factor")?.expression,
      let factor = value.number
    {
      return add(LineHeight(ratio: factor, need: need), use, value, report)
    }
    guard height.calledName?.text == "exact", let value = height.argument("points")?.expression,
      let points = value.number
    else { return }
    let size = font?.calledName?.text == "system" ? font?.argument("size") : font?.argument("fixedSize")
    if let size = size?.expression.number, size > 0 {
      add(LineHeight(ratio: points / size, need: need), use, value, report)
    } else {
      report.add(fixed(points, use, value))
    }
  }

  private func add(_ height: LineHeight, _ use: SwiftUse, _ value: ExprSyntax, _ report: SwiftReport) {
    let help = "raise it, or leave it out: the font knows what it needs"
    if let finding = height.finding(at: use.span(value), symbol: use.symbol, help: [help]) { report.add(finding) }
  }

  private func fixed(_ points: Double, _ use: SwiftUse, _ value: ExprSyntax) -> Finding {
    use.finding(
      .fixedTextHeight, .warning, "lines stay \(points.shown) points high whatever text size the reader has chosen",
      at: use.span(value), notes: ["at a text size of 200 % they run into each other, or are cut off"],
      help: [
        use.token.text == "lineHeight"
          ? "use .multiple(factor:), which grows with the font" : "use lineHeightMultiple, or scale it by UIFontMetrics"
      ])
  }

  // MARK: UIKit: what else the method says

  /// The size of the one font of the method, where it stays that size; its lines need not grow then.
  private func fixedSize(_ use: SwiftUse) -> Double? {
    let sizes = Self.fonts(use).compactMap { ($0.argument("ofSize") ?? $0.argument("size"))?.expression.number }
    guard sizes.count == 1, sizes[0] > 0, use.nearby.calls["scaledFont"] == nil else { return nil }
    return sizes[0]
  }

  private func fontOfMethod(_ use: SwiftUse) -> ScriptHeight? {
    ScriptHeight.tallest(Self.fonts(use).map { $0.argument("name")?.expression.text.flatMap(ScriptHeight.font) })
  }

  private static func fonts(_ use: SwiftUse) -> [FunctionCallExprSyntax] {
    ["UIFont", "systemFont", "boldSystemFont", "italicSystemFont"].flatMap { use.nearby.calls[$0] ?? [] }
  }
}
