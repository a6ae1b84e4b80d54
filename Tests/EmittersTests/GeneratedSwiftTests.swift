import Colors
import Diagnostics
import Emitters
import Foundation
import Testing
import TokenModel

/// Generated Swift, compiled and asked for its values.
@Suite(.serialized) struct GeneratedSwiftTests {
  private func run(_ sample: SampleSet, _ main: String) throws -> [String] {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    try compiler.write(SwiftEmitter.emit(sample.set, .init(standalone: true)).files)
    try compiler.write("main.swift", main)
    try compiler.compile(["-swift-version", "6", "-o", "main"] + compiler.sources)
    return try compiler.run("main")
  }

  @Test func colorsInTheirContexts() throws {
    var sample = SampleSet()
    sample.add(
      "text.primary", .hex(0x0B1F3A), .hex(0xF4EFE6), axes: ["theme"], description: "Body text.\nAnd \"more\" */")
    sample.add("text.default", .hex(0x112233, alpha: 0.5))
    sample.add("wide", .color(Color(.displayP3, 1, 0.5, 0)))
    sample.add("fine", .color(Color(.srgb, 0.1234, 0.5, 1.25, alpha: 0.2)))
    let lines = try run(
      sample,
      """
      let text = Sample.Colors.Text.self
      print(text.primary.rgba(), text.primary.rgba(in: .dark.increasedContrast))
      print(text.default.rgba(), text.default.rgba().alpha)
      print(Sample.Colors.wide.rgba(), Sample.Colors.fine.rgba())
      print(Sample.Colors.all.map { $0.name })
      func take(_ token: ColorToken) { print(token.name) }
      take(.sample.text.primary)
      """)
    #expect(
      lines == [
        "#0B1F3A #F4EFE6",
        "color(srgb 0.06666666666666667 0.13333333333333333 0.2 / 0.5) 0.5",
        "color(display-p3 1.0 0.5 0.0) color(srgb 0.1234 0.5 1.25 / 0.2)",
        #"["text.primary", "text.default", "wide", "fine"]"#,
        "text.primary",
      ])
  }

  /// Names that Swift keeps for itself, and groups named as what the generated code refers to.
  @Test func namesThatSwiftKeepsForItself() throws {
    var sample = SampleSet()
    let names = [
      "default", "class", "in", "self", "Type", "50", "init", "Protocol", "some", "Any", "$root", "🎨", "نص",
      "أزرق فاتح", "all", "func", "actor", "await", "repeat", "row", "_color",
    ]
    for (index, name) in names.enumerated() { sample.add("ink.\(name)", .hex(UInt32(index))) }
    let groups = [
      "Swift", "Int", "String", "Type", "Self", "Any", "Protocol", "Colors", "Sample", "DesignTokens", "ColorToken",
      "Color Table", "RGBA", "50", "نص", "🎨", "Named Token", "protocol x", "Token", "init", "default",
    ]
    for group in groups {
      sample.add("\(group).deep.one", .hex(0x010203))
      sample.add("size.\(group).one", .dimension(Dimension(3)))
      sample.add("size.\(group).two", .dimension(Dimension(1, .rem)))
      sample.add("number.\(group).one", .number(3))
      sample.add("elevation.\(group).one", .elevation(Elevation(shadow: [], blur: Dimension(2))))
    }
    sample.add("all", .hex(0x0A0A0A))
    #expect(SwiftEmitter.emit(sample.set).findings.map(\.message) == [])
    let lines = try run(
      sample,
      """
      let ink = Sample.Colors.Ink.self
      for token in [
        ink.default, ink.class, ink.in, ink.self_, ink.type, ink._50, ink.init_, ink.protocol, ink.some, ink.any,
        ink.root, ink.u1F3A8, ink.نص, ink.all, Sample.Colors.all_,
      ] { print(token.name, token.rgba()) }
      print(Sample.Colors.Swift.Deep.one.rgba(), Sample.Colors.Type_.Deep.one.rgba(), Sample.Sizes.Int.one)
      print(Sample.Colors._50.deep.one.rgba(), Sample.Sizes.ColorToken.two.value(in: .dark.textScale(2)))
      func take(_ token: ColorToken) { print(token.rgba()) }
      take(.sample.colorToken.deep.one)
      take(.sample.default.deep.one)
      """)
    #expect(
      lines == [
        "ink.default #000000", "ink.class #000001", "ink.in #000002", "ink.self #000003", "ink.Type #000004",
        "ink.50 #000005", "ink.init #000006", "ink.Protocol #000007", "ink.some #000008", "ink.Any #000009",
        "ink.$root #00000A", "ink.🎨 #00000B", "ink.نص #00000C", "ink.all #00000E", "all #0A0A0A",
        "#010203 #010203 3.0", "#010203 32.0", "#010203", "#010203",
      ])
  }

  /// Products whose root enum has the name of the entry of dot syntax, or one that the runtime uses.
  @Test(arguments: [
    ("50", "_50", "_50"), ("عربي", "عربي", "عربي"), ("self", "Self_", "self_"), ("sendable", "Sendable_", "sendable"),
  ])
  func productsOfAnyName(_ product: String, _ root: String, _ entry: String) throws {
    var sample = SampleSet(name: product)
    sample.add("text.primary", .hex(0x0B1F3A), .hex(0xF4EFE6), axes: ["theme"])
    sample.add("size.icon", .dimension(Dimension(1, .rem)))
    sample.add("haptic.save", .haptic(Haptic(.success)))
    let lines = try run(
      sample,
      """
      func take(_ token: ColorToken) { print(token.rgba(in: .dark)) }
      take(.\(entry).text.primary)
      print(\(root).Colors.Text.primary.rgba(), \(root).Sizes.icon.value(), HapticToken.\(entry).save.value().feedback)
      """)
    #expect(lines == ["#F4EFE6", "#0B1F3A 16.0 success"])
  }

  @Test func aTokenWithoutAValueSomewhereHasNoConstant() {
    var sample = SampleSet(name: "partial")
    sample.add("whole", .hex(0xFF0000), .hex(0x00FF00), axes: ["theme"])
    sample.add("dark-only", nil, .hex(0xFFC0CB), axes: ["theme"])
    sample.add("size.dark-only", nil, .dimension(Dimension(8)), axes: ["theme"])
    sample.add("number.light-only", .number(1), nil, axes: ["theme"])
    let emission = SwiftEmitter.emit(sample.set)
    let text = emission.files.map(\.text).joined()
    #expect(text.contains("FF0000 00FF00 whole"))
    for name in ["darkOnly", "lightOnly", "dark-only", "FFC0CB", "enum Sizes"] { #expect(!text.contains(name)) }
  }

  @Test func everyTypeComesOutTyped() throws {
    let lines = try run(
      SampleSet.vocelune,
      """
      typealias V = Vocelune
      let padding: Points = V.Spacing.cardPadding, press: Seconds = V.Durations.press, scale: Double = V.Numbers.scale
      print(padding, press, scale)
      print(V.Sizes.goalRing.value(), V.Sizes.goalRing.value(in: TokenContext().textScale(1.5)))
      print(V.Typography.headline == V.Typography.heading, V.Typography.headline == V.Typography.display)
      print(V.Typography.display.value().collapsed == V.Typography.headline.value())
      let term = V.Typography.Content.term
      print(term.value().lineHeight, term.value(in: .arabic).lineHeight, term.value().tracking)
      let card = V.Elevation.card
      print(card.value().shadow.layers.count, card.value(in: .dark).shadow.layers.count, card.value().blur == 22)
      let solid = card.value(in: .reducedTransparency)
      print(solid.blur == nil, solid.fill == solid.fallback, solid.shadow.layers[0].color.alpha)
      let morph = V.Motion.saveMorph
      print(morph.value().effect, morph.value().repetition, morph.value(in: .reducedMotion).effect)
      print(morph.value(in: .reducedMotion).repetition, morph.value(in: .reducedMotion).haptic!.feedback)
      let save = V.Haptics.save.value(in: .reducedMotion)
      print(save.feedback, save.intensity)
      print(V.Springs.sheet.value().dampingFraction, V.Springs.page.value().dampingFraction > 0.99)
      print(V.Easings.standard == CubicBezier(0.2, 0, 0, 1), V.FontFamilies.body.names, V.FontWeights.bold.value)
      print(V.StrokeStyles.cut == .dashes([4, 2], .round), V.Borders.card.value().width, V.Icons.back.value().mirrors)
      print(V.Gradients.field.value().stops.count, V.Shadows.card.value().layers[0].blur)
      print(V.Transitions.fade.value().duration)
      """)
    #expect(
      lines == [
        "16.0 0.12 0.97", "80.0 120.0", "true false", "true", "1.2 1.6 0.5", "1 0 true", "true true 0.25",
        "morph forever crossFade", "once success", "impactSoft 0.3", "0.8 true",
        #"true ["SF Pro", "system-ui"] 700.0"#, "true 1.0 true", "1 24.0", "0.2",
      ])
  }
}
