import Diagnostics
import Layouts
import Testing

@Suite struct KotlinDesignTests {
  @Test(arguments: [
    ("IconButton(onClick = f, modifier = Modifier.size(32.dp)) { }", "warning hit-target «size(32.dp)»"),
    ("Box(Modifier.size(24.dp).clickable { f() })", "warning hit-target «size(24.dp)»"),
    ("Box(Modifier.clickable { f() }.padding(4.dp).size(24.dp))", "warning hit-target «size(24.dp)»"),
    ("Text(a, Modifier.height(20.dp))", "warning fixed-text-height «height(20.dp)»"),
    ("Row(modifier = Modifier.height(40.dp)) { Box { Text(a) } }", "warning fixed-text-height «height(40.dp)»"),
    ("Text(a, maxLines = 1, overflow = TextOverflow.Ellipsis)", "note truncated-text «maxLines = 1»"),
    ("Text(a, softWrap = false)", "note truncated-text «softWrap = false»"),
    ("Text(a, fontSize = with(d) { 16.dp.toSp() })", "warning fixed-font-size «16.dp.toSp()»"),
    ("Text(a, fontSize = 16.sp / d.fontScale)", "warning fixed-font-size «/ d.fontScale»"),
    ("view.setTextSize(TypedValue.COMPLEX_UNIT_DIP, 14f)", "warning fixed-font-size «COMPLEX_UNIT_DIP»"),
    ("Text(a, letterSpacing = 0.5.sp)", "warning arabic-tracking «0.5.sp»"),
    ("val s = TextStyle(letterSpacing = (-0.2).em)", "warning arabic-tracking «(-0.2).em»"),
    ("Text(a, fontSize = 16.sp, lineHeight = 14.sp)", "warning fixed-text-height «14.sp»"),
    ("val s = TextStyle(lineHeight = 0.9.em)", "warning fixed-text-height «0.9.em»"),
    (
      "val s = TextStyle(fontFamily = NotoNaskhArabic, fontSize = 16.sp, lineHeight = 24.sp)",
      "warning fixed-text-height «24.sp»"
    ),
    ("val s = TextStyle(fontFamily = nastaliq, lineHeight = 2.2.em)", "warning fixed-text-height «2.2.em»"),
  ])
  func findings(code: String, finding: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == [finding], "\(code)")
  }

  @Test(arguments: [
    "IconButton(onClick = f) { Icon(a, null, Modifier.size(24.dp)) }",
    "IconButton(onClick = f, modifier = Modifier.size(48.dp)) { }",
    "Box(Modifier.clickable { f() }.padding(12.dp).size(24.dp))",
    "Box(Modifier.minimumInteractiveComponentSize().size(24.dp).clickable { f() })",
    "Box(Modifier.size(side).clickable { f() })",
    "Box(Modifier.clickable { f() }) { Icon(a, null, Modifier.size(24.dp)) }",
    "Spacer(Modifier.height(8.dp))",
    "Column { Spacer(Modifier.height(8.dp))\nText(a) }",
    "Image(p, null, Modifier.height(40.dp))",
    "Box(Modifier.heightIn(min = 40.dp)) { Text(a) }",
    "Box(Modifier.height(200.dp)) { Text(a) }",
    "Row(Modifier.height(40.dp)) { LazyColumn { item { Text(a) } } }",
    "Text(a, maxLines = 3)",
    "Text(a, maxLines = 1, modifier = Modifier.basicMarquee())",
    "BasicTextField(a, f, maxLines = 1)",
    "Text(a, fontSize = 16.sp)",
    "Text(a, letterSpacing = 0.sp)",
    "Text(a, fontSize = 57.sp, lineHeight = 64.sp)", "Text(a, lineHeight = 14.sp)",
    "Text(a, fontSize = size, lineHeight = 14.sp)", "val lineHeight = 0.5.em",
    "val s = TextStyle(fontFamily = NotoNaskhArabic, fontSize = 16.sp, lineHeight = 28.sp)",
    "fun f() { Text(a, letterSpacing = if (language.isArabic) 0.sp else 0.5.sp) }",
  ])
  func whatFitsIsPassedOver(code: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == [], "\(code)")
  }

  /// On Android a gap between words that is moved by next to nothing is no more than worth a mention.
  @Test(arguments: [
    ("0.25.sp", "note"), ("0.5.sp", "warning"), ("0.01.em", "note"), ("(-0.05).em", "warning"),
    ("TextUnit(0.2f, TextUnitType.Sp)", "note"), ("TextUnit(0.2f, TextUnitType.Em)", "warning"),
    ("0.25.sp, fontSize = 10.sp", "warning"), ("0.5.sp, fontSize = 32.sp", "note"),
  ])
  func littleSpaceIsMentioned(value: String, severity: String) throws {
    let layout = try CheckedLayout(kotlin: "Text(a, letterSpacing = \(value))")
    #expect(layout.findings.filter { $0.rule == .arabicTracking }.map(\.severity.rawValue) == [severity], "\(value)")
  }

  /// Android's engine keeps Arabic joined; Skia, which draws everywhere else, does not.
  @Test(arguments: [
    ("app/src/main/kotlin/Card.kt", "warning"), ("app/src/androidMain/kotlin/Card.kt", "warning"),
    ("ui/src/commonMain/kotlin/Card.kt", "error"), ("ui/src/iosMain/kotlin/Card.kt", "error"),
  ])
  func spaceBetweenLettersTearsWhereSkiaDraws(path: String, severity: String) throws {
    let text = "import androidx.compose.material3.Text\nfun a() { Text(b, letterSpacing = 1.sp) }"
    #expect(try CheckedLayout(path, text).summary == ["\(severity) arabic-tracking «1.sp»"])
    let views = "fun a(view: TextView) { view.setLetterSpacing(1f) }"
    #expect(try CheckedLayout(path, views).summary == ["warning arabic-tracking «1f»"])
  }

  @Test(arguments: [
    (
      "val s = ShapeAppearanceModel.builder().setTopLeftCorner(ROUNDED, r).setBottomLeftCorner(ROUNDED, r).build()",
      ["warning fixed-corner «setTopLeftCorner»"]
    ),
    (
      "val s = ShapeAppearanceModel.builder().setTopRightCornerSize(8f).build()",
      [
        "warning fixed-corner «setTopRightCornerSize»"
      ]
    ),
    (
      "shape.setTopLeftCorner(ROUNDED, r)\nshape.setTopRightCorner(ROUNDED, q)",
      [
        "warning fixed-corner «setTopLeftCorner»", "warning fixed-corner «setTopRightCorner»",
      ]
    ),
    ("d.cornerRadii = floatArrayOf(8f, 8f, 0f, 0f, 0f, 0f, 8f, 8f)", ["warning fixed-corner «cornerRadii»"]),
    ("d.setCornerRadii(floatArrayOf(r, r, 0f, 0f, 0f, 0f, 0f, 0f))", ["warning fixed-corner «setCornerRadii»"]),
    ("shape.setTopLeftCorner(ROUNDED, r)\nshape.setTopRightCorner(ROUNDED, r)", []),
    ("val s = ShapeAppearanceModel.builder().setTopLeftCornerSize(8f).setTopRightCornerSize(8f)", []),
    ("d.cornerRadii = floatArrayOf(r, r, r, r, 0f, 0f, 0f, 0f)", []), ("d.cornerRadii = radii", []),
    ("fun f(isRtl: Boolean) { if (isRtl) s.setTopRightCorner(R, r) else s.setTopLeftCorner(R, r) }", []),
  ])
  func cornersOfShapes(code: String, found: [String]) throws {
    #expect(try CheckedLayout(kotlin: code).summary == found, "\(code)")
  }

  @Test func valuesOfTokensAreNamed() throws {
    var tokens = TokenNames()
    tokens.add("spacing.card", for: .spacing, .number(16))
    tokens.add("text.primary", for: .color, .color(0x0B1F_3AFF))
    tokens.add("motion.quick", for: .duration, .number(120))
    tokens.add("type.body", for: .fontSize, .number(17))
    tokens.add("radius.card", for: .radius, .number(12))
    let code = """
      Box(Modifier.padding(16.dp).background(Color(0xFF0B1F3A)))
      animate(tween(120)); animate(tween(durationMillis = 120)); Text(a, fontSize = 17.sp)
      Box(Modifier.clip(RoundedCornerShape(12.dp)).padding(12.dp).height(17.dp))
      """
    let layout = try CheckedLayout(kotlin: code, tokens: tokens)
    #expect(
      layout.summary.filter { $0.contains("raw-value") } == [
        "note raw-value «16.dp»", "note raw-value «Color(0xFF0B1F3A)»", "note raw-value «120»", "note raw-value «120»",
        "note raw-value «17.sp»", "note raw-value «12.dp»",
      ])
    #expect(layout.findings.first?.message == "16.dp is spacing.card among the tokens")
  }
}
