import Colors
import Diagnostics
import Testing
import TokenModel

@Suite struct ColorValueTests {
  @Test(arguments: [
    (#"{"colorSpace": "srgb", "components": [1, 0.5, 0]}"#, Color(.srgb, 1, 0.5, 0)),
    (#"{"colorSpace": "oklch", "components": [0.7, 0.1, "none"], "alpha": 0}"#, Color(.oklch, 0.7, 0.1, nil, alpha: 0)),
    (#"{"colorSpace": "lab", "components": [100, -250, 250]}"#, Color(.lab, 100, -250, 250)),
    (#"{"colorSpace": "hsl", "components": [359.9, 100, 0]}"#, Color(.hsl, 359.9, 100, 0)),
    (#"{"colorSpace": "lch", "components": [50, 400, 0]}"#, Color(.lch, 50, 400, 0)),
    (#"{"colorSpace": "xyz-d50", "components": ["none", "none", "none"]}"#, Color(.xyzD50, nil, nil, nil)),
    (##"{"colorSpace": "srgb", "components": [0, 0.2, 0.4], "hex": "#003366"}"##, Color(.srgb, 0, 0.2, 0.4)),
    // The components are rounded to two decimals, the hex is not: no disagreement.
    (##"{"colorSpace": "srgb", "components": [0.33, 0.67, 1], "hex": "#55AAFF"}"##, Color(.srgb, 0.33, 0.67, 1)),
    // What a hex says of another space depends on gamut mapping.
    (##"{"colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#FF0000"}"##, Color(.displayP3, 1, 0, 0)),
  ])
  func standard(text: String, color: Color) {
    let read = Fixture(text, as: .color)
    #expect(read.value == .color(color))
    #expect(read.findings.isEmpty)
  }

  @Test(arguments: ColorSpace.allCases)
  func everySpaceIsKnown(space: ColorSpace) {
    let read = Fixture(#"{"colorSpace": "\#(space.rawValue)", "components": [0, 0, 0]}"#, as: .color)
    #expect(read.value == .color(Color(space, 0, 0, 0)))
    #expect(read.findings.isEmpty)
  }

  @Test(arguments: [
    (##""#0B1F3A""##, Color(.srgb, 11 / 255, 31 / 255, 58 / 255)),
    (##""#f00""##, Color(.srgb, 1, 0, 0)),
    (##""#F008""##, Color(.srgb, 1, 0, 0, alpha: 136 / 255)),
    (##""#00000080""##, Color(.srgb, 0, 0, 0, alpha: 128 / 255)),
    (#""rebeccapurple""#, Color(.srgb, 0.4, 0.2, 0.6)),
    (#""oklch(70% 0.1 none)""#, Color(.oklch, 0.7, 0.1, nil)),
  ])
  func text(text: String, color: Color) {
    let read = Fixture(text, as: .color)
    #expect(read.value == .color(color))
    #expect(read.forms == [text])
    #expect(read.findings.map(\.severity) == [.warning])
    let yaml = Fixture(text, as: .color, in: FakeScope(isJSON: false))
    #expect(yaml.findings.map(\.severity) == [.note])
  }

  @Test func shortHexFallback() {
    let read = Fixture(##"{"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#fff"}"##, as: .color)
    #expect(read.value == .color(Color(.srgb, 1, 1, 1)))
    #expect(read.forms == [##""#fff""##])
  }

  @Test(arguments: [
    (
      "4",
      "t: the value is a number, 4; a color such as {\"colorSpace\": \"srgb\", \"components\": [0, 0.2, 0.4]} was expected | 4"
    ),
    ("null", "t: the value is empty"),
    (#"{"colorSpace": "srgb"}"#, "t: the value has no components"),
    ("{}", "t: the value has no colorSpace and no components | {}"),
    (#"{"colorSpace": "sRGB", "components": [0, 0, 0]}"#, "t: colorSpace is \"sRGB\""),
    (
      #"{"colorSpace": "srgb", "components": [0, 0]}"#,
      "t: components has 2 numbers; srgb has three, Red, Green and Blue"
    ),
    (#"{"colorSpace": "srgb", "components": [0, 0, 0, 1]}"#, "t: components has 4 numbers"),
    (
      #"{"colorSpace": "srgb", "components": "0 0 0"}"#, "t: components is a string, \"0 0 0\"; a list of three numbers"
    ),
    (#"{"colorSpace": "srgb", "components": [0, 1.2, 0]}"#, "t: Green is 1.2; in srgb it goes from 0 to 1 | 1.2"),
    (#"{"colorSpace": "srgb", "components": [0, 0, -0.1]}"#, "t: Blue is -0.1; in srgb it goes from 0 to 1 | -0.1"),
    (#"{"colorSpace": "xyz-d65", "components": [0, 1.5, 0]}"#, "t: Y is 1.5; in xyz-d65 it goes from 0 to 1 | 1.5"),
    (
      #"{"colorSpace": "xyz-d65", "components": [2, 2, 2]}"#,
      "t: X, Y and Z are 2, 2 and 2; in xyz-d65 each goes from 0 to 1 | [2, 2, 2]"
    ),
    (#"{"colorSpace": "hsl", "components": [360, 0, 0]}"#, "t: Hue is 360; in hsl it goes from 0 to below 360 | 360"),
    (#"{"colorSpace": "hwb", "components": [0, 101, 0]}"#, "t: Whiteness is 101; in hwb it goes from 0 to 100"),
    (#"{"colorSpace": "lab", "components": [101, 0, 0]}"#, "t: Lightness is 101; in lab it goes from 0 to 100"),
    (#"{"colorSpace": "lch", "components": [0, -1, 0]}"#, "t: Chroma is -1; in lch it is at least 0"),
    (#"{"colorSpace": "oklab", "components": [50, 0, 0]}"#, "t: Lightness is 50; in oklab it goes from 0 to 1"),
    (#"{"colorSpace": "oklch", "components": [0.5, 0.1, 400]}"#, "t: Hue is 400; in oklch it goes from 0 to below 360"),
    (#"{"colorSpace": "srgb", "components": [0, null, 0]}"#, "t: Green is empty; a number was expected"),
    (#"{"colorSpace": "srgb", "components": [0, "None", 0]}"#, "t: Green is \"None\"; a missing component is none"),
    (#"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1.1}"#, "t: alpha is 1.1; it goes from 0 to 1 | 1.1"),
    (#"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": -1}"#, "t: alpha is -1"),
    (
      #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": "none"}"#,
      "t: alpha is none; only components can be missing"
    ),
    (
      #"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "000000"}"#,
      "t: hex is a string, \"000000\"; text such as"
    ),
    (#"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "black"}"#, "t: hex is a string, \"black\""),
    (
      ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#00000000"}"##,
      "t: hex is \"#00000000\", with an opacity"
    ),
    (
      ##"{"colorSpace": "srgb", "components": [0, 0.2, 0.4], "hex": "#003367"}"##,
      "t: hex is \"#003367\", but the components say #003366; the components win"
    ),
    (
      #"{"colorSpace": "srgb", "components": [0, 0, 0], "opacity": 1}"#,
      "t: the value has \"opacity\", which is none of its parts | \"opacity\""
    ),
    (##""#12345""##, "t: "),
    (#""rgb(0 0)""#, "t: "),
    (#""currentcolor""#, "t: "),
    (#""color-mix(in srgb, red, blue)""#, "t: "),
    (#""""#, "t: "),
  ])
  func faults(text: String, message: String) {
    let read = Fixture(text, as: .color)
    #expect(read.errors.count == 1, "\(read.errors)")
    #expect(read.errors.first?.hasPrefix(message) == true, "\(read.errors) \(message)")
    #expect(read.findings.allSatisfy { $0.rule == .dtcgForm || $0.symbol == "t" })
  }

  /// In a space of lights a number beyond 0–1 is an error, yet names a colour that others can refer to.
  @Test(arguments: [
    (#"{"colorSpace": "lab", "components": [50, 1e308, -1e308]}"#, "t: A is 1e+308"),
    (#"{"colorSpace": "oklch", "components": [0.5, 1e200, 20]}"#, "t: Chroma is 1e+200"),
    (#"{"colorSpace": "xyz-d65", "components": [0, 1e308, 0]}"#, "t: Y is 1e+308"),
  ])
  func whatMakesNoColorIsRefused(text: String, message: String) {
    let read = Fixture(text, as: .color)
    #expect(read.value == nil)
    #expect(read.findings.count == 1)
    #expect(read.findings.first?.rule == .value && read.findings.first?.severity == .error)
    #expect(read.findings.first?.message.hasPrefix(message) == true)
  }

  @Test func whatLiesBeyondIsKept() {
    let read = Fixture(#"{"colorSpace": "srgb", "components": [1.1, -0.1, 0.5]}"#, as: .color)
    #expect(read.value == .color(Color(.srgb, 1.1, -0.1, 0.5)))
    #expect(read.errors == ["t: Red and Green are 1.1 and -0.1; in srgb each goes from 0 to 1 | [1.1, -0.1, 0.5]"])
    #expect(Fixture(#"{"colorSpace": "hsl", "components": [360, 0, 0]}"#, as: .color).value == nil)
  }

  @Test func everyFaultIsNamedAtOnce() {
    let read = Fixture(#"{"colorspace": "srgb", "components": [2, 0, 0], "alpha": 7}"#, as: .color)
    #expect(
      read.errors.map { String($0.prefix(26)) }.sorted() == [
        "t: alpha is 7; it goes fro", "t: the value has \"colorspa", "t: the value has no colorS",
      ])
  }

  @Test func partsByPointer() {
    let document = #"{"a": {"components": [0.1, 0.2, 0.3], "alpha": 0.5, "space": "srgb"}}"#
    let scope = FakeScope(["dim": .number(0.25)], document: document)
    let whole = Fixture(
      ##"{"colorSpace": {"$ref": "#/a/space"}, "components": {"$ref": "#/a/components"}, "alpha": {"$ref": "#/a/alpha"}}"##,
      as: .color, in: scope)
    #expect(whole.value == .color(Color(.srgb, 0.1, 0.2, 0.3, alpha: 0.5)))
    #expect(whole.findings.isEmpty)
    let one = Fixture(
      ##"{"colorSpace": "srgb", "components": [0, {"$ref": "#/a/components/2"}, 0], "alpha": "{dim}"}"##, as: .color,
      in: scope)
    #expect(one.value == .color(Color(.srgb, 0, 0.3, 0, alpha: 0.25)))
    #expect(one.forms == [#""{dim}""#])
    let lost = Fixture(##"{"colorSpace": "srgb", "components": [0, {"$ref": "#/b"}, 0]}"##, as: .color, in: scope)
    #expect(lost.value == nil)
    #expect(lost.errors.count == 1)
  }
}
