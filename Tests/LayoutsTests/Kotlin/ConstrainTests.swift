import Diagnostics
import Layouts
import Testing

/// Places in Compose and in views that count from the left without saying so.
@Suite struct ConstrainTests {
  private static func screen(_ modifier: String, before: String = "") -> String {
    "@Composable fun Card() { ConstraintLayout { \(before); Text(word, \(modifier)) } }"
  }

  @Test(arguments: [
    "Modifier.constrainAs(title) { top.linkTo(parent.top) }",
    "Modifier.padding(4.dp).constrainAs(title) { centerVerticallyTo(icon) }.zIndex(1f)",
  ])
  func whatNothingHoldsFromSideToSideIsFound(modifier: String) throws {
    #expect(try CheckedLayout(kotlin: Self.screen(modifier)).summary == ["warning fixed-side «constrainAs»"])
  }

  @Test(arguments: [
    "Modifier.constrainAs(title) { top.linkTo(parent.top); start.linkTo(parent.start) }",
    "Modifier.constrainAs(title) { top.linkTo(parent.top); end.linkTo(icon.start, 8.dp) }",
    "Modifier.constrainAs(title) { top.linkTo(parent.top); centerHorizontallyTo(parent) }",
    "Modifier.constrainAs(title) { top.linkTo(parent.top); linkTo(parent.start, parent.end) }",
    "Modifier.constrainAs(title) { top.linkTo(parent.top); width = Dimension.matchParent }",
    "Modifier.fillMaxWidth().constrainAs(title) { top.linkTo(parent.top) }",
    "Modifier.constrainAs(title) { top.linkTo(parent.top) }.fillMaxWidth()",
    "Modifier.constrainAs(title) { top.linkTo(parent.top); linkToOneSide(event) }",
    "Modifier.constrainAs(title) { }",
  ])
  func whatIsHeldIsPassedOver(modifier: String) throws {
    #expect(try CheckedLayout(kotlin: Self.screen(modifier)).summary == [], "\(modifier)")
  }

  @Test func aChainHoldsWhatItNames() throws {
    let text = Self.screen(
      "Modifier.constrainAs(title) { top.linkTo(parent.top) }", before: "createHorizontalChain(title, icon)")
    #expect(try CheckedLayout(kotlin: text).summary == [])
  }

  /// An offset that an alignment has computed follows the direction; one of left sides does not.
  @Test func anOffsetOfLeftSidesIsPlacedFromTheLeft() throws {
    let text = """
      fun Modifier.underline(tabs: List<TabPosition>) = layout { measurable, constraints ->
        val placeable = measurable.measure(constraints)
        val offset = %@
        layout(constraints.maxWidth, 4) { placeable.place(offset, 0) }
      }
      """
    let left = text.replacing("%@", with: "lerp(tabs[0].left, tabs[1].left, 0.5f).roundToPx()")
    #expect(try CheckedLayout(kotlin: left).summary == ["warning coordinate-arithmetic «place»"])
    let aligned = text.replacing("%@", with: "alignment.align(placeable.width, constraints.maxWidth, layoutDirection)")
    #expect(try CheckedLayout(kotlin: aligned).summary == [])
  }

  @Test func aCircleAroundTheLeftEdgeIsFound() throws {
    let circle = "drawCircle(Color.Black, center = Offset(x = 0f, y = top), radius = 8f)"
    let one = "@Composable fun Bubble() { Box(Modifier.drawWithContent { drawContent(); \(circle) }) }"
    #expect(try CheckedLayout(kotlin: one).summary == ["warning coordinate-arithmetic «0f»"])
    let two = one.replacing(circle, with: "\(circle); \(circle.replacing("0f,", with: "size.width,"))")
    #expect(try CheckedLayout(kotlin: two).summary == [])
  }

  // MARK: - Touches

  private static func slider(_ body: String) -> String {
    "class Slider : View() { override fun onTouchEvent(event: MotionEvent): Boolean { \(body); return true } }"
  }

  @Test(arguments: [
    "value = event.x / width",
    "val place = event.x.toInt().coerceIn(knob, width - knob)",
    "progress = max(0f, event.getX() - knob) / getWidth()",
  ])
  func aPlaceAlongTheWidthIsFound(body: String) throws {
    let layout = try CheckedLayout(kotlin: Self.slider(body), compose: false)
    #expect(layout.findings.map(\.rule) == [.coordinateArithmetic], "\(body)")
  }

  @Test(arguments: [
    "value = event.y / width",
    "start = event.x",
    "if (event.x > 0 && event.x < width) press()",
    "val isRtl = layoutDirection == LAYOUT_DIRECTION_RTL; value = if (isRtl) 1 - event.x / width else event.x / width",
    "hue = event.x / width; tone = event.y / height",
  ])
  func whatHasNoSideIsPassedOver(body: String) throws {
    #expect(try CheckedLayout(kotlin: Self.slider(body), compose: false).summary == [], "\(body)")
  }
}
