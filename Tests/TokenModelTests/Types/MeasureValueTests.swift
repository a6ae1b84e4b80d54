import Diagnostics
import Testing
import TokenModel

/// Dimensions, durations and numbers.
@Suite struct MeasureValueTests {
  @Test(arguments: [
    (#"{"value": 16, "unit": "px"}"#, Dimension(16)),
    (#"{"value": -0.5, "unit": "rem"}"#, Dimension(-0.5, .rem)),
    (#"{"unit": "px", "value": 0}"#, Dimension(0)),
  ])
  func dimension(text: String, value: Dimension) {
    let read = Fixture(text, as: .dimension)
    #expect(read.value == .dimension(value))
    #expect(read.findings.isEmpty)
  }

  @Test(arguments: [
    ("16", Dimension(16), "16"),
    (#""16""#, Dimension(16), #""16""#),
    (#""16px""#, Dimension(16), #""16px""#),
    (#""1.5rem""#, Dimension(1.5, .rem), #""1.5rem""#),
    (#""-.5px""#, Dimension(-0.5), #""-.5px""#),
    (#""1e2px""#, Dimension(100), #""1e2px""#),
    (#""44pt""#, Dimension(44), #""44pt""#),
    (#"{"value": 16, "unit": "sp"}"#, Dimension(16), #""sp""#),
    (#"{"value": 16, "unit": "dp"}"#, Dimension(16), #""dp""#),
    (#"{"value": "16", "unit": "px"}"#, Dimension(16), #""16""#),
    (#"{"value": 0, "unit": ""}"#, Dimension(0), #""""#),
  ])
  func dimensionForms(text: String, value: Dimension, form: String) {
    let read = Fixture(text, as: .dimension)
    #expect(read.value == .dimension(value))
    #expect(read.errors.isEmpty)
    #expect(read.forms == [form])
  }

  @Test(arguments: [
    (#"{"value": 16}"#, "t: the value has no unit | {\"value\": 16}"),
    (#"{"value": 0}"#, "t: the value has no unit"),
    (#"{"unit": "px"}"#, "t: the value has no value"),
    (#"{"value": 16, "unit": "vw"}"#, #"t: the value has the unit "vw"; px or rem was expected | "vw""#),
    (#"{"value": 16, "unit": "PX"}"#, #"t: the value has the unit "PX""#),
    (#"{"value": 1, "unit": "em"}"#, #"t: the value has the unit "em""#),
    (#"{"value": 16, "unit": ""}"#, #"t: the value has the unit """#),
    (#"{"value": 16, "unit": 4}"#, "t: unit is a number, 4; px or rem was expected"),
    (#"{"value": true, "unit": "px"}"#, "t: value is a boolean, true; a number was expected"),
    (#"{"value": 16, "unit": "px", "units": 1}"#, #"t: the value has "units", which is none of its parts"#),
    (#""50%""#, #"t: the value has the unit "%"; px or rem was expected | %"#),
    (#""10vh""#, #"t: the value has the unit "vh"; px or rem was expected | vh"#),
    (#""wide""#, #"t: the value is a string, "wide"; a dimension such as {"value": 4, "unit": "px"} was expected"#),
    (#""16 px""#, #"t: the value is a string, "16 px""#),
    (#""1.px""#, #"t: the value is a string, "1.px""#),
    (#""""#, #"t: the value is a string, """#),
    ("[16]", "t: the value is a list"), ("true", "t: the value is a boolean, true"), ("null", "t: the value is empty"),
  ])
  func dimensionFaults(text: String, message: String) {
    let read = Fixture(text, as: .dimension)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }

  @Test(
    arguments: [
      (#"{"value": 120, "unit": "ms"}"#, Duration(120), []),
      (#"{"value": 0.2, "unit": "s"}"#, Duration(0.2, .s), []),
      ("120", Duration(120), ["120"]),
      (#""120ms""#, Duration(120), [#""120ms""#]),
      (#""0.2s""#, Duration(0.2, .s), [#""0.2s""#]),
      (#""120""#, Duration(120), [#""120""#]),
    ] as [(String, Duration, [String])])
  func duration(text: String, value: Duration, forms: [String]) {
    let read = Fixture(text, as: .duration)
    #expect(read.value == .duration(value))
    #expect(read.errors.isEmpty)
    #expect(read.forms == forms)
  }

  @Test(arguments: [
    (#"{"value": 120}"#, "t: the value has no unit"),
    (#"{"value": 2, "unit": "min"}"#, #"t: the value has the unit "min"; ms or s was expected | "min""#),
    (#"{"value": 2, "unit": "MS"}"#, #"t: the value has the unit "MS""#),
    (#"{"value": "soon", "unit": "s"}"#, #"t: value is a string, "soon"; a number was expected"#),
    (#"{"value": 2, "unit": null}"#, "t: unit is empty; ms or s was expected"),
    (#""2m""#, #"t: the value has the unit "m""#),
    (#""fast""#, #"t: the value is a string, "fast"; a duration such as {"value": 120, "unit": "ms"} was expected"#),
    ("[]", "t: the value is a list"),
  ])
  func durationFaults(text: String, message: String) {
    let read = Fixture(text, as: .duration)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }

  @Test(arguments: [
    ("4", 4, 0), ("-0.5", -0.5, 0), (#""4""#, 4, 1), (#""38%""#, 0.38, 1), (#""1e3""#, 1000, 1),
  ])
  func number(text: String, value: Double, forms: Int) {
    let read = Fixture(text, as: .number)
    #expect(read.value == .number(value))
    #expect(read.errors.isEmpty)
    #expect(read.forms.count == forms)
  }

  @Test(arguments: [
    #""4px""#, #""four""#, #""NaN""#, #""0x10""#, #""inf""#, #""1e999""#, "[4]", "{}", "true", "null",
    "\"\(String(repeating: "1", count: 5_000))\"",
  ])
  func numberFaults(text: String) {
    let read = Fixture(text, as: .number)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].contains("a number was expected"), "\(read.errors)")
    #expect(read.findings.allSatisfy { $0.message.utf8.count < 200 })
  }

  /// In YAML, the words show YAML's short forms.
  @Test func yamlExpectsShortForms() {
    let read = Fixture("[4]", as: .dimension, in: FakeScope(isJSON: false))
    #expect(read.errors == ["t: the value is a list; a dimension such as 4px was expected | [4]"])
  }
}
