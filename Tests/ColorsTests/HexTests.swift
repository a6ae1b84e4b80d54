import Colors
import Testing

struct HexTests {
  @Test func everyByteComesBack() throws {
    for byte in UInt8.min...UInt8.max {
      let other = byte &* 7 &+ 13
      let color = Color(red: byte, green: other, blue: 255 - byte, alpha: other)
      #expect(color.c0 == Double(byte) / 255)
      #expect(color.alpha == Double(other) / 255)
      #expect(try Color(css: color.hex) == color)
    }
  }

  @Test(arguments: ["#0b7dbb", "#000000", "#ffffff", "#75a7d1", "#0b1f3a80", "#000000aa", "#000000ab"])
  func hexComesBackAsWritten(_ hex: String) throws {
    #expect(try Color(css: hex).hex == hex)
  }

  @Test(arguments: ColorSpace.allCases) func hexSurvivesEverySpace(_ space: ColorSpace) throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let color = Color(
        red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
        blue: .random(in: 0...255, using: &generator))
      #expect(color.converted(to: space).hex == color.hex)
    }
  }

  @Test func componentsKeepEnoughDigits() throws {
    let color = try Color(css: "#0b7dbb")
    #expect(color == Color(.srgb, 11.0 / 255, 125.0 / 255, 187.0 / 255))
    #expect(try abs(Color(css: "#000000aa").alpha - 0.6667) < 1e-4)
    #expect(try abs(Color(css: "#000000ab").alpha - 0.6706) < 1e-4)
  }

  /// Numbers beyond any colour, and no numbers at all, still give six digits.
  @Test(arguments: ColorSpace.allCases, [1e308, -1e308, .infinity, .nan])
  func senselessNumbersStayHarmless(_ space: ColorSpace, _ value: Double) {
    #expect(Color(space, value, -value, value).hex.utf8.count == 7)
  }
}
