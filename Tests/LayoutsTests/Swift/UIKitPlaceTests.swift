import Diagnostics
import Layouts
import Testing

/// Places that UIKit is told by a constant, a result or an override.
@Suite struct UIKitPlaceTests {
  @Test(arguments: [
    ("func select() { markLeading.constant = tab.frame.minX }", ["warning «markLeading.constant = tab.frame.minX»"]),
    (
      "func select() { mark.leadingConstraint?.constant = tab.frame.origin.x + 8 }",
      ["warning «mark.leadingConstraint?.constant = tab.frame.origin.x + 8»"]
    ),
    (
      "func pan() { let x = pan.location(in: bar).x\n knobTrailing.constant = x }",
      ["warning «knobTrailing.constant = x»"]
    ),
    // Both from the left.
    ("func select() { markLeft.constant = tab.frame.minX }", []),
    ("func select() { markLeading.constant = tab.frame.maxX - tab.frame.minX }", []),
    ("func select() { markLeading.constant = spacing * 2 }", []),
    ("func select() { markTop.constant = tab.frame.minY }", []),
    ("func select() { markLeading.constant = isRTL ? bounds.maxX - tab.frame.maxX : tab.frame.minX }", []),
  ])
  func aLeadingConstantIsNoCoordinate(code: String, found: [String]) throws {
    #expect(try CheckedLayout(swift: "import UIKit\n\(code)").summary(.coordinateArithmetic) == found, "\(code)")
  }

  @Test(arguments: [
    ("var textAlignment: NSTextAlignment { return .left }", ["error «.left»"]),
    ("var alignment: NSTextAlignment { isWide ? .left : .center }", ["error «.left»"]),
    ("func alignment() -> NSTextAlignment? { .right }", ["warning «.right»"]),
    ("var side: Side { .left }", []),
    ("func place() -> Placement { return .left }", []),
    ("var alignment: NSTextAlignment { isRTL ? .right : .left }", []),
  ])
  func anAlignmentThatIsReturned(code: String, found: [String]) throws {
    let layout = try CheckedLayout(swift: "import UIKit\nclass Row { \(code) }")
    #expect(layout.summary(.fixedAlignment) == found, "\(code)")
  }

  @Test(arguments: [
    (
      "override func imageRect(forBounds rect: NSRect) -> NSRect { NSRect(x: title.width + 4, y: 0, width: 9, height: 9) }",
      ["warning «title.width + 4»"]
    ),
    (
      """
      override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.clearButtonRect(forBounds: bounds)
        rect.origin.x -= 8
        return rect
      }
      """, ["warning «rect.origin.x»"]
    ),
    ("override func titleRect(forContentRect rect: CGRect) -> CGRect { CGRect(x: 0, y: 0, width: 9, height: 9) }", []),
  ])
  func whereAControlPutsItsParts(code: String, found: [String]) throws {
    let layout = try CheckedLayout(swift: "import UIKit\nclass Field: UITextField { \(code) }")
    #expect(layout.summary(.coordinateArithmetic) == found, "\(code)")
  }
}
