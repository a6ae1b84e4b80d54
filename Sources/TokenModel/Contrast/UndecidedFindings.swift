import Colors
import Diagnostics

/// Findings for pairs whose ratio is not known, one for each surface of an entry: what is missing is the same for all
/// that stands on it.
struct UndecidedFindings {
  private let tokens: TokenSet
  private let pairs: [DeclaredPair]

  private struct Key: Hashable {
    let place: Span
    let surfaces: [Int]
    let field: String?
  }

  init(_ pairs: [DeclaredPair], tokens: TokenSet) {
    self.tokens = tokens
    self.pairs = pairs
  }

  func findings(for results: [PairResult]) -> [Finding] {
    var order: [Key] = []
    var groups: [Key: [PairResult]] = [:]
    for result in results where result.verdict == .undecided {
      let pair = pairs[result.pair]
      let key = Key(place: pair.surfaceSpan, surfaces: pair.surfaces, field: pair.field)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(result)
    }
    return order.compactMap { key in groups[key].flatMap { finding($0) } }
  }

  private func finding(_ group: [PairResult]) -> Finding? {
    guard let first = group.first else { return nil }
    let pair = pairs[first.pair]
    let surface = tokens.surfaceWords(of: pair)
    let foregrounds = group.map { tokens.tokens[pairs[$0.pair].foreground].path }.uniqued
    let standing = list(Array(foregrounds.prefix(3)) + (foregrounds.count > 3 ? ["others"] : []), "and")
    let origin = ColorOrigin(of: pair.surfaces[0], in: first.context, tokens)
    let place = first.axes.isEmpty ? "" : " in \(tokens.words(for: first.context, over: first.axes))"
    let reason = "\(surface) lets what lies behind it through\(place)"
    let help =
      pair.field.map { "\($0) is translucent: name what lies behind it, after it in over" }
      ?? "say what lies behind it, down to something opaque: over: [surface.base]"
    return Finding(
      .contrastUndecided, .error, "the contrast of \(standing) on \(surface) is not known: \(reason)",
      at: pair.surfaceSpan, symbol: surface, labels: [Finding.Label(origin.span, tokens.tokens[pair.surfaces[0]].path)],
      help: [help])
  }
}
