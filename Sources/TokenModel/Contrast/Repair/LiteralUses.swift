import Colors
import Diagnostics

/// What every measured pair asks of one literal: of the colour that is written there, wherever and in whatever context
/// it is shown.
struct LiteralUses {
  /// Where luminance alone decides: an opaque colour, against all that it meets.
  private(set) var demands: [Demand] = []
  /// The results behind `demands`, one each.
  private(set) var results: [PairResult] = []
  /// Everything again, to measure a candidate with; also what luminance alone does not decide.
  private(set) var rechecks: [Recheck] = []
  private(set) var translucent: [Recheck] = []
  /// Whether there are more places than a search can try in the time that anyone waits, or places that cannot be tried.
  private(set) var isBeyondSearch = false

  private static let limit = 500
  private static let curves = 8
  private var seen: Set<Recheck> = []

  /// `demand`: nil where luminance alone does not decide.
  mutating func add(_ recheck: Recheck, _ demand: Demand?, from result: PairResult) {
    guard seen.insert(recheck).inserted else { return }
    rechecks.append(recheck)
    if let demand {
      demands.append(demand)
      results.append(result)
    } else {
      translucent.append(recheck)
    }
    if rechecks.count > Self.limit || rechecks.count(where: \.isCurved) > Self.curves { isBeyondSearch = true }
  }

  mutating func giveUp() { isBeyondSearch = true }
}

/// A pair that can be measured again with another colour in a literal's place.
struct Recheck: Hashable {
  /// One layer of its stack.
  enum Part: Hashable {
    case fixed(WorstCase.Layer)
    /// The literal's colour.
    case literal
    /// A field some of whose colours, those that are nil, are the literal's.
    case gradient([ShownColor?], hard: Set<Int>)
    /// Interpolated in a space of its own.
    case curve([Color?], in: ColorSpace, hard: Set<Int>)
    case colors([ShownColor?])
    case between(ShownColor?, ShownColor?)

    func layer(with candidate: ShownColor) -> WorstCase.Layer {
      switch self {
      case .fixed(let layer): layer
      case .literal: .color(candidate)
      case .gradient(let stops, let hard): .field(.gradient(stops.map { $0 ?? candidate }, hard: hard))
      case .curve(let stops, let space, let hard):
        .field(.gradient(stops.map { $0 ?? candidate.inSRGB }, in: space, hard: hard))
      case .colors(let colors): .field(.colors(colors.map { $0 ?? candidate }))
      case .between(let a, let b): .field(.between(a ?? candidate, b ?? candidate))
      }
    }
  }

  /// nil: the literal's colour.
  let foreground: ShownColor?
  let parts: [Part]
  let required: Double

  /// A curve is sampled anew for each candidate.
  var isCurved: Bool {
    parts.contains { part in if case .curve = part { true } else { false } }
  }

  func passes(_ candidate: ShownColor) -> Bool {
    // What a curve does with a colour beyond sRGB hangs on how that is written.
    if candidate.isWide, isCurved { return false }
    guard let worst = WorstCase(of: foreground ?? candidate, over: parts.map { $0.layer(with: candidate) }) else {
      return false
    }
    return worst.ratio >= required
  }

  /// What is asked of the literal's luminance, where that alone decides: it is opaque, and either stands on a ground
  /// that it is no part of, or is the whole ground.
  func demand(of written: ShownColor) -> Demand? {
    guard written.isOpaque else { return nil }
    if let foreground {
      return parts.count == 1 && parts[0] == .literal && foreground.isOpaque
        ? Demand(against: foreground, required: required) : nil
    }
    let layers = parts.compactMap { if case .fixed(let layer) = $0 { layer } else { nil } }
    return layers.count == parts.count ? Demand(againstAll: layers, required: required, isWide: written.isWide) : nil
  }
}

extension ShownColor {
  /// As a colour again, of one that is not wide.
  fileprivate var inSRGB: Color {
    let channels = encodedSRGB
    return Color(.srgb, channels.x, channels.y, channels.z, alpha: alpha)
  }
}

extension Demand {
  /// Against all that a stack can come to: how far its luminance goes shows in the contrast of black and white. `isWide`: on
  /// a wide screen too, where a wide colour meets it.
  fileprivate init?(againstAll layers: [WorstCase.Layer], required: Double, isWide: Bool) {
    let colors = layers.compactMap { if case .color(let color) = $0 { color } else { nil } }
    if colors.count == layers.count {
      guard let surface = ShownColor.composite(colors) else { return nil }
      self.init(against: surface, required: required)
      return
    }
    let space: ColorSpace = isWide ? .displayP3 : .srgb
    let (black, white) = (Color(space, 0, 0, 0), Color(space, 1, 1, 1))
    guard let dark = WorstCase(of: ShownColor(black), over: layers),
      let light = WorstCase(of: ShownColor(white), over: layers)
    else { return nil }
    let range = (dark.ratio * 0.05 - 0.05)...max(dark.ratio * 0.05 - 0.05, 1.05 / light.ratio - 0.05)
    self.init(srgb: range, displayP3: range, required: required)
  }
}
