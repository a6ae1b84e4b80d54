import Colors
import Diagnostics
import Testing
import TokenModel

private let white = Color(.srgb, 1, 1, 1)
private let glass = Color(.srgb, 1, 1, 1, alpha: 0.65)

private func style(_ spacing: Double, _ height: Double) -> TokenValue {
  .typography(
    Typography(
      fontFamily: ["A"], fontSize: Dimension(16), fontWeight: 400, letterSpacing: Dimension(spacing),
      lineHeight: height))
}

/// tokens/script-type, tokens/elevation-fallback and tokens/chroma.
@Suite struct SurfaceCheckTests {
  @Test func scriptType() {
    var set = SetBuilder(["theme": ["light", "dark"], "script": ["latin", "arabic"]])
    set.add("body", style(0.2, 1.4), style(0, 1.7), over: ["script"])
    set.add("tight", style(0, 1.4), style(0, 1.4), over: ["script"])
    set.add("spaced", style(0.2, 1.4), style(0.2, 1.7), over: ["script"])
    set.add("same", style(0.1, 1.4))
    #expect(
      set.findings(of: .scriptType) == [
        "spaced has letterSpacing 0.2px in arabic; arabic needs 0, because its letters join | spaced/1",
        "same has letterSpacing 0.1px in arabic; arabic needs 0, because its letters join | same",
        "tight has lineHeight 1.4 in arabic; it must be taller than the 1.4 of latin | tight/1",
        "same has lineHeight 1.4 in arabic; it must be taller than the 1.4 of latin | same",
      ])
    #expect(set.findings(of: .scriptType, "{ tokens: [body, tight] }").count == 1)
    #expect(set.findings(of: .scriptType, "{ tokens: [spaced], letterSpacing: 0.2 }").isEmpty)
  }

  @Test func scriptTypeKnowsTheScripts() {
    var set = SetBuilder(["script": ["latin", "arabic"]])
    set.add("body", style(0, 1.4), style(0, 1.7), over: ["script"])
    #expect(
      set.findings(of: .scriptType, "{ script: arabik }") == [
        "options: tokens/script-type: script is arabik, which is no script of app"
      ])
  }

  @Test func scriptTypeFollowsEveryOtherContext() {
    var set = SetBuilder(["platform": ["ios", "web"], "script": ["latin", "arabic"]])
    set.add("body", style(0, 1.4), style(0, 1.7), style(0, 1.4), style(0, 1.3), over: ["platform", "script"])
    #expect(
      set.findings(of: .scriptType) == [
        "body has lineHeight 1.3 in web, arabic; it must be taller than the 1.4 of latin | body/3"
      ])
  }

  @Test func aProductOfOneScriptIsLeftAlone() {
    var set = SetBuilder(["theme": ["light", "dark"]])
    set.add("body", style(0.2, 1.4))
    #expect(set.findings(of: .scriptType).isEmpty)
    #expect(set.findings(of: .scriptType, "{ script: thai }").isEmpty)
    // Another product of the same policy may have it; but this is no script.
    #expect(
      set.findings(of: .scriptType, "{ script: klingon, against: latn }") == [
        "options: tokens/script-type: script is klingon, and app tells no scripts apart",
        "options: tokens/script-type: against is latn, and app tells no scripts apart",
      ])
  }

  @Test(arguments: [
    (Elevation(blur: Dimension(22)), "e blurs what lies behind and has no fallback; where blur is switched off"),
    (
      Elevation(blur: Dimension(22), fallback: glass),
      "e has a fallback with alpha 0.65; what replaces glass must be opaque"
    ),
    (Elevation(blur: Dimension(22), fallback: white), nil),
    (Elevation(blur: Dimension(0)), nil),
    (Elevation(scrim: glass), nil),
  ])
  func elevationFallback(elevation: Elevation, message: String?) {
    var set = SetBuilder()
    set.add("e", .elevation(elevation))
    let found = set.findings(of: .elevationFallback)
    #expect(found.count == (message == nil ? 0 : 1))
    if let message { #expect(found.first?.hasPrefix(message) == true, "\(found)") }
  }

  @Test func surfacesAreSolidWhereTransparencyIsReduced() {
    var set = SetBuilder(["theme": ["light", "dark"], "transparency": ["full", "reduced"]])
    set.add("glass.bar", .color(glass), .color(glass), .color(glass), .color(white), over: ["theme", "transparency"])
    set.add("glass.card", .color(glass), .color(white), over: ["transparency"])
    set.add("glass.sheet", .color(glass))
    #expect(
      set.findings(of: .elevationFallback, "{ surfaces: [glass.*] }") == [
        "glass.bar has alpha 0.65 in light, reduced; surfaces are solid where transparency is reduced | glass.bar/1",
        "glass.sheet has alpha 0.65 in reduced; surfaces are solid where transparency is reduced | glass.sheet",
      ])
    #expect(set.findings(of: .elevationFallback).isEmpty)
  }

  @Test func chroma() throws {
    var set = SetBuilder(["theme": ["light", "dark"]])
    // OKLCH of #ff0000: chroma 0.2577, by CSS Color 4's sample code.
    set.add("status.late", .color(Color(.oklch, 0.6, 0.05, 30)), .color(Color(.srgb, 1, 0, 0)), over: ["theme"])
    set.add("status.ok", .color(Color(.oklch, 0.6, 0.12, 150)))
    set.add("status.wait", .color(Color(.oklch, 0.6, 0.1201, 150)))
    set.add("status.width", .dimension(Dimension(4)))
    let options = "{ tokens: [status.**], max: 0.12 }"
    #expect(
      set.findings(of: .chroma, options) == [
        "status.late has a chroma of 0.258 in dark; 0.12 is the most here | status.late/1",
        "status.wait has a chroma of 0.1201; 0.12 is the most here | status.wait",
      ])
    for finding in set.raw(of: .chroma, options) {
      let hex = try #require(finding.help.first?.split(separator: "\"").dropFirst().first)
      #expect(try Color(css: String(hex)).components(in: .oklch).y <= 0.12)
    }
  }
}
