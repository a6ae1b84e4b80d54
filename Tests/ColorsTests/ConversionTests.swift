import Colors
import Testing

/// Expected values: a 40-digit computation from the chromaticities, the transfer functions and the older published
/// definitions (hexcone for HSL, CIE's knee for Lab), not from CSS's sample code.
struct ConversionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let color: Color
    let srgb: [Double]

    init(_ space: ColorSpace, _ c0: Double?, _ c1: Double?, _ c2: Double?, srgb: [Double]) {
      color = Color(space, c0, c1, c2)
      self.srgb = srgb
    }

    var testDescription: String { "\(color.space.rawValue) \(color.components)" }
  }

  static let cases = [
    Case(.srgb, 1, 1, 1, srgb: [1.0, 1.0, 1.0]),
    Case(.srgb, 0.04, 0.0404, 0.0406, srgb: [0.04, 0.0404, 0.0406]),
    Case(.srgb, 1.1, -0.1, 0.5, srgb: [1.1, -0.1, 0.5]),
    Case(.srgbLinear, 0.5, 0.2, 0.003, srgb: [0.735356983052, 0.484529204482, 0.03876]),
    Case(.srgbLinear, 1.5, 0.2, -0.05, srgb: [1.19417653468, 0.484529204482, -0.247800527993]),
    Case(.displayP3, 0, 1, 0, srgb: [-0.511604982585, 1.01826565794, -0.310674621291]),
    Case(.displayP3, 0.95, 0.35, 0.25, srgb: [1.02915041404, 0.287659132153, 0.191429180075]),
    Case(.displayP3, 0.2, 0.4, 0.6, srgb: [0.104056496546, 0.405932474145, 0.61700195324]),
    Case(.a98RGB, 0.2, 0.5, 0.7, srgb: [-0.237866539226, 0.503992895764, 0.712938303958]),
    Case(.a98RGB, 1, 0, 0, srgb: [1.15818348342, 0, 0]),
    Case(.prophotoRGB, 0.5, 0.5, 0.5, srgb: [0.572306753164, 0.572306753164, 0.572306753164]),
    Case(.prophotoRGB, 0.01, 0.02, 0.03, srgb: [-0.00275459171598, 0.0179742145458, 0.0256008537046]),
    Case(.prophotoRGB, 0.9, 0.3, 0.1, srgb: [1.22647194089, -0.24347663153, -0.072024154834]),
    Case(.rec2020, 0.4221, 0.4758, 0.0305, srgb: [0.366626045972, 0.455127196623, -0.147109619304]),
    Case(.rec2020, 0.7, 0.7, 0.7, srgb: [0.6835, 0.6835, 0.6835]),
    Case(.rec2020, 0, 0, 1, srgb: [-0.299212950205, -0.0886401922406, 1.05048946101]),
    Case(.xyzD65, 0.0, 0.12, 0.4, srgb: [-0.652985366403, 0.528865665491, 0.663916723759]),
    Case(.xyzD65, 0.3, 0.4, 0.2, srgb: [0.544548283329, 0.713822113277, 0.418887870128]),
    Case(.xyzD50, 0.3, 0.4, 0.2, srgb: [0.479043113959, 0.721724881724, 0.496780287468]),
    Case(.xyzD50, 0.05, 0.04, 0.1, srgb: [0.229206014408, 0.19329736886, 0.402995386786]),
    Case(.hsl, 210, 60, 40, srgb: [0.16, 0.4, 0.64]),
    Case(.hsl, nil, 0, 50, srgb: [0.5, 0.5, 0.5]),
    Case(.hsl, 359.5, 100, 25, srgb: [0.5, 0, 0.00416666666667]),
    Case(.hsl, 75, 20, 90, srgb: [0.91, 0.92, 0.88]),
    Case(.hwb, 210, 20, 30, srgb: [0.2, 0.45, 0.7]),
    Case(.hwb, nil, 50, 50, srgb: [0.5, 0.5, 0.5]),
    Case(.hwb, 120, 80, 40, srgb: [0.666666666667, 0.666666666667, 0.666666666667]),
    Case(.hwb, 300, 0, 0, srgb: [1.0, 0, 1.0]),
    Case(.lab, 50, 0, 0, srgb: [0.466326609284, 0.466326609284, 0.466326609284]),
    Case(.lab, 5, -10, 3, srgb: [-0.0186963472676, 0.085413080853, 0.0403540526237]),
    Case(.lab, 40, nil, 20, srgb: [0.403531642154, 0.367078201748, 0.240275152995]),
    Case(.lab, 46.27, -47.55, 48.59, srgb: [-9.36207426065e-5, 0.501878392761, -0.000192486811153]),
    Case(.lab, 97, -20, 94, srgb: [0.962386424743, 1.00243883338, -0.0746562160054]),
    Case(.lch, 52.2345, 72.2, 56.2, srgb: [0.776174171841, 0.363389666004, 0.0245478977303]),
    Case(.lch, 70, 150, 140, srgb: [-0.548323676324, 0.82946768666, -0.280174225379]),
    Case(.lch, 30, 20, nil, srgb: [0.389069092509, 0.228504865969, 0.28017762312]),
    Case(.oklab, 0.40101, 0.1147, 0.0453, srgb: [0.490551089249, 0.138739492863, 0.159133431121]),
    Case(.oklab, 0.5, 0.1, -0.1, srgb: [0.505007826434, 0.272475150262, 0.602129455775]),
    Case(.oklab, 1, 0, 0, srgb: [1.0, 1.0, 1.0]),
    Case(.oklch, 0.63269, 0.25404, 19.90224, srgb: [1.00000654845, 1.69231819355e-5, 0.266670717693]),
    Case(.oklch, nil, 0.1, 120, srgb: [-0.00369399619, 0.00545877281056, -0.0273100269873]),
    Case(.oklch, 0.25, 0.75, 345, srgb: [0.73074576107, -0.443668850739, 0.404962536201]),
    Case(.oklch, 0.85, 0.17463268857418898, 54.10799672454288, srgb: [1.14399854792, 0.668548685178, 0.315307849373]),
  ]

  @Test(arguments: cases) func toSRGB(_ example: Case) {
    let srgb = example.color.srgb
    // CSS prints ProPhoto's matrix from primaries with more digits than are published.
    let tolerance = example.color.space == .prophotoRGB ? 1e-6 : 1e-9
    for channel in 0..<3 { #expect(abs(srgb[channel] - example.srgb[channel]) < tolerance) }
  }

  @Test func everySpaceHasACase() {
    #expect(Set(Self.cases.map(\.color.space)) == Set(ColorSpace.allCases))
  }

  /// `#75a7d1` in every other space, by ColorAide 8.
  @Test(arguments: [
    (ColorSpace.oklch, [0.7090009738, 0.0815881702, 244.6512618682]),
    (.oklab, [0.7090009738, -0.0349300788, -0.0737327547]),
    (.lab, [66.1558599031, -8.8112548277, -27.0653833877]),
    (.lch, [66.1558599031, 28.4635414094, 251.9671125796]),
    (.displayP3, [0.5009401694, 0.6495752955, 0.8045452191]),
    (.rec2020, [0.5763496032, 0.6644343123, 0.8127305482]),
    (.hsl, [207.3913043478, 50, 63.92156863]),
    (.hwb, [207.3913043478, 45.88235294, 18.03921569]),
    (.prophotoRGB, [0.5229717052, 0.5781691155, 0.7531232341]),
    (.a98RGB, [0.5199248416, 0.6489899311, 0.8089049497]),
    (.xyzD50, [0.3176312781, 0.3552562026, 0.4952995031]),
  ])
  func fromSRGB(space: ColorSpace, expected: [Double]) throws {
    let converted = try Color(css: "#75a7d1").components(in: space)
    // ColorAide has rounder primaries for ProPhoto.
    let tolerance = space == .prophotoRGB ? 1e-5 : 1e-6
    for channel in 0..<3 { #expect(abs(converted[channel] - expected[channel]) < tolerance) }
  }

  @Test(arguments: ColorSpace.allCases) func roundTripsThroughEverySpace(_ through: ColorSpace) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let color = Color(
        .srgb, .random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator),
        .random(in: 0...1, using: &generator), alpha: .random(in: 0...1, using: &generator))
      let back = color.converted(to: through).converted(to: .srgb)
      let error = (back.components - color.components)
      #expect(max(error.max(), -error.min()) < 1e-9)
      #expect(back.alpha == color.alpha)
    }
  }

  /// Twice over the encoded range, so that negative and super-white light keeps its sign and its size.
  @Test(arguments: [ColorSpace.displayP3, .a98RGB, .prophotoRGB, .rec2020, .srgbLinear])
  func transfersAreOddAndGrow(_ space: ColorSpace) {
    var last = -Double.infinity
    for step in -300...300 {
      let value = Double(step) / 200
      let light = Color(space, value, value, value).xyzD65.y
      let mirrored = Color(space, -value, -value, -value).xyzD65.y
      #expect(light > last)
      #expect(abs(light + mirrored) < 1e-12)
      last = light
    }
  }

  @Test(arguments: [ColorSpace.hsl, .hwb, .lch, .oklch]) func greysHaveNoHue(_ space: ColorSpace) {
    let grey = Color(.srgb, 0.5, 0.5, 0.5).converted(to: space)
    let red = Color(.srgb, 1, 0, 0).converted(to: space)
    let hue: KeyPath<Color, Double?> = space == .hsl || space == .hwb ? \.c0 : \.c2
    #expect(grey[keyPath: hue] == nil)
    #expect(red[keyPath: hue] != nil)
  }

  @Test func theSameSpaceKeepsWhatIsMissing() {
    let color = Color(.oklch, nil, 0.1, nil, alpha: 0.5)
    #expect(color.converted(to: .oklch) == color)
  }

  @Test func outOfGamutHSLStandsOpposite() {
    // More light than white: saturation would be negative.
    let color = Color(.srgb, 1.5, 1, 1)
    let hsl = color.converted(to: .hsl)
    #expect((hsl.c1 ?? -1) >= 0)
    let error = hsl.srgb - color.srgb
    #expect(max(error.max(), -error.min()) < 1e-9)
  }
}
