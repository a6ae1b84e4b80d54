import Colors
import Diagnostics

/// Findings for pairs that fail, one for each literal that someone must change: pairs that one colour breaks are one
/// story.
///
/// A failing pair has two colours at least, and which of them went wrong is not written anywhere. The one that breaks
/// the most pairs is blamed: a surface that no text passes on any more, a text that fails on surface after surface. The
/// text or graphic where that decides nothing.
struct MinimumFindings {
  typealias Failure = RepairAdvice.Failure

  /// How many other pairs a finding lists.
  private static let listed = 5

  private let tokens: TokenSet
  private let pairs: [DeclaredPair]
  private let fields: [String: PairFile.Field?]
  private let source: (Span) -> String
  private var palette: Palette
  private var origins: OriginTable

  /// `source`: the text at a place of the token files.
  init(
    _ pairs: [DeclaredPair], over fields: [String: PairFile.Field?], tokens: TokenSet,
    source: @escaping (Span) -> String
  ) {
    self.tokens = tokens
    self.pairs = pairs
    self.fields = fields
    self.source = source
    palette = Palette(tokens)
    origins = OriginTable(tokens)
  }

  /// In the order in which the literals first break a pair.
  mutating func findings(for results: [PairResult]) -> [Finding] {
    let failing = results.filter { $0.verdict == .fail && !hasFaultyColor($0) }
    guard !failing.isEmpty else { return [] }
    var broken: [Span: Int] = [:]
    for result in failing {
      for span in Set(colors(of: result).map { origin($0, result).span }) { broken[span, default: 0] += 1 }
    }
    var order: [Span] = []
    var groups: [Span: [Failure]] = [:]
    for result in failing {
      let failure = blame(result, broken)
      if groups[failure.origin.span] == nil { order.append(failure.origin.span) }
      groups[failure.origin.span, default: []].append(failure)
    }
    let shown = failing.map { origin(pairs[$0.pair].foreground, $0).span }
    let finder = UseFinder(
      Set(order + shown), pairs: pairs, results: results, fields: fields, tokens: tokens, origins: origins)
    var advice = RepairAdvice(pairs, tokens: tokens, finder: finder, source: source)
    return order.compactMap { span in groups[span].flatMap { finding($0, &advice) } }
  }

  /// Whether a colour of it lies beyond its range: a finding of its own tells of that, and it will change.
  private mutating func hasFaultyColor(_ result: PairResult) -> Bool {
    colors(of: result).contains { token in
      guard case .color(let color)? = tokens.tokens[token].value(in: result.context) else { return false }
      return color.isBeyondRange
    }
  }

  /// The first of the colours that break the most.
  private mutating func blame(_ result: PairResult, _ broken: [Span: Int]) -> Failure {
    let foreground = pairs[result.pair].foreground
    var worst = Failure(result: result, token: foreground, origin: origin(foreground, result))
    for surface in colors(of: result).dropFirst() {
      let origin = origin(surface, result)
      if broken[origin.span, default: 0] > broken[worst.origin.span, default: 0] {
        worst = Failure(result: result, token: surface, origin: origin)
      }
    }
    return worst
  }

  /// The text or graphic, then its surfaces from top to bottom, then what its field is made of, as far as they are seen.
  private mutating func colors(of result: PairResult) -> [Int] {
    let pair = pairs[result.pair]
    let seen = palette.visible(pair, over: pair.field.flatMap { fields[$0] ?? nil }, in: result.context)
    return [pair.foreground] + seen.surfaces + (seen.field ? fieldTokens(of: result) : [])
  }

  /// Of a field's colours, the one that gives the worst point, if one alone does: the others are not to blame.
  private func fieldTokens(of result: PairResult) -> [Int] {
    let all = pairs[result.pair].fieldTokens
    guard let worst = result.worst, case .stop = worst.occurs else { return all }
    return all.filter { token in
      guard case .color(let color)? = tokens.tokens[token].value(in: result.context) else { return true }
      return ShownColor(color).hex == worst.backdrop.hex
    }
  }

  private mutating func origin(_ token: Int, _ result: PairResult) -> ColorOrigin {
    origins.origin(of: token, in: result.context)
  }

  private mutating func finding(_ group: [Failure], _ advice: inout RepairAdvice) -> Finding? {
    guard let worst = group.min(by: { reached($0.result) < reached($1.result) }) else { return nil }
    let others = others(group)
    let literals = Set(others.map(\.origin.span))
    var isWhole = true
    for failure in group {
      let span = origin(pairs[failure.result.pair].foreground, failure.result).span
      if !literals.contains(span) { isWhole = false }
    }
    let (help, fixes) = advice.advice(for: worst, others: others, areWhole: isWhole)
    return Finding(
      .contrastMinimum, .error, "\(story(worst.result)); \(demand(worst.result))", at: worst.origin.span,
      symbol: tokens.tokens[worst.origin.owner].path, labels: labels(worst),
      notes: notes(worst.result, in: group.map(\.result)), help: help, fixes: fixes)
  }

  /// What stands on the surface that is blamed, once for each literal; the surface's own colour is none of these.
  private mutating func others(_ group: [Failure]) -> [Failure] {
    var seen: Set<Span> = []
    var others: [Failure] = []
    for failure in group where failure.token != pairs[failure.result.pair].foreground {
      let foreground = pairs[failure.result.pair].foreground
      let origin = origin(foreground, failure.result)
      guard origin.span != failure.origin.span, seen.count < Self.listed, seen.insert(origin.span).inserted else {
        continue
      }
      others.append(Failure(result: failure.result, token: foreground, origin: origin))
    }
    return others
  }

  /// How much of what it needs a result has: the less, the worse.
  private func reached(_ result: PairResult) -> Double { (result.ratio ?? 0) / result.required }
}

// MARK: - Words

extension MinimumFindings {
  /// "text.muted on surface.raised is 3.91:1 in dark".
  private func story(_ result: PairResult) -> String {
    let pair = pairs[result.pair]
    let ratio = WCAG.words(result.ratio ?? 0, against: result.required)
    return
      "\(tokens.tokens[pair.foreground].path) on \(tokens.surfaceWords(of: pair)) is \(ratio):1\(tokens.place(of: result))"
  }

  private func demand(_ result: PairResult) -> String {
    let pair = pairs[result.pair]
    return "\(pair.kind.words(isLarge: result.isLargeText)) needs \(WCAG.words(required: result.required)):1"
  }

  private mutating func labels(_ failure: Failure) -> [Finding.Label] {
    let place = tokens.place(of: failure.result)
    var labels = failure.origin.steps.map { step in
      Finding.Label(
        step.span, "\(tokens.tokens[step.to].path) is what \(tokens.tokens[step.from].path) uses\(place)")
    }
    // The other colour that meets the eye: the surface, or what stands on it.
    let pair = pairs[failure.result.pair]
    let other = failure.token == pair.foreground ? pair.surfaces[0] : pair.foreground
    let span = origin(other, failure.result).span
    if span != failure.origin.span { labels.append(Finding.Label(span, "\(tokens.tokens[other].path)\(place)")) }
    labels.append(Finding.Label(pair.span, "the pair"))
    if let literal = fieldLiteral(of: failure.result) { labels.append(literal) }
    return labels
  }

  /// Of a field that lists colours of its own, the one that gives the worst point.
  private func fieldLiteral(of result: PairResult) -> Finding.Label? {
    guard let name = pairs[result.pair].field, let field = fields[name] ?? nil, let worst = result.worst else {
      return nil
    }
    guard case .stop = worst.occurs else { return nil }
    for case .literal(let color, let span) in field.grounds where ShownColor(color).hex == worst.backdrop.hex {
      return Finding.Label(span, "the colour of \(name) that gives the worst point")
    }
    return nil
  }

  private mutating func notes(_ worst: PairResult, in group: [PairResult]) -> [String] {
    var notes: [String] = []
    if let values = values(worst) { notes.append(values) }
    if worst.isMarginal { notes.append("rounded to eight bits it would pass, which is too near to rely on") }
    let others = group.filter { $0.pair != worst.pair || $0.position != worst.position }
    for result in others.prefix(Self.listed) {
      notes.append("also \(story(result)), needs \(WCAG.words(required: result.required)):1")
    }
    if others.count > Self.listed { notes.append("and \(others.count - Self.listed) more") }
    return notes
  }

  /// "it is #8a929c on #1b2430", as they are composited; and which screen it is, where they differ.
  private mutating func values(_ result: PairResult) -> String? {
    if let worst = result.worst, let field = pairs[result.pair].field { return WorstWords(worst, field).words(result) }
    guard let (foreground, surface) = palette.shown(result, of: pairs[result.pair]),
      let contrast = Contrast(of: foreground, on: surface)
    else { return nil }
    let shown = foreground.composited(over: surface)
    let screens =
      contrast.displayP3 < contrast.srgb
      ? " on a wide-gamut screen; on sRGB it is \(WCAG.words(contrast.srgb, against: result.required)):1" : ""
    return "it is \(shown.hex) on \(surface.hex)\(screens)"
  }
}
