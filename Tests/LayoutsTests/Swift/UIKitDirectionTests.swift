import Diagnostics
import Layouts
import Testing

/// Keys, corners, pictures, and what UIKit code does with the direction itself.
@Suite struct UIKitDirectionTests {
  typealias Case = (code: String, found: [String])

  private static func found(_ rule: RuleID, _ code: String) throws -> [String] {
    try CheckedLayout(swift: code).summary(rule)
  }

  @Test(arguments: [
    (
      "UIKeyCommand(input: UIKeyCommand.inputLeftArrow, action: #selector(back))",
      [
        "warning «UIKeyCommand.inputLeftArrow»"
      ]
    ),
    ("view.onKeyPress(.rightArrow) { next() }", ["warning «.rightArrow»"]),
    (
      "func f() { switch key { case NSLeftArrowFunctionKey: back() default: g() } }",
      [
        "warning «NSLeftArrowFunctionKey»"
      ]
    ),
    ("let key = isRTL ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow", []),
    ("UIKeyCommand(input: UIKeyCommand.inputUpArrow, action: #selector(up))", []),
    ("class TextEditor { func f() { g(UIKeyCommand.inputLeftArrow) } }", []),
    ("UIKeyCommand(title: t, action: #selector(skipBack), input: UIKeyCommand.inputLeftArrow)", []),
  ])
  func arrowKeys(test: Case) throws { #expect(try Self.found(.arrowKey, test.code) == test.found, "\(test.code)") }

  @Test func bothArrowKeysOfAMethodAreOneFinding() throws {
    let code = "func keys() { a(UIKeyCommand.inputLeftArrow)\n b(UIKeyCommand.inputRightArrow) }"
    #expect(try CheckedLayout(swift: code).findings.map(\.labels.count) == [1])
  }

  @Test(arguments: [
    ("layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]", 1),
    ("layer.maskedCorners = .layerMaxXMaxYCorner", 1),
    ("layer.maskedCorners = isFirst ? [.layerMinXMinYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]", 1),
    ("layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]", 0),
    (
      "layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]",
      0
    ),
    ("layer.maskedCorners = isRTL ? [.layerMinXMinYCorner] : [.layerMaxXMinYCorner]", 0),
    ("if layer.maskedCorners.contains(.layerMinXMinYCorner) { f() }", 0),
    ("func f() { c.insert(.layerMinXMinYCorner)\n c.insert(.layerMaxXMinYCorner) }", 0),
  ])
  func corners(code: String, count: Int) throws {
    #expect(try Self.found(.fixedCorner, code).count == count, "\(code)")
  }

  @Test(arguments: [
    ("view.semanticContentAttribute = .forceLeftToRight", ["note «.forceLeftToRight»"]),
    ("button.semanticContentAttribute = .forceRightToLeft", ["note «.forceRightToLeft»"]),
    ("menu.userInterfaceLayoutDirection = .leftToRight", ["note «.leftToRight»"]),
    ("menu.userInterfaceLayoutDirection = isRTL ? .rightToLeft : .leftToRight", []),
    ("direction = .leftToRight", []),
    ("playerView.semanticContentAttribute = .forceLeftToRight", []),
    ("class MapView { func f() { semanticContentAttribute = .forceLeftToRight } }", []),
    ("view.semanticContentAttribute = .playback", []),
    ("view.semanticContentAttribute = isRTL ? .forceRightToLeft : .forceLeftToRight", []),
    ("if isRTL { view.semanticContentAttribute = .forceRightToLeft }", []),
    ("let isForced = view.semanticContentAttribute == .forceLeftToRight", []),
  ])
  func forcedDirection(test: Case) throws {
    #expect(try Self.found(.forcedDirection, test.code) == test.found, "\(test.code)")
  }

  private static let bar = """
    class Bar: UIView {
      func set() {
        stack.addArrangedSubview(leadingGroup)
        scrollView.addSubview(content)
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).isActive = true
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
          let flip = CGAffineTransform(scaleX: -1, y: 1)
          scrollView.transform = flip
          content.transform = flip
          leadingGroup.transform = flip
          arrowImage.transform = flip
        }
      }
    }
    """

  /// Content that is flipped back in a scroll view that is flipped is right, and so are pictures.
  @Test func whatAStackHoldsIsNotFlippedAgain() throws {
    #expect(try Self.found(.doubleFlip, Self.bar) == ["warning «leadingGroup.transform»"])
    let mended = Self.bar.replacing("      leadingGroup.transform = flip\n", with: "")
    #expect(try Self.found(.doubleFlip, mended) == [])
  }

  @Test(arguments: [
    "func f() { panel.leadingAnchor.constraint(equalTo: a.leadingAnchor)\n"
      + "if isRTL { panel.transform = CGAffineTransform(scaleX: -1, y: 1) } }"
  ])
  func whatIsPinnedToLeadingIsNotFlippedAgain(code: String) throws {
    #expect(try Self.found(.doubleFlip, code) == ["warning «panel.transform»"])
  }

  @Test(arguments: [
    ("let icon = isRTL ? \"chevron.backward\" : \"chevron.forward\"", ["warning «\"chevron.forward\"»"]),
    (
      "Image(systemName: layoutDirection == .rightToLeft ? \"arrow.forward\" : \"arrow.backward\")",
      [
        "warning «\"arrow.forward\"»"
      ]
    ),
    ("let icon = isOpen ? \"chevron.backward\" : \"chevron.forward\"", []),
    ("let icon = isRTL ? \"chevron.left\" : \"chevron.right\"", []),
    ("let icon = isRTL ? \"star\" : \"chevron.forward\"", []),
  ])
  func twins(test: Case) throws { #expect(try Self.found(.doubleFlip, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("chevronView.image = UIImage.chevronImage", ["warning «UIImage.chevronImage»"]),
    ("let image: UIImage = .gridicon(.chevronRight)", ["warning «.chevronRight»"]),
    ("imageView.image = Asset.Images.arrowLeft.image", ["warning «Asset.Images.arrowLeft»"]),
    ("Image(uiImage: .chevronLeft)", ["warning «.chevronLeft»"]),
    ("chevronView.image = UIImage.chevronImage.imageFlippedForRightToLeftLayoutDirection()", []),
    ("Image(uiImage: .chevronImage).flipsForRightToLeftLayoutDirection(true)", []),
    ("extension UIImage { static var chevronImage: UIImage { .gridicon(.chevronRight) } }", []),
    ("let image = isRTL ? Asset.Images.arrowLeft.image : Asset.Images.arrowRight.image", []),
    ("let key: Key = .arrowLeft", []), ("if icon == .chevronRight { f() }", []),
    ("class A { let chevronImage = made()\n func f() { v.image = self.chevronImage } }", []),
  ])
  func pictures(test: Case) throws {
    #expect(try Self.found(.directionalAsset, test.code) == test.found, "\(test.code)")
  }

  @Test(arguments: [
    "let a = Locale.current.isRightToLeft() ? x : y",
    "func f() -> Bool { guard let code = Locale.current.languageCode else { return false }\n"
      + "return Locale.characterDirection(forLanguage: code) == .rightToLeft }",
  ])
  func theDevicesLocaleIsNotTheLayoutsDirection(code: String) throws {
    #expect(try Self.found(.localeDirection, code).count == 1, "\(code)")
  }

  /// The direction of a text's own language is another matter.
  @Test func theLanguageOfATextIsAsked() throws {
    #expect(try Self.found(.localeDirection, "let d = Locale.characterDirection(forLanguage: post.language)") == [])
  }
}
