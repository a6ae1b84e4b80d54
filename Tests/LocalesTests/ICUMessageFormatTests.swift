import Locales
import Testing

/// ICU's own formatting, as other tests lean on it.
@Suite struct ICUMessageFormatTests {
  @Test func formats() throws {
    let tag = try #require(LocaleTag("ar-u-nu-arab"))
    let format = try #require(ICUMessageFormat("{n, plural, one{one} few{# few} other{# {name}}} {x}", tag))
    #expect(
      format.format([("n", .integer(3)), ("name", .text("\u{2068}A")), ("x", .number(1234.5))]) == "٣ few ١٬٢٣٤٫٥")
    #expect(format.format([("n", .integer(100)), ("name", .text("é"))]) == "١٠٠ é {x}")
    #expect(ICUMessageFormat("{n", tag) == nil)
  }

  @Test func localesOfCLDR() {
    let tags = Set(LocaleTag.available.map(\.text))
    #expect(tags.isSuperset(of: ["en", "ar", "zh-Hant-TW", "sr-Latn", "pt-AO", "es-419"]))
  }
}
