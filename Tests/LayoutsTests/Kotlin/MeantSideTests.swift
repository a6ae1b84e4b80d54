import Diagnostics
import Layouts
import Testing

/// Sides and drawings that are meant as they are.
@Suite struct MeantSideTests {
  /// Whoever chose the left gets the left.
  @Test(arguments: [
    "fun place(side: Side) { params.gravity = when (side) { Side.LEFT -> Gravity.LEFT\nSide.RIGHT -> Gravity.RIGHT or a\n} }",
    "fun place(side: Side) { when (side) { LEFT -> { bar.gravity = Gravity.LEFT }\nRIGHT -> { bar.gravity = Gravity.RIGHT } } }",
    "fun place() { if (onLeft == true) { p.gravity = Gravity.LEFT } else if (onRight) { p.gravity = Gravity.RIGHT } }",
    "fun hide(s: Side) { when (s) { Side.LEFT -> a.translationX(-most)\nSide.RIGHT -> a.translationX(most) } }",
    "fun pad(s: Side) { when (s) { Side.LEFT -> v.setPadding(8, 0, 0, 0)\nSide.RIGHT -> v.setPadding(0, 0, 8, 0) } }",
  ])
  func aChosenSideIsMeant(code: String) throws {
    #expect(try CheckedLayout(kotlin: code, compose: false).summary == [], "\(code)")
  }

  @Test(arguments: [
    (
      "fun a(s: Mode) { when (s) { Mode.OPEN -> p.gravity = Gravity.LEFT\nelse -> {} } }",
      "error fixed-alignment «LEFT»"
    ),
    ("fun a() { if (isLeft) { p.gravity = Gravity.LEFT } }", "error fixed-alignment «LEFT»"),
    (
      "fun a(k: Int) { when (k) { KEY_LEFT -> v.translationX = w * 2\nKEY_RIGHT -> v.reset() } }",
      "warning coordinate-arithmetic «translationX»"
    ),
  ])
  func aBranchOnOtherThingsIsNot(code: String, finding: String) throws {
    #expect(try CheckedLayout(kotlin: code, compose: false).summary == [finding], "\(code)")
  }

  @Test func aSideOfACaseInJavaIsMeant() throws {
    let code = """
      class Bar { void place(Side side) { switch (side) {
        case LEFT: params.gravity = Gravity.LEFT; break;
        case RIGHT: params.gravity = Gravity.RIGHT; break;
      } } }
      """
    #expect(try CheckedLayout(java: code).summary == [])
  }

  /// What winds a recording lies as the tape runs.
  @Test(arguments: ["R.drawable.ic_fast_forward", "R.drawable.rewind_24", "icons.skipNext", "R.id.seek_right"])
  func mediaControlsKeepTheirSides(name: String) throws {
    let code = "class Player { void hint() { image.setImageResource(NAME); params.gravity = Gravity.RIGHT; } }"
    #expect(try CheckedLayout(java: code.replacing("NAME", with: name)).summary == [])
    #expect(
      try CheckedLayout(java: code.replacing("NAME", with: "R.drawable.ic_share")).summary
        == ["error fixed-alignment «RIGHT»"])
  }

  @Test(arguments: [
    "class BarChart : View(c) { override fun onDraw(canvas: Canvas) { canvas.drawRect(i * step, y, i * step + w, h, p) } }",
    "fun rain(canvas: Canvas) { canvas.drawCircle(width * Math.random(), y, r, paint) }",
    "fun drawParticle(canvas: Canvas) { canvas.drawLine(i * step, y, w, h, paint) }",
    "fun cover(): Bitmap { val canvas = Canvas(bitmap)\ncanvas.drawLine(i * step, y, w, h, paint)\nreturn bitmap }",
    "fun draw(canvas: Canvas, box: Float, size: Float) { canvas.drawText(title, box + 0.4f * size, y, paint) }",
    // No x, but radii.
    "fun onDraw(canvas: Canvas) { canvas.drawCircle(width / 2, 1.1f * height, z * 1.2f * height, paint) }",
    "fun onDraw(canvas: Canvas) { canvas.drawRoundRect(box, size / 16, size / 16, paint) }",
  ])
  func aDrawingMayHaveNoSide(code: String) throws {
    #expect(try CheckedLayout(kotlin: code, compose: false).summary == [], "\(code)")
  }

  @Test(arguments: [
    ("fun onDraw(canvas: Canvas) { canvas.drawText(t, 0, n, left + 8f, y, paint) }", "left + 8f"),
    ("fun onDraw(canvas: Canvas) { canvas.drawRoundRect(8f * n, 0f, 9f * n, h, r, r, paint) }", "8f * n"),
    ("fun draw(canvas: Canvas, at: Int) { canvas.drawLine(at + inset, y, w, h, paint) }", "at + inset"),
    (
      "fun onDraw(canvas: Canvas) { dot(canvas, 3) }\nfun dot(canvas: Canvas, i: Int) { canvas.drawCircle(i * 8f, y, r, p) }",
      "i * 8f"
    ),
  ])
  func aDrawingWithASideIsFound(code: String, x: String) throws {
    #expect(
      try CheckedLayout(kotlin: code, compose: false).summary == ["warning coordinate-arithmetic «\(x)»"], "\(code)")
  }

  @Test func aChartInComposeHasNoSide() throws {
    let code = "fun NAME() { Canvas(m) { drawLine(c, Offset(i * step, 0f), Offset(w, h)) } }"
    #expect(try CheckedLayout(kotlin: code.replacing("NAME", with: "LineChart")).summary == [])
    #expect(try CheckedLayout(kotlin: code.replacing("NAME", with: "Marks")).summary.count == 1)
  }

  /// A property that came of the direction carries it to other methods.
  @Test func aPropertyKnowsTheDirectionItCameFrom() throws {
    let code = """
      class Handle(c: Context) : View(c) {
        val hiddenPlace: Int
        init { hiddenPlace = (if (ASKED) -1 else 1) * eight }
        fun hide() { translationX = hiddenPlace.toFloat() }
      }
      """
    #expect(try CheckedLayout(kotlin: code.replacing("ASKED", with: "isRtl()"), compose: false).summary == [])
    #expect(
      try CheckedLayout(kotlin: code.replacing("ASKED", with: "isBig()"), compose: false).summary
        == ["warning coordinate-arithmetic «translationX»"])
    // In no method, too.
    let animated = code.replacing(
      "fun hide()",
      with: "val hide = { ObjectAnimator.ofFloat(this, TRANSLATION_X, hiddenPlace.toFloat()) }; fun hide()")
    #expect(try CheckedLayout(kotlin: animated.replacing("ASKED", with: "isRtl()"), compose: false).summary == [])
    #expect(try CheckedLayout(kotlin: animated.replacing("ASKED", with: "isBig()"), compose: false).summary.count == 2)
    // The header of a class may take several lines.
    let long = code.replacing("class Handle(c: Context)", with: "class Handle\n@JvmOverloads\nconstructor(c: Context)")
    #expect(try CheckedLayout(kotlin: long.replacing("ASKED", with: "isRtl()"), compose: false).summary == [])
    // That of another object is none.
    let other = "class A { fun a() { view.gravity = if (isRtl) 1 else 2 }\nfun b() { gravity = Gravity.LEFT } }"
    #expect(try CheckedLayout(kotlin: other, compose: false).summary == ["error fixed-alignment «LEFT»"])
  }

  @Test func aFingerIsFollowed() throws {
    #expect(try CheckedLayout(kotlin: "fun drag(x: Float) { v.translationX = x }", compose: false).summary == [])
    #expect(try CheckedLayout(kotlin: "fun drag() { v.translationX = x }", compose: false).summary.count == 1)
  }
}
