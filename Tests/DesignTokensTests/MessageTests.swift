import DesignTokens
import Testing

/// The runtime's messages: patterns, numbers, languages.
@Suite struct MessageTests {
  private static let arabic = NumberSymbols(zero: "٠", decimal: "٫", group: "٬", minus: "\u{61C}-")
  private static let arabicPlurals = [
    PluralRule(.zero, [.is(.n, 0...0)]), PluralRule(.one, [.is(.n, 1...1)]), PluralRule(.two, [.is(.n, 2...2)]),
    PluralRule(.few, [.is(.n, mod: 100, 3...10)]), PluralRule(.many, [.is(.n, mod: 100, 11...99)]),
  ]
  private static let english = [PluralRule(.one, [.is(.i, 1...1), .is(.v, 0...0)])]
  private static let ordinals = [
    PluralRule(.one, [.is(.n, mod: 10, 1...1), .isNot(.n, mod: 100, 11...11)]),
    PluralRule(.two, [.is(.n, mod: 10, 2...2), .isNot(.n, mod: 100, 12...12)]),
    PluralRule(.few, [.is(.n, mod: 10, 3...3), .isNot(.n, mod: 100, 13...13)]),
  ]

  private func format(_ line: StaticString, _ arguments: MessageArgument...) -> String {
    let table = MessageTable("en", cardinal: Self.english, ordinal: Self.ordinals, line)
    return LocalizedMessage(MessageCatalog(table), 0, arguments).string
  }

  /// As ICU's documentation of MessageFormat has it.
  @Test func patterns() {
    #expect(format("m plain") == "plain")
    #expect(format("m ") == "")
    #expect(format("m(a:b:) {b}, {a}", .text("A"), .text("B")) == "B, A")
    #expect(format("m(_:b:) {0} {b}", .text("A"), .text("B")) == "A B")
    #expect(format("m(a:) {a} {missing}", .text("A")) == "A {missing}")
    #expect(format("m it's '{a}' ''{''") == "it's {a} '{''}")
    #expect(format("m '{''}'") == "{'}")
    #expect(format("m one\u{B}two '{\u{B}}'") == "one\ntwo {\n}")
    #expect(format("m(n:) {n, plural, one{# day} other{# days}}", .integer(1)) == "1 day")
    #expect(format("m(n:) {n, plural, one{# day} other{# days}}", .integer(1000)) == "1,000 days")
    #expect(format("m(n:) {n, plural, one{# day} other{# days}}", .number(1)) == "1 day")
    #expect(format("m(n:) {n, plural, one{# day} other{# days}}", .number(1.5)) == "1.5 days")
    #expect(format("m(n:) {n, plural, =0{none} one{'#' #} other{#}}!", .integer(0)) == "none!")
    #expect(format("m(n:) {n, plural, =0{none} one{'#' #} other{#}}!", .integer(1)) == "# 1!")
    #expect(
      format("m(n:) {n, plural, offset:1 =1{you} one{you and #} other{you and # others}}", .integer(2)) == "you and 1")
    #expect(format("m(n:) {n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}", .integer(23)) == "23rd")
    #expect(format("m(n:) {n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}", .integer(112)) == "112th")
    #expect(format("m(g:) {g, select, f{she} m{he} other{they}}.", .text("m")) == "he.")
    #expect(format("m(g:) {g, select, f{she} m{he} other{they}}.", .text("x")) == "they.")
    #expect(
      format("m(g:n:) {g, select, f{{n, plural, one{# f '}'} other{#s}}} other{-}}", .text("f"), .integer(1)) == "1 f }"
    )
    // `#` in a select is a sign, also within a plural.
    #expect(format("m(n:g:) {n, plural, other{{g, select, other{#}}}}", .integer(3), .text("x")) == "#")
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (1234, "1,234"), (-1234, "-1,234"), (1_000_000, "1,000,000"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func integers(_ number: Int, _ expected: String) {
    #expect(format("m(n:) {n}", .integer(number)) == expected)
  }

  /// Half to even, of the decimal digits.
  @Test(arguments: [
    (0.0, "0"), (1, "1"), (1.5, "1.5"), (1234.5678, "1,234.568"), (0.0005, "0"), (0.0015, "0.002"), (2.0015, "2.002"),
    (0.9996, "1"), (999.9996, "1,000"), (1e21, "1,000,000,000,000,000,000,000"), (1e-7, "0"), (-2.5, "-2.5"),
    (-0.0001, "-0"), (Double.nan, "NaN"), (-Double.infinity, "-∞"),
  ])
  func decimals(_ number: Double, _ expected: String) {
    #expect(format("m(n:) {n}", .number(number)) == expected)
  }

  @Test func forms() {
    #expect(format("m(n:) {n, number, integer}", .number(2.5)) == "2")
    #expect(format("m(n:) {n, number, ::.00}", .number(2.5)) == "2.50")
    #expect(format("m(n:) {n, number, ::.0}", .number(0.25)) == "0.2")
    #expect(format("m(n:) {n, number, ::00}", .integer(7)) == "07")
    #expect(format("m(n:) {n, number, ::00 .0}", .number(7.25)) == "07.2")
    #expect(format("m(n:) {n, number, ::,_}", .integer(2026)) == "2026")
    #expect(format("m(n:) {n, number, ::0000}", .integer(-7)) == "-0,007")
  }

  @Test func groups() {
    func format(_ number: Int, _ symbols: NumberSymbols) -> String {
      LocalizedMessage(MessageCatalog(MessageTable("x", numbers: symbols, "m(n:) {n}")), 0, [.integer(number)]).string
    }
    #expect(format(12_345_678, NumberSymbols(secondary: 2)) == "1,23,45,678")
    #expect(format(1234, NumberSymbols(group: ".", minimum: 2)) == "1234")
    #expect(format(12345, NumberSymbols(group: ".", minimum: 2)) == "12.345")
    #expect(format(12345, NumberSymbols(primary: 0)) == "12345")
    #expect(format(-1905, Self.arabic) == "\u{61C}-١٬٩٠٥")
  }

  @Test(arguments: [
    (0, "zero"), (1, "one"), (2, "two"), (3, "few ٣"), (11, "many ١١"), (100, "other ١٠٠"), (103, "few ١٠٣"),
  ])
  func arabicForms(_ number: Int, _ expected: String) {
    let table = MessageTable(
      "ar", numbers: Self.arabic, cardinal: Self.arabicPlurals,
      "m(n:) {n, plural, zero{zero} one{one} two{two} few{few #} many{many #} other{other #}}")
    #expect(LocalizedMessage(MessageCatalog(table), 0, [.integer(number)]).string == expected)
  }

  @Test func languages() {
    let catalog = MessageCatalog(
      MessageTable("en", "a A\nb B\nc C"),
      [
        MessageTable("pt", "a pA\nb pB\nc"), MessageTable("pt-PT", parent: "pt", others: ["pt-AO"], "a ppA\nb\nc"),
        MessageTable("ar", isRightToLeft: true, "a xA\nb\nc"),
      ])
    let rows = (0...2).map { LocalizedMessage(catalog, $0) }
    func read(_ tag: String) -> [String] { rows.map { $0.string(in: tag) } }
    #expect(read("pt") == ["pA", "pB", "C"])
    #expect(read("pt-BR") == ["pA", "pB", "C"])
    #expect(read("pt_PT") == ["ppA", "pB", "C"])
    #expect(read("PT-pt-x-any") == ["ppA", "pB", "C"])
    #expect(read("pt-AO@calendar=buddhist") == ["ppA", "pB", "C"])
    for tag in ["en", "fr", "", "p", "ptt", "-", "pt1", "@"] { #expect(read(tag) == ["A", "B", "C"], "\(tag)") }
    #expect(rows[0].string == "A" && rows[2].name == "c")
    #expect(rows[0].isRightToLeft(in: "ar-EG") && !rows[1].isRightToLeft(in: "ar-EG"))
    #expect(LocalizedMessage(catalog, 9).string(in: "pt") == "" && LocalizedMessage(catalog, -1).name == "")
    #expect(rows[0] == LocalizedMessage(catalog, 0) && rows[0] != rows[1])
  }

  private static let broken: [StaticString] = [
    "m {", "m {n", "m {n,", "m {n, plural", "m {n, plural,", "m {n, plural, one", "m {n, plural, one{", "m }", "m '",
    "m '{", "m {n, plural, offset:", "m {n, plural, =99999999999999999999{x}", "m {n, number, ::",
    "m {n, select, other{#}", "m {99999999999999999999}", "m(:::::) {}", "m( {n}", "m {n, plural, {x} one{y}}",
    "m {n, plural, other}", " ", "", "\n\n",
  ]

  /// Patterns that no generator writes end, and stay within their bounds.
  @Test(arguments: broken.indices)
  func brokenPatterns(index: Int) {
    let table = MessageTable("en", Self.broken[index])
    for value in [MessageArgument.integer(1), .number(.infinity), .text("x")] {
      #expect(LocalizedMessage(MessageCatalog(table), 0, [value]).string.utf8.count < 100)
    }
  }
}
