import Diagnostics
import SwiftSyntax

/// Numbers and colours that a token stands for.
struct RawValueCheck: SwiftCheck {
  let rules: Set<RuleID> = [.rawValue]
  let words =
    [SwiftWord.call("Color"), .call("UIColor"), .call("padding"), .call("cornerRadius"), .call("system")]
    + ["spacing", "cornerRadius", "duration"].map { SwiftWord.name($0) }

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let found = value(use) else { return }
    let names = use.options.tokens.names(for: found.use, found.value)
    let finding = RawValue.finding(
      use.file.text(found.expression), names, at: use.span(found.expression), symbol: use.symbol)
    if let finding { report.add(finding) }
  }

  private struct Found {
    let use: TokenNames.Use
    let value: TokenNames.Value
    let expression: ExprSyntax

    init?(_ use: TokenNames.Use, _ expression: ExprSyntax?, times factor: Double = 1) {
      guard let expression, let number = expression.number, number != 0 else { return nil }
      (self.use, value, self.expression) = (use, .number(number * factor), expression)
    }

    init(_ color: UInt32, _ expression: ExprSyntax) {
      (use, value, self.expression) = (.color, .color(color), expression)
    }
  }

  private func value(_ use: SwiftUse) -> Found? {
    if let argument = use.token.parent?.as(LabeledExprSyntax.self) {
      switch use.token.text {
      case "spacing": return Found(.spacing, argument.expression)
      case "cornerRadius": return Found(.radius, argument.expression)
      case "duration": return Found(.duration, argument.expression, times: 1000)
      default: return nil
      }
    }
    guard let call = use.call else { return nil }
    switch use.token.text {
    case "padding": return Found(.spacing, call.arguments.last?.expression)
    case "cornerRadius": return Found(.radius, call.argument(nil)?.expression)
    case "system": return Found(.fontSize, call.argument("size")?.expression)
    case "Color", "UIColor": return Self.color(of: call).map { Found($0, ExprSyntax(call)) }
    default: return nil
    }
  }

  /// `Color(red: 0.1, green: 0.2, blue: 0.3)`, `Color(hex: 0x1A334D)`, `UIColor(white: 1, alpha: 0.5)`.
  private static func color(of call: FunctionCallExprSyntax) -> UInt32? {
    func part(_ name: String) -> UInt32? {
      call.argument(name)?.expression.number.flatMap { (0...1).contains($0) ? UInt32(($0 * 255).rounded()) : nil }
    }
    let alpha =
      call.argument("opacity") == nil && call.argument("alpha") == nil ? 255 : part("opacity") ?? part("alpha")
    guard let alpha else { return nil }
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      return red << 24 | green << 16 | blue << 8 | alpha
    }
    if let white = part("white") { return white << 24 | white << 16 | white << 8 | alpha }
    guard let hex = (call.argument("hex") ?? call.argument(nil))?.expression else { return nil }
    if let number = hex.number, number >= 0, number <= 0xFF_FFFF, call.argument("hex") != nil {
      return UInt32(number) << 8 | alpha
    }
    guard let digits = hex.text?.drop(while: { $0 == "#" }), digits.count == 6, let number = UInt32(digits, radix: 16)
    else { return nil }
    return number << 8 | alpha
  }
}
