import Diagnostics
import Locales
import Testing

@testable import Catalogs

/// What is remembered of texts must be what comes out when each is tried by itself.
struct BidiMemoryTests {
  private static let parts = [
    "أ", "سلام", "ב", "Anna", "m", "x", " ", "  ", "3", "10", "٣", "۴", "-", "+", "/", ":", ",", ".", "%", "$", "(",
    ")",
    "«", "»", "<", "!", "؟", "\u{64B}", "\u{301}", "\u{200F}", "\u{2068}", "\u{2069}", "\u{200C}", "\n", "\t", "😀", "𐤀",
  ]

  @Test(arguments: ["en", "ar", "he", "fa"])
  func remembersWhatComesOut(_ locale: String) throws {
    let facts = LocaleFacts(try #require(LocaleTag(locale)))
    let judge = BidiJudge(facts)
    var seed: UInt64 = 1
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<1500 {
      var flat = FlatText()
      var roles: [ArgumentRole] = []
      for _ in 0...next(7) {
        if next(5) == 0, roles.count < 2 {
          flat.appendSlot(roles.count)
          roles.append([.text, .count, .phone][next(3)])
        } else {
          flat.append(Self.parts[next(Self.parts.count)])
        }
      }
      let fresh = BidiJudge(judge.probes)
      #expect(judge.outcome(of: flat, roles) == fresh.outcome(of: flat, roles), "\(flat)")
    }
  }

  /// Readings in short: those that are alike come out alike.
  @Test(arguments: ["en", "ar", "he"])
  func plainReadings(_ locale: String) throws {
    let facts = LocaleFacts(try #require(LocaleTag(locale)))
    let judge = BidiJudge(facts)
    var known: [PlainReading: BidiOutcome] = [:]
    var seed: UInt64 = 7
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    var repeated = 0
    for _ in 0..<3000 {
      var pieces: [Piece] = []
      for _ in 0...next(4) {
        if next(4) == 0 {
          pieces.append(Piece(.number, 0..<0))
        } else {
          pieces.append(Piece(.text(Self.parts[next(Self.parts.count)]), 0..<0))
        }
      }
      let literal = Literal("", at: .start(of: .init(0)), as: .verbatim)
      let pattern = Pattern(literal, range: 0..<0, pieces: pieces)
      guard let plain = judge.plainReading(pattern, []) else { continue }
      let reading = FlatReading(pattern)
      let outcome = BidiJudge(judge.probes).outcome(of: reading.flat, reading.sources.map { _ in .count })
      if let before = known[plain] {
        repeated += 1
        #expect(before == outcome, "\(pattern)")
      }
      known[plain] = outcome
    }
    #expect(repeated > 100)
  }
}
