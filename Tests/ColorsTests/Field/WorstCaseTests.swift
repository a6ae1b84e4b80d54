import Colors
import Testing

struct WorstCaseTests {
  /// A wide text over blends of sRGB, which a wide screen shows darker than what lies between the stops there: by 200,001
  /// samples.
  @Test(arguments: [true, false]) func blendsOfSRGBOnAWideScreen(isGradient: Bool) throws {
    let stops = [try shown("#dc29e3"), try shown("#267804")]
    let worst = try #require(
      WorstCase(
        of: try shown("color(display-p3 0 0 1)"),
        over: [
          .color(try shown("rgb(209 157 52 / 0.1)")), .field(isGradient ? .gradient(stops) : .colors(stops)),
        ]))
    #expect(worst.ratio <= 1.38801 && worst.ratio > 1.3878)
    #expect(worst.screen == .displayP3)
  }

  /// A gradient of two stops under layers, top to bottom; the least ratio along it by 200,001 samples and golden
  /// section, over the whole hull by an independent solver, over the box of its stops, and over anything. The last two
  /// are bounds that need not be the least where the text is translucent.
  struct Answer: Sendable, CustomTestStringConvertible {
    var text: String
    var layers: [String]
    var stops: [String]
    var least: Double
    var box: Double
    var anything: Double
    var flips = false

    var testDescription: String { "\(text) over \(layers + stops)" }
  }

  @Test(arguments: [
    Answer(
      text: "#757575", layers: [], stops: ["#000000", "#ffffff"], least: 1, box: 1, anything: 1, flips: true),
    Answer(
      text: "#000000", layers: [], stops: ["#ff3b30", "#007aff"], least: 3.83258662, box: 1.66826593, anything: 1),
    Answer(
      text: "#000000", layers: ["rgb(255 255 255 / .3)"], stops: ["#ff0000", "#0080ff"], least: 5.76594179,
      box: 2.46477912, anything: 2.46477912),
    Answer(
      text: "#1a1a8c", layers: ["rgb(255 255 255 / .5)"], stops: ["#0000ff", "#4b4b4b"], least: 4.08550011,
      box: 3.5119554, anything: 3.36278859),
    Answer(
      text: "rgb(0 0 0 / .8)", layers: ["rgb(255 255 255 / .7)"], stops: ["#ff9500", "#5856d6"], least: 9.32490095,
      box: 8.30355869, anything: 5.99229663),
    Answer(
      text: "#1c1c1e", layers: ["rgb(255 255 255 / .35)", "rgb(242 242 247 / .5)"], stops: ["#34c759", "#af52de"],
      least: 10.7260173, box: 9.43366601, anything: 7.15697202),
    Answer(
      text: "#000000", layers: ["rgb(255 255 255 / .45)"], stops: ["#000000", "#ffffff"], least: 4.41289872,
      box: 4.41289872, anything: 4.41289872),
    Answer(
      text: "#ffffff", layers: ["rgb(0 0 0 / .652)"], stops: ["#000000", "#ffffff"], least: 7.03306799,
      box: 7.03306799, anything: 7.03306799),
    Answer(
      text: "#cfd148", layers: ["rgb(250 7 79 / .333)"], stops: ["#8d0dbe", "#106916"], least: 3.8016854,
      box: 3.01114623, anything: 1.07920434),
    // Under half a white, the darker of two backdrops gives the lighter surface.
    Answer(
      text: "#000000", layers: ["rgb(255 255 255 / .5)"], stops: ["#0000ff", "#4b4b4b"], least: 6.41574740,
      box: 5.51506990838718, anything: 5.28082280964465),
  ])
  func twoStops(_ answer: Answer) throws {
    let text = try shown(answer.text)
    let layers = try answer.layers.map { WorstCase.Layer.color(try shown($0)) }
    let stops = try answer.stops.map(shown)
    func worst(_ field: Field) throws -> WorstCase {
      try #require(WorstCase(of: text, over: layers + [.field(field)]))
    }
    let along = try worst(.gradient(stops))
    #expect(abs(along.ratio - answer.least) < 1e-6)
    #expect(along.isFlip == answer.flips)
    #expect(along.alongGradient == nil)
    #expect(abs(try worst(.colors(stops)).ratio - answer.least) < 1e-6)
    let (box, anything) = try (worst(.between(stops[0], stops[1])).ratio, worst(.anything).ratio)
    #expect(box >= answer.box - 1e-6 && box <= along.ratio)
    #expect(anything >= answer.anything - 1e-6 && anything <= box)
    if text.isOpaque {
      #expect(abs(box - answer.box) < 1e-6)
      #expect(abs(anything - answer.anything) < 1e-6)
    }
  }

  /// By 400,001 samples of a line, or as many random points of a hull, and a random walk down from the best.
  @Test(arguments: [
    ("rgb(0 0 0 / .8)", ["rgb(255 255 255 / .4)"], ["#ff0000", "#0080ff"], 5.63581538880567),
    ("rgb(0 0 0 / .6)", [], ["#ff0000", "#0080ff", "#00c040"], 2.2151479546295447),
    ("rgb(255 255 255 / .7)", ["rgb(0 0 0 / .5)"], ["#ff9500", "#34c759", "#5856d6"], 4.454069880208327),
    ("rgb(255 255 255 / .5)", [], ["#202040", "#301010", "#004000"], 4.161226855854663),
    (
      "rgb(60 60 67 / .6)", ["rgb(242 242 247 / .8)"], ["#34c759", "#af52de", "#ff3b30", "#ffcc00"], 2.9699420101877494
    ),
    ("rgb(0 0 255 / .5)", [], ["#ffe0c0", "#c0ffe0", "#e0c0ff"], 2.7367971422990336),
    ("rgb(207 209 72 / .85)", ["rgb(250 7 79 / .333)"], ["#8d0dbe", "#106916"], 2.9922147261779286),
    ("rgb(0 0 0 / .8)", ["rgb(255 255 255 / .7)"], [], 7.389746931467419),
    ("rgb(255 255 255 / .8)", ["rgb(0 0 0 / .65)"], [], 5.17902227254321),
    ("rgb(255 255 255 / .6)", ["rgb(48 32 106 / .8)"], [], 3.842618177515924),
  ])
  func translucentTextMovesWithItsSurface(_ text: String, over layers: [String], stops: [String], least: Double) throws
  {
    let field = stops.isEmpty ? Field.anything : .colors(try stops.map(shown))
    let worst = try #require(
      try WorstCase(of: shown(text), over: layers.map { .color(try shown($0)) } + [.field(field)]))
    #expect(worst.ratio <= least * (1 + 1e-12))
    #expect(worst.ratio >= least * (1 - 1e-7))
  }

  @Test func theDarkestPointOfAGradientLiesBetweenItsStops() throws {
    let (black, stops) = (try shown("#000000"), try ["#ff0000", "#0080ff"].map(shown))
    let worst = try #require(WorstCase(of: black, over: [.field(.gradient(stops))]))
    #expect(abs(worst.ratio - 2.9504510794780967) < 1e-6)
    for stop in stops { #expect(try #require(Contrast(of: black, on: stop)).ratio > 5.25) }
    guard case .between(0, let t) = worst.occurs else {
      Issue.record("\(worst.occurs)")
      return
    }
    #expect(abs(t - 0.485535) < 1e-5)
    #expect(worst.backdrop.hex == "#833e7c" && worst.surface == worst.backdrop && worst.text == black)
  }

  @Test func aBlurOfAGradientMayComeToLess() throws {
    let stops = try ["#ff0000", "#ffffff", "#0080ff"].map(shown)
    let worst = try #require(WorstCase(of: shown("#000000"), over: [.field(.gradient(stops))]))
    #expect(worst.occurs == .blend && abs(worst.ratio - 2.9504510794780967) < 1e-6)
    #expect(abs(try #require(worst.alongGradient) - 5.252) < 1e-9)
    // Where the text's luminance lies between two stops, the gradient itself passes it.
    let grey = try #require(WorstCase(of: shown("#909090"), over: [.field(.gradient(stops))]))
    #expect(grey.isFlip && grey.ratio == 1 && grey.alongGradient == nil && grey.occurs != .blend)
    #expect(abs(grey.surface.luminance(on: .srgb) - grey.text.luminance(on: .srgb)) < 1e-12)
  }

  /// `#000000` fading out over `#00ff00`, and into another colour, where it matters whether stops are premultiplied.
  @Test func translucentStops() throws {
    let green = WorstCase.Layer.color(try shown("#00ff00"))
    let fade = Field.gradient([try shown("rgb(0 0 0 / .8)"), try shown("rgb(0 0 0 / 0)")])
    let onFade = try #require(WorstCase(of: shown("#ffffff"), over: [.field(fade), green]))
    #expect(onFade.occurs == .stop(1) && abs(onFade.ratio - 1.3721902770517515) < 1e-9)
    let turn = Field.gradient([try shown("rgb(255 0 0 / .9)"), try shown("rgb(0 0 255 / .1)")])
    let onTurn = try #require(WorstCase(of: shown("#000000"), over: [.field(turn), green]))
    for t in stride(from: 0.0, through: 1, by: 1.0 / 64) {
      let alpha = 0.9 - 0.8 * t
      let weight = 0.1 * t / alpha
      for share in [t, weight] {
        let stop = ShownColor(Color(.srgb, 1 - share, 0, share, alpha: alpha))
        let there = try #require(WorstCase(of: shown("#000000"), over: [.color(stop), green]))
        #expect(onTurn.ratio <= there.ratio)
      }
    }
  }

  @Test func colorsAloneGiveTheirContrast() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let colors = (0..<4).map { layer in
        ShownColor(
          Color(
            Bool.random(using: &generator) ? .srgb : .displayP3, .random(in: 0...1, using: &generator),
            .random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator),
            alpha: layer == 3 ? 1 : .random(in: 0...1, using: &generator)))
      }
      let worst = try #require(WorstCase(of: colors[0], over: colors[1...].map(WorstCase.Layer.color)))
      let surface = try #require(ShownColor.composite(Array(colors[1...])))
      #expect(worst.ratio == Contrast(of: colors[0], on: surface)?.ratio)
      #expect(worst.surface == surface && worst.occurs == .declared && !worst.isFlip)
    }
  }

  @Test func nothingIsKnownWhereAnythingShinesThrough() throws {
    let (text, glass) = (try shown("#000000"), try shown("rgb(255 255 255 / .5)"))
    let open = Field.gradient([try shown("#ffffff"), glass])
    #expect(WorstCase(of: text, over: []) == nil)
    #expect(WorstCase(of: text, over: [.color(glass), .field(open)]) == nil)
    #expect(WorstCase(of: text, over: [.field(.colors([]))]) == nil)
    #expect(WorstCase(of: text, over: [.field(open), .field(.anything)]) != nil)
  }

  @Test func textThatCannotBeSeen() throws {
    let worst = try #require(WorstCase(of: shown("rgb(0 0 0 / 0)"), over: [.field(.anything)]))
    #expect(worst.ratio == 1 && !worst.isFlip)
  }

  /// A stack of 512 combinations of 16 and 8 corners, and one of more than can be followed.
  @Test func manyCombinations() throws {
    let glass = Field.between(try shown("rgb(255 255 255 / .7)"), try shown("rgb(240 240 240 / .8)"))
    let one = try #require(WorstCase(of: shown("#000000"), over: [.field(glass), .field(.anything)]))
    let least = try #require(
      WorstCase(of: shown("#000000"), over: [.color(shown("rgb(240 240 240 / .7)")), .color(shown("#000000"))]))
    #expect(one.ratio == least.ratio && one.occurs == .declared)
    let many = try #require(
      WorstCase(of: shown("#000000"), over: [.field(glass), .field(glass), .field(glass), .field(.anything)]))
    #expect(many.ratio > one.ratio && many.occurs == .blend)
  }

  @Test func roundingThatTurnsTheVerdict() throws {
    let layers: [WorstCase.Layer] = [
      .color(try shown("rgb(255 255 255 / .3)")), .color(try shown("rgb(255 255 255 / .3)")),
      .field(.colors([try shown("#000000"), try shown("#000000")])),
    ]
    let worst = try #require(WorstCase(of: shown("#ffffff"), over: layers))
    // 3.8403 exactly, 3.842944955 when every composite is rounded.
    #expect(worst.isMarginal(required: 3.842) && !worst.isMarginal(required: 3) && !worst.isMarginal(required: 4.5))
  }
}

func shown(_ css: String) throws -> ShownColor { ShownColor(try Color(css: css)) }
