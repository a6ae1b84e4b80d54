import Colors
import Testing

struct ColorVisionTests {
  /// The matrices of the package colour-science 0.4, `matrix_cvd_Machado2009` at severity 1, with numpy.
  @Test(arguments: [
    ("#ff0000", "#6d5f00", "#a39000", "#ff000f"), ("#00ff00", "#ffe500", "#efd63a", "#00f7d9"),
    ("#0000ff", "#0059ff", "#003dfb", "#006b96"), ("#ffff00", "#fff400", "#fffa31", "#ffeed9"),
    ("#d93025", "#665b21", "#8f801b", "#ef0030"), ("#188038", "#817431", "#766c3e", "#007d70"),
    ("#1a73e8", "#2380ec", "#006ee6", "#0090a3"), ("#f9ab00", "#c7af00", "#dac213", "#ff9692"),
    ("#808080", "#808080", "#808080", "#808080"), ("#ffffff", "#ffffff", "#ffffff", "#ffffff"),
  ])
  func simulates(_ css: String, protan: String, deutan: String, tritan: String) throws {
    let color = try Color(css: css)
    #expect(ColorVision.protan.simulated(color).hex == protan)
    #expect(ColorVision.deutan.simulated(color).hex == deutan)
    #expect(ColorVision.tritan.simulated(color).hex == tritan)
  }

  @Test(arguments: [
    (ColorVision.protan, SIMD3(0.454792720293, 0.402833919328, 0.102962961940)),
    (.deutan, SIMD3(0.692575063908, 0.615208111641, 0)), (.tritan, SIMD3(1, 0, 0.059308825876)),
  ])
  func aWideColourIsSeenBeforeItIsCut(_ vision: ColorVision, expected: SIMD3<Double>) throws {
    let seen = vision.simulated(try Color(css: "color(display-p3 1 0.2 0.2 / 0.5)"))
    let error = seen.components - expected
    #expect(max(error.max(), -error.min()) < 1e-9)
    #expect(seen.space == .srgb && seen.alpha == 0.5)
  }

  /// ColorAide's ΔE-OK of the simulated pairs.
  @Test(arguments: [
    ("#d93025", "#188038", [0.08830453752, 0.08301730034, 0.34054247417]),
    ("#ff0000", "#00ff00", [0.44086107501, 0.22215467217, 0.47301328238]),
    ("#1a73e8", "#188038", [0.27162145011, 0.26487944582, 0.08492035005]),
    ("#0000ff", "#00ff00", [0.57939274431, 0.57956230349, 0.39822694115]),
    ("#c00000", "#008000", [0.16472050414, 0.01087822083, 0.31197504780]),
    ("#7a7a00", "#a05000", [0.09220001576, 0.03593508912, 0.13189569636]),
    ("#123456", "#123456", [0, 0, 0]),
  ])
  func differenceAsSeen(_ a: String, _ b: String, expected: [Double]) throws {
    let (a, b) = (try Color(css: a), try Color(css: b))
    for (vision, expected) in zip(ColorVision.allCases, expected) {
      #expect(abs(vision.difference(a, b) - expected) < 1e-7)
      #expect(vision.difference(a, b) == vision.difference(b, a))
    }
  }
}
