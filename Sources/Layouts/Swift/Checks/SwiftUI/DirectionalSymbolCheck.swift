import Diagnostics
import SwiftSyntax

/// SF Symbols that point to a fixed side: `chevron.right`. One that follows the direction may be turned: SwiftUI mirrors the
/// turn as well.
struct DirectionalSymbolCheck: SwiftCheck {
  let rules: Set<RuleID> = [.directionalSymbol]
  let words =
    ["left", "right"].map { SwiftWord.text($0) }
    + SFSymbols.memberNames.keys.sorted().map { SwiftWord.member($0) }

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let symbol = SymbolUse(use), !use.isHandled, let fixed = SFSymbols.fixed(symbol.name) else { return }
    self.fixed(fixed, symbol, report)
  }

  private func fixed(_ fixed: SFSymbols.Fixed, _ symbol: SymbolUse, _ report: SwiftReport) {
    let (use, surroundings) = (symbol.use, SymbolSurroundings(symbol.use))
    if surroundings.isMirrored || surroundings.isUpright { return }
    let notes = surroundings.notes + age(of: fixed, use.options.deploymentTarget)
    let isSafe = notes.isEmpty && fixed.isArrow && !symbol.isComparedElsewhere
    let fixes = fixed.twin.map { twin in
      [Fix(advice(twin, fixed), safe: isSafe, edits: [Fix.Edit(use.span(use.token), symbol.written(twin))])]
    }
    report.add(
      use.finding(
        .directionalSymbol, fixed.isArrow ? .error : .note, message(symbol.name, fixed), at: symbol.span, notes: notes,
        help: fixes == nil ? ["if its side has a meaning, mirror it: .flipsForRightToLeftLayoutDirection(true)"] : [],
        fixes: fixes ?? []))
  }

  /// What to know where the twin is younger than the systems that the product runs on.
  private func age(of symbol: SFSymbols.Fixed, _ target: DeploymentTarget) -> [String] {
    guard let twin = symbol.twin, let release = symbol.release else { return [] }
    let systems = SFSymbols.systems(of: release)
    if let old = target.older(than: systems) {
      return ["\(twin) came with SF Symbols \(release), and the product still runs on \(old)"]
    }
    // What everybody may be expected to run on needs no words.
    guard !target.namesApple, release != "2.0", let ios = systems[.ios] else { return [] }
    return ["\(twin) came with SF Symbols \(release): it needs iOS \(ios)"]
  }

  private func message(_ name: String, _ symbol: SFSymbols.Fixed) -> String {
    let side = name.split(separator: ".").contains("left") ? "left" : "right"
    return symbol.isArrow
      ? "\(name) points \(side) in right-to-left languages too, where it should point the other way"
      : "\(name) looks the same in right-to-left languages, where what it shows may lie on the other side"
  }

  /// What to use instead, as the title of a fix.
  private func advice(_ twin: String, _ symbol: SFSymbols.Fixed) -> String {
    "use \(twin), which follows the layout’s direction" + (symbol.isArrow ? "" : ", if its side has a meaning")
  }
}
