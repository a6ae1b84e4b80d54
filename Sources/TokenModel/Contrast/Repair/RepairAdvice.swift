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

  /// `others`: what stands on a surface that is to blame, one for each literal; each is offered a colour of its own where
  /// the surface has none. `areWhole`: whether nothing fails but what these would mend, so that they are a fix.
  mutating func advice(
    for failure: Failure, others: [Failure] = [], areWhole: Bool = false
  ) -> (help: [String], fixes: [Fix]) {
    guard let (written, repair) = repair(failure) else { return (direction(failure), []) }
    if let offer = offer(repair, written, failure) { return offer }
    var proof = shared(failure).map { [$0] } ?? []
    if case .impossible(let covering) = repair {
      let pairs = covering.count == 1 ? "in this pair" : "in all these pairs"
      proof += ["no colour passes \(pairs): \(self.proof(covering, failure))"]
    }
    let offers = others.compactMap { other -> (help: String, fix: Fix?)? in
      guard let (written, repair) = self.repair(other), let offer = offer(repair, written, other) else { return nil }
      return ("for \(tokens.tokens[other.origin.owner].path), \(offer.help[0])", offer.fixes.first)
    }
    guard !offers.isEmpty else { return (proof + direction(failure, own: proof.isEmpty), []) }
    let fixes = offers.compactMap(\.fix)
    let all = Fix(fixes.map(\.title).joined(separator: ", "), safe: false, edits: fixes.flatMap(\.edits))
    return (proof + offers.map(\.help), areWhole && fixes.count == others.count ? [all] : [])
  }

  /// nil where the literal is no colour.
  private mutating func repair(_ failure: Failure) -> (written: Color, repair: Repair)? {
    let owner = tokens.tokens[failure.origin.owner]
    guard case .color(let written)? = owner.value(in: failure.result.context) else { return nil }
    let uses = finder.uses(of: failure.origin.span, written: ShownColor(written))
    return (written, Repair(of: written, uses: uses))
  }

  private mutating func offer(
    _ repair: Repair, _ written: Color, _ failure: Failure
  ) -> (help: [String], fixes: [Fix])? {
    switch repair {
    case .color(let color, let places):
      let words = DifferenceWords.words(from: written, to: color)
      return offer(color, "nearest that passes\(places.words)", words, failure)
    case .opacity(let color, let places):
      let percent = (color.alpha * 100).rounded(.up).words
      return offer(color, "the same colour passes\(places.words)", "\(percent) % opaque", failure)
    case .impossible, .none: return nil
    }
  }

  private mutating func offer(
    _ color: Color, _ what: String, _ words: String, _ failure: Failure
  ) -> (help: [String], fixes: [Fix]) {
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
    if low <= 0 { return high >= 100 ? "of any height" : "below \(high.words) %" }
    return high >= 100 ? "above \(low.words) %" : "between \(low.words) and \(high.words) %"
  }

  private static func shortened(_ names: [String]) -> String {
    list(Array(names.prefix(4)) + (names.count > 4 ? ["\(names.count - 4) more"] : []), "and")
  }

  /// Which of the two colours must become lighter, and which darker: the ways that lead to a pass of this pair. `own`:
  /// whether the literal that is to blame can be changed to any effect.
  private mutating func direction(_ failure: Failure, own: Bool = true) -> [String] {
    let pair = pairs[failure.result.pair]
    if shared(failure) != nil { return [] }
    guard let (foreground, surface) = palette.shown(failure.result, of: pair) else { return [] }
    let isLighter = foreground.composited(over: surface).luminance(on: .srgb) > surface.luminance(on: .srgb)
    let required = failure.result.required
    let text = way(of: foreground, lighterFirst: isLighter) { end in
      Contrast(of: end, on: surface)?.passes(required) ?? false
    }
    let ground = way(of: surface, lighterFirst: !isLighter) { end in
      Contrast(of: foreground, on: end)?.passes(required) ?? false
    }
    let isForeground = failure.token == pair.foreground
    let owner = tokens.tokens[failure.origin.owner].path
    let partner = tokens.tokens[isForeground ? pair.surfaces[0] : pair.foreground].path
    let ways = [
      own ? (isForeground ? text : ground).map { "\(owner) \($0)\(tokens.place(of: failure.result))" } : nil,
      (isForeground ? ground : text).map { "\(partner) \($0)" },
    ].compactMap { $0 }
    return ways.isEmpty ? [] : ["make \(ways.joined(separator: ", or "))"]
  }

  /// Where one literal is both what stands there and what it stands on; nil where it is not.
  private mutating func shared(_ failure: Failure) -> String? {
    let pair = pairs[failure.result.pair]
    let (foreground, surface) = (pair.foreground, pair.surfaces[0])
    let literal = failure.origin.span
    guard finder.isForeground(literal, in: failure.result),
      ColorOrigin(of: surface, in: failure.result.context, tokens).span == literal
    else { return nil }
    let names = [foreground, surface].map { tokens.tokens[$0].path }
    let owner = tokens.tokens[failure.origin.owner].path
    return
      "\(names[0]) and \(names[1]) both use \(owner)\(tokens.place(of: failure.result)): one of them needs a colour of its own"
  }

  /// Which way a colour must go; nil where neither end of it passes.
  private func way(of color: ShownColor, lighterFirst: Bool, passes: (ShownColor) -> Bool) -> String? {
    if color.alpha == 0 { return "opaque" }
    for lighter in [lighterFirst, !lighterFirst] {
      let end = ShownColor(lighter ? Color(.srgb, 1, 1, 1) : Color(.srgb, 0, 0, 0))
      if passes(end) { return lighter ? "lighter" : "darker" }
    }
    return nil
  }
}
