import Diagnostics
import Layouts
import Testing

@Suite struct ComposeSideTests {
  @Test(arguments: [
    ("Text(a, textAlign = TextAlign.Left)", "error fixed-alignment «Left»"),
    ("val style = TextStyle(textAlign = TextAlign.Right)", "error fixed-alignment «Right»"),
    ("Box(Modifier.absolutePadding(left = 8.dp))", "warning fixed-side «absolutePadding»"),
    ("Box(Modifier.absolutePadding(4.dp, 0.dp, 8.dp, 0.dp))", "warning fixed-side «absolutePadding»"),
    ("Box(Modifier.absoluteOffset(x = 8.dp))", "warning fixed-side «absoluteOffset»"),
    ("Box(Modifier.absoluteOffset { IntOffset(x, 0) })", "warning fixed-side «absoluteOffset»"),
    ("Box(contentAlignment = AbsoluteAlignment.TopLeft)", "warning fixed-side «AbsoluteAlignment.TopLeft»"),
    ("Row(horizontalArrangement = Arrangement.Absolute.Right)", "warning fixed-side «Arrangement.Absolute.Right»"),
    ("val p = PaddingValues.Absolute(left = 8.dp)", "warning fixed-side «PaddingValues.Absolute»"),
    ("val s = AbsoluteRoundedCornerShape(topLeft = 8.dp)", "warning fixed-corner «AbsoluteRoundedCornerShape»"),
    ("val s = AbsoluteCutCornerShape(8.dp, 0.dp, 0.dp, 8.dp)", "warning fixed-corner «AbsoluteCutCornerShape»"),
  ])
  func fixedSidesAreFound(code: String, finding: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == [finding], "\(code)")
  }

  @Test(arguments: [
    "Text(a, textAlign = TextAlign.Start)",
    "Box(Modifier.absolutePadding(left = 8.dp, right = 8.dp))",
    "Box(Modifier.absolutePadding(top = 8.dp))",
    "Box(Modifier.absoluteOffset(y = 8.dp))",
    "Box(Modifier.offset(x = 8.dp))",
    "Box(Modifier.offset { IntOffset(x, 0) })",
    "Box(contentAlignment = AbsoluteAlignment.Center)",
    "val s = AbsoluteRoundedCornerShape(8.dp)",
    "val s = AbsoluteRoundedCornerShape(topLeft = 8.dp, topRight = 8.dp)",
    "val s = AbsoluteRoundedCornerShape(8.dp, 8.dp, 0.dp, 0.dp)",
    "val a = if (isRtl) TextAlign.Right else TextAlign.Left",
    "val a = when (LocalLayoutDirection.current) { LayoutDirection.Rtl -> TextAlign.Right\nelse -> TextAlign.Left }",
    "val a = when { isRtl -> TextAlign.Right\nelse -> TextAlign.Left }",
    "fun f() { if (layoutDirection == LayoutDirection.Rtl) { Text(a, textAlign = TextAlign.Left) } }",
    "fun f() { if (isRtl)\n Text(a, textAlign = TextAlign.Left)\nelse\n Text(a, textAlign = TextAlign.Right) }",
    "val a = Direction.Left",
    "val a = \"TextAlign.Left\" // TextAlign.Left",
    "val a = \"\"\"TextAlign.Left\"\"\" /* /* TextAlign.Left */ TextAlign.Left */",
  ])
  func whatIsRightInBothDirectionsIsPassedOver(code: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == [], "\(code)")
  }

  @Test func codeInTemplatesIsCode() throws {
    #expect(
      try CheckedLayout(kotlin: "val a = \"${f(TextAlign.Left)} TextAlign.Left\"").summary == [
        "error fixed-alignment «Left»"
      ])
  }

  @Test(arguments: [
    ("Text(a, textAlign = TextAlign.Left)", "Text(a, textAlign = TextAlign.Start)"),
    (
      "Box(Modifier.absolutePadding(left = 8.dp, top = 2.dp, right = 4.dp))",
      "Box(Modifier.padding(start = 8.dp, top = 2.dp, end = 4.dp))"
    ),
    ("Box(contentAlignment = AbsoluteAlignment.CenterRight)", "Box(contentAlignment = Alignment.CenterEnd)"),
    ("val p = PaddingValues.Absolute(left = 8.dp)", "val p = PaddingValues(start = 8.dp)"),
    ("Row(horizontalArrangement = Arrangement.Absolute.Left)", "Row(horizontalArrangement = Arrangement.Start)"),
    (
      "val s = AbsoluteRoundedCornerShape(topLeft = 8.dp, bottomRight = 2.dp)",
      "val s = RoundedCornerShape(topStart = 8.dp, bottomEnd = 2.dp)"
    ),
  ])
  func safeFixesComeToAnEnd(code: String, mended: String) throws {
    let prefix = "import androidx.compose.runtime.Composable; "
    #expect(try CheckedLayout(kotlin: code).mended() == prefix + mended)
  }

  @Test func fixesBringTheirImports() throws {
    let text = """
      import androidx.compose.foundation.layout.absolutePadding
      import androidx.compose.ui.Modifier

      val one = Modifier.absolutePadding(left = 8.dp)

      """
    #expect(
      try CheckedLayout(kotlin: text, compose: false).mended()
        == text.replacing("layout.absolutePadding", with: "layout.padding").replacing(
          "absolutePadding(left", with: "padding(start"))
    let twice = text + "val two = Modifier.absolutePadding(left = 8.dp, right = 8.dp)\n"
    let mended = try #require(try CheckedLayout(kotlin: twice, compose: false).mended())
    #expect(mended.contains("layout.absolutePadding\nimport androidx.compose.foundation.layout.padding\n"))
  }

  /// Half a fix would tear the two apart.
  @Test func whatATransformMovesIsNoSafeFix() throws {
    let code = "Box(Modifier.absoluteOffset(x = 8.dp).graphicsLayer(rotationZ = 4f))"
    let finding = try #require(try CheckedLayout(kotlin: code).findings.first)
    #expect(finding.fixes.map(\.safe) == [false])
    #expect(
      finding.notes == ["a transform moves the same element by coordinates: both have to follow the direction together"]
    )
  }
}
