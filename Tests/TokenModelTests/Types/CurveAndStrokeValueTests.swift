import Colors
import Diagnostics
import Testing
import TokenModel

/// cubicBezier, strokeStyle, border and transition.
@Suite struct CurveAndStrokeValueTests {
  private let scope = FakeScope(
    [
      "ink": .color(Color(.srgb, 0, 0, 0)), "thin": .dimension(Dimension(1)), "dash": .dimension(Dimension(4)),
      "fast": .duration(Duration(120)), "ease": .cubicBezier(CubicBezier(0.2, 0, 0, 1)),
      "dots": .strokeStyle(.keyword(.dotted)), "count": .number(0.3),
    ], document: #"{"x": 0.5, "cap": "round", "list": [2]}"#)

  @Test(arguments: [
    ("[0, -2, 1, 3]", CubicBezier(0, -2, 1, 3), 0),
    (##"[{"$ref": "#/x"}, 0, 1, 1]"##, CubicBezier(0.5, 0, 1, 1), 0),
    (#""cubic-bezier(0.2, 0,0 , 1)""#, CubicBezier(0.2, 0, 0, 1), 1),
    (#""linear""#, CubicBezier(0, 0, 1, 1), 1),
    (#""ease""#, CubicBezier(0.25, 0.1, 0.25, 1), 1),
    (#""ease-in""#, CubicBezier(0.42, 0, 1, 1), 1),
    (#""ease-out""#, CubicBezier(0, 0, 0.58, 1), 1),
    (#""ease-in-out""#, CubicBezier(0.42, 0, 0.58, 1), 1),
  ])
  func cubicBezier(text: String, curve: CubicBezier, forms: Int) {
    let read = Fixture(text, as: .cubicBezier, in: scope)
    #expect(read.value == .cubicBezier(curve))
    #expect(read.errors.isEmpty)
    #expect(read.forms.count == forms)
  }

  @Test(arguments: [
    ("[0, 0, 1]", "t: the value has 3 numbers; a cubicBezier has four"),
    ("[1.1, 0, 1, 1]", "t: x1 is 1.1; it goes from 0 to 1 | 1.1"),
    ("[0, 0, -0.1, 1]", "t: x2 is -0.1; it goes from 0 to 1 | -0.1"),
    (#"[0, "up", 1, 1]"#, #"t: y1 is a string, "up"; a number was expected | "up""#),
    (#""cubic-bezier(2, 0, 1, 1)""#, "t: x1 is 2; it goes from 0 to 1"),
    (#""cubic-bezier(0, 0, 1)""#, "t: the value is a string"),
    (#""steps(4)""#, "t: the value is a string"),
    (#""ease in""#, "t: the value is a string"),
    ("4", "t: the value is a number, 4; a cubicBezier such as [0.2, 0, 0, 1] was expected"),
  ])
  func cubicBezierFaults(text: String, message: String) {
    let read = Fixture(text, as: .cubicBezier, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }

  @Test(arguments: StrokeStyle.Keyword.allCases)
  func strokeKeyword(keyword: StrokeStyle.Keyword) {
    #expect(Fixture("\"\(keyword.rawValue)\"", as: .strokeStyle).value == .strokeStyle(.keyword(keyword)))
  }

  @Test(arguments: [
    (
      #"{"dashArray": [{"value": 2, "unit": "px"}, "{dash}"], "lineCap": "butt"}"#,
      StrokeStyle.dashed([Dimension(2), Dimension(4)], .butt)
    ),
    (##"{"dashArray": ["{dash}"], "lineCap": {"$ref": "#/cap"}}"##, .dashed([Dimension(4)], .round)),
  ])
  func dashes(text: String, style: StrokeStyle) {
    let read = Fixture(text, as: .strokeStyle, in: scope)
    #expect(read.value == .strokeStyle(style))
    #expect(read.findings.isEmpty)
  }

  @Test(arguments: [
    (#""Solid""#, #"t: the value is "Solid"; solid, dashed, dotted"#),
    (#""wavy""#, #"t: the value is "wavy"; solid"#),
    (#"{"dashArray": ["{dash}"]}"#, "t: the value has no lineCap"),
    (#"{"lineCap": "round"}"#, "t: the value has no dashArray"),
    (
      #"{"dashArray": [], "lineCap": "round"}"#,
      "t: dashArray is a list; a list of at least one dimension was expected | []"
    ),
    (#"{"dashArray": "{dash}", "lineCap": "round"}"#, "t: dashArray is a string"),
    (#"{"dashArray": ["{ink}"], "lineCap": "round"}"#, "ink is no dimension"),
    (#"{"dashArray": ["{dash}"], "lineCap": "flat"}"#, #"t: lineCap is "flat"; round, butt or square was expected"#),
    (#"{"dashArray": [true], "lineCap": "round"}"#, "t: length 1 of dashArray is a boolean, true; a dimension such as"),
    (#"{"dashArray": ["{dash}"], "lineCap": "round", "gap": 1}"#, #"t: the value has "gap""#),
    ("[]", "t: the value is a list; a strokeStyle such as solid"),
  ])
  func strokeFaults(text: String, message: String) {
    let read = Fixture(text, as: .strokeStyle, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }

  @Test func border() {
    let read = Fixture(#"{"color": "{ink}", "width": "{thin}", "style": "{dots}"}"#, as: .border, in: scope)
    let expected = Border(color: Color(.srgb, 0, 0, 0), width: Dimension(1), style: .keyword(.dotted))
    #expect(read.value == .border(expected))
    #expect(read.findings.isEmpty)
  }

  @Test(arguments: [
    (#"{"width": "{thin}"}"#, ["t: the value has no color and no style | {\"width\": \"{thin}\"}"]),
    (
      #"{"color": "{ink}", "width": "{thin}", "style": "solid", "radius": 4}"#,
      ["t: the value has \"radius\", which is none of its parts | \"radius\""]
    ),
    (
      #"{"color": "{thin}", "width": "{ink}", "style": "solid"}"#,
      ["thin is no color | \"{thin}\"", "ink is no dimension | \"{ink}\""]
    ),
    (#"{"color": "{ink", "width": "{thin}", "style": "solid"}"#, [#""{ink" has no closing brace | "{ink""#]),
    (
      #""1px solid black""#,
      [
        #"t: the value is a string, "1px solid black"; a border, a mapping with color, width and style, was expected | "1px solid black""#
      ]
    ),
  ])
  func borderFaults(text: String, messages: [String]) {
    let read = Fixture(text, as: .border, in: scope)
    #expect(read.value == nil)
    #expect(read.errors == messages)
  }

  @Test func transition() {
    let text = #"{"duration": "{fast}", "delay": {"value": 1, "unit": "s"}, "timingFunction": "{ease}"}"#
    let read = Fixture(text, as: .transition, in: scope)
    let expected = Transition(
      duration: Duration(120), delay: Duration(1, .s), timingFunction: CubicBezier(0.2, 0, 0, 1))
    #expect(read.value == .transition(expected))
    #expect(read.findings.isEmpty)
    let short = Fixture(#"{"duration": "{fast}", "timingFunction": "{ease}"}"#, as: .transition, in: scope)
    #expect(short.value?.transition?.delay == Duration(0))
    #expect(short.forms.count == 1)
  }

  @Test(arguments: [
    ("{}", "t: the value has no duration and no timingFunction | {}"),
    (#"{"duration": "{fast}", "timingFunction": "{fast}"}"#, "fast is no cubicBezier"),
    (
      #"{"duration": "{fast}", "timingFunction": "{ease}", "delay": true}"#,
      "t: delay is a boolean, true; a duration such as"
    ),
    (#"{"duration": "{fast}", "timingFunction": "{ease}", "easing": 1}"#, "t: the value has \"easing\""),
    (#"{"duration": "{fast}", "timingFunction": [0, 0, 2, 1]}"#, "t: x2 of timingFunction is 2"),
    ("4", "t: the value is a number, 4; a transition, a mapping"),
  ])
  func transitionFaults(text: String, message: String) {
    let read = Fixture(text, as: .transition, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }
}
