import Diagnostics
import Layouts
import Testing

@Suite struct SwiftReadingTests {
  @Test func aFileThatDoesNotParseSaysWhereAndIsCheckedAllTheSame() throws {
    let layout = try CheckedLayout(swift: "let a = Image(systemName: \"chevron.right\"\nlet b = 1\n")
    #expect(layout.summary(.directionalSymbol) == ["error «\"chevron.right\"»"])
    let error = try #require(layout.findings.first { $0.rule == .layoutSyntax })
    #expect(error.message == "the file does not parse: expected ')' to end function call")
  }

  static let hostile = [
    "a" + String(repeating: ".b(systemName: \"chevron.right\")", count: 1200),
    "A()" + String(repeating: ".frame(width: 10, height: 10)", count: 1200) + ".onTapGesture { }",
    (1...2000).map { "let sign\($0) = isRTL ? sign\($0 - 1) : 2\n" }.joined() + "\"chevron.left\"",
    "func f() {\n" + String(repeating: "g(v.translation.width); k(box.minX)\n", count: 500) + "}",
    "", "\u{FEFF}Image(systemName: \"chevron.forward\")", "\u{0}\u{1}left", "\"left", "\"\"\"\n.left.", "/* \"left\"",
    String(repeating: "(", count: 5000) + "\"left\"", String(repeating: "{ \"left\"\n", count: 1200),
    "a" + String(repeating: ".b(\"left\")", count: 5000), String(repeating: "#\"", count: 3000) + "left\"",
  ]

  @Test(arguments: hostile.indices)
  func hostileTextsAreRead(number: Int) throws {
    _ = try CheckedLayout(swift: Self.hostile[number])
  }

  @Test(
    "what would cost the parser minutes, or the run, is told and not parsed",
    arguments: [
      "let a = \"chevron.left\"\n" + String(repeating: "\"\\(", count: 20_000),
      "let a = \"chevron.left\"\n" + String(repeating: "#\"\\#(", count: 200),
      "let a = \"chevron.left\"\nlet b = " + String(repeating: "a<", count: 2_000),
      "let a = \"chevron.left\"\nlet b: " + String(repeating: "A<", count: 200) + "B"
        + String(repeating: ">", count: 200),
      "let a = \"chevron.left\"\nf(" + String(repeating: "a<b,\n", count: 200) + "c)",
      "let a = \"chevron.left\"\n" + String(repeating: "@a<", count: 60),
      "let a = \"chevron.left\"\n" + String(repeating: "try ", count: 5_000) + "f()",
      "let a = \"chevron.left\"\n" + String(repeating: "#a ", count: 5_000),
      "let a = \"chevron.left\"\nlet b = " + String(repeating: "a ? ", count: 5_000) + "c",
      "let a = \"chevron.left\"\nlet b: " + String(repeating: "(A) -> ", count: 5_000) + "B",
      "let a = \"chevron.left\"\n" + String(repeating: "if a {\n} else\n", count: 5_000) + "{}",
      "let a = \"chevron.left\"\n" + String(repeating: "if a {", count: 300) + String(repeating: "}", count: 300),
      "let a = \"chevron.left\"\n" + String(repeating: "[", count: 50_000),
      "let a = \"chevron.left\"\nlet b = " + String(repeating: "[\n", count: 200)
        + String(repeating: "]\n", count: 200),
      "let a = \"chevron.left\"\n" + String(repeating: "#if DEBUG\n", count: 20_000),
    ])
  func deepNesting(text: String) throws {
    let layout = try CheckedLayout(swift: text)
    #expect(layout.findings.map(\.rule) == [.layoutSyntax])
    #expect(layout.findings[0].message == "code nests so deep here that the file is not read")
  }

  @Test(
    "brackets in texts and comments, and those of people, nest nothing",
    arguments: [
      "let a = \"chevron.left\"\nlet b = \"\\(c[\"[[[[[[[[[[[[[[[[[[[[\"])\" // [[[[[[[[[[[[[[[[[[[[\n",
      "/* [[[[[[[[[[ /* [[[[[[[[[[ */ */ let a = \"chevron.left\"\n",
      "let a = \"chevron.left\"\nlet b = #\"[[[[\"[[[[\"[[[[[[\\(((((\"#\n",
      "let a = \"chevron.left\"\n" + String(repeating: "let b = try? /[[(]<+/.firstMatch(in: c)\n", count: 300),
      "let a = \"chevron.left\"\n" + String(repeating: "var b: Int?\n@State var c: A<B>?\n", count: 300),
      "let a = \"chevron.left\"\nlet b = [\n" + String(repeating: "c ? try d : e,\n", count: 300) + "]\n",
      "let a = \"chevron.left\"\nfunc f() {\n"
        + String(repeating: "guard let b, c < d else { return }\nif e { try g() } else { x = y ? 1 : 2 }\n", count: 300)
        + "}\n",
      "let a = \"chevron.left\"\nlet b = \"" + String(repeating: "\\(c.map { \"\\($0)\" } ?? \"\")", count: 300)
        + "\"\n",
      "let a = \"chevron.left\"\n" + String(repeating: "extension A: B where C == D<E<F>> {}\n", count: 300),
      "let a = \"chevron.left\"\n" + String(repeating: "f { [weak self] x in [a < b, c > d] }\n", count: 300),
      "let a = \"chevron.left\"\nlet b = [[[[[[[[1]]]]]]]]\n" + String(repeating: "let c = [1, [2]]\n", count: 40),
      "let a = \"chevron.left\"\nlet b = \"\"\"\n[[[[[[[[[[[[[[[[[[[[\n\"\"\"\n",
      String(repeating: "#if DEBUG\n#endif\n", count: 200) + "let a = \"chevron.left\"\n",
    ])
  func ordinaryNesting(text: String) throws {
    let layout = try CheckedLayout(swift: text)
    #expect(!layout.findings.contains { $0.message.contains("nest so deep") })
    #expect(layout.summary(.directionalSymbol).count == 1)
  }

  @Test func bytesThatAreNoTextAreRead() {
    let source = SourceFile(
      path: "a.swift", bytes: Array("Image(systemName: \"chevron.right\") // ".utf8) + [0xFF, 0xC3])
    let findings = LayoutChecks.findings(in: [LayoutInput(.swift, FileID(0), source)], LayoutOptions())
    #expect(findings.map(\.rule).contains(.directionalSymbol))
  }

  @Test func commentsThatSuppressAreHandedOver() throws {
    let text = """
      // tokens:ignore layout/directional-symbol -- a compass
      let west = "arrow.left" /* tokens:ignore layout/raw-value -- as drawn */
      // nothing else
      """
    let source = SourceFile(path: "a.swift", text: text)
    let reading = LayoutChecks.readings(of: [LayoutInput(.swift, FileID(0), source)], LayoutOptions())
    #expect(
      reading[0].comments.map(\.text) == [
        "tokens:ignore layout/directional-symbol -- a compass", "tokens:ignore layout/raw-value -- as drawn",
      ])
    #expect(reading[0].comments.map(\.ownLine) == [true, false])
  }
}
