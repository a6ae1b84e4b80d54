/// The worst that a text or a graphic can meet on a stack with fields of background.
package struct WorstCase: Hashable, Sendable {
  /// WCAG's ratio there. Never above the least over all that the stack can show; where `occurs` says that the point is
  /// shown as declared, equal to it but for rounding, and along curves (`gradient(_:in:hue:hard:)`, and blends of sRGB
  /// on a wide screen) within 0.01 %.
  package let ratio: Double
  /// The screen that gives it.
  package let screen: Screen
  /// The luminance of the text lies within the range of the surface's: somewhere they are the same, 1:1.
  package let isFlip: Bool
  /// What of the bottom-most field gives it; the bottom of a stack without fields.
  package let backdrop: ShownColor
  /// What the stack comes to there.
  package let surface: ShownColor
  /// What the text comes to there.
  package let text: ShownColor
  /// What each visible layer is there, top to bottom.
  package let layers: [ShownColor]
  package let occurs: Occurrence
  /// The least along the gradient as declared, where only a blur of it or another geometry comes to `ratio`.
  package let alongGradient: Double?

  private let written: ShownColor

  /// Whether the worst point is one that the fields show as declared.
  package enum Occurrence: Hashable, Sendable {
    /// A single colour, or one of a declared range.
    case declared
    /// The stop or colour of this index, of the bottom-most field.
    case stop(Int)
    /// Along a gradient, after the stop of this index; t is 0 there and 1 at the next.
    case between(Int, t: Double)
    /// A safe estimate: a blend of what is declared, which a blur or another geometry may come to.
    case blend
  }

  /// Of a text over layers, top to bottom. nil where the stack lets something undeclared through.
  package init?(of text: ShownColor, over layers: [Layer]) {
    guard let backdrops = Backdrops(layers) else { return nil }
    if backdrops.count == 1 || text.alpha <= 0 {
      self.init(plain: text, over: backdrops)
      return
    }
    let screens: [Screen] = text.isWide || backdrops.isWide ? Screen.allCases : [.srgb]
    let answers = screens.map { screen in
      screen == .displayP3
        ? Self.worst(of: text, onWideScreen: layers, backdrops)
        : FieldSearch(of: text, over: backdrops, on: screen).worst()
    }
    guard let worst = answers.min(by: { $0.finding.ratio < $1.finding.ratio }) else { return nil }
    let along = answers.reduce(Double.infinity) { min($0, $1.along) }
    self.init(of: text, at: worst, along: along > worst.finding.ratio * (1 + 1e-9) ? along : nil)
  }

  /// On a wide screen, where fields of sRGB are curved.
  private static func worst(
    of text: ShownColor, onWideScreen layers: [Layer], _ declared: Backdrops
  ) -> FieldSearch.Answer {
    let isSearchedCurved = text.isOpaque && declared.isOneOpaqueField
    let curved = layers.map { $0.onWideScreen(pathsOnly: isSearchedCurved) }
    guard curved.contains(where: { $0 != nil }),
      let backdrops = Backdrops(zip(layers, curved).map { $1 ?? $0 })
    else { return FieldSearch(of: text, over: declared, on: .displayP3).worst() }
    return FieldSearch(
      of: text, over: backdrops, on: .displayP3, bent: isSearchedCurved ? backdrops.bent(declared.bottomCount) : nil
    ).worst()
  }

  private init?(of text: ShownColor, at answer: FieldSearch.Answer, along: Double?) {
    let (finding, backdrops) = (answer.finding, answer.backdrops)
    guard let surface = backdrops.surface(at: finding.blend) else { return nil }
    ratio = finding.ratio
    screen = answer.screen
    isFlip = finding.isFlip
    layers = backdrops.layers(at: finding.blend)
    backdrop = layers[backdrops.bottomField]
    self.surface = surface
    self.text = text.composited(over: surface)
    occurs = answer.occurs
    alongGradient = along
    written = text
  }

  /// One surface only, or a text that cannot be seen on any.
  private init?(plain text: ShownColor, over backdrops: Backdrops) {
    let blend = Blend(0)
    guard let surface = backdrops.surface(at: blend), let contrast = Contrast(of: text, on: surface) else { return nil }
    ratio = contrast.ratio
    screen = contrast.srgb <= contrast.displayP3 ? .srgb : .displayP3
    isFlip = false
    layers = backdrops.layers(at: blend)
    backdrop = layers[backdrops.bottomField]
    self.surface = surface
    self.text = text.composited(over: surface)
    occurs = backdrops.occurrence(of: blend)
    alongGradient = nil
    written = text
  }

  /// Whether rounding every composite to eight bits at the worst point turns the verdict: too near to the requirement to
  /// rely on.
  package func isMarginal(required: Double) -> Bool {
    guard let rounded = Contrast.eightBitRatio(of: written, over: layers) else { return false }
    return (ratio >= required) != (rounded >= required)
  }
}

extension WorstCase {
  /// One layer of a stack.
  package enum Layer: Hashable, Sendable {
    case color(ShownColor)
    case field(Field)

    /// nil where it is the same there.
    fileprivate func onWideScreen(pathsOnly: Bool) -> Layer? {
      if case .field(let field) = self { field.onWideScreen(pathsOnly: pathsOnly).map(Layer.field) } else { nil }
    }

    /// Whether nothing below can be seen.
    package var isOpaque: Bool {
      switch self {
      case .color(let color): color.isOpaque
      case .field(let field): field.isOpaque
      }
    }
  }
}
