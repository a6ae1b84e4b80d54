import Colors
import Diagnostics

/// Findings for pairs that fail, one for each literal that someone must change: pairs that one colour breaks are one
/// story.
///
/// A failing pair has two colours at least, and which of them went wrong is not written anywhere. The one that breaks
/// the most pairs is blamed: a surface that no text passes on any more, a text that fails on surface after surface. The
/// text or graphic where that decides nothing.
struct MinimumFindings {
  /// How many other pairs a finding lists.
  private static let listed = 5

  private let tokens: TokenSet
  private let pairs: [DeclaredPair]
  private var palette: Palette

  /// A failing result with the token that is blamed, and where its value comes from.
  private struct Failure {
    let result: PairResult
    let token: Int
    let origin: ColorOrigin
  }

  init(_ pairs: [DeclaredPair], tokens: TokenSet) {
    self.tokens = tokens
    self.pairs = pairs
    palette = Palette(tokens)
  }

  /// In the order in which the literals first break a pair.
  mutating func findings(for results: [PairResult]) -> [Finding] {
    let failing = results.filter { $0.verdict == .fail }
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
    return order.compactMap { span in groups[span].flatMap { finding($0) } }
  }

  /// The first of the colours that break the most.
  private func blame(_ result: PairResult, _ broken: [Span: Int]) -> Failure {
    let foreground = pairs[result.pair].foreground
    var worst = Failure(result: result, token: foreground, origin: origin(foreground, result))
    for surface in pairs[result.pair].surfaces {
      let origin = origin(surface, result)
      if broken[origin.span, default: 0] > broken[worst.origin.span, default: 0] {
        worst = Failure(result: result, token: surface, origin: origin)
      }
    }
    return worst
  }

  /// The text or graphic, then its surfaces from top to bottom.
  private func colors(of result: PairResult) -> [Int] {
    [pairs[result.pair].foreground] + pairs[result.pair].surfaces
  }

  private func origin(_ token: Int, _ result: PairResult) -> ColorOrigin {
    ColorOrigin(of: token, in: result.context, tokens)
  }

  private mutating func finding(_ group: [Failure]) -> Finding? {
    guard let worst = group.min(by: { shortfall($0.result) < shortfall($1.result) }) else { return nil }
    return Finding(
      .contrastMinimum, .error, "\(story(worst.result)); \(demand(worst.result))", at: worst.origin.span,
      symbol: tokens.tokens[worst.origin.owner].path, labels: labels(worst),
      notes: notes(worst.result, in: group.map(\.result)), help: help(worst))
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

  private func labels(_ failure: Failure) -> [Finding.Label] {
    let place = place(failure.result)
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
    guard let (foreground, surface) = shown(result), let contrast = Contrast(of: foreground, on: surface)
    else { return nil }
    let shown = foreground.composited(over: surface)
    let screens =
      contrast.displayP3 < contrast.srgb
      ? " on a wide-gamut screen; on sRGB it is \(WCAG.words(contrast.srgb, against: result.required)):1" : ""
    return "it is \(shown.hex) on \(surface.hex)\(screens)"
  }

  /// The foreground, and what its surface comes to.
  private mutating func shown(_ result: PairResult) -> (ShownColor, ShownColor)? {
    let pair = pairs[result.pair]
    guard let foreground = palette.color(of: pair.foreground, in: result.context),
      let surface = palette.layers(of: pair.surfaces, in: result.context).flatMap(ShownColor.composite)
    else { return nil }
    return (foreground, surface)
  }

  private mutating func help(_ failure: Failure) -> [String] {
    let pair = pairs[failure.result.pair]
    guard let (foreground, surface) = shown(failure.result) else { return [] }
    let isLighter = foreground.composited(over: surface).luminance(on: .srgb) > surface.luminance(on: .srgb)
    let isForeground = failure.token == pair.foreground
    let owner = tokens.tokens[failure.origin.owner].path
    let partner = tokens.tokens[isForeground ? pair.surfaces[0] : pair.foreground].path
    let own = change(isForeground ? foreground : surface, lighter: isLighter == isForeground)
    let other = change(isForeground ? surface : foreground, lighter: isLighter != isForeground)
    let ways = [
      own.map { "\(owner) \($0)\(place(failure.result))" }, other.map { "\(partner) \($0)" },
    ].compactMap { $0 }
    return ways.isEmpty ? [] : ["make \(ways.joined(separator: ", or "))"]
  }

  /// Which way a colour must go; nil where it has gone all the way.
  private func change(_ color: ShownColor, lighter: Bool) -> String? {
    if color.alpha == 0 { return "opaque" }
    let luminance = color.luminance(on: .srgb)
    return lighter ? (luminance < 1 ? "lighter" : nil) : (luminance > 0 ? "darker" : nil)
  }
}
