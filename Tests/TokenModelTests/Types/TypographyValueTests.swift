import Diagnostics
import Testing
import TokenModel

private func style(
  _ spacing: Dimension = Dimension(0), _ height: Double = 1.5, size: Dimension = Dimension(16),
  _ extras: Typography.Extras = Typography.Extras()
) -> Typography {
  Typography(
    fontFamily: ["Inter"], fontSize: size, fontWeight: 600, letterSpacing: spacing, lineHeight: height, extras: extras)
}

@Suite struct TypographyValueTests {
  private let scope = FakeScope([
    "inter": .fontFamily(["Inter"]), "size": .dimension(Dimension(16)), "big": .dimension(Dimension(1.5, .rem)),
    "bold": .fontWeight(600), "zero": .dimension(Dimension(0)), "leading": .number(1.5),
    "line": .dimension(Dimension(24)), "headline": .typography(style()),
  ])

  private static func text(_ spacing: String?, _ height: String?, size: String = #""{size}""#) -> String {
    let parts = [
      #""fontFamily": "{inter}""#, "\"fontSize\": \(size)", #""fontWeight": "{bold}""#,
      spacing.map { "\"letterSpacing\": \($0)" }, height.map { "\"lineHeight\": \($0)" },
    ]
    return "{\(parts.compactMap { $0 }.joined(separator: ", "))}"
  }

  @Test func standard() {
    let read = Fixture(Self.text(#""{zero}""#, #""{leading}""#), as: .typography, in: scope)
    #expect(read.value == .typography(style()))
    #expect(read.findings.isEmpty)
  }

  @Test(
    arguments: [
      (nil, "1.5", #""{size}""#, style()),
      ("0", "1.5", #""{size}""#, style()),
      (#""0.32px""#, "1.5", #""{size}""#, style(Dimension(0.32))),
      (#""0.5em""#, "1.5", #""{size}""#, style(Dimension(8))),
      (#""-25%""#, "1.5", #""{size}""#, style(Dimension(-4))),
      (#"{"value": 0.5, "unit": "em"}"#, "1.5", #""{big}""#, style(Dimension(0.75, .rem), size: Dimension(1.5, .rem))),
      (#""{zero}""#, #""150%""#, #""{size}""#, style()),
      (#""{zero}""#, #""{line}""#, #""{size}""#, style()),
      (#""{zero}""#, #"{"value": 24, "unit": "px"}"#, #""{size}""#, style()),
      (#""{zero}""#, #"{"value": 36, "unit": "px"}"#, #""{big}""#, style(size: Dimension(1.5, .rem))),
      (#""{zero}""#, #""1.5""#, #""{size}""#, style()),
    ] as [(String?, String, String, Typography)])
  func forms(spacing: String?, height: String, size: String, expected: Typography) {
    let read = Fixture(Self.text(spacing, height, size: size), as: .typography, in: scope)
    #expect(read.value == .typography(expected))
    #expect(read.errors.isEmpty)
    #expect(read.forms.count == 1, "\(read.findings.map(\.message))")
  }

  @Test(arguments: [
    ("{}", "t: the value has no fontFamily, fontSize, fontWeight and no lineHeight"),
    (text(#""{zero}""#, nil), "t: the value has no lineHeight"),
    (text(#""{zero}""#, #""tall""#), #"t: lineHeight is a string, "tall"; a number was expected"#),
    (text(#""{zero}""#, #""2ex""#), #"t: lineHeight has the unit "ex"; px or rem was expected | ex"#),
    (text(#""{zero}""#, #""{inter}""#), "inter is no number"),
    (text(#""wide""#, "1.5"), #"t: letterSpacing is a string, "wide"; a dimension such as"#),
    (text(#""{zero}""#, "1.5", size: #""{bold}""#), "bold is no dimension"),
    (
      text(#""{zero}""#, #""24px""#, size: "0"),
      "t: lineHeight is a length, but a fontSize of 0 makes no multiple of it"
    ),
    (#"{"fontfamily": "Inter"}"#, #"t: the value has "fontfamily", which is none of its parts | "fontfamily""#),
    (#""bold 16px Inter""#, #"t: the value is a string, "bold 16px Inter"; a typography, a mapping"#),
  ])
  func faults(text: String, message: String) {
    let read = Fixture(text, as: .typography, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.contains { $0.hasPrefix(message) }, "\(read.errors)")
  }

  private func reading(extensions: String) -> Fixture {
    var scope = scope
    scope.toolExtensions = Fixture.node(extensions)
    return Fixture(Self.text(#""{zero}""#, "1.5"), as: .typography, in: scope)
  }

  @Test(arguments: [
    ("{}", Typography.Extras()),
    (#"{"textStyle": "largeTitle", "sp": 34}"#, Typography.Extras(textStyle: .largeTitle, sp: 34)),
    (#"{"design": "rounded", "figures": "tabular"}"#, Typography.Extras(design: .rounded, tabularFigures: true)),
    (#"{"figures": "proportional", "kind": "Type"}"#, Typography.Extras()),
    (#"{"collapsesTo": "{headline}"}"#, Typography.Extras(collapsesTo: "headline")),
    (#"{"collapsesTo": "headline"}"#, Typography.Extras(collapsesTo: "headline")),
  ])
  func extras(text: String, expected: Typography.Extras) {
    let read = reading(extensions: text)
    #expect(read.value?.typography?.extras == expected)
    #expect(read.findings.isEmpty)
  }

  @Test(arguments: [
    (#"{"textStyle": "large-title"}"#, #"t: textStyle is "large-title"; largeTitle, title"#),
    (#"{"design": "round"}"#, #"t: design is "round"; default, rounded, serif or monospaced was expected"#),
    (#"{"figures": true}"#, "t: figures is a boolean, true; proportional or tabular was expected"),
    (#"{"sp": 0}"#, "t: sp is 0; a font size is above 0"),
    (#"{"sp": "big"}"#, #"t: sp is a string, "big"; a number was expected"#),
    (#"{"collapsesTo": "{size}"}"#, "size is no typography"),
    (
      #"{"collapsesTo": 4}"#,
      "t: collapsesTo is a number, 4; a typography token such as {typography.headline} was expected"
    ),
    (#"{"textstyle": "title"}"#, #"t: $extensions.tokens has "textstyle", which is none of its parts"#),
    ("[]", "t: $extensions.tokens is a list; a mapping with textStyle"),
  ])
  func extrasFaults(text: String, message: String) {
    let read = reading(extensions: text)
    #expect(read.value == nil)
    #expect(read.findings.count == 1 && read.findings[0].message.hasPrefix(message), "\(read.findings.map(\.message))")
  }

  @Test func anAliasAddsToTheExtrasOfItsTarget() {
    var scope = scope
    scope.toolExtensions = Fixture.node(#"{"sp": 20, "figures": "proportional"}"#)
    let base = Typography.Extras(textStyle: .title, tabularFigures: true, sp: 18)
    let extras = ValueReader.typographyExtras(over: base, in: &scope)
    #expect(extras == Typography.Extras(textStyle: .title, sp: 20))
    #expect(scope.findings.isEmpty)
  }
}
