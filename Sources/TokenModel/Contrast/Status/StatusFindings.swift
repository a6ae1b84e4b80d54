import Colors
import Diagnostics

/// Holds status colours to WCAG 1.4.1: what they tell must not hang on colour alone. Two of them are told apart by a cue
/// that the pair file declares, or by three to one in luminance.
struct StatusFindings {
  /// WCAG's technique G183 takes this as a second cue.
  private static let required = 3.0
  /// In ΔE-OK, as seen: below this two colours are taken for one.
  private static let collapse = 0.1
  /// How many pairs a finding lists.
  private static let listed = 4

  private let tokens: TokenSet
  private(set) var findings: [Finding] = []

  /// Two colours in the context in which they are nearest.
  private struct Pair {
    let a: Int
    let b: Int
    let context: Context
    let axes: [Int]
    let measure: Double
  }

  init(_ entries: [PairFile.Status], tokens: TokenSet) {
    self.tokens = tokens
    for entry in entries { check(entry) }
  }

  private mutating func check(_ entry: PairFile.Status) {
    var positions: [Int] = []
    for pattern in entry.patterns {
      do {
        for position in try tokens.colors(matching: pattern) where !positions.contains(position) {
          positions.append(position)
        }
      } catch {
        findings.append(error.finding)
      }
    }
    guard positions.count <= Self.limit else {
      findings.append(
        PairProblem(
          message: "\(positions.count) colours are too many to tell apart; the most is \(Self.limit)", span: entry.span,
          help: "name the colours that stand for states, and no others"
        ).finding)
      return
    }
    if entry.cues.isEmpty { checkLuminance(positions, entry) }
    for vision in ColorVision.allCases { checkVision(vision, positions, entry) }
  }

  private static let limit = 64

  // MARK: - Luminance

  private mutating func checkLuminance(_ positions: [Int], _ entry: PairFile.Status) {
    let alike = nearest(positions) { ratio($0, $1) }.filter { $0.measure < Self.required }
    guard let worst = alike.min(by: { $0.measure < $1.measure }) else { return }
    findings.append(
      Finding(
        .contrastStatus, .error,
        "\(words(worst)) are told apart by colour alone: their luminances are \(WCAG.words(worst.measure, against: Self.required)):1",
        at: entry.span, symbol: tokens.tokens[worst.a].path, labels: labels(worst),
        notes: others(alike, worst) { "\(WCAG.words($0, against: Self.required)):1" },
        help: ["say what else tells them apart: { tokens: …, cue: label }, or make one of them 3:1 lighter or darker"]))
  }

  private func ratio(_ a: Color, _ b: Color) -> Double {
    WCAG.ratio(ShownColor(a).luminance(on: .srgb), ShownColor(b).luminance(on: .srgb))
  }

  // MARK: - Colour vision

  private mutating func checkVision(_ vision: ColorVision, _ positions: [Int], _ entry: PairFile.Status) {
    // What nobody tells apart is no matter of colour vision.
    let alike = nearest(positions) { a, b in
      a.differenceOK(to: b) < Self.collapse ? .infinity : vision.difference(a, b)
    }.filter { $0.measure < Self.collapse }
    guard let worst = alike.min(by: { $0.measure < $1.measure }) else { return }
    let cue = entry.cues.first.map { "; only the \($0.rawValue) tells them apart then" } ?? ""
    findings.append(
      Finding(
        .contrastColorVision, entry.cues.isEmpty ? .warning : .note, "\(words(worst)) look alike \(vision.words)\(cue)",
        at: entry.span,
        symbol: tokens.tokens[worst.a].path, labels: labels(worst),
        notes: others(alike, worst) { "a difference of \(Self.hundredths($0)) where 0.1 is easily seen" },
        help: ["make one of them lighter or darker, or change how yellow or blue it is"]))
  }

  // MARK: - Pairs

  /// Each two colours, in the context in which the measure is least.
  private func nearest(_ positions: [Int], _ measure: (Color, Color) -> Double) -> [Pair] {
    var pairs: [Pair] = []
    for (index, a) in positions.enumerated() {
      for b in positions[(index + 1)...] {
        let axes = Set(tokens.tokens[a].axes).union(tokens.tokens[b].axes).sorted()
        guard ContextGrid.count(AxisSet(axes), of: tokens, limit: 4096) != nil else { continue }
        let measured = tokens.contexts(over: axes).compactMap { context -> Pair? in
          guard case .color(let first)? = tokens.tokens[a].value(in: context),
            case .color(let second)? = tokens.tokens[b].value(in: context)
          else { return nil }
          return Pair(a: a, b: b, context: context, axes: axes, measure: measure(first, second))
        }
        if let least = measured.min(by: { $0.measure < $1.measure }) { pairs.append(least) }
      }
    }
    return pairs
  }

  private func words(_ pair: Pair) -> String {
    let place = pair.axes.isEmpty ? "" : " in \(tokens.words(for: pair.context, over: pair.axes))"
    return "\(tokens.tokens[pair.a].path) and \(tokens.tokens[pair.b].path)\(place)"
  }

  private func labels(_ pair: Pair) -> [Finding.Label] {
    [pair.a, pair.b].map { token in
      Finding.Label(ColorOrigin(of: token, in: pair.context, tokens).span, tokens.tokens[token].path)
    }
  }

  private func others(_ pairs: [Pair], _ worst: Pair, _ measure: (Double) -> String) -> [String] {
    let others = pairs.filter { $0.a != worst.a || $0.b != worst.b }.sorted { $0.measure < $1.measure }
    var notes = others.prefix(Self.listed).map { "also \(words($0)): \(measure($0.measure))" }
    if others.count > Self.listed { notes.append("and \(others.count - Self.listed) more") }
    return notes
  }

  private static func hundredths(_ value: Double) -> String { ((value * 100).rounded(.down) / 100).words }
}

extension ColorVision {
  fileprivate var words: String {
    switch self {
    case .protan: "to people without red cones (protan)"
    case .deutan: "to people without green cones (deutan)"
    case .tritan: "to people without blue cones (tritan)"
    }
  }
}
