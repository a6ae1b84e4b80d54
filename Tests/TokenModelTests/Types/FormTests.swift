import Diagnostics
import Testing
import TokenModel

/// A form's fix writes what the standard has, which reads as the same value without a word.
@Suite struct FormTests {
  /// CSS has colours beyond the gamut of their space; the standard's form of them would be an error.
  @Test(arguments: ["color(display-p3 1.2 0 0)", "color(srgb -0.1 0 0)"])
  func whatTheStandardCannotWriteHasNoFix(text: String) throws {
    let read = Fixture("\"\(text)\"", as: .color)
    #expect(read.value != nil)
    #expect(read.findings.map(\.rule) == [.dtcgForm] && read.findings[0].fixes.isEmpty)
  }

  @Test(arguments: [
    (TokenType.color, ##""#0B1F3A80""##), (.color, #""oklch(70% 0.1 none / 0.5)""#), (.color, #""rebeccapurple""#),
    (.color, ##"{"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#fff"}"##),
    (.dimension, "16"), (.dimension, #""1.5rem""#), (.dimension, #""44pt""#),
    (.dimension, #"{"value": 4, "unit": "dp"}"#),
    (.dimension, #"{"value": 0, "unit": ""}"#), (.dimension, #"{"value": "4", "unit": "px"}"#),
    (.duration, "120"), (.duration, #""0.2s""#), (.cubicBezier, #""ease""#),
    (.cubicBezier, #""cubic-bezier(0.2, 0, 0, 1)""#), (.number, #""38%""#), (.number, #""4""#),
    (.fontFamily, #""Inter, 'Segoe UI'""#), (.fontFamily, #"["a", "b, c"]"#),
  ])
  func fixesReadAsTheSameValue(type: TokenType, text: String) throws {
    let read = Fixture(text, as: type)
    let finding = try #require(read.findings.first)
    let edit = try #require(finding.fixes.first?.edits.first)
    #expect(finding.rule == .dtcgForm && finding.fixes.first?.safe == true)
    #expect(finding.help == [] && finding.fixes.first?.title == "write \(edit.text)")
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.span.range, with: edit.text.utf8)
    let fixed = Fixture(String(decoding: bytes, as: UTF8.self), as: type)
    #expect(fixed.value == read.value)
    #expect(fixed.findings.isEmpty, "\(fixed.text)")
  }

  @Test func yamlKeepsItsShortForms() {
    let read = Fixture(#""16px""#, as: .dimension, in: FakeScope(isJSON: false))
    #expect(read.findings.map(\.severity) == [.note])
    #expect(read.findings.map(\.fixes) == [[]])
  }
}
