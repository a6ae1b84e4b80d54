import Colors
import Diagnostics

/// Why a pair came to something else: what was written anew.
package enum PairCause: Hashable, Sendable {
  /// A token's own value, as CSS writes it.
  case value(token: String, before: String, after: String)
  /// Where a token gets its value from.
  case reference(token: String, before: Source, after: Source)
  /// What the pair file asks.
  case requirement(before: Double, after: Double)

  package struct Source: Hashable, Sendable {
    /// The token that is referred to; nil for a value of its own.
    package let target: String?
    package let color: String

    /// "palette.slate, #4a5568".
    package var words: String { target.map { "\($0) (\(color))" } ?? color }
  }

  /// The token that was written anew; nil for none.
  package var token: String? {
    switch self {
    case .value(let token, _, _), .reference(let token, _, _): token
    case .requirement: nil
    }
  }

  /// What stood there, and what stands there now.
  package var change: (before: String, after: String) {
    switch self {
    case .value(_, let before, let after): (before, after)
    case .reference(_, let before, let after): (before.words, after.words)
    case .requirement(let before, let after): ("\(WCAG.words(required: before)):1", "\(WCAG.words(required: after)):1")
    }
  }
}

/// What was written anew for one pair in one context.
package struct PairCauses: Sendable {
  /// The foreground's first.
  package private(set) var causes: [PairCause] = []
  /// Where each of them is written now; nil where the record does not know.
  private(set) var places: [Span?] = []
  /// The tokens of the pair that each of them changed; none where it is what is asked.
  private(set) var inputs: [[String]] = []
  /// The one that changed most about the pair: by how far it alone takes the ratio from what is asked, where the others are
  /// as before and where they are as now. nil where nothing was written anew.
  private(set) var main: Int?

  package init(from before: PairRecord, to after: PairRecord) {
    for input in after.inputs {
      guard let old = before.inputs.first(where: { $0.token == input.token }), old.color != input.color
      else { continue }
      let (cause, place) = Self.cause(from: old, to: input)
      if let known = causes.firstIndex(of: cause) {
        inputs[known].append(input.token)
        continue
      }
      causes.append(cause)
      places.append(place)
      inputs.append([input.token])
    }
    if before.required != after.required {
      causes.append(.requirement(before: before.required, after: after.required))
      places.append(nil)
      inputs.append([])
    }
    main = mainCause(from: before, to: after)
  }

  /// The first of equal ones.
  private func mainCause(from before: PairRecord, to after: PairRecord) -> Int? {
    guard causes.count > 1 else { return causes.indices.first }
    let (old, new) = (RecordedStack(before, else: after), RecordedStack(after, else: before))
    guard let start = old.ratio, let end = new.ratio else { return 0 }
    let isBetter = end / after.required > start / before.required
    let shares = causes.indices.map { index in
      let factor = factor(of: index, (old, start), (new, end), before, after)
      return isBetter ? factor : 1 / factor
    }
    return shares.indices.max { (shares[$0], $1) < (shares[$1], $0) }
  }

  /// What one cause multiplies ratio ÷ requirement by, alone and as the last of all, the two multiplied.
  private func factor(
    of cause: Int, _ old: (stack: RecordedStack, ratio: Double), _ new: (stack: RecordedStack, ratio: Double),
    _ before: PairRecord, _ after: PairRecord
  ) -> Double {
    guard !inputs[cause].isEmpty else {
      let factor = before.required / after.required
      return factor * factor
    }
    var (forward, back) = (old.stack, new.stack)
    for token in inputs[cause] {
      if let value = after.inputs.first(where: { $0.token == token })?.color { forward.set(token, to: value) }
      if let value = before.inputs.first(where: { $0.token == token })?.color { back.set(token, to: value) }
    }
    let (alone, without) = (forward.ratio ?? old.ratio, back.ratio ?? new.ratio)
    return alone / old.ratio * (new.ratio / without)
  }

  /// The first token on the way to the value that refers to another one than before; otherwise the one that has the
  /// value.
  private static func cause(from before: PairRecord.Input, to after: PairRecord.Input) -> (PairCause, Span?) {
    let (old, new) = (before.chain, after.chain)
    let same = zip(old, new).prefix { $0 == $1 }.count
    let place = after.places.indices.contains(same - 1) ? after.places[same - 1] : nil
    guard same < max(old.count, new.count) else {
      return (.value(token: new[same - 1], before: before.color, after: after.color), place)
    }
    let source = { (chain: [String], color: String) in
      PairCause.Source(target: chain.indices.contains(same) ? chain[same] : nil, color: color)
    }
    let cause = PairCause.reference(
      token: new[same - 1], before: source(old, before.color), after: source(new, after.color))
    return (cause, place)
  }
}
