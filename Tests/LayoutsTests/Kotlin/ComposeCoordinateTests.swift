import Diagnostics
import Layouts
import Testing

@Suite struct ComposeCoordinateTests {
  @Test(arguments: [
    ("fun A() { Layout(c) { m, k -> layout(w, h) { all.forEach { placeable -> placeable.place(x, 0) } } } }", "place"),
    ("fun A() { Box(Modifier.graphicsLayer { translationX = 20f }) }", "translationX"),
    ("fun A() { Box(Modifier.graphicsLayer(translationX = offset.value)) }", "translationX"),
    ("fun A() { Canvas(m) { drawCircle(c, 4f, Offset(size.width - 8f, 4f)) } }", "size.width - 8f"),
    ("fun A() { Box(Modifier.drawBehind { translate(left = 4f * n) { draw() } }) }", "4f * n"),
    ("fun A() { Box(Modifier.drawBehind { val x = size.width * share\ndrawCircle(c, 4f, Offset(x, 0f)) }) }", "x"),
    ("fun DrawScope.dots() { drawCircle(c, 4f, Offset(i * step, 0f)) }", "i * step"),
  ])
  func coordinatesAreFound(code: String, place: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == ["warning coordinate-arithmetic «\(place)»"], "\(code)")
  }

  @Test(arguments: [
    // `placeRelative` was corrected to `place`: x knows the direction.
    "fun A() { Layout(c) { m, k -> layout(w, h) { val x = if (layoutDirection == Rtl) w - a else 0\nplaceable.place(x, 0) } } }",
    "fun A() { layout(w, h) { placeable.place(0, y) } }",
    "fun A() { layout(w, h) { placeable.place((w - placeable.width) / 2, y) } }",
    "fun A() { layout(w, h) { placeable.placeRelative(x, y) } }",
    "fun A() { queue.place(order, customer) }",
    "fun A() { Box(Modifier.graphicsLayer { translationX = 0f }) }",
    "fun A() { Box(Modifier.graphicsLayer { translationX = 8f * sign(layoutDirection) }) }",
    "fun A() { Canvas(m) { drawLine(c, Offset(0f, 0f), Offset(size.width, 0f)) } }",
    "fun A() { Canvas(m) { drawCircle(c, 4f, Offset(size.width / 2, 4f)) } }",
    "fun A() { Canvas(m) { drawCircle(c, 4f, Offset(center.x - 4f, 4f)) } }",
    "fun A() { Canvas(m) { scale(if (isRtl) -1f else 1f, 1f) { drawCircle(c, 4f, Offset(i * step, 4f)) } } }",
    "fun A() { val shadow = Offset(1f + 2f, 4f) }",
    "fun A() { Canvas(m) { draw(Brush.linearGradient(c, start = Offset(a, a), end = Offset(a + b, a + b))) } }",
  ])
  func whatFitsBothDirectionsIsPassedOver(code: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == [], "\(code)")
  }

  @Test func allOfAMethodIsOneFinding() throws {
    let code = """
      fun Marks() { Canvas(m) {
        drawCircle(c, 4f, Offset(i * step, 0f))
        drawCircle(c, 4f, Offset(i * step + 4f, 0f))
      } }
      fun Other() { Canvas(m) { drawCircle(c, 4f, Offset(j * step, 0f)) } }
      """
    let layout = try CheckedLayout(kotlin: code)
    #expect(layout.summary == ["warning coordinate-arithmetic «i * step»", "warning coordinate-arithmetic «j * step»"])
    #expect(layout.findings.map(\.labels.count) == [1, 0])
    #expect(layout.findings.map(\.symbol) == ["Marks", "Other"])
  }

  @Test(arguments: [
    (
      "fun A() { Box(Modifier.draggable(state, Orientation.Horizontal)) }", "warning gesture-sign «draggable»"
    ),
    (
      "fun A() { Box(Modifier.pointerInput(Unit) { detectHorizontalDragGestures { _, drag -> if (drag > 0) next() } }) }",
      "warning gesture-sign «drag»"
    ),
    (
      "fun A() { m.pointerInput(Unit) { detectHorizontalDragGestures { change, drag -> offset += drag } } }",
      "warning gesture-sign «drag»"
    ),
    ("fun onKey(k: Key) = when (k) { Key.DirectionLeft -> back()\nelse -> {} }", "warning arrow-key «DirectionLeft»"),
    // Icons that turn round say nothing of the keys.
    (
      "fun A() { Box(m.onKeyEvent { it.key == Key.DirectionLeft }) { Icon(Icons.AutoMirrored.Filled.List, null) } }",
      "warning arrow-key «DirectionLeft»"
    ),
    (
      "fun A() { CompositionLocalProvider(LocalLayoutDirection provides LayoutDirection.Ltr) { Phone() } }",
      "note forced-direction «LocalLayoutDirection provides LayoutDirection.Ltr»"
    ),
    (
      "fun A() { val d = TextUtils.getLayoutDirectionFromLocale(Locale.getDefault()) }",
      "warning locale-direction «getLayoutDirectionFromLocale»"
    ),
    (
      "fun A() { Box(Modifier.offset(x = if (isRtl) -8.dp else 8.dp)) }",
      "warning double-flip «if (isRtl) -8.dp else 8.dp»"
    ),
    (
      "fun A() { layout(w, h) { placeable.placeRelative(x * layoutDirection.sign, 0) } }",
      "warning double-flip «x * layoutDirection.sign»"
    ),
    (
      "fun A() { Icon(Icons.AutoMirrored.Filled.ArrowBack, null, Modifier.scale(if (isRtl) -1f else 1f, 1f)) }",
      "warning double-flip «Icons.AutoMirrored»"
    ),
  ])
  func gesturesAndDirectionsAreFound(code: String, finding: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == [finding], "\(code)")
  }

  @Test(arguments: [
    "fun A() { Box(Modifier.draggable(state, Orientation.Vertical)) }",
    "fun A() { Box(Modifier.draggable(state, Orientation.Horizontal, reverseDirection = isRtl)) }",
    "fun A() { m.pointerInput(Unit) { detectHorizontalDragGestures { _, drag -> if (abs(drag) > 8) hide() } } }",
    "fun A() { m.pointerInput(Unit) { detectDragGestures { _, drag -> offset += drag } } }",
    "fun A(isRtl: Boolean) { m.pointerInput(Unit) { detectHorizontalDragGestures { _, drag -> offset += drag } } }",
    "fun field(k: Key) = when (k) { Key.DirectionLeft -> cursor -= 1\nelse -> {} }",
    "fun A() { val d = if (isRtl) LayoutDirection.Rtl else LayoutDirection.Ltr\nP(LocalLayoutDirection provides d) { } }",
    "fun A() { val d = TextUtils.getLayoutDirectionFromLocale(Locale(language)) }",
    "fun A() { Box(Modifier.offset(x = 8.dp)) }",
  ])
  func whatKnowsItsDirectionIsPassedOver(code: String) throws {
    #expect(try CheckedLayout(kotlin: code).summary == [], "\(code)")
  }

  /// What only a preview or a test shows, nobody sees; a preview of a link is none.
  @Test func previewsAndTestsArePassedOver() throws {
    let preview = "import androidx.compose.ui.tooling.preview.Preview"
    let use = "Text(a, textAlign = TextAlign.Left)"
    let code = """
      \(preview)
      fun LinkPreview() { \(use) }
      @Preview(name = "a", showBackground = true)
      @Composable
      private fun CardPreview() { \(use) }
      fun Card() { \(use) }

      """
    #expect(try CheckedLayout(kotlin: code, compose: false).findings.map(\.symbol) == ["LinkPreview", "Card"])
    #expect(try CheckedLayout(kotlin: "import org.junit.Test\n\(code)", compose: false).summary == [])
  }
}
