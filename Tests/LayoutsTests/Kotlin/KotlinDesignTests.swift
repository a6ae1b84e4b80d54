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
    ("Text(a, fontSize = with(d) { 16.dp.toSp() })", "warning fixed-font-size «dp.toSp()»"),
    ("Text(a, fontSize = 16.sp / d.fontScale)", "warning fixed-font-size «/ d.fontScale»"),
    ("view.setTextSize(TypedValue.COMPLEX_UNIT_DIP, 14f)", "warning fixed-font-size «COMPLEX_UNIT_DIP»"),
    ("Text(a, letterSpacing = 0.5.sp)", "warning arabic-tracking «0.5.sp»"),
    ("val s = TextStyle(letterSpacing = (-0.2).em)", "warning arabic-tracking «(-0.2).em»"),
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
    "fun f() { Text(a, letterSpacing = if (language.isArabic) 0.sp else 0.5.sp) }",
  ])
  func whatFitsIsPassedOver(code: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == [], "\(code)")
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
