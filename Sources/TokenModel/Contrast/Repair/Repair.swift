import Colors
import Diagnostics

/// What can be done about a literal that breaks pairs.
enum Repair {
  /// The nearest colour that passes wherever the literal is shown.
  case color(Color, places: Places)
  /// No colour passes at the opacity that is written; the same colour does at a higher one.
  case opacity(Color, places: Places)
  /// No colour passes everywhere: these results, as few as can be, forbid every luminance.
  case impossible([(result: PairResult, low: Double, high: Double)])
  /// None was found.
  case none

  /// Where a suggestion was verified.
  enum Places: Hashable {
    case one
    /// As text or graphic on so many surfaces.
    case surfaces(Int)
    case pairs(Int)
  }

  init(of written: Color, uses: LiteralUses) {
    guard !uses.isBeyondSearch, !uses.rechecks.isEmpty else {
      self = .none
      return
    }
    let translucent = uses.translucent
    let search = NearestPassing(
      demands: uses.demands,
      alsoPasses: translucent.isEmpty ? nil : { candidate in translucent.allSatisfy { $0.passes(candidate) } })
    switch search.suggestion(for: written) {
    case .color(let color, let difference):
      let shown = ShownColor(color)
      let holds = difference > 0 && uses.rechecks.allSatisfy { $0.passes(shown) }
      self = holds ? .color(color, places: Places(uses)) : .none
    case .impossible(let covering):
      self = .impossible(
        covering.map { index in
          let forbidden = uses.demands[index].forbidden(on: .srgb)
          return (uses.results[index], forbidden?.low ?? 0, forbidden?.high ?? 0)
        })
    case .tooNarrow, .notFound:
      self = Self.moreOpaque(written, uses).map { .opacity($0, places: Places(uses)) } ?? .none
    }
  }

  /// The least opaque of the same colour that passes, by steps of eight bits.
  private static func moreOpaque(_ written: Color, _ uses: LiteralUses) -> Color? {
    guard written.alpha < 1, uses.rechecks.count <= 50 else { return nil }
    for step in Int((written.alpha * 255).rounded(.down) + 1)...255 {
      var color = written
      color.alpha = Double(step) / 255
      let shown = ShownColor(color)
      if uses.rechecks.allSatisfy({ $0.passes(shown) }) { return color }
    }
    return nil
  }
}

extension Repair.Places {
  fileprivate init(_ uses: LiteralUses) {
    if uses.rechecks.allSatisfy({ $0.foreground == nil }) {
      let count = Set(uses.rechecks.map(\.parts)).count
      self = count == 1 ? .one : .surfaces(count)
    } else {
      let count = uses.rechecks.count
      self = count == 1 ? .one : .pairs(count)
    }
  }

  var words: String {
    switch self {
    case .one: ""
    case .surfaces(2): " on both surfaces"
    case .surfaces(let count): " on all \(count) surfaces"
    case .pairs(2): " in both pairs"
    case .pairs(let count): " in all \(count) pairs"
    }
  }
}
