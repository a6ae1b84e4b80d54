import Diagnostics
import SwiftSyntax

/// SF Symbols that point to a fixed side: `chevron.right`.
struct DirectionalSymbolCheck: SwiftCheck {
  let rules: Set<RuleID> = [.directionalSymbol]
  let words = [SwiftWord.text("left"), .text("right")]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let literal = use.literal, let name = ExprSyntax(literal).text, let symbol = SFSymbols.fixed(name),
      isMeant(literal), !use.isHandled
    else { return }
    let surroundings = Surroundings(use)
    if surroundings.isMirrored || surroundings.isUpright { return }
    var notes = surroundings.notes
    if let release = symbol.release,
      let old = use.options.deploymentTarget.older(than: SFSymbols.systems(of: release))
    {
      notes.append("\(symbol.twin ?? name) came with SF Symbols \(release), and the product still runs on \(old)")
    } else if let release = symbol.release, !use.options.deploymentTarget.namesApple, release != "2.0" {
      let ios = SFSymbols.systems(of: release)[.ios].map { "iOS \($0)" } ?? ""
      notes.append("\(symbol.twin ?? name) came with SF Symbols \(release): it needs \(ios)")
    }
    let isSafe = notes.isEmpty && symbol.isArrow && !isCompared(name, in: use)
    let fixes = symbol.twin.map { twin in
      Fix("use \(twin)", safe: isSafe, edits: [Fix.Edit(use.span(use.token), twin)])
    }
    report.add(
      use.finding(
        .directionalSymbol, symbol.isArrow ? .error : .note, message(name, symbol), at: use.span(literal), notes: notes,
        help: [help(symbol)], fixes: fixes.map { [$0] } ?? []))
  }

  private func message(_ name: String, _ symbol: SFSymbols.Fixed) -> String {
    let side = name.split(separator: ".").contains("left") ? "left" : "right"
    return symbol.isArrow
      ? "\(name) points \(side) in right-to-left languages too, where it should point the other way"
      : "\(name) looks the same in right-to-left languages, where what it shows may lie on the other side"
  }

  private func help(_ symbol: SFSymbols.Fixed) -> String {
    guard let twin = symbol.twin else {
      return "if its side has a meaning, mirror it: .flipsForRightToLeftLayoutDirection(true)"
    }
    return symbol.isArrow
      ? "write \"\(twin)\", which follows the layout's direction"
      : "if its side has a meaning, write \"\(twin)\", which follows the layout's direction"
  }

  /// Whether the text is there to name a symbol, and not to recognise one.
  private func isMeant(_ literal: StringLiteralExprSyntax) -> Bool {
    guard let parent = literal.parent else { return false }
    if parent.is(ExpressionPatternSyntax.self) { return false }
    guard let elements = parent.as(ExprListSyntax.self) else { return true }
    return !elements.contains { element in
      let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text
      return sign == "==" || sign == "!=" || sign == "~="
    }
  }

  /// Whether the file recognises the symbol by its name elsewhere: both then change together.
  private func isCompared(_ name: String, in use: SwiftUse) -> Bool {
    let bytes = use.file.input.source.bytes
    let text = Array("\"\(name)\"".utf8)
    var count = 0
    for start in bytes.indices where bytes[start] == text[0] && bytes[start...].starts(with: text) { count += 1 }
    guard count > 1 else { return false }
    let compared = [Array("== \"\(name)\"".utf8), Array("!= \"\(name)\"".utf8), Array("case \"\(name)\"".utf8)]
    return bytes.indices.contains { start in
      compared.contains { bytes[start] == $0[0] && bytes[start...].starts(with: $0) }
    }
  }
}

/// What is done to a symbol around the place that names it.
private struct Surroundings {
  /// It is mirrored by hand.
  private(set) var isMirrored = false
  /// It is turned so that it points up or down.
  private(set) var isUpright = false
  /// What must change with it.
  private(set) var notes: [String] = []

  init(_ use: SwiftUse) {
    for outer in use.outerCalls where outer.part == .modifier {
      switch outer.name {
      case "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection",
        "withHorizontallyFlippedOrientation":
        isMirrored = true
      case "rotationEffect", "rotation3DEffect":
        if let angle = outer.call.arguments.first?.expression, Self.isQuarter(angle) {
          isUpright = true
        } else {
          notes.append("\(outer.name) turns it the same way in both directions: its angle changes sign with the symbol")
        }
      case "scaleEffect" where outer.call.argument("x") != nil:
        notes.append("scaleEffect(x:) mirrors it in both directions: it goes with the symbol")
      case "offset" where outer.call.argument("x") != nil:
        notes.append("offset(x:) moves it to the right in both directions: it changes sign with the symbol")
      default: break
      }
    }
    notes = notes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// `.degrees(90)`, `.degrees(-90)`: a right angle, always.
  private static func isQuarter(_ angle: ExprSyntax) -> Bool {
    guard let call = angle.as(FunctionCallExprSyntax.self), call.calledName?.text == "degrees",
      let number = call.arguments.first?.expression.number
    else { return false }
    return abs(number).truncatingRemainder(dividingBy: 180) == 90
  }
}
