import Locales
import Testing

@Suite struct BidiTests {
  /// What a reader sees from the left: the text in visual order, with mirrored glyphs where it runs leftwards. Controls
  /// are left out.
  private func shown(_ text: String, _ base: BidiEngine.Base) -> String {
    let engine = BidiEngine()
    engine.set(text, base)
    let units = Array(text.utf16)
    var result = ""
    for run in engine.runs {
      let scalars = Array(String(decoding: units[run.range], as: UTF16.self).unicodeScalars)
        .filter { $0.bidiControl == nil }
      for scalar in run.isRightToLeft ? scalars.reversed() : scalars {
        result.unicodeScalars.append(run.isRightToLeft ? scalar.mirrored : scalar)
      }
    }
    return result
  }

  /// UAX #9: levels after I2 and L1. Latin letters are upper-case Hebrew in the standard's examples; here real ones.
  static let levels: [(String, BidiEngine.Base, UInt8, [UInt8])] = [
    ("abc", .leftToRight, 0, [0, 0, 0]), ("אבג", .rightToLeft, 1, [1, 1, 1]), ("אבג", .leftToRight, 0, [1, 1, 1]),
    ("abc", .rightToLeft, 1, [2, 2, 2]), ("אב 12", .rightToLeft, 1, [1, 1, 1, 2, 2]),
    ("a (אב) c", .leftToRight, 0, [0, 0, 0, 1, 1, 0, 0, 0]),
    ("1-2", .rightToLeft, 1, [2, 2, 2]),
    // After an Arabic letter European digits are Arabic ones (W2), which a hyphen does not join (W4).
    ("ا1-2", .rightToLeft, 1, [1, 2, 1, 2]), ("א1-2", .rightToLeft, 1, [1, 2, 2, 2]),
    // An isolate is one neutral outside (X5a); its inside can't see out.
    ("a\u{2067}b\u{2069}c", .leftToRight, 0, [0, 0, 2, 0, 0]), ("a ", .rightToLeft, 1, [2, 1]),
    ("", .rightToLeft, 0, []), ("12", .firstStrong, 0, [0, 0]), ("12 א", .firstStrong, 1, [2, 2, 1, 1]),
    ("\u{2068}א\u{2069} b", .firstStrong, 0, [0, 1, 0, 0, 0]), ("😀א", .leftToRight, 0, [0, 0, 1]),
  ]

  @Test(arguments: levels)
  func levelsAreThoseOfTheAlgorithm(text: String, base: BidiEngine.Base, paragraph: UInt8, levels: [UInt8]) {
    let engine = BidiEngine()
    engine.set(text, base)
    #expect(engine.paragraphLevel == paragraph)
    #expect(engine.levels == levels)
    engine.set(Array(text.utf16), base)
    #expect(engine.levels == levels)
  }

  static let seen: [(String, BidiEngine.Base, String)] = [
    ("car (אבג)", .leftToRight, "car (גבא)"), ("אב (גד)", .rightToLeft, "(דג) בא"),
    ("אב (cd)", .rightToLeft, "(cd) בא"),
    ("א 10:30", .rightToLeft, "10:30 א"), ("ب +1 (555)", .rightToLeft, "(555) 1+ ب"),
    ("ב \u{2066}+1 (555)\u{2069}", .rightToLeft, "+1 (555) ב"), ("\u{202E}abc\u{202C}", .leftToRight, "cba"),
    ("א/ב", .leftToRight, "ב/א"), ("Hello! א", .rightToLeft, "א !Hello"),
  ]

  @Test(arguments: seen)
  func runsAreThoseThatAreSeen(text: String, base: BidiEngine.Base, visible: String) {
    #expect(shown(text, base) == visible)
  }

  @Test func visualOrderNamesEveryUnit() {
    let engine = BidiEngine()
    engine.set("ab אב 12", .leftToRight)
    #expect(engine.visualOrder == [0, 1, 2, 6, 7, 5, 4, 3])
    engine.set("", .leftToRight)
    #expect(engine.visualOrder == [])
    #expect(engine.runs == [])
  }

  @Test func oneEngineServesManyParagraphs() {
    let engine = BidiEngine()
    for length in [1, 300, 2, 5000, 3, 0, 100_000] {
      engine.set(String(repeating: "א", count: length), .leftToRight)
      #expect(engine.runs.map(\.range) == (length == 0 ? [] : [0..<length]))
      #expect(engine.visualOrder.first == (length == 0 ? nil : Int32(length - 1)))
      #expect(engine.repeatBare(3, .rightToLeft) == (length == 0 ? 0 : 3))
    }
  }

  @Test func deepNestingIsSafe() {
    let engine = BidiEngine()
    for control in BidiControl.allCases {
      engine.set(String(repeating: String(control.scalar) + "א", count: 50_000), .leftToRight)
      #expect(engine.levels.count == 100_000)
      // max_depth of UAX #9, and one more for what is resolved inside.
      #expect(engine.levels.allSatisfy { $0 <= 126 })
    }
  }

  /// UnicodeData.txt, BidiBrackets.txt, BidiMirroring.txt.
  static let classes: [(Unicode.Scalar, BidiClass)] = [
    ("a", .l), ("א", .r), ("ب", .al), ("1", .en), ("١", .an), ("۱", .en), ("+", .es), ("%", .et), ("٪", .et),
    (",", .cs),
    ("،", .cs), ("٫", .an), ("\n", .b), ("\t", .s), (" ", .ws), ("!", .on), ("\u{64B}", .nsm), ("\u{AD}", .bn),
    ("\u{202A}", .lre), ("\u{202D}", .lro), ("\u{202B}", .rle), ("\u{202E}", .rlo), ("\u{202C}", .pdf),
    ("\u{2066}", .lri), ("\u{2067}", .rli), ("\u{2068}", .fsi), ("\u{2069}", .pdi), ("\u{FFFC}", .on), ("\u{200F}", .r),
    ("\u{061C}", .al), ("\u{200E}", .l),
  ]

  @Test(arguments: classes)
  func classesAreThoseOfUnicode(scalar: Unicode.Scalar, bidiClass: BidiClass) {
    #expect(scalar.bidiClass == bidiClass)
  }

  @Test func bracketsHavePartners() {
    #expect(Unicode.Scalar("(").pairedBracket.map { $0 == (true, ")") } == true)
    #expect(Unicode.Scalar("]").pairedBracket.map { $0 == (false, "[") } == true)
    #expect(Unicode.Scalar("「").pairedBracket.map { $0 == (true, "」") } == true)
    #expect(Unicode.Scalar("<").pairedBracket == nil)
    #expect(Unicode.Scalar("«").pairedBracket == nil)
    #expect(Unicode.Scalar("«").mirrored == "»")
    #expect(Unicode.Scalar("<").mirrored == ">")
    #expect(Unicode.Scalar("a").mirrored == "a")
  }

  @Test func controlsAreKnown() {
    #expect(
      BidiControl.allCases.map(\.abbreviation).sorted() == [
        "ALM", "FSI", "LRE", "LRI", "LRM", "LRO", "PDF", "PDI", "RLE", "RLI", "RLM", "RLO",
      ])
    #expect(Unicode.Scalar("\u{202E}").bidiControl == .rightToLeftOverride)
    #expect(BidiControl.allCases.filter(\.isIsolate).map(\.abbreviation) == ["LRI", "RLI", "FSI"])
    #expect(BidiControl.allCases.filter(\.isEmbedding).map(\.abbreviation) == ["LRE", "RLE", "LRO", "RLO"])
    #expect(BidiControl.allCases.filter(\.isOverride).map(\.abbreviation) == ["LRO", "RLO"])
    #expect(BidiControl.allCases.filter(\.isMark).map(\.abbreviation) == ["ALM", "LRM", "RLM"])
    for control in BidiControl.allCases where !control.isMark {
      #expect([.lre, .rle, .pdf, .lro, .rlo, .lri, .rli, .fsi, .pdi].contains(control.scalar.bidiClass))
    }
  }
}
