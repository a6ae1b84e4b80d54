import Emitters
import Testing

@Suite struct SwiftWriterTests {
  @Test(arguments: [
    ("a\nb\r\nc\rd\u{2028}e", "/// a\n/// b\n/// c\n/// d\n/// e\n"), ("", "///\n"),
    ("*/ \"\"\" \\(x)", "/// */ \"\"\" \\(x)\n"),
    ("a\u{202E}b", "/// aU+202Eb\n"), ("a\u{0}b", "/// aU+0b\n"), ("é", "/// é\n"),
  ])
  func documentationStaysAComment(_ text: String, _ expected: String) {
    var writer = SwiftWriter()
    writer.documentation(text)
    #expect(writer.text == expected)
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("a\"b", "\"a\\\"b\""), ("\\(x)", "\"\\\\(x)\""), ("a\nb", "\"a\\nb\""),
    ("\u{202E}", "\"\\u{202E}\""),
  ])
  func literal(_ text: String, _ expected: String) {
    #expect(SwiftWriter.literal(text) == expected)
  }

  @Test(arguments: [(16.0, "16"), (-0.5, "-0.5"), (0.1 + 0.2, "0.30000000000000004"), (1e20, "1e+20"), (.nan, "0")])
  func number(_ value: Double, _ expected: String) {
    #expect(SwiftWriter.number(value) == expected)
  }
}
