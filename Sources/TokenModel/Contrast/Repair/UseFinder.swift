import Colors
import Diagnostics

/// Finds every place where a literal's colour is shown, among the pairs that were measured.
struct UseFinder {
  private let tokens: TokenSet
  private let pairs: [DeclaredPair]
  private let fields: [String: PairFile.Field?]
  private let results: [PairResult]
  private var origins: OriginTable
  private var palette: Palette
  /// Results by the literals that they show.
  private var index: [Span: [Int]] = [:]

  /// `literals`: those that will be asked for.
  init(
    _ literals: Set<Span>, pairs: [DeclaredPair], results: [PairResult], fields: [String: PairFile.Field?],
    tokens: TokenSet, origins: OriginTable
  ) {
    self.tokens = tokens
    self.pairs = pairs
    self.fields = fields
    self.results = results
    self.origins = origins
    palette = Palette(tokens)
    for (position, result) in results.enumerated() where result.verdict == .pass || result.verdict == .fail {
      let pair = pairs[result.pair]
      var shown: Set<Span> = []
      for token in [pair.foreground] + pair.surfaces + pair.fieldTokens {
        let span = self.origins.origin(of: token, in: result.context).span
        if literals.contains(span), shown.insert(span).inserted { index[span, default: []].append(position) }
      }
    }
  }

  /// `written`: the literal's colour.
  mutating func uses(of literal: Span, written: ShownColor) -> LiteralUses {
    var uses = LiteralUses()
    for position in index[literal] ?? [] where !uses.isBeyondSearch {
      let result = results[position]
      guard let recheck = recheck(result, literal, written) else {
        uses.giveUp()
        break
      }
      guard recheck.foreground == nil || recheck.parts.contains(where: \.isOpen) else { continue }
      uses.add(recheck, recheck.demand(of: written), from: result)
    }
    return uses
  }

  /// Other colour tokens that take their value from the literal, in any context: they change with it.
  mutating func tokens(from literal: Span) -> [Int] {
    tokens.tokens.indices.filter { position in
      let token = tokens.tokens[position]
      guard token.type == .color else { return false }
      return tokens.contexts(over: token.axes).contains { origins.origin(of: position, in: $0).span == literal }
    }
  }

  /// Whether it is the text or graphic of a pair that has the literal's colour.
  mutating func isForeground(_ literal: Span, in result: PairResult) -> Bool {
    origins.origin(of: pairs[result.pair].foreground, in: result.context).span == literal
  }

  // MARK: - One pair again

  /// nil where a candidate's place in it is not known.
  private mutating func recheck(_ result: PairResult, _ literal: Span, _ written: ShownColor) -> Recheck? {
    let pair = pairs[result.pair]
    let context = result.context
    guard let foreground = palette.color(of: pair.foreground, in: context) else { return nil }
    var parts: [Recheck.Part] = []
    for position in 0...pair.surfaces.count {
      if position == pair.fieldPosition, let name = pair.field, let field = fields[name] ?? nil {
        guard let part = part(field, of: pair, literal, written, context) else { return nil }
        parts.append(part)
      }
      guard position < pair.surfaces.count else { break }
      guard let color = palette.color(of: pair.surfaces[position], in: context) else { return nil }
      let isLiteral = origins.origin(of: pair.surfaces[position], in: context).span == literal
      parts.append(isLiteral ? .literal : .fixed(.color(color)))
      if color.isOpaque { break }
    }
    let isLiteral = origins.origin(of: pair.foreground, in: context).span == literal
    return Recheck(foreground: isLiteral ? nil : foreground, parts: parts, required: result.required)
  }

  private mutating func part(
    _ field: PairFile.Field, of pair: DeclaredPair, _ literal: Span, _ written: ShownColor, _ context: Context
  ) -> Recheck.Part? {
    let shows = pair.fieldTokens.contains { origins.origin(of: $0, in: context).span == literal }
    guard shows else { return palette.field(field, in: context).map { .fixed(.field($0)) } }
    switch field {
    case .gradient(let token, nil):
      guard case .gradient(let stops)? = tokens.tokens[token].value(in: context) else { return nil }
      let colors = stops.map { ShownColor($0.color) }
      return .gradient(colors.map { $0 == written ? nil : $0 }, hard: stops.hardStops)
    case .gradient(let token, let space?):
      guard !written.isWide, case .gradient(let stops)? = tokens.tokens[token].value(in: context) else { return nil }
      return .curve(
        stops.map { ShownColor($0.color) == written ? nil : $0.color }, in: space, hard: stops.hardStops)
    case .colors(let grounds): return .colors(grounds.map { open($0, literal, context) })
    case .between(let a, let b): return .between(open(a, literal, context), open(b, literal, context))
    case .anything: return nil
    }
  }

  /// nil for the literal's.
  private mutating func open(_ ground: PairFile.Field.Ground, _ literal: Span, _ context: Context) -> ShownColor? {
    switch ground {
    case .literal(let color, _): return ShownColor(color)
    case .token(let token):
      let isLiteral = origins.origin(of: token, in: context).span == literal
      return isLiteral ? nil : palette.color(of: token, in: context)
    }
  }
}

extension Recheck.Part {
  /// Whether a candidate takes a place in it.
  fileprivate var isOpen: Bool {
    switch self {
    case .fixed: false
    case .literal: true
    case .gradient(let colors, _), .colors(let colors): colors.contains { $0 == nil }
    case .curve(let colors, _, _): colors.contains { $0 == nil }
    case .between(let a, let b): a == nil || b == nil
    }
  }
}
