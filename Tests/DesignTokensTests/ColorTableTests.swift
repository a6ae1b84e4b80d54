import DesignTokens
import Testing

@Suite struct ColorTableTests {
  private let table = ColorTable(
    [TokenModifier("mode", ["Light", "Dark"], as: "theme"), TokenModifier("contrast", ["standard", "increased"])],
    """
    0 0B1F3A80 clear glass
    1 0B1F3A F4EFE6 text
    3 000000 000001 000002 000003 all four
    0 p3:1,0.5,0/0.25 wide
    0 srgb:-0.1,0.5,1.25 far
    1 0B1F3A F4EFE6 alias
    """)

  @Test(arguments: [
    (0, TokenContext.dark, "#0B1F3A80"), (1, .light, "#0B1F3A"), (1, .dark.increasedContrast, "#F4EFE6"),
    (2, TokenContext(), "#000000"), (2, .increasedContrast, "#000001"), (2, .dark, "#000002"),
    (2, .dark.increasedContrast, "#000003"), (3, .dark, "color(display-p3 1.0 0.5 0.0 / 0.25)"),
    (4, .light, "color(srgb -0.1 0.5 1.25)"),
  ])
  func color(_ row: Int, _ context: TokenContext, _ color: String) {
    #expect(ColorToken(table, row).rgba(in: context).description == color)
  }

  @Test func names() {
    #expect(table.all.map(\.name) == ["clear glass", "text", "all four", "wide", "far", "alias"])
  }

  @Test func tokensOfEqualColorsAreEqual() {
    #expect(ColorToken(table, 1) == ColorToken(table, 5))
    #expect(ColorToken(table, 1).hashValue == ColorToken(table, 5).hashValue)
    #expect(ColorToken(table, 1) != ColorToken(table, 2))
  }

  @Test func aRowThatIsNotThereIsClear() {
    #expect(ColorToken(table, 99).rgba() == .clear)
    #expect(ColorTable([], "").all.isEmpty)
  }

  /// Opaque is exactly 1, and bytes are exactly n/255.
  @Test func bytesAreExact() {
    let rgba = ColorToken(table, 1).rgba()
    #expect(rgba.alpha == 1 && rgba.red == 11.0 / 255)
  }
}
