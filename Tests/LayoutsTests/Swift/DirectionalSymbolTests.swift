import Diagnostics
import Layouts
import Testing

@Suite struct DirectionalSymbolTests {
  private static func found(_ code: String) throws -> [String] {
    try CheckedLayout(swift: code).summary(.directionalSymbol)
  }

  @Test(arguments: [
    ("Image(systemName: \"chevron.right\")", "error «\"chevron.right\"»"),
    ("Label(\"Next\", systemImage: \"arrow.right.circle.fill\")", "error «\"arrow.right.circle.fill\"»"),
    ("UIImage(systemName: \"arrow.uturn.left\")", "error «\"arrow.uturn.left\"»"),
    ("let icon = isOpen ? \"chevron.down\" : \"chevron.right\"", "error «\"chevron.right\"»"),
    ("var icon: String { \"arrowshape.turn.up.left\" }", "error «\"arrowshape.turn.up.left\"»"),
    ("Image(systemName: \"arrow.up.right\")", "note «\"arrow.up.right\"»"),
    ("Image(systemSymbol: .chevronRight)", "error «.chevronRight»"),
    ("Label(\"A\", systemSymbol: isOpen ? .chevronDown : .chevronRight)", "error «.chevronRight»"),
    ("Row(name: SFSymbol.arrowLeft.rawValue)", "error «SFSymbol.arrowLeft»"),
    ("let icon: SFSymbol = .arrowRightCircle", "error «.arrowRightCircle»"),
    ("Image(systemName: \"bubble.left\")", "note «\"bubble.left\"»"),
    ("Image(systemName: \"sidebar.left\")", "note «\"sidebar.left\"»"),
  ])
  func fixedSymbolsAreFound(code: String, finding: String) throws {
    #expect(try Self.found(code) == [finding], "\(code)")
  }

  @Test(arguments: [
    "Image(systemName: \"chevron.forward\")",
    "Image(systemName: \"arrow.left.and.right\")",
    "Image(systemName: \"arrow.left.arrow.right\")",
    "Image(systemName: \"arrow.up.left.and.arrow.down.right\")",
    "Image(systemName: \"chevron.left.forwardslash.chevron.right\")",
    "Image(systemName: \"airpod.left\")",
    "Image(systemName: \"speaker.wave.2.bubble.left\")",
    "Image(systemName: \"backward.fill\")",
    "if name == \"chevron.right\" { open() }",
    "switch name { case \"chevron.right\": open() default: break }",
    "if symbol == .chevronRight { open() }", "let icon = Pictures.chevronRight", "Row(side: .chevronRight)",
    "import XCTest\nlet icon = \"chevron.right\"",
    "// Image(systemName: \"chevron.right\")",
    "let text = \"turn left.\"",
    "Image(systemName: \"chevron.right\").flipsForRightToLeftLayoutDirection(true)",
    "UIImage(systemName: \"chevron.right\")?.imageFlippedForRightToLeftLayoutDirection()",
    "HStack { Image(systemName: \"chevron.right\").bold() }.flipsForRightToLeftLayoutDirection(true)",
    // A chevron that points down, always.
    "Image(systemName: \"chevron.right\").rotationEffect(.degrees(90))",
    "Image(systemName: layoutDirection == .rightToLeft ? \"chevron.left\" : \"chevron.right\")",
    "Image(systemName: isRTL ? \"chevron.left\" : \"chevron.right\")",
    "if isRTL { icon = \"chevron.left\" } else { icon = \"chevron.right\" }",
    "func icon() -> String { guard isRightToLeft else { return a }; return \"chevron.left\" }",
    "switch layoutDirection { case .rightToLeft: icon = \"chevron.left\" default: icon = \"chevron.right\" }",
  ])
  func whatIsRightInBothDirectionsIsPassedOver(code: String) throws {
    #expect(try Self.found(code) == [], "\(code)")
  }

  @Test func aSafeFixPutsTheTwinInPlace() throws {
    let layout = try CheckedLayout(swift: "Button { } label: { Image(systemName: \"chevron.right\").font(.body) }\n")
    #expect(
      layout.fixed(.directionalSymbol) == "Button { } label: { Image(systemName: \"chevron.forward\").font(.body) }\n")
    #expect(try CheckedLayout(swift: layout.fixed(.directionalSymbol)).findings.isEmpty)
  }

  @Test func constantsGetTheTwinsConstant() throws {
    let layout = try CheckedLayout(swift: "Image(systemSymbol: .arrowLeftCircleFill)")
    #expect(layout.fixed(.directionalSymbol) == "Image(systemSymbol: .arrowBackwardCircleFill)")
  }

  /// Half a fix would turn the symbol the wrong way.
  @Test(arguments: [
    "Image(systemName: \"chevron.right\").rotationEffect(.degrees(isOpen ? 90 : 0))",
    "HStack { Image(systemName: \"chevron.right\") }.scaleEffect(x: -1)",
    "Image(systemName: \"chevron.right\").offset(x: 4)",
    "Image(systemName: \"chevron.compact.left\")",
    "let next = \"chevron.right\"\nlet isNext = icon == \"chevron.right\"",
  ])
  func whatMustChangeTogetherIsNoSafeFix(code: String) throws {
    let layout = try CheckedLayout(swift: code)
    #expect(layout.summary(.directionalSymbol).count == 1, "\(code)")
    #expect(layout.fixed(.directionalSymbol) == code)
    #expect(layout.fixed(.directionalSymbol, unsafe: true) != code)
  }

  @Test func aTwinThatIsTooNewIsNoSafeFix() throws {
    let code = "Image(systemName: \"chevron.left.to.line\")"
    let old = try CheckedLayout(swift: code, [.ios: .init(15)])
    #expect(old.fixed(.directionalSymbol) == code)
    #expect(
      old.findings.first?.notes == [
        "chevron.backward.to.line came with SF Symbols 4.0, and the product still runs on iOS 15"
      ])
    let new = try CheckedLayout(swift: code, [.ios: .init(17)])
    #expect(new.fixed(.directionalSymbol) == "Image(systemName: \"chevron.backward.to.line\")")
  }

  @Test func findingsNameTheDeclarationAround() throws {
    let code = "struct Row: View { var body: some View { Image(systemName: \"chevron.right\") } }"
    #expect(try CheckedLayout(swift: code).findings.map(\.symbol) == ["Row.body"])
  }
}
