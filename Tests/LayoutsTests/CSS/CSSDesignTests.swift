import Diagnostics
import Layouts
import Testing

@Suite struct CSSDesignTests {
  @Test(arguments: [
    (".a { letter-spacing: 0.1em }", "error arabic-tracking «letter-spacing: 0.1em»"),
    (".a { letter-spacing: -1px }", "error arabic-tracking «letter-spacing: -1px»"),
    (".a { text-overflow: ellipsis }", "note truncated-text «text-overflow: ellipsis»"),
    (".a { -webkit-line-clamp: 2 }", "note truncated-text «-webkit-line-clamp: 2»"),
    ("html { -webkit-text-size-adjust: none }", "warning fixed-font-size «-webkit-text-size-adjust: none»"),
  ])
  func findings(text: String, finding: String) throws {
    #expect(try CheckedLayout(css: text).summary == [finding], "\(text)")
  }

  @Test(arguments: [
    ".a { letter-spacing: normal }", ".a { letter-spacing: 0 }", "code { letter-spacing: 1px }",
    ":lang(en) .a { letter-spacing: 1px }",
    ".a { letter-spacing: 1px } :lang(ar) .a { letter-spacing: normal }",
    ".a { letter-spacing: 1px } :lang(ar) * { letter-spacing: 0 !important }",
    "html { text-size-adjust: 100% }", ".a { font-size: 16px }",
  ])
  func whatFitsIsPassedOver(text: String) throws {
    #expect(try CheckedLayout(css: text).summary == [], "\(text)")
  }

  @Test(arguments: [
    (":lang(ar) p { line-height: 1.4 }", ["line-height: 1.4"]),
    (":lang(fa, ar) { line-height: 150% }", ["line-height: 150%"]),
    ("[lang=\"ur\"] .a { line-height: 1.5em }", ["line-height: 1.5em"]),
    ("[lang|=ar] { font-size: 20px; line-height: 28px }", ["line-height: 28px"]),
    ("[dir=rtl] .a { line-height: 1.2 }", ["line-height: 1.2"]),
    (":dir(rtl) { line-height: 1.2 }", ["line-height: 1.2"]),
    (".a { font-family: \"Noto Nastaliq Urdu\", serif; line-height: 2 }", ["line-height: 2"]),
    (".a { font: 16px/1.5 Amiri, serif }", ["1.5"]),
    (".a { font-family: Amiri } @media print { .a { line-height: 1.5 } }", ["line-height: 1.5"]),
    (".a { font-family: 'Noto Sans Arabic'; .b { line-height: 2 } }", ["line-height: 2"]),
    // Behind another font it may or may not be seen.
    (".a { font-family: Inter, 'Noto Nastaliq Urdu'; line-height: 1.3 }", ["line-height: 1.3"]),
    (".a { font-family: Inter, 'Noto Nastaliq Urdu'; line-height: 1.5 }", []),
    // How tall it is, is not known.
    (".a { font-family: Tajawal; line-height: 1.3 }", ["line-height: 1.3"]),
    (".a { font-family: Tajawal; line-height: 1.5 }", []),
    (":lang(ar) p { line-height: 1.7 }", []), (":lang(ar) p { line-height: normal }", []),
    (":lang(ar) p { line-height: 24px }", []), (":lang(ar) p { font-size: 1rem; line-height: 24px }", []),
    (":lang(ar) p { line-height: var(--a) }", []), (":lang(ar) p { line-height: 0 }", []),
    (":lang(ar) .icon { line-height: 1 }", []), (":lang(de) p { line-height: 1 }", []), (".a { line-height: 1 }", []),
    ("[dir=rtl] .a { line-height: 1.4 }", []), ("[dir=ltr] .a { line-height: 1 }", []),
    ("@font-face { font-family: Amiri; line-height: 1 }", []),
    (".a { font-family: Amiri; line-height: 1.5 } :lang(ar) .a { line-height: 1.8 }", []),
  ])
  func linesTooLowForArabic(text: String, found: [String]) throws {
    let layout = try CheckedLayout(css: text, scss: true)
    #expect(layout.summary == found.map { "warning fixed-text-height «\($0)»" }, "\(text)")
  }

  @Test func whatAScriptNeedsIsSaid() throws {
    let message = { (text: String) in try CheckedLayout(css: text).findings.first?.message }
    #expect(
      try message(":lang(ar) { line-height: 1.4 }")
        == "lines are 1.4 times the text’s size, and Arabic letters need 1.7")
    #expect(
      try message("a { font: 12px/16px 'Jameel Noori Nastaleeq' }")
        == "lines are 1.33 times the text’s size, and Nastaliq, in which Urdu is written, needs 2.5")
  }

  @Test func valuesOfTokensAreNamed() throws {
    var tokens = TokenNames()
    tokens.add("spacing.card", for: .spacing, .number(16))
    tokens.add("text.primary", for: .color, .color(0x0B1F_3AFF))
    tokens.add("text.strong", for: .color, .color(0x0011_22FF))
    tokens.add("motion.quick", for: .duration, .number(120))
    tokens.add("radius.card", for: .radius, .number(12))
    let text = """
      :root { --ink: #0b1f3a }
      .a { color: #0B1F3A; background: #012; padding: 8px 16px; transition: color .12s, opacity 120ms }
      .b { border-radius: 12px; margin-top: 12px; top: 16px }
      """
    #expect(
      try CheckedLayout(css: text, tokens: tokens).summary == [
        "note raw-value «#0B1F3A»", "note raw-value «#012»", "note raw-value «16px»", "note raw-value «.12s»",
        "note raw-value «120ms»", "note raw-value «12px»", "note raw-value «16px»",
      ])
  }

  @Test(arguments: [
    (".a { color: red", "this { is not closed"),
    (".a { width: calc(1px + (2px); }", "this ( is not closed"),
    (".a { } }", "this } closes nothing"),
    (".a { color red }", "this is no declaration"),
    (".a", "this is no rule"),
    (".a { content: \"b\n }", "this text has no closing quote"),
    ("/* a", "this comment has no end"),
    (".a { background: url(b", "this address is not closed"),
  ])
  func whatDoesNotParseIsTold(text: String, message: String) throws {
    let findings = try CheckedLayout(css: text).findings
    #expect(findings.contains { $0.message == message && $0.rule == .layoutSyntax }, "\(findings.map(\.message))")
  }

  @Test(arguments: [
    "@charset \"utf-8\"; @import url(\"a.css\") screen; <!-- .a { color: red } -->",
    ".a\\:b, #\\31 0, [data-x='}'] { content: \"\\\"}\" }", "@media (min-width: 1px) and (max-width: 2px) { .a { } }",
    ".a { --b: { c: d; e: f }; --g:; color: red; }", ".a { width: calc(-1 * (1px + -.5e3em)) ; u: U+26 }",
    "@layer a, b; @container (width > 1px) { .a { b: c } }", ".a { *zoom: 1; filter: alpha(opacity=50) }",
    ".a { > .b { c: d } + .e { f: g } }", "@font-face { src: url(data:font/woff;base64,AA==) }", ";;", "a{}",
  ])
  func theForms(text: String) throws {
    #expect(try CheckedLayout(css: text).summary == [], "\(text)")
  }

  static let hostile: [String] = [
    "", "\u{FEFF}", "\u{0}", "{", "}", "\"", "\\", "@", "#", "url(", "/*", "a{b:", "a{:c}", "a{b:c!", "--", "#{", "&",
    String(repeating: "{", count: 20_000), String(repeating: "a{", count: 20_000),
    String(repeating: "(", count: 20_000), String(repeating: "f(", count: 20_000) + "}",
    String(repeating: "a{left:0}", count: 10_000), "a{" + String(repeating: "left:0;", count: 10_000) + "}",
    String(repeating: ".a,", count: 10_000) + "b{left:0}", "a{b:" + String(repeating: "c ", count: 10_000) + "}",
    "a{transform:" + String(repeating: "translateX(", count: 5000) + "}",
  ]

  @Test(arguments: hostile.indices)
  func hostileTextsAreRead(number: Int) throws {
    for scss in [false, true] {
      let layout = try CheckedLayout(css: Self.hostile[number], scss: scss)
      #expect(layout.findings.allSatisfy { Int($0.span.upper) <= layout.source.bytes.count })
    }
  }
}
