import Diagnostics
import Files
import Layouts
import Testing

@Suite struct KotlinReadingTests {
  @Test(arguments: [
    ("val a = \"open\nval b = 1", "this text has no closing quotes"),
    ("val a = \"\"\"open\n", "this text has no closing quotes"),
    ("val a = 'b\n", "this character has no closing '"),
    ("fun a() { f(1, 2 }", "this ( is not closed"),
    ("fun a() { f(1, 2)", "this { is not closed"),
    ("fun a() { } }", "this } closes nothing"),
    ("/* /* */ fun a() { }", "this comment has no end"),
    ("val a = \"${ f( }\"", "this ( is not closed"),
    ("val `a = 1\n", "this name has no closing `"),
  ])
  func whatIsNotClosedIsTold(code: String, message: String) throws {
    let findings = try CheckedLayout(kotlin: code, compose: false).findings
    #expect(findings.map(\.message) == [message], "\(code)")
    #expect(findings.allSatisfy { $0.rule == .layoutSyntax && $0.severity == .error })
  }

  @Test(arguments: [
    "val a = \"$b ${c[\"d\"]} \\\" $ 5\"", "val a = \"\"\"a \"b\" $c ${d} \\\"\"\"\"", "val a = $$\"\"\"$b $${c}\"\"\"",
    "val a = 1..2; val b = 0x1F; val c = 1e-3f; val d = 1_000L; val e = 'x'; val f = '\\''; val g = '\\u0041'",
    "loop@ for (a in b) { if (c) break@loop; return@map this@Card.d }", "val `a b` = a!!.b?.c ?: d::e",
    "#!/usr/bin/env kotlin\nval a = 1", "val a = b as? C ?: return",
    "fun <T> a(b: List<Map<T, (C) -> D>>) where T : E { }",
  ])
  func theForms(code: String) throws {
    #expect(try CheckedLayout(kotlin: code, compose: false).findings == [], "\(code)")
  }

  @Test(arguments: [
    "char c = '\"'; String s = \"$a ${\"; /* /* */ int i;", "String s = \"\"\"\n a \"b\" \\\"\"\" \"\"\";",
    "int a$b = 1; switch (c) { case 1: break; }",
  ])
  func theFormsOfJava(code: String) throws {
    #expect(try CheckedLayout(java: code).findings == [], "\(code)")
  }

  /// Depth and size cost no stack and little time, and text of any kind is told, not crashed on.
  static let hostile: [String] = [
    "", "\u{FEFF}", "\u{0}", "\"", "`", "'", "$", "\"$", "\"${", "/*", "\"\"\"", "\\", "import", "fun", "fun (",
    "{ -> }",
    String(repeating: "(", count: 10000), String(repeating: ")", count: 10000),
    String(repeating: "\"${", count: 5000), String(repeating: "{ (", count: 5000) + "]",
    String(repeating: "/*", count: 10000), String(repeating: "TextAlign.Left + ", count: 2500),
    String(repeating: "a.b(c) { ", count: 2500), "f(" + String(repeating: "x = y, ", count: 5000) + ")",
    String(repeating: "fun a() { canvas.drawCircle(x + 1, y, r, p) }\n", count: 500),
    String(repeating: "Modifier.size(1.dp)", count: 1) + String(repeating: ".clickable { }", count: 1000),
  ]

  @Test(arguments: hostile.indices)
  func hostileTextsAreRead(number: Int) throws {
    let layout = try CheckedLayout(kotlin: Self.hostile[number])
    _ = try CheckedLayout(java: Self.hostile[number])
    #expect(
      layout.findings.allSatisfy { $0.span.lower <= $0.span.upper && Int($0.span.upper) <= layout.source.bytes.count })
  }

  @Test func bytesThatAreNoTextAreTold() {
    let source = SourceFile(path: "a.kt", bytes: [0x66, 0xFF, 0x00, 0x28])
    let reading = LayoutChecks.readings(of: [LayoutInput(.kotlin, FileID(0), source)], LayoutOptions())[0]
    #expect(reading.findings.map(\.rule) == [.layoutSyntax])
  }

  @Test func commentsThatSuppressAreHandedOver() {
    let text = """
      // tokens:ignore layout/fixed-side -- as drawn
      val a = 1 /* tokens:ignore layout/raw-value -- a test */
      // nothing else
      """
    let source = SourceFile(path: "a.kt", text: text)
    let reading = LayoutChecks.readings(of: [LayoutInput(.kotlin, FileID(0), source)], LayoutOptions())[0]
    #expect(
      reading.comments.map(\.text) == [
        "tokens:ignore layout/fixed-side -- as drawn", "tokens:ignore layout/raw-value -- a test",
      ])
    #expect(reading.comments.map(\.ownLine) == [true, false])
  }
}
