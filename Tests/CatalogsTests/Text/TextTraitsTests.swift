import Diagnostics
import Locales
import Testing

@testable import Catalogs

/// A trait that was missing would keep a check from looking.
struct TextTraitsTests {
  private static let parts = [
    "كتاب", "كـ", "Bücher", "3", "٣", "۴", "१", "߅", "𝟗", " ", "\u{A0}", "\u{85}", "\u{3000}", "\u{2003}", "\t", "\n",
    "\r\n", "\u{2028}", "\u{200B}", "\u{FEFF}", "?", ",", ";", "<b>", "&amp;", "[a](b)", "**", "'{'", "''", "あ", "%",
    "٪", "％", "{x}", "{n, plural, one{#} other{# }}", "{n, plural, one{ a } other{b\n}}", "x",
  ]

  @Test func noneIsMissing() {
    var state: UInt64 = 11
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<4_000 {
      let text = (0...next(5)).map { _ in Self.parts[next(Self.parts.count)] }.joined()
      let source = SourceFile(path: "a", text: text)
      let literal = Literal(text, at: Span(file: FileID(0), lower: 0, upper: source.bytes.count), as: .verbatim)
      let reading = ICUReader().read(literal, in: source, symbol: "")
      guard reading.flaws.isEmpty else { continue }
      let pattern = reading.pattern
      let missing = needed(pattern).subtracting(pattern.textTraits)
      #expect(missing.isEmpty, "\(missing.rawValue) of \(text.debugDescription)")
    }
  }

  @Test func plainTextHasNone() {
    let literal = Literal("كلمات الدرس", at: Span(file: FileID(0), lower: 0, upper: 21), as: .verbatim)
    let pattern = Pattern(literal, range: 0..<21, pieces: [Piece(.text(literal.text), 0..<21)])
    #expect(pattern.textTraits == [])
  }

  /// What the checks would find something by.
  private func needed(_ pattern: Pattern) -> TextTraits {
    var needed: TextTraits = []
    if pattern.branchTexts.contains(where: { !$0.doubleSpaces.isEmpty }) { needed.insert(.blanksInARow) }
    for text in pattern.branchTexts + pattern.readings {
      if text.innerBreaks > 0 { needed.insert(.lineBreak) }
      if TextEnd.allCases.contains(where: { !text.blanks(at: $0).isEmpty }) { needed.insert(.blankEdge) }
      if !Markup(text.bytes).tokens.filter({ !$0.kind.isShown }).isEmpty { needed.insert(.markup) }
      for scalar in text.text.unicodeScalars {
        if let system = NumberingSystem.of(scalar)?.system.name {
          needed.insert(["latn": .latinDigit, "arab": .arabicDigit, "arabext": .persianDigit][system] ?? .otherDigit)
        }
        if "?,;".unicodeScalars.contains(scalar) { needed.insert(.punctuation) }
        if "#{}".unicodeScalars.contains(scalar) { needed.insert(.messageSyntax) }
        if "%٪％﹪".unicodeScalars.contains(scalar) { needed.insert(.percent) }
        if "\u{200B}\u{2028}\u{2029}\u{FEFF}".unicodeScalars.contains(scalar) { needed.insert(.invisible) }
      }
    }
    pattern.forEachBranch { branch, _ in
      if branch.pieces.contains(where: branch.isQuoted) { needed.insert(.escaped) }
    }
    return needed
  }
}
