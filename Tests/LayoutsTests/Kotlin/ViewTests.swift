import Diagnostics
import Layouts
import Testing

/// Views in Kotlin and Java.
@Suite struct ViewTests {
  @Test(arguments: [
    ("fun a() { view.gravity = Gravity.LEFT }", "error fixed-alignment «LEFT»"),
    ("fun a() { params.addRule(RelativeLayout.RIGHT_OF, id) }", "error fixed-side «RIGHT_OF»"),
    ("fun a() { text.setCompoundDrawables(icon, null, null, null) }", "error fixed-side «setCompoundDrawables»"),
    ("fun a() { params.leftMargin = 16 }", "warning fixed-side «leftMargin»"),
    ("fun a() { view.setPadding(16, 0, 8, 0) }", "warning asymmetric-insets «setPadding»"),
    ("fun a() { view.translationX = width * share }", "warning coordinate-arithmetic «translationX»"),
    ("fun a() { ObjectAnimator.ofFloat(v, \"translationX\", 0f, 400f) }", "warning coordinate-arithmetic «ofFloat»"),
    (
      "fun onDraw(canvas: Canvas) { canvas.drawCircle(i * step, y, r, paint) }",
      "warning coordinate-arithmetic «i * step»"
    ),
    ("fun onFling(velocityX: Float) { if (velocityX > 0) back() }", "warning gesture-sign «velocityX»"),
    ("val swipes = ItemTouchHelper.LEFT", "warning gesture-sign «ItemTouchHelper.LEFT»"),
    ("fun k(c: Int) { if (c == KeyEvent.KEYCODE_DPAD_LEFT) back() }", "warning arrow-key «KEYCODE_DPAD_LEFT»"),
    (
      "fun a() { view.layoutDirection = View.LAYOUT_DIRECTION_LTR }",
      "note forced-direction «layoutDirection = View.LAYOUT_DIRECTION_LTR»"
    ),
  ])
  func sidesAndCoordinatesAreFound(code: String, finding: String) throws {
    #expect(try CheckedLayout(kotlin: code, compose: false).summary == [finding], "\(code)")
  }

  @Test(arguments: [
    "fun a() { gravity = if (rtl) Gravity.LEFT else Gravity.RIGHT }",
    "fun a() { if (gravity == Gravity.LEFT) close() }",
    "fun a() { view.gravity = Gravity.LEFT or Gravity.RIGHT }",
    "fun a() { view.setPadding(16, 0, 16, 8) }",
    "fun a() { view.setPadding(view.paddingLeft, top, view.paddingRight, 0) }",
    "fun a() { view.setPadding(insets.left, top, insets.right, 0) }",
    "fun a() { params.leftMargin = 16; params.rightMargin = 16 }",
    "fun a() { params.leftMargin = x; params.topMargin = y }",
    "fun onChildDraw(dX: Float) { view.translationX = dX }",
    "fun a() { view.translationX = 0f }",
    "fun onDraw(canvas: Canvas) { canvas.drawRect(0f, 0f, width, height, paint) }",
    "fun onDraw(canvas: Canvas) { canvas.drawRect(left + pad, 0f, right - pad, height, paint) }",
    "fun onDraw(canvas: Canvas) { canvas.drawCircle(width / 2f, y, r, paint) }",
    "fun onDraw(canvas: Canvas) { if (isRtl) canvas.scale(-1f, 1f)\ncanvas.drawCircle(i * step, y, r, paint) }",
    "val swipes = ItemTouchHelper.LEFT or ItemTouchHelper.RIGHT",
    "fun onFling(velocityX: Float) { if (abs(velocityX) > 0.5) back() }",
  ])
  func whatFitsBothDirectionsIsPassedOver(code: String) throws {
    #expect(try CheckedLayout(kotlin: code, compose: false).summary == [], "\(code)")
  }

  /// What a method draws may be decided where it is called.
  @Test func aDrawingKnowsItsCallers() throws {
    let code = """
      class Dots extends View {
        private boolean turned;
        @Override protected void onDraw(Canvas canvas) {
          int place = NONE;
          drawDot(canvas, place);
        }
        void drawDot(Canvas canvas, int place) {
          float x = radius + step * place;
          canvas.drawCircle(x, y, radius, paint);
        }
      }
      """
    let layout = try CheckedLayout(java: code)
    #expect(layout.summary == ["warning coordinate-arithmetic «x»"])
    #expect(layout.findings.first?.labels.map { layout.source.text($0.span.range) } == ["drawDot"])
    #expect(try CheckedLayout(java: code.replacing("NONE", with: "isRtl ? count : 0")).summary == [])
  }
}
