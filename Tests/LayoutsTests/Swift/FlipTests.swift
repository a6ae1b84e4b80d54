import Diagnostics
import Layouts
import Testing

/// What follows the direction by itself, and is turned round by hand once more.
@Suite struct FlipTests {
  typealias Case = (code: String, found: [String])

  private static func found(_ code: String) throws -> [String] {
    try CheckedLayout(swift: code).summary(.doubleFlip)
  }

  private static func view(_ body: String) -> String {
    "struct Row: View {\n@Environment(\\.layoutDirection) private var layoutDirection\n"
      + "private var isMirrored: Bool { layoutDirection == .rightToLeft }\nvar body: some View { \(body) } }"
  }

  @Test(arguments: [
    (
      "VStack(alignment: layoutDirection == .rightToLeft ? .trailing : .leading) {}",
      ["warning «layoutDirection == .rightToLeft ? .trailing : .leading»"]
    ),
    (
      "Text(a).frame(maxWidth: .infinity, alignment: isMirrored ? .topTrailing : .topLeading)",
      ["warning «isMirrored ? .topTrailing : .topLeading»"]
    ),
    (
      "Text(a).multilineTextAlignment(!isMirrored ? .leading : .trailing)",
      ["warning «!isMirrored ? .leading : .trailing»"]
    ),
    (
      "Text(a).padding((layoutDirection == .leftToRight) ? .leading : .trailing, 8)",
      ["warning «(layoutDirection == .leftToRight) ? .leading : .trailing»"]
    ),
    // Not by direction, or not sides of the layout.
    ("VStack(alignment: isOwn ? .trailing : .leading) {}", []),
    ("VStack(alignment: isMirrored ? .center : .leading) {}", []),
    ("VStack(alignment: model.layoutDirection == .rightToLeft ? .trailing : .leading) {}", []),
    ("VStack(alignment: Text.layoutDirection(of: a) == .rightToLeft ? .trailing : .leading) {}", []),
    ("VStack(alignment: isMirrored && isOwn ? .trailing : .leading) {}", []),
    ("LinearGradient(colors: c, startPoint: isMirrored ? .trailing : .leading, endPoint: .center)", []),
    ("Text(a).scaleEffect(x: 2, anchor: isMirrored ? .trailing : .leading)", []),
    // In a layout that is held to one direction it is needed.
    (
      "VStack(alignment: isMirrored ? .trailing : .leading) {}.environment(\\.layoutDirection, .leftToRight)",
      []
    ),
  ])
  func sidesOfSwiftUI(test: Case) throws {
    #expect(try Self.found(Self.view(test.code)) == test.found, "\(test.code)")
  }

  @Test func thePropertyMayHaveAnyName() throws {
    let code = """
      struct Row: View {
        @Environment(\\.layoutDirection) var direction
        var edge: Edge { direction == .rightToLeft ? .leading : .trailing }
      }
      """
    #expect(try Self.found(code) == ["warning «direction == .rightToLeft ? .leading : .trailing»"])
  }

  @Test func whatIsForLeftToRightIsKept() throws {
    let code = Self.view("VStack(alignment: isMirrored ? .trailing : .leading) {}")
    #expect(try CheckedLayout(swift: code).fixed(.doubleFlip) == code)
    let fixed = try CheckedLayout(swift: code).fixed(.doubleFlip, unsafe: true)
    #expect(fixed == Self.view("VStack(alignment: .leading) {}"))
  }

  @Test(arguments: [
    (
      "a.constraint(equalTo: isRTL ? b.trailingAnchor : b.leadingAnchor)",
      ["warning «isRTL ? b.trailingAnchor : b.leadingAnchor»"]
    ),
    ("stack.alignment = isRTL ? .trailing : .leading", ["warning «isRTL ? .trailing : .leading»"]),
    ("if isRTL { stack.alignment = .trailing } else { stack.alignment = .leading }", ["warning «if isRTL {»"]),
    ("label.textAlignment = isRTL ? .right : .left", []),
    ("switch side { case .left: edge = isRTL ? a.trailingAnchor : a.leadingAnchor\n default: break }", []),
    (
      "if isRTL { panel.semanticContentAttribute = .forceLeftToRight }\nstack.alignment = isRTL ? .trailing : .leading",
      []
    ),
  ])
  func sidesOfUIKit(test: Case) throws {
    let code = """
      class Bar: UIView {
        func setUp() {
          let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
          \(test.code)
        }
      }
      """
    #expect(try Self.found(code) == test.found, "\(test.code)")
  }

  @Test(arguments: [
    ("HStack { if isMirrored { Title()\n Icon() } else { Icon()\n Title() } }", ["warning «if isMirrored {»"]),
    (
      "HStack { ForEach(isMirrored ? items.reversed() : items) { Item($0) } }",
      ["warning «isMirrored ? items.reversed() : items»"]
    ),
    ("VStack { if isMirrored { Title()\n Icon() } else { Icon()\n Title() } }", []),
    ("HStack { if isMirrored { Title()\n Icon() } else { Icon() } }", []),
    ("HStack { if isOpen { Title()\n Icon() } else { Icon()\n Title() } }", []),
    ("VStack { ForEach(isMirrored ? items.reversed() : items) { Item($0) } }", []),
  ])
  func rowsOfSwiftUI(test: Case) throws {
    #expect(try Self.found(Self.view(test.code)) == test.found, "\(test.code)")
  }

  @Test(arguments: [
    (
      "for view in isRTL ? views.reversed() : views { stack.addArrangedSubview(view) }",
      ["warning «isRTL ? views.reversed() : views»"]
    ),
    (
      "let ordered = isRTL ? Array(views.reversed()) : views\nordered.forEach { stack.addArrangedSubview($0) }",
      ["warning «isRTL ? Array(views.reversed()) : views»"]
    ),
    (
      "let row = UIStackView(arrangedSubviews: isRTL ? views.reversed() : views)",
      ["warning «isRTL ? views.reversed() : views»"]
    ),
    (
      "if isRTL { stack.insertArrangedSubview(icon, at: 0) } else { stack.addArrangedSubview(icon) }",
      ["warning «if isRTL {»"]
    ),
    ("for view in isRTL ? views.reversed() : views { addSubview(view) }", []),
    ("if isRTL { stack.addArrangedSubview(icon) } else { stack.addArrangedSubview(icon) }", []),
    ("stack.axis = .vertical\nfor view in isRTL ? views.reversed() : views { stack.addArrangedSubview(view) }", []),
  ])
  func rowsOfUIKit(test: Case) throws {
    let code = """
      class Bar: UIView {
        func setUp() {
          let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
          \(test.code)
        }
      }
      """
    #expect(try Self.found(code) == test.found, "\(test.code)")
  }
}
