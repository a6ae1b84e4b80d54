import Colors

/// Where over a field a pair is at its worst, for messages.
struct WorstWords {
  private let worst: WorstCase
  private let field: String

  init(_ worst: WorstCase, _ field: String) {
    self.worst = worst
    self.field = field
  }

  /// "it is #ffffff on #7f6a91, where light-field is #5b4a80, 48 % of the way from its stop 1 to its stop 2; that blend
  /// really occurs".
  func words(_ result: PairResult) -> String {
    let point = "it is \(worst.text.hex) on \(worst.surface.hex), where \(field) is \(worst.backdrop.hex)"
    let wide = worst.screen == .displayP3 ? " on a wide-gamut screen" : ""
    return "\(point)\(wide): \(occurrence(result))\(flip)"
  }

  private func occurrence(_ result: PairResult) -> String {
    switch worst.occurs {
    case .declared: return "a colour that it may show"
    case .stop(let index): return "its colour \(index + 1), which really occurs"
    case .between(let index, let t):
      let percent = Int((t * 100).rounded())
      return "\(percent) % of the way from its colour \(index + 1) to the next, which really occurs"
    case .blend:
      let along = worst.alongGradient.map {
        "; along the gradient itself it is \(WCAG.words($0, against: result.required)):1"
      }
      return "a safe estimate, for a blur or another geometry may blend its colours so\(along ?? "")"
    }
  }

  private var flip: String {
    worst.isFlip ? "; parts of the surface are lighter than it and parts are darker, so that it vanishes between" : ""
  }
}
