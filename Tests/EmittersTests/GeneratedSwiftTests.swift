import Colors
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
}
