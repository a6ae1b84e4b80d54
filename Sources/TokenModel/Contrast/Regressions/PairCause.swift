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
  /// The token of the pair that each of them changed.
  private(set) var inputs: [String?] = []

  package init(from before: PairRecord, to after: PairRecord) {
    for input in after.inputs {
      guard let old = before.inputs.first(where: { $0.token == input.token }), old.color != input.color
      else { continue }
      let (cause, place) = Self.cause(from: old, to: input)
      guard !causes.contains(cause) else { continue }
      causes.append(cause)
      places.append(place)
      inputs.append(input.token)
    }
    if before.required != after.required {
      causes.append(.requirement(before: before.required, after: after.required))
      places.append(nil)
      inputs.append(nil)
    }
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

/// Counts causes, to tell which of several stands behind most of what changed.
struct CauseCount {
  private var counts: [PairCause: Int] = [:]

  mutating func add(_ causes: [PairCause]) {
    for cause in causes { counts[cause, default: 0] += 1 }
  }

  /// The index of the cause that changed the most; of equal ones the first. nil for none.
  func main(among causes: [PairCause]) -> Int? {
    causes.indices.max { (counts[causes[$0], default: 0], $1) < (counts[causes[$1], default: 0], $0) }
  }
}
