import Diagnostics
import Layouts
import Testing

/// Coordinates, gestures and scrolling in UIKit and AppKit.
@Suite struct UIKitCoordinateTests {
  typealias Case = (code: String, found: [String])

  private static func found(_ rule: RuleID, _ code: String) throws -> [String] {
    try CheckedLayout(swift: code).summary(rule)
  }

  @Test(arguments: [
    ("label.frame = CGRect(x: 16, y: 0, width: size, height: 20)", ["warning «16»"]),
    ("label.frame = .init(x: 16, y: 0, width: 44, height: 44)", ["warning «16»"]),
    ("label.frame = NSMakeRect(16, 0, size, 20)", ["warning «16»"]),
    (
      "func layoutSubviews() { v.frame = CGRect(x: bounds.maxX - size, y: 0, width: size, height: 8) }",
      [
        "warning «bounds.maxX - size»"
      ]
    ),
    ("func layoutSubviews() { v.frame = CGRect(origin: CGPoint(x: gap, y: 0), size: size) }", ["warning «gap»"]),
    (
      "func layout() { var left = gap\n v.frame = CGRect(x: left, y: 0, width: w, height: h)\n left += w }",
      [
        "warning «left»"
      ]
    ),
    ("func layout() { v.frame.origin.x = v.superview.bounds.width - 8 }", ["warning «v.frame.origin.x»"]),
    ("func show() { v.center.x += distance * 2 }", ["warning «v.center.x»"]),
    ("func animateTransition() { v.frame = frame.offsetBy(dx: frame.width, dy: 0) }", ["warning «frame.width»"]),
    (
      "func f() { let dot = DotView(frame: CGRect(x: Dot.offset, y: 0, width: 8, height: 8)) }",
      [
        "warning «Dot.offset»"
      ]
    ),
  ])
  func framesFromTheLeft(test: Case) throws {
    #expect(try Self.found(.coordinateArithmetic, test.code) == test.found, "\(test.code)")
  }

  @Test(arguments: [
    // At the edge, all over, in the middle, or where something else is.
    "v.frame = CGRect(x: 0, y: 0, width: w, height: h)",
    "v.frame = CGRect(x: 8, y: 0, width: bounds.width - 16, height: h)",
    "v.frame = CGRect(x: (bounds.width - w) / 2, y: 0, width: w, height: h)",
    "func layout() { let x = round((bounds.width - w) / 2)\n v.frame = CGRect(x: x, y: 0, width: w, height: h) }",
    "v.frame = CGRect(x: bounds.midX - w * 0.5, y: 0, width: w, height: h)",
    "v.frame = CGRect(x: other.frame.origin.x, y: 0, width: w, height: h)",
    "v.frame = CGRect(x: other.frame.minX, y: 0, width: w, height: h)",
    "v.frame = CGRect(x: v.superview?.convert(o, to: nil).x ?? 0, y: 0, width: w, height: h)",
    "func layout() { bar.frame.origin.x += (to.origin.x - from.origin.x) * progress }",
    "v.frame = CGRect(x: 2, y: 2, width: bounds.width - 6, height: h)",
    "func move(x: CGFloat) { v.frame = CGRect(x: x, y: 0, width: w, height: h) }",
    "func layout() { frame.origin.x += (frame.width - size.width) / 2 }",
    "func layout() { frame.origin.x = arrowPosition }",
    // Borders on both sides.
    """
    func layout() {
      a.frame = CGRect(x: 0, y: 0, width: line, height: h)
      b.frame = CGRect(x: bounds.maxX - line, y: 0, width: line, height: h)
    }
    """,
    // In the plane.
    "func pan() { v.center = CGPoint(x: start.x + d.x, y: start.y + d.y) }",
    // Both sides are seen to.
    "func layout() { switch corner { case .topLeft: v.frame = CGRect(x: 8, y: 8, width: w, height: h) default: f() } }",
    "func layoutSubviews() { v.frame = CGRect(x: 16, y: 0, width: w, height: h)\n flipSubviewsForRTL() }",
    "func f() { let x = isRTL ? 0 : gap\n v.frame = CGRect(x: x, y: 0, width: w, height: h) }",
    """
    class A {
      func layoutSubviews() { place()
        flipSubviewsForRTL() }
      func place() { v.frame = CGRect(x: 16, y: 0, width: w, height: h) }
    }
    """,
    """
    class A {
      func layoutSubviews() { v.frame = CGRect(x: start(w), y: 0, width: w, height: h) }
      func start(_ w: CGFloat) -> CGFloat { isRTL ? bounds.width - w : 8 }
    }
    """,
    "class A { init() { semanticContentAttribute = .forceLeftToRight }\n func layout() { v.frame.origin.x = 8 } }",
    // Constraints follow.
    "func f() { v.frame = CGRect(x: 8, y: 0, width: w, height: h)\n v.translatesAutoresizingMaskIntoConstraints = false }",
    "let v = UIView(frame: CGRect(x: 1, y: 1, width: 100, height: 50))",
    // Drawing, hit tests, keyboards, tests.
    "func draw(_ rect: CGRect) { path.move(to: CGPoint(x: 8, y: 0)) }",
    "func layout() { context.fill(CGRect(x: 8, y: 0, width: w, height: h)) }",
    "func hitTest(_ p: CGPoint) { a = CGRect(x: 8, y: 0, width: w, height: h) }",
    "func keyboardWillShow() { v.frame = CGRect(x: 8, y: 0, width: w, height: h) }",
    "import XCTest\nclass T: XCTestCase { func f() { v.frame = CGRect(x: 8, y: 0, width: w, height: h) } }",
    "func layout() { gradient.startPoint = CGPoint(x: 0.2, y: 0) }",
  ])
  func framesThatAreRightInBothDirections(code: String) throws {
    #expect(try Self.found(.coordinateArithmetic, code) == [], "\(code)")
  }

  /// All frames of a method are mended together.
  @Test func framesAreGroupedByMethod() throws {
    let layout = try CheckedLayout(
      swift: """
        class Card: UIView {
          override func layoutSubviews() {
            icon.frame = CGRect(x: 8, y: 0, width: size, height: size)
            title.frame = CGRect(x: icon.frame.maxX + 8, y: 0, width: w, height: size)
          }
          func show() { badge.frame = CGRect(x: 4, y: 0, width: size, height: size) }
        }
        """)
    #expect(layout.findings.map(\.symbol) == ["Card.layoutSubviews", "Card.show"])
    #expect(layout.findings.map(\.labels.count) == [1, 0])
  }

  @Test func collectionLayoutsMayBeFlippedAsAWhole() throws {
    let layout = """
      class Days: UICollectionViewLayout {
        override func layoutAttributesForItem(at path: IndexPath) -> Attributes? {
          attributes.frame = CGRect(x: CGFloat(path.item) * size, y: 0, width: size, height: size)
          return attributes
        }
      """
    let flipped = layout + "\n  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }\n}"
    let plain = try CheckedLayout(swift: layout + "\n}")
    #expect(plain.summary(.coordinateArithmetic).count == 1)
    #expect(plain.findings.first?.help.first?.contains("flipsHorizontallyInOppositeLayoutDirection") ?? false)
    #expect(try Self.found(.coordinateArithmetic, flipped) == [])
  }

  @Test func aPlaceThatIsMovedOnIsReckonedFromTheLeft() throws {
    let layout = """
      class Tags: UICollectionViewFlowLayout {
        override func prepare() {
          var x: CGFloat = 0
          for attributes in all {
            attributes.frame = CGRect(x: x, y: 0, width: 30, height: 20)
            x += 38
          }
        }
      }
      """
    let found = try CheckedLayout(swift: layout)
    #expect(found.summary(.coordinateArithmetic) == ["warning «x»"])
    #expect(found.findings.first?.help.first?.contains("flipsHorizontallyInOppositeLayoutDirection") ?? false)
    let fixed = layout.replacing("      x += 38\n", with: "")
    #expect(try Self.found(.coordinateArithmetic, fixed) == [])
  }

  @Test(arguments: [
    ("func f(g: G) { let p = g.translation(in: v).x / v.width }", ["warning «g.translation(in: v).x»"]),
    ("func f(g: G) { let t = g.translation(in: v)\n if t.x > 40 { back() } }", ["warning «t.x»"]),
    ("func f(g: G) { if g.velocity(in: v).x < 0 { next() } }", ["warning «g.velocity(in: v).x»"]),
    (
      "func scrollViewWillEndDragging(_ s: S, withVelocity velocity: CGPoint) { if velocity.x > 0 { next() } }",
      ["warning «velocity.x»"]
    ),
    ("func f(g: G) { let d = abs(g.translation(in: v).x) }", []),
    // Once a distance has lost its sign, both sides were thought of.
    ("func f(g: G) { let d = abs(g.translation(in: v).x)\n if g.velocity(in: v).x > 250 { close() } }", []),
    ("func f(g: G) { let t = g.translation(in: v)\n c = CGPoint(x: c.x + t.x, y: c.y + t.y) }", []),
    ("func f(g: G) { let t = g.translation(in: v)\n if t.y > 40 { close() } }", []),
    ("func f(g: G) { let v = g.velocity(in: v)\n if v.x == 0 { stop() } }", []),
    ("func f(g: G) { let x = g.translation(in: v).x * (isRTL ? -1 : 1) }", []),
    ("class MapView { func f(g: G) { let t = g.translation(in: v)\n if t.x > 40 { back() } } }", []),
  ])
  func pans(test: Case) throws { #expect(try Self.found(.gestureSign, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("func f() { page = Int(s.contentOffset.x / s.bounds.width) }", ["warning «s.contentOffset.x»"]),
    ("func f() { if s.contentOffset.x > lastOffset { next() } }", ["warning «s.contentOffset.x»"]),
    ("func f() { s.contentOffset = CGPoint(x: page * width, y: 0) }", ["warning «page * width»"]),
    ("func f() { s.setContentOffset(CGPoint(x: page * width, y: 0), animated: true) }", ["warning «page * width»"]),
    ("func f() { page = targetContentOffset.pointee.x / width }", ["warning «targetContentOffset.pointee.x»"]),
    ("func f() { header.contentOffset.x = s.contentOffset.x }", []),
    ("func f() { s.setContentOffset(CGPoint(x: 0, y: top), animated: true) }", []),
    ("func f() { s.setContentOffset(CGPoint(x: -margin, y: -top), animated: true) }", []),
    ("func f() { let x = s.contentOffset.x / s.zoomScale }", []),
    ("func f() { if s.contentOffset.x < 0 { s.contentOffset.x = 0 } }", []),
    ("func f() { page = isRTL ? last : Int(s.contentOffset.x / width) }", []),
    ("func f() { if s.contentOffset.y > 40 { hide() } }", []),
  ])
  func scrolling(test: Case) throws { #expect(try Self.found(.gestureSign, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("v.transform = CGAffineTransform(translationX: -width, y: 0)", ["warning «-width»"]),
    ("v.transform = v.transform.translatedBy(x: width, y: 0)", ["warning «width»"]),
    ("v.layer.transform = CATransform3DMakeTranslation(width, 0, 0)", ["warning «width»"]),
    ("v.transform = CGAffineTransform(translationX: 0, y: height)", []),
    ("v.transform = CGAffineTransform(translationX: dx, y: dy)", []),
    ("dots.instanceTransform = CATransform3DMakeTranslation(width, 0, 0)", []),
    ("v.transform = CGAffineTransform(translationX: isRTL ? -width : width, y: 0)", []),
    (
      "func shake() { v.transform = CGAffineTransform(translationX: 8, y: 0)\n"
        + "v.transform = CGAffineTransform(translationX: -8, y: 0) }", []
    ),
    ("func draw(_ rect: CGRect) { t = CGAffineTransform(translationX: width, y: 0) }", []),
  ])
  func translations(test: Case) throws {
    #expect(try Self.found(.gestureSign, test.code) == test.found, "\(test.code)")
  }

  @Test(arguments: [
    ("let s = UISwipeGestureRecognizer()\ns.direction = .left", ["warning «.left»"]),
    ("let e = UIScreenEdgePanGestureRecognizer()\ne.edges = .left", ["warning «.left»"]),
    ("let t = CATransition()\nt.subtype = .fromRight", ["warning «.fromRight»"]),
    (
      "let s = UISwipeGestureRecognizer()\ns.direction = .left\nlet r = UISwipeGestureRecognizer()\nr.direction = .right",
      []
    ),
    ("let e = UIScreenEdgePanGestureRecognizer()\ne.edges = [.left, .right]", []),
    ("let s = UISwipeGestureRecognizer()\ns.direction = isRTL ? .right : .left", []),
    ("let s = UISwipeGestureRecognizer()\ns.direction = .down", []), ("stack.direction = .left", []),
  ])
  func swipes(test: Case) throws { #expect(try Self.found(.gestureSign, test.code) == test.found, "\(test.code)") }
}
