import Colors
import Diagnostics
import Testing
import TokenModel

private let black = Color(.srgb, 0, 0, 0)

private func layer(_ blur: Double, spread: Double = 0, inset: Bool = false) -> Shadow {
  Shadow(
    color: black, offsetX: Dimension(0), offsetY: Dimension(2), blur: Dimension(blur), spread: Dimension(spread),
    inset: inset)
}

@Suite struct ShadowAndGradientValueTests {
  private let scope = FakeScope(
    [
      "ink": .color(black), "zero": .dimension(Dimension(0)), "two": .dimension(Dimension(2)),
      "one": .shadow([layer(1)]), "pair": .shadow([layer(1), layer(2)]),
      "stop": .gradient([GradientStop(color: black, position: 0.5)]),
      "stops": .gradient([GradientStop(color: black, position: 0), GradientStop(color: black, position: 1)]),
      "half": .number(0.5),
    ],
    document: """
      {"layer": {"color": "{ink}", "offsetX": "{zero}", "offsetY": "{two}", "blur": {"value": 9, "unit": "px"},
      "spread": "{zero}"}, "stop": {"color": "{ink}", "position": 0.25}, "yes": true}
      """)

  private static let start = #""color": "{ink}", "offsetX": "{zero}", "offsetY": "{two}""#

  @Test(arguments: [
    ("{\(start), \"blur\": \"{two}\", \"spread\": \"{zero}\"}", [layer(2)]),
    ("{\(start), \"blur\": \"{two}\", \"spread\": \"{two}\", \"inset\": true}", [layer(2, spread: 2, inset: true)]),
    (
      ##"{\##(start), "blur": "{two}", "spread": "{two}", "inset": {"$ref": "#/yes"}}"##,
      [layer(2, spread: 2, inset: true)]
    ),
    ("[{\(start), \"blur\": \"{two}\", \"spread\": \"{zero}\"}, \"{one}\"]", [layer(2), layer(1)]),
    (##"["{one}", {"$ref": "#/layer"}]"##, [layer(1), layer(9)]),
  ])
  func shadow(text: String, layers: [Shadow]) {
    let read = Fixture(text, as: .shadow, in: scope)
    #expect(read.value == .shadow(layers))
    #expect(read.findings.isEmpty)
  }

  @Test func aShadowWithoutSpreadIsUnderstood() {
    let read = Fixture("[{\(Self.start), \"blur\": \"{two}\"}]", as: .shadow, in: scope)
    #expect(read.value == .shadow([layer(2)]))
    #expect(read.forms.count == 1)
  }

  @Test(arguments: [
    ("[]", "t: the value is an empty list; a shadow has at least one layer | []"),
    ("{}", "t: the value has no color, offsetX, offsetY and no blur"),
    ("{\(start)}", "t: the value has no blur"),
    ("[\"{one}\", {\(start), \"blurr\": 4}]", "t: layer 2 has \"blurr\", which is none of its parts | \"blurr\""),
    (
      "{\(start), \"blur\": \"4 px\"}",
      #"t: blur is a string, "4 px"; a dimension such as {"value": 4, "unit": "px"} was expected | "4 px""#
    ),
    ("[{\(start), \"blur\": [4]}]", "t: blur of layer 1 is a list; a dimension such as"),
    (
      "{\(start), \"blur\": \"{two}\", \"inset\": \"yes\"}",
      #"t: inset is a string, "yes"; true or false was expected | "yes""#
    ),
    ("[\"{pair}\"]", #"t: layer 1 refers to a shadow of 2 layers; a reference in a list stands for one | "{pair}""#),
    ("[\"{ink}\"]", "ink is no shadow | \"{ink}\""),
    ("[4]", "t: layer 1 is a number, 4; a shadow, a mapping"),
    (#""0 1px black""#, #"t: the value is a string, "0 1px black"; a shadow"#),
  ])
  func shadowFaults(text: String, message: String) {
    let read = Fixture(text, as: .shadow, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.contains { $0.hasPrefix(message) }, "\(read.errors)")
  }

  @Test func misspelledAndMissingPartsAreNamedTogether() {
    let read = Fixture("{\(Self.start), \"blurr\": 4}", as: .shadow, in: scope)
    #expect(read.errors.count == 2)
    #expect(read.findings.first?.help.first?.hasPrefix("did you mean blur") == true)
  }

  @Test(arguments: [
    (#"[{"color": "{ink}", "position": 0}]"#, [0]),
    (#"[{"color": "{ink}", "position": "{half}"}, "{stop}"]"#, [0.5, 0.5]),
    (##"[{"$ref": "#/stop"}]"##, [0.25]),
  ])
  func gradient(text: String, positions: [Double]) {
    let read = Fixture(text, as: .gradient, in: scope)
    #expect(read.value == .gradient(positions.map { GradientStop(color: black, position: $0) }))
    #expect(read.findings.isEmpty)
  }

  @Test(arguments: [("42", 1.0), ("-99", 0.0)])
  func positionsBeyondAreTakenAsTheEnd(written: String, position: Double) {
    let read = Fixture(#"[{"color": "{ink}", "position": \#(written)}]"#, as: .gradient, in: scope)
    #expect(read.value?.gradient?.map(\.position) == [position])
    #expect(read.errors.map { String($0.prefix(21)) } == ["t: position of stop 1"])
    #expect(read.findings.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("[]", "t: the value is an empty list; a gradient has at least one stop"),
    (#"{"color": "{ink}", "position": 0}"#, "t: the value is a mapping; a gradient, a list of stops"),
    (#"[{"color": "{ink}"}]"#, "t: stop 1 has no position"),
    (#"[{"position": 0}]"#, "t: stop 1 has no color"),
    (#"[{"color": "{ink}", "position": 0, "angle": 4}]"#, #"t: stop 1 has "angle""#),
    (
      #"[{"color": "{ink}", "position": "left"}]"#, #"t: position of stop 1 is a string, "left"; a number was expected"#
    ),
    (#"["{stops}"]"#, #"t: stop 1 refers to a gradient of 2 stops; a reference in a list stands for one | "{stops}""#),
    (#"["{ink}"]"#, "ink is no gradient"),
    ("[4]", "t: stop 1 is a number, 4; a mapping with color and position was expected"),
    ("[[]]", "t: stop 1 is a list"),
  ])
  func gradientFaults(text: String, message: String) {
    let read = Fixture(text, as: .gradient, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }
}
