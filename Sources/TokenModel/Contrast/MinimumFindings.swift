import Colors
import Diagnostics

/// Findings for pairs that fail, one for each literal that someone must change: pairs that one colour breaks are one
/// story.
struct MinimumFindings {
  /// How many other pairs a finding lists.
  private static let listed = 5

  private let tokens: TokenSet
  private let pairs: [DeclaredPair]
  private var palette: Palette

  init(_ pairs: [DeclaredPair], tokens: TokenSet) {
    self.tokens = tokens
    self.pairs = pairs
    palette = Palette(tokens)
  }

  /// In the order in which the literals first break a pair.
  mutating func findings(for results: [PairResult]) -> [Finding] {
    var order: [Span] = []
    var groups: [Span: [PairResult]] = [:]
    for result in results where result.verdict == .fail {
      let origin = ColorOrigin(of: pairs[result.pair].foreground, in: result.context, tokens)
      if groups[origin.span] == nil { order.append(origin.span) }
      groups[origin.span, default: []].append(result)
    }
    return order.compactMap { span in groups[span].flatMap { finding($0) } }
  }

  private mutating func finding(_ group: [PairResult]) -> Finding? {
    guard let worst = group.min(by: { shortfall($0) < shortfall($1) }) else { return nil }
    let pair = pairs[worst.pair]
    let origin = ColorOrigin(of: pair.foreground, in: worst.context, tokens)
    return Finding(
      .contrastMinimum, .error, "\(story(worst)); \(demand(worst))", at: origin.span,
      symbol: tokens.tokens[origin.owner].path, labels: labels(worst, origin), notes: notes(worst, in: group),
      help: help(worst, origin))
  }

  /// How far a result is from what it needs: the less, the worse.
  private func shortfall(_ result: PairResult) -> Double { (result.ratio ?? 0) / result.required }
}

// MARK: - Words

extension MinimumFindings {
  /// "text.muted on surface.raised is 3.91:1 in dark".
  private func story(_ result: PairResult) -> String {
    let pair = pairs[result.pair]
    let ratio = WCAG.words(result.ratio ?? 0, against: result.required)
    return "\(tokens.tokens[pair.foreground].path) on \(tokens.surfaceWords(of: pair)) is \(ratio):1\(place(result))"
  }

  /// " in dark"; nothing where the pair is the same everywhere.
  private func place(_ result: PairResult) -> String {
    result.axes.isEmpty ? "" : " in \(tokens.words(for: result.context, over: result.axes))"
  }

  private func demand(_ result: PairResult) -> String {
    let pair = pairs[result.pair]
    let what =
      switch pair.kind {
      case .graphic: "a graphic"
      case .text: result.isLargeText ? "large text" : "body text"
      }
    return "\(what) needs \(WCAG.words(required: result.required)):1"
  }

  private func labels(_ result: PairResult, _ origin: ColorOrigin) -> [Finding.Label] {
    let pair = pairs[result.pair]
    var labels = origin.steps.map { step in
      Finding.Label(
        step.span, "\(tokens.tokens[step.to].path) is what \(tokens.tokens[step.from].path) uses\(place(result))")
    }
    let surface = ColorOrigin(of: pair.surfaces[0], in: result.context, tokens)
    if surface.span != origin.span {
      labels.append(Finding.Label(surface.span, "\(tokens.tokens[pair.surfaces[0]].path)\(place(result))"))
    }
    labels.append(Finding.Label(pair.span, "the pair"))
    return labels
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
    guard let (foreground, surface) = colors(result), let contrast = Contrast(of: foreground, on: surface)
    else { return nil }
    let shown = foreground.composited(over: surface)
    let screens =
      contrast.displayP3 < contrast.srgb
      ? " on a wide-gamut screen; on sRGB it is \(WCAG.words(contrast.srgb, against: result.required)):1" : ""
    return "it is \(shown.hex) on \(surface.hex)\(screens)"
  }

  /// The foreground, and what its surface comes to.
  private mutating func colors(_ result: PairResult) -> (ShownColor, ShownColor)? {
    let pair = pairs[result.pair]
    guard let foreground = palette.color(of: pair.foreground, in: result.context),
      let surface = palette.layers(of: pair.surfaces, in: result.context).flatMap(ShownColor.composite)
    else { return nil }
    return (foreground, surface)
  }

  private mutating func help(_ result: PairResult, _ origin: ColorOrigin) -> [String] {
    let pair = pairs[result.pair]
    guard let (foreground, surface) = colors(result) else { return [] }
    let isLighter = foreground.composited(over: surface).luminance(on: .srgb) > surface.luminance(on: .srgb)
    let (own, other) = isLighter ? ("lighter", "darker") : ("darker", "lighter")
    let owner = tokens.tokens[origin.owner].path
    return ["make \(owner) \(own)\(place(result)), or \(tokens.tokens[pair.surfaces[0]].path) \(other)"]
  }
}
