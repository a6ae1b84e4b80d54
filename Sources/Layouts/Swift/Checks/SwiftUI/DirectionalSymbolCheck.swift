import Diagnostics
import SwiftSyntax

/// SF Symbols that point to a fixed side: `chevron.right`; and those that do not, where something turns them that does.
struct DirectionalSymbolCheck: SwiftCheck {
  let rules: Set<RuleID> = [.directionalSymbol]
  let words = [SwiftWord.text("left"), .text("right"), .text("forward"), .text("backward")]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let literal = use.literal, let name = ExprSyntax(literal).text, isMeant(literal), !use.isHandled else {
      return
    }
    if let symbol = SFSymbols.fixed(name) {
      fixed(symbol, name, literal, use, report)
    } else if SFSymbols.isFollowingArrow(name) {
      turned(name, literal, use, report)
    }
  }

  /// A symbol that follows the direction is turned, and the turn does not.
  private func turned(
    _ name: String, _ literal: StringLiteralExprSyntax, _ use: SwiftUse, _ report: SwiftReport
  ) {
    let surroundings = SymbolSurroundings(use)
    guard !surroundings.isMirrored, let turn = surroundings.turn else { return }
    report.add(
      use.finding(
        .directionalSymbol, .note, "\(name) is turned the same way in both directions", at: use.span(literal),
        labels: [Finding.Label(use.span(turn), "a turn that points it down in English points it up in Arabic")],
        help: ["choose the angle’s sign by layoutDirection, or another symbol instead of a turn"]))
  }

  private func fixed(
    _ symbol: SFSymbols.Fixed, _ name: String, _ literal: StringLiteralExprSyntax, _ use: SwiftUse,
    _ report: SwiftReport
  ) {
    let surroundings = SymbolSurroundings(use)
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
