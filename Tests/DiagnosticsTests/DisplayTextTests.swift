import Diagnostics
import Testing

@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("plain é 日本 عربي 👩‍👩‍👧", "plain é 日本 عربي 👩‍👩‍👧"), ("a\u{1B}[2Jb", "a<U+001B>[2Jb"),
    ("\u{202E}x\u{2066}y\u{2069}", "<U+202E>x<U+2066>y<U+2069>"), ("a\nb\tc\r", "a<U+000A>b<U+0009>c<U+000D>"),
    ("\u{85}\u{9B}\u{7F}\u{0}", "<U+0085><U+009B><U+007F><U+0000>"), ("\u{200B}\u{FEFF}", "<U+200B><U+FEFF>"),
    ("\u{200E}\u{200F}\u{61C}", "<U+200E><U+200F><U+061C>"), ("\u{2028}\u{AD}", "<U+2028><U+00AD>"),
    ("\u{E0041}\u{10FFFF}", "<U+E0041><U+10FFFF>"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func escapes(text: String, expected: String) {
    #expect(DisplayText.escaped(text) == expected)
  }

  @Test(arguments: [
    ("abc", 3), ("日本語", 6), ("ｗ", 2), ("한국", 4), ("e\u{301}", 1), ("عربي", 4), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2),
    ("❤️", 2), ("❤", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("क्षि", 3), ("\t", 4), ("ab\tc", 5), ("\u{202E}", 8),
    ("1\u{FE0F}", 1), ("\u{301}", 1), ("⌚", 2), ("", 0),
  ])
  func widths(text: String, expected: Int) {
    #expect(DisplayText.width(text) == expected)
  }
}
