import Diagnostics
import Locales
import Testing

@testable import Catalogs

/// What spares the checks work must spare them nothing that they would find: a message in a catalog of many is judged
/// as it is alone.
struct MessageMemoryTests {
  private static let words = [
    "كتب", "Bücher", "3", "٣", "۴", "१", " ", "  ", "\u{A0}", "?", "،", ",", "a,b", "<b>", "</b>", "&amp;", "**", "\\n",
    "\u{200B}", "\u{2028}", "'", "’", "#", "50 %", "％", "٪", "ليالي", "كي", "x", "ab cd", "{", "}", "…", "（", "。",
  ]
  private static let conversions = ["%d", "%@", "%1$@", "%2$d", "%lld", "%%", "% d", "%s", "%", "٪1$@"]
  private static let categories = ["zero", "one", "two", "few", "many", "other", "=0", "=1", "uno"]

  @Test(arguments: [("ar", CatalogFormat.Dialect.icu), ("fa", .icu), ("ru", .icu), ("de", .arb), ("ar", .arb)])
  func icuMessages(_ locale: String, _ dialect: CatalogFormat.Dialect) {
    var random = Random(state: 5)
    expectTheSameAlone(dialect, locale) { icu(&random, depth: 0) }
  }

  @Test(arguments: [("ar", CatalogFormat.Dialect.apple), ("pl", .apple), ("ar", .android), ("ja", .android)])
  func printfMessages(_ locale: String, _ dialect: CatalogFormat.Dialect) {
    var random = Random(state: 9)
    expectTheSameAlone(dialect, locale) {
      guard random.next(3) == 0 else { return printf(&random) }
      let branches = (0...random.next(3)).map { _ in
        "\(Self.categories[random.next(6)]): \(printf(&random).filter { !"|[]".contains($0) })"
      }
      return "[\((branches + ["other: \(printf(&random))"]).joined(separator: " | "))]"
    }
  }

  private func expectTheSameAlone(_ dialect: CatalogFormat.Dialect, _ locale: String, _ text: () -> String) {
    let lines = (0..<300).map { ("key\($0): \(text())", "key\($0): \(text())") }
    let rules = Set(CatalogChecks.messageRules)
    func found(_ lines: [(String, String)]) -> [String] {
      let catalogs = CheckedCatalogs(dialect, ["en": lines.map(\.0), locale: lines.map(\.1)])
      return catalogs.findings(rules).map {
        "\($0.symbol) \($0.rule) «\(catalogs.files[$0.span])» \($0.message) \($0.notes)"
      }
    }
    let together = found(lines)
    #expect(together.count > 100)
    #expect(together.sorted() == lines.flatMap { found([$0]) }.sorted())
  }

  private func icu(_ random: inout Random, depth: Int) -> String {
    (0...random.next(3)).map { _ in
      switch random.next(depth < 2 ? 6 : 4) {
      case 0: "{\(["n", "name", "0", "m"][random.next(4)])}"
      case 1: depth > 0 ? "#" : "{n, number}"
      case 2, 3: Self.words[random.next(Self.words.count)]
      case 4: choice(&random, depth: depth)
      default: " "
      }
    }.joined()
  }

  private func choice(_ random: inout Random, depth: Int) -> String {
    let name = ["n", "m"][random.next(2)]
    if random.next(4) == 0 {
      return "{\(name), select, a{\(icu(&random, depth: depth + 1))} other{\(icu(&random, depth: depth + 1))}}"
    }
    let branches = (0...random.next(4)).map { _ in
      "\(Self.categories[random.next(Self.categories.count)]){\(icu(&random, depth: depth + 1))}"
    }
    return "{\(name), plural, \(branches.joined(separator: " ")) other{\(icu(&random, depth: depth + 1))}}"
  }

  private func printf(_ random: inout Random) -> String {
    (0...random.next(4)).map { _ in
      random.next(3) == 0
        ? Self.conversions[random.next(Self.conversions.count)] : Self.words[random.next(Self.words.count)]
    }.joined()
  }

  private struct Random {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }
}
