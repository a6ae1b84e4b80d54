import Colors
import Diagnostics

/// Measures pairs in the contexts that change something about them.
struct PairEvaluator {
  /// The most pairs × contexts that are measured.
  private static let limit = 1_000_000

  private let tokens: TokenSet
  private let file: PairFile
  private let exempt: Set<Int>
  private var palette: Palette
  private var tables: [Table] = []
  private var tableOfAxes: [AxisSet: Int] = [:]
  private(set) var results: [PairResult] = []
  private(set) var findings: [Finding] = []

  /// What stands in each context of a grid, worked out once for all pairs.
  private struct Table {
    let grid: ContextGrid
    /// By token.
    var foregrounds: [Int: [ShownColor?]] = [:]
    /// By `DeclaredPair.stack`.
    var grounds: [Int: [Ground?]] = [:]
  }

  /// What a pair's foreground stands on in one context.
  private enum Ground {
    /// What its stack comes to.
    case surface(ShownColor)
    /// Layers among which a field is seen, top to bottom.
    case layers([WorstCase.Layer])
  }

  /// What a foreground on a ground comes to.
  private struct Measure {
    var ratio: Double?
    var isMarginal = false
    var point: WorstPoint?
  }

  init(_ pairs: [DeclaredPair], of file: PairFile, exempt: Set<Int>, tokens: TokenSet) {
    self.tokens = tokens
    self.file = file
    self.exempt = exempt
    palette = Palette(tokens)
    for (index, pair) in pairs.enumerated() {
      guard evaluate(pair, index) else { break }
    }
  }

  /// False where there is too much to measure.
  private mutating func evaluate(_ pair: DeclaredPair, _ index: Int) -> Bool {
    guard let table = table(for: pair) else {
      findings.append(
        Finding(
          .contrastUndecided, .error,
          "this pair file comes to more than \(Self.limit) ratios; from this pair on, none is measured", at: pair.span,
          help: ["split the product, or pair fewer colours"]))
      return false
    }
    let foregrounds = foregrounds(of: pair, table)
    let grounds = grounds(of: pair, table)
    let grid = tables[table].grid
    let before = results.count
    for position in grid.contexts.indices {
      guard let foreground = foregrounds[position], let ground = grounds[position] else { continue }
      results.append(result(pair, index, foreground, ground, grid, position))
    }
    if results.count == before { checkThatTheyMeet(pair) }
    return true
  }

  private mutating func result(
    _ pair: DeclaredPair, _ index: Int, _ foreground: ShownColor, _ ground: Ground, _ grid: ContextGrid, _ position: Int
  ) -> PairResult {
    let context = grid.contexts[position]
    let isLarge = pair.kind == .text && isLarge(pair.style, in: context)
    let required = file.requirements.ratio(for: pair.kind, large: isLarge, in: context.choices)
    let measure = measure(foreground, on: ground, required, pair, context)
    let verdict: PairResult.Verdict =
      if exempt.contains(pair.foreground) {
        .exempt
      } else if let ratio = measure.ratio {
        ratio >= required ? .pass : .fail
      } else {
        .undecided
      }
    return PairResult(
      pair: index, grid: grid, position: position, ratio: measure.ratio, required: required, isLargeText: isLarge,
      verdict: verdict, isMarginal: measure.isMarginal, point: measure.point)
  }

  private mutating func measure(
    _ foreground: ShownColor, on ground: Ground, _ required: Double, _ pair: DeclaredPair, _ context: Context
  ) -> Measure {
    switch ground {
    case .surface(let surface):
      guard let ratio = Contrast(of: foreground, on: surface)?.ratio else { return Measure() }
      return Measure(ratio: ratio, isMarginal: isMarginal(ratio, required, pair, foreground, context))
    case .layers(let layers):
      guard let worst = WorstCase(of: foreground, over: layers) else { return Measure() }
      return Measure(
        ratio: worst.ratio, isMarginal: worst.isMarginal(required: required), point: WorstPoint(worst))
    }
  }

  /// Rounding to eight bits moves a ratio by less than a twentieth, so that most pairs need no second look.
  private mutating func isMarginal(
    _ ratio: Double, _ required: Double, _ pair: DeclaredPair, _ foreground: ShownColor, _ context: Context
  ) -> Bool {
    guard abs(ratio / required - 1) < 0.05, let layers = palette.layers(of: pair.surfaces, in: context) else {
      return false
    }
    return Contrast.isMarginal(foreground, over: layers, required: required)
  }

  /// Colours that never have a value in the same context are measured nowhere.
  private mutating func checkThatTheyMeet(_ pair: DeclaredPair) {
    let all = [pair.foreground] + pair.surfaces + (field(of: pair)?.tokens ?? [])
    // Where one has no value at all, a finding says why.
    guard all.allSatisfy({ tokens.tokens[$0].variants.contains { $0.value != nil } }) else { return }
    findings.append(
      Finding(
        .contrastPair, .error,
        "\(tokens.tokens[pair.foreground].path) and \(tokens.surfaceWords(of: pair)) never exist in the same context",
        at: pair.span))
  }
}

// MARK: - Tables

extension PairEvaluator {
  /// The table of the contexts that change the pair; nil where they are too many.
  private mutating func table(for pair: DeclaredPair) -> Int? {
    let axes = axes(of: pair)
    if let known = tableOfAxes[axes] {
      return results.count + tables[known].grid.contexts.count <= Self.limit ? known : nil
    }
    guard let count = ContextGrid.count(axes, of: tokens, limit: Self.limit), results.count + count <= Self.limit else {
      return nil
    }
    tableOfAxes[axes] = tables.count
    tables.append(Table(grid: ContextGrid(axes, of: tokens)))
    return tables.count - 1
  }

  private mutating func foregrounds(of pair: DeclaredPair, _ table: Int) -> [ShownColor?] {
    if let known = tables[table].foregrounds[pair.foreground] { return known }
    let colors = palette.composites(of: [pair.foreground], in: tables[table].grid.contexts)
    tables[table].foregrounds[pair.foreground] = colors
    return colors
  }

  private mutating func grounds(of pair: DeclaredPair, _ table: Int) -> [Ground?] {
    if let known = tables[table].grounds[pair.stack] { return known }
    let contexts = tables[table].grid.contexts
    let grounds: [Ground?]
    if let field = field(of: pair) {
      grounds = contexts.map { ground(of: pair, over: field, in: $0) }
      if pair.fieldPosition < pair.surfaces.count { checkThatItIsSeenThrough(field, of: pair, contexts) }
    } else {
      grounds = palette.composites(of: pair.surfaces, in: contexts).map { $0.map(Ground.surface) }
    }
    tables[table].grounds[pair.stack] = grounds
    return grounds
  }

  /// The field is not seen in every context: glass may turn solid.
  private mutating func ground(of pair: DeclaredPair, over field: PairFile.Field, in context: Context) -> Ground? {
    guard let layers = palette.layers(of: pair, over: field, in: context) else { return nil }
    let colors = layers.compactMap { if case .color(let color) = $0 { color } else { nil } }
    guard colors.count == layers.count else { return .layers(layers) }
    return ShownColor.composite(colors).map(Ground.surface)
  }

  /// What lies behind a field is seen only where that is translucent.
  private mutating func checkThatItIsSeenThrough(
    _ field: PairFile.Field, of pair: DeclaredPair, _ contexts: [Context]
  ) {
    let fields = contexts.compactMap { palette.field(field, in: $0) }
    guard !fields.isEmpty, fields.allSatisfy(\.isOpaque) else { return }
    let name = pair.field ?? ""
    let problem = PairProblem(
      message:
        "\(name) is a field that hides what lies behind it, and \(tokens.tokens[pair.surfaces[pair.fieldPosition]].path) does",
      span: pair.span, help: "put \(name) last: over goes from top to bottom")
    if !findings.contains(problem.finding) { findings.append(problem.finding) }
  }

  private func field(of pair: DeclaredPair) -> PairFile.Field? {
    pair.field.flatMap { file.fields[$0] ?? nil }
  }
}

// MARK: - Contexts

extension PairEvaluator {
  /// The modifiers that change the colours, or what is asked of them.
  private func axes(of pair: DeclaredPair) -> AxisSet {
    var result = AxisSet(tokens.tokens[pair.foreground].axes)
    for surface in pair.surfaces + (field(of: pair)?.tokens ?? []) {
      result.formUnion(AxisSet(tokens.tokens[surface].axes))
    }
    guard pair.kind == .text, let style = pair.style else {
      result.formUnion(file.requirements.axes(for: pair.kind, mayBeLarge: false))
      return result
    }
    let token = tokens.tokens[style]
    let sizes = Set(token.variants.compactMap { isLarge($0.value) })
    if sizes.count > 1 { result.formUnion(AxisSet(token.axes)) }
    result.formUnion(file.requirements.axes(for: pair.kind, mayBeLarge: sizes.contains(true)))
    return result
  }

  private func isLarge(_ style: Int?, in context: Context) -> Bool {
    guard let style else { return false }
    let token = tokens.tokens[style]
    return isLarge(token.variants[token.position(in: context)].value) ?? false
  }

  private func isLarge(_ value: TokenValue?) -> Bool? {
    guard case .typography(let style)? = value else { return nil }
    return file.largeText.isLarge(style)
  }
}
