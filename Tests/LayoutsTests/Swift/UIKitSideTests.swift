import Diagnostics
import Layouts
import Testing

/// Constraints, masks and alignments of UIKit and AppKit that name left and right.
@Suite struct UIKitSideTests {
  typealias Case = (code: String, found: [String])

  private static func found(_ rule: RuleID, _ code: String) throws -> [String] {
    try CheckedLayout(swift: code).summary(rule)
  }

  @Test(arguments: [
    ("a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)", ["error «a.leftAnchor»"]),
    ("leftAnchor.constraint(equalTo: b.leftAnchor)", ["error «leftAnchor»"]),
    ("a.rightAnchor.constraint(lessThanOrEqualTo: b.leftAnchor)", ["error «a.rightAnchor»"]),
    ("badge.centerXAnchor.constraint(equalTo: image.rightAnchor)", ["error «image.rightAnchor»"]),
    (
      "func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor)\n"
        + "a.rightAnchor.constraint(equalTo: b.rightAnchor) }",
      ["note «a.leftAnchor»", "note «a.rightAnchor»"]
    ),
    (
      "func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: insets.left + 8)\n"
        + "b.rightAnchor.constraint(equalTo: a.rightAnchor, constant: insets.right + 8) }",
      ["note «a.leftAnchor»", "note «b.rightAnchor»"]
    ),
    (
      "func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)\n"
        + "a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -16) }",
      ["error «a.leftAnchor»", "error «a.rightAnchor»"]
    ),
    // As wide as what holds it, the other edge follows.
    (
      "func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor)\n"
        + "a.widthAnchor.constraint(equalTo: b.widthAnchor) }",
      ["note «a.leftAnchor»"]
    ),
    (
      "struct IllustrationView { func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor) } }", ["note «a.leftAnchor»"]
    ),
    (
      "func f() { leftAnchor.constraint(equalTo: b.leftAnchor)\n rightAnchor.constraint(equalTo: b.rightAnchor) }",
      ["note «leftAnchor»", "note «rightAnchor»"]
    ),
    ("a.rightAnchor.pin(equalTo: b.rightAnchor, constant: -1)", ["error «a.rightAnchor»"]),
    ("a.leftAnchor.constraint(equalTo: b?.rightAnchor ?? c.leftAnchor)", ["error «a.leftAnchor»"]),
    ("a.fill(left: b.leftAnchor, right: b.rightAnchor)", ["note «b.leftAnchor»", "note «b.rightAnchor»"]),
    ("a.fill(left: b.leftAnchor, leftConstant: 8)", ["error «b.leftAnchor»"]),
    (
      "func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: p.left + i.left)\n"
        + "a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -(p.right + i.right)) }",
      ["note «a.leftAnchor»", "note «a.rightAnchor»"]
    ),
    ("a.leadingAnchor.constraint(equalTo: b.leadingAnchor)", []),
    ("func pin(left: A?, right: A?) { leftAnchor.constraint(equalTo: left) }", []),
    ("switch edge { case .left: a.leftAnchor.constraint(equalTo: b.leftAnchor) default: f() }", []),
    ("extension View { var safeLeftAnchor: Anchor { safeAreaLayoutGuide.leftAnchor } }", []),
    ("if isRTL { a.rightAnchor.constraint(equalTo: b.rightAnchor) }", []),
    (
      "if usesLeading { a.leadingAnchor.constraint(equalTo: b.leadingAnchor) } else "
        + "{ a.leftAnchor.constraint(equalTo: b.leftAnchor) }", []
    ),
    ("import XCTest\nclass T: XCTestCase { func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor) } }", []),
  ])
  func anchors(test: Case) throws { #expect(try Self.found(.fixedSide, test.code) == test.found, "\(test.code)") }

  /// Left and leading in one constraint throw at run time: both ends change, or none.
  @Test func anchorsAreMendedAtBothEnds() throws {
    let layout = try CheckedLayout(
      swift: "a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 8).isActive = true")
    #expect(
      layout.fixed(.fixedSide) == "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8).isActive = true")
  }

  /// What is changed later, or moved besides, must change with it.
  @Test(arguments: [
    "class A { func f() { edge = a.leftAnchor.constraint(equalTo: b.leftAnchor) } }",
    "class A { func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor)\n a.transform = t } }",
    "class A { func f() { a.leftAnchor.constraint(equalTo: start) } }",
  ])
  func anchorsThatDoNotStandAloneAreNotMended(code: String) throws {
    let layout = try CheckedLayout(swift: code)
    #expect(layout.findings.filter { $0.rule == .fixedSide }.count == 1)
    #expect(layout.fixed(.fixedSide) == code)
  }

  @Test(arguments: [
    (
      "NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .right, multiplier: 1, "
        + "constant: 8)", ["error «.left»"]
    ),
    (
      "NSLayoutConstraint(item: a, attribute: .leftMargin, relatedBy: .equal, toItem: b, attribute: .leftMargin, "
        + "multiplier: 1, constant: 0)", ["error «.leftMargin»"]
    ),
    (
      "func f() { NSLayoutConstraint(item: a, attribute: .left, toItem: b, attribute: .left, constant: 8)\n"
        + "NSLayoutConstraint(item: a, attribute: .right, toItem: b, attribute: .right, constant: -8) }",
      ["note «.left»", "note «.right»"]
    ),
    ("a.snp.makeConstraints { make in make.left.equalTo(b).offset(8) }", ["error «make.left»"]),
    ("a.snp.makeConstraints { $0.right.equalTo(b.snp.left) }", ["error «$0.right»"]),
    ("a.snp.makeConstraints { make in make.left.right.equalToSuperview() }", []),
    ("a.snp.makeConstraints { make in make.top.left.right.equalToSuperview() }", []),
    (
      "a.snp.makeConstraints { make in make.left.equalTo(b).offset(8)\n make.right.equalTo(b).offset(-8) }",
      ["note «make.left»", "note «make.right»"]
    ),
    ("a.snp.makeConstraints { make in make.leading.equalTo(b) }", []),
    ("a.autoPinEdge(.left, to: .right, of: b)", ["error «.left»"]),
    ("a.autoPinEdge(toSuperviewEdge: .right, withInset: 8)", ["error «.right»"]),
    (
      "func f() { a.autoPinEdge(toSuperviewEdge: .left)\n a.autoPinEdge(toSuperviewEdge: .right) }",
      ["note «.left»", "note «.right»"]
    ),
    ("a.autoPinEdge(.leading, to: .trailing, of: b)", []),
    ("switch edge { case .left: f() default: g() }", []), ("let isLeft = edge == .left", []),
  ])
  func attributes(test: Case) throws { #expect(try Self.found(.fixedSide, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    (
      "constraints(withVisualFormat: f, options: .directionLeftToRight, metrics: nil, views: v)",
      ["warning «.directionLeftToRight»"]
    ),
    ("constraints(withVisualFormat: f, options: [.alignAllLeft], metrics: nil, views: v)", ["warning «.alignAllLeft»"]),
    ("constraints(withVisualFormat: f, options: .alignAllLeading, metrics: nil, views: v)", []),
    ("a.autoresizingMask = .flexibleLeftMargin", ["warning «.flexibleLeftMargin»"]),
    ("a.autoresizingMask = [.flexibleRightMargin, .flexibleHeight]", ["warning «.flexibleRightMargin»"]),
    ("a.autoresizingMask = [.maxXMargin]", ["warning «.maxXMargin»"]),
    ("a.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]", []),
    ("a.autoresizingMask = [.flexibleWidth, .flexibleHeight]", []),
    ("a.autoresizingMask = isRTL ? .flexibleRightMargin : .flexibleLeftMargin", []),
  ])
  func options(test: Case) throws { #expect(try Self.found(.fixedSide, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 8)", ["warning «8»"]),
    ("a.centerXAnchor.constraint(equalTo: b.centerXAnchor)", []),
    ("a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 0)", []),
    ("a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: isRTL ? -8 : 8)", []),
    // A picture that is placed by its middle.
    (
      "func f() { a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: -s / 2)\n"
        + "a.centerYAnchor.constraint(equalTo: b.centerYAnchor, constant: -s / 2) }", []
    ),
    (
      "class A { lazy var middle = a.centerXAnchor.constraint(equalTo: b.centerXAnchor)\n"
        + "func f() { middle.constant = gap } }", ["warning «gap»"]
    ),
    (
      "class A { lazy var middle: C = { return a.centerXAnchor.constraint(equalTo: b.centerXAnchor) }()\n"
        + "func f() { if isRTL { gap = -gap }\n middle.constant = gap } }", []
    ),
  ])
  func centers(test: Case) throws { #expect(try Self.found(.fixedSide, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("label.textAlignment = .left", ["error «.left»"]), ("label.textAlignment = .right", ["warning «.right»"]),
    ("label.textAlignment = isShort ? .center : .left", ["error «.left»"]),
    ("style.alignment = NSTextAlignment.left", ["error «NSTextAlignment.left»"]),
    ("make(text, textAlignment: .left)", ["error «.left»"]),
    ("func f(_ alignment: NSTextAlignment = .left) {}", ["error «.left»"]),
    ("textLayer.alignmentMode = .left", ["error «.left»"]),
    ("label.textAlignment = .natural", []), ("label.textAlignment = .center", []),
    ("if label.textAlignment == .left { f() }", []), ("let a = label.textAlignment == .left ? 1 : 2", []),
    ("label.textAlignment = isRTL ? .right : .left", []),
    ("switch layoutDirection { case .rightToLeft: l.textAlignment = .left default: l.textAlignment = .right }", []),
    ("phoneField.textAlignment = .left", []), ("codeLabel.textAlignment = .left", []),
    ("func f() { field.keyboardType = .phonePad\n field.textAlignment = .left }", []),
    ("func f() { style.baseWritingDirection = .leftToRight\n style.alignment = .left }", []),
    ("stack.alignment = .leading", []), ("let side: Side = .left", []),
  ])
  func textAlignment(test: Case) throws {
    #expect(try Self.found(.fixedAlignment, test.code) == test.found, "\(test.code)")
  }

  @Test func naturalIsPutInPlaceWhereItIsText() throws {
    #expect(
      try CheckedLayout(swift: "label.textAlignment = .left").fixed(.fixedAlignment) == "label.textAlignment = .natural"
    )
    // Stacks have an alignment too, and no natural one.
    #expect(try CheckedLayout(swift: "panel.alignment = .left").fixed(.fixedAlignment) == "panel.alignment = .left")
  }

  @Test(arguments: [
    ("button.contentHorizontalAlignment = .left", ["error «.left»"]),
    ("button.imagePosition = .imageRight", ["error «.imageRight»"]),
    ("imageView.contentMode = .topLeft", ["warning «.topLeft»"]),
    ("button.contentHorizontalAlignment = .leading", []), ("button.imagePosition = .imageLeading", []),
    ("imageView.contentMode = .scaleAspectFit", []), ("popover.edge = .left", []),
    ("button.contentHorizontalAlignment = isRTL ? .right : .left", []),
  ])
  func contentPlaces(test: Case) throws {
    #expect(try Self.found(.fixedAlignment, test.code) == test.found, "\(test.code)")
  }

  /// Insets shift title and image to the same side still.
  @Test func contentAlignmentBesideInsetsIsNotMended() throws {
    let alone = "button.contentHorizontalAlignment = .left"
    #expect(try CheckedLayout(swift: alone).fixed(.fixedAlignment) == "button.contentHorizontalAlignment = .leading")
    let beside = "func f() { button.contentHorizontalAlignment = .left\n button.titleEdgeInsets = insets }"
    #expect(try CheckedLayout(swift: beside).fixed(.fixedAlignment) == beside)
  }

  @Test(arguments: [
    ("b.contentInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)", 1),
    ("b.titleEdgeInsets = UIEdgeInsets(top: 0, left: -gap, bottom: 0, right: gap)", 1),
    ("b.contentEdgeInsets = .init(top: 0, left: 8, bottom: 0, right: 4)", 1),
    ("v.edgeInsets = NSEdgeInsetsMake(0, 8, 0, 0)", 1), ("button.imageEdgeInsets.left = 8", 1),
    ("b.contentInset = UIEdgeInsets(top: 0, left: 8, bottom: 2, right: 8)", 0),
    ("b.contentInset = UIEdgeInsets(top: 4, left: gap, bottom: 2, right: gap)", 0),
    ("b.contentInset = UIEdgeInsets(top: 0, left: safe.left + 8, bottom: 0, right: safe.right + 8)", 0),
    ("b.contentInset = UIEdgeInsets(top: 0, left: Layout.leftMargin, bottom: 0, right: Layout.rightMargin)", 0),
    ("func f() { i.contentInset.left = 8\n i.contentInset.right = 8 }", 0),
    ("func f() { i.contentInset.left = 8\n i.contentInset.right = i.contentInset.left }", 0),
    // Mirrored by UIKit itself, cut out of a picture, or not seen.
    ("layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)", 0),
    ("cell.separatorInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)", 0),
    ("image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0))", 0),
    ("button.hitInsets = UIEdgeInsets(top: 0, left: -20, bottom: 0, right: -8)", 0),
    ("popup.insets = UIEdgeInsets(top: f.origin.y, left: f.origin.x, bottom: 0, right: width - f.maxX)", 0),
    // Handed to a helper that makes constraints of them.
    ("add(view, withInsets: UIEdgeInsets(top: 8, left: 8, bottom: -8, right: -8))", 0),
    (
      "i = isRTL ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8) : UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)",
      0
    ),
    (
      "class A { func set() { if isRTL { flip() }\n i = made() }\n"
        + "func made() -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) } }", 0
    ),
    ("struct TrimView { let i = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) }", 0),
  ])
  func insets(code: String, count: Int) throws {
    #expect(try Self.found(.asymmetricInsets, code).count == count, "\(code)")
  }

  /// A stack is aligned by edges, which have other names than the alignments of text.
  @Test(arguments: [
    "cardStack.alignment = .left", "let panel = NSStackView(views: all)\npanel.alignment = .left",
    "let panel: NSStackView\nfunc f() { panel.alignment = .left }",
  ])
  func aStackIsAlignedByEdges(code: String) throws {
    let layout = try CheckedLayout(swift: code)
    #expect(layout.summary(.fixedAlignment) == ["error «.left»"])
    #expect(layout.fixed(.fixedAlignment) == code.replacing(".left", with: ".leading"))
    let right = code.replacing(".left", with: ".right")
    #expect(try CheckedLayout(swift: right).fixed(.fixedAlignment) == code.replacing(".left", with: ".trailing"))
  }

  @Test func oneNameForBothAnchorsIsSaidOnce() throws {
    func help(_ other: String) throws -> [String]? {
      try CheckedLayout(swift: "a.leftAnchor.constraint(equalTo: b.\(other), constant: 8)").findings.first?.help
    }
    #expect(try help("leftAnchor") == ["use leadingAnchor for both"])
    #expect(try help("rightAnchor") == ["use leadingAnchor and trailingAnchor"])
  }

  /// With one edge and the width equal to those of the same view, the other edge lies on its own.
  @Test(arguments: [
    ("multiplier: 1.0", "note"), ("constant: 0", "note"), ("multiplier: 0.5", "error"), ("constant: -8", "error"),
  ])
  func aViewAsWideAsAnotherIsPinnedAlike(rest: String, severity: String) throws {
    let code = """
      func f() {
        a.widthAnchor.constraint(equalTo: b.widthAnchor, \(rest)).isActive = true
        a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
      }
      """
    #expect(try CheckedLayout(swift: code).summary(.fixedSide) == ["\(severity) «a.leftAnchor»"])
  }
}
