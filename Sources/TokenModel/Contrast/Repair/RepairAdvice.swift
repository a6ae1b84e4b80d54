import Colors
import Diagnostics

/// What to do about a literal that breaks pairs: the nearest colour that passes, with a fix that writes it; the proof that
/// there is none; or the way to go.
struct RepairAdvice {
  /// A failing result with the token that is blamed, and where its value comes from.
  struct Failure {
    let result: PairResult
    let token: Int
    let origin: ColorOrigin
  }

  private let tokens: TokenSet
  private let pairs: [DeclaredPair]
  /// The text at a place of the token files.
  private let source: (Span) -> String
  private var finder: UseFinder
  private var palette: Palette

  init(_ pairs: [DeclaredPair], tokens: TokenSet, finder: UseFinder, source: @escaping (Span) -> String) {
    self.tokens = tokens
    self.pairs = pairs
    self.source = source
    self.finder = finder
    palette = Palette(tokens)
  }

  mutating func advice(for failure: Failure) -> (help: [String], fixes: [Fix]) {
    let context = failure.result.context
    let owner = tokens.tokens[failure.origin.owner]
    guard case .color(let written)? = owner.value(in: context) else { return (direction(failure), []) }
    let literal = failure.origin.span
    switch Repair(of: written, uses: finder.uses(of: literal, written: ShownColor(written))) {
    case .color(let color, let places):
      let words = DifferenceWords.words(from: written, to: color)
      return offer(color, "nearest that passes\(places.words)", words, failure)
    case .opacity(let color, let places):
      let percent = (color.alpha * 100).rounded(.up).words
      return offer(color, "the same colour passes\(places.words)", "\(percent) % opaque", failure)
    case .impossible(let covering):
      return (["no colour passes in all these pairs: \(proof(covering, failure))"] + direction(failure), [])
    case .none: return (direction(failure), [])
    }
  }

  private mutating func offer(
    _ color: Color, _ what: String, _ words: String, _ failure: Failure
  ) -> ([String], [Fix]) {
    let literal = failure.origin.span
    let text = ColorText.text(color, like: source(literal))
    let moved = finder.tokens(from: literal).filter { $0 != failure.token && $0 != failure.origin.owner }
    let also = moved.isEmpty ? "" : "; it also moves \(Self.shortened(moved.map { tokens.tokens[$0].path }))"
    let fix = ColorText.replacing(source(literal), with: color).map {
      let owner = tokens.tokens[failure.origin.owner].path
      return Fix("change \(owner) to \(text)", safe: false, edits: [Fix.Edit(literal, $0)])
    }
    return (["\(what)\(reach(failure)): \"\(text)\", \(words)\(also)"], fix.map { [$0] } ?? [])
  }

  /// " in dark": where the literal is the value, if not everywhere.
  private func reach(_ failure: Failure) -> String {
    let owner = tokens.tokens[failure.origin.owner]
    let contexts = tokens.contexts(over: owner.axes)
    let own = contexts.filter { owner.variant(in: $0).definition == failure.origin.span }
    return own.count == contexts.count || own.isEmpty ? "" : " in \(tokens.words(for: own, over: owner.axes))"
  }

  /// "on surface.base a luminance of 0–18.3 % fails, on surface.ink 17.9–100 %".
  private mutating func proof(
    _ covering: [(result: PairResult, low: Double, high: Double)], _ failure: Failure
  ) -> String {
    let parts = covering.map { part in
      let pair = pairs[part.result.pair]
      let isForeground = finder.isForeground(failure.origin.span, in: part.result)
      let partner =
        isForeground ? "on \(tokens.surfaceWords(of: pair))" : "under \(tokens.tokens[pair.foreground].path)"
      return "\(partner)\(tokens.place(of: part.result)) a luminance \(Self.range(part.low, part.high))"
    }
    return "\(list(parts, "and")) fails, which leaves none"
  }

  /// In percent to a tenth, and never more than is so.
  private static func range(_ low: Double, _ high: Double) -> String {
    let low = (low * 1000).rounded(.up) / 10
    let high = (high * 1000).rounded(.down) / 10
    if low <= 0 { return "below \(high.words) %" }
    return high >= 100 ? "above \(low.words) %" : "between \(low.words) and \(high.words) %"
  }

  private static func shortened(_ names: [String]) -> String {
    list(Array(names.prefix(4)) + (names.count > 4 ? ["\(names.count - 4) more"] : []), "and")
  }

  /// Which of the two colours must become lighter, and which darker.
  private mutating func direction(_ failure: Failure) -> [String] {
    let pair = pairs[failure.result.pair]
    guard let (foreground, surface) = palette.shown(failure.result, of: pair) else { return [] }
    let isLighter = foreground.composited(over: surface).luminance(on: .srgb) > surface.luminance(on: .srgb)
    let isForeground = failure.token == pair.foreground
    let owner = tokens.tokens[failure.origin.owner].path
    let partner = tokens.tokens[isForeground ? pair.surfaces[0] : pair.foreground].path
    let own = change(isForeground ? foreground : surface, lighter: isLighter == isForeground)
    let other = change(isForeground ? surface : foreground, lighter: isLighter != isForeground)
    let ways = [
      own.map { "\(owner) \($0)\(tokens.place(of: failure.result))" }, other.map { "\(partner) \($0)" },
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
