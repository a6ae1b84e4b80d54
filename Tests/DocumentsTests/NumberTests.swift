import Documents
import Testing

@Suite struct NumberTests {
  private func numbers(_ texts: [String], _ syntax: Syntax) -> [Double?] {
    Reading("[" + texts.joined(separator: ", ") + "]", syntax).root?.array?.map(\.number) ?? []
  }

  /// Halfway cases, both sides of what 128 bits hold, the ends of the range.
  static let hard: [(String, Double)] = [
    ("9007199254740993", 9_007_199_254_740_992), ("9007199254740995", 9_007_199_254_740_996),
    ("9007199254740993.0000000000000000000000000001", 9_007_199_254_740_994),
    ("0.1", 0.1), ("0.027450980392156862", 0x1.c1c1c1c1c1c1cp-6), ("1e23", 1e23), ("8.5e22", 8.5e22),
    ("18446744073709551615", 0x1p64), ("1e27", 1e27), ("1e28", 1e28), ("9999999999999999999e27", 1e46),
    ("1e-27", 1e-27), ("1e-28", 1e-28), ("9999999999999999999e-27", 1e-8),
    ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown), ("2.2250738585072014e-308", 0x1p-1022),
    ("4.9406564584124654e-324", 0x1p-1074), ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", 0x1p-1074),
    ("1.7976931348623158e308", .greatestFiniteMagnitude), ("0e999999999999999999999", 0), ("-0.0", 0),
    ("1e-99999999999999999999", 0),
  ]

  @Test(arguments: hard)
  func nearestValueIsRead(text: String, value: Double) {
    #expect(numbers([text, "-" + text.trimmingPrefix("-")], .json) == [value, -value])
    #expect(numbers([text], .yaml) == [value])
  }

  /// The standard library is the other opinion.
  @Test func randomNumbersAreReadAsTheStandardLibraryDoes() {
    var random = SeededGenerator(seed: 1)
    var texts: [String] = []
    for _ in 0..<20_000 {
      var text = random.chance(30) ? "-" : ""
      let whole = Int.random(in: 1...(random.chance(20) ? 20 : 3), using: &random)
      text += whole == 1 ? "0" : "\(Int.random(in: 1...9, using: &random))"
      for _ in 1..<whole { text += "\(Int.random(in: 0...9, using: &random))" }
      if whole == 1 || random.chance(70) {
        text += "."
        for _ in 0..<Int.random(in: 1...20, using: &random) { text += "\(Int.random(in: 0...9, using: &random))" }
      }
      if random.chance(40) { text += "e\(Int.random(in: -60...60, using: &random))" }
      texts.append(text)
    }
    let expected = texts.map { Double($0) }
    #expect(numbers(texts, .json) == expected)
    #expect(numbers(texts, .yaml) == expected)
  }

  /// Any double, written in its shortest form, reads back as itself.
  @Test func shortestFormsReadBack() {
    var random = SeededGenerator(seed: 2)
    let values = (0..<20_000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    #expect(numbers(values.map(\.description), .json) == values)
  }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

  /// The middle between 1 and the next double.
  private static let middle = "1.00000000000000011102230246251565404236316680908203125"

  static let long: [(String, Double)] = [
    ("1\(zeros(308))", 1e308),
    ("0.\(zeros(100_000))1e100001", 1),
    ("1\(zeros(100_000))e-100000", 1),
    (middle, 1),
    // One bit more, far behind it.
    ("\(middle)\(zeros(10_000))1", 0x1.0000000000001p0),
  ]

  @Test(arguments: long)
  func longNumbers(text: String, value: Double) {
    #expect(numbers([text], .json) == [value])
    #expect(numbers([text], .yaml) == [value])
  }

  @Test(arguments: ["1e309", "-1e309", "1e999", "1.7976931348623159e308", "1e2147483648"])
  func tooLargeIsAnIssue(text: String) {
    let json = Reading("[\(text)]", .json)
    #expect(json.messages == ["the number is too large"])
    #expect(json.places == [text])
    #expect(json.json == "[null]")
    let yaml = Reading("[\(text)]", .yaml)
    #expect(yaml.messages == ["\(text) is not a finite number"])
    #expect(yaml.places == [text])
  }
}
