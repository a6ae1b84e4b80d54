/// Finds the colour nearest to a written one that passes wherever it stands. A suggestion is verified after rounding,
/// on both screens, with the arithmetic of `Contrast`.
///
/// Hue is held, or nearly so, and chroma where the gamut allows. In 98 of 100 random palettes that comes within ΔE-OK
/// 0.01, half of what is noticeable, of the nearest colour of any hue; where it does not, that is some 30° away.
package struct NearestPassing {
  package enum Outcome: Hashable, Sendable {
    /// Of eight bits a channel where the written colour is of sRGB, else in its own space with few digits (of eight
    /// bits only where nothing there passes); alpha is as written. The difference is ΔE-OK, 0 where the written one
    /// passes.
    case color(Color, difference: Double)
    /// No opaque colour passes, of any hue: these demands, in order of luminance and as few as can be, forbid every
    /// luminance from black to white. Where the written colour is in sRGB they may do so with both screens together.
    case impossible(covering: [Int])
    /// There are luminances that no demand forbids, and no colour of eight bits a channel has one.
    case tooNarrow
    /// Nothing was found, and nothing proves that there is none: only where luminance alone does not decide, or a wide
    /// colour was written.
    case notFound
  }

  private let demands: [Demand]
  private let alsoPasses: ((ShownColor) -> Bool)?

  /// `alsoPasses` tells of the places where luminance alone does not decide: where the colour is translucent or lies in
  /// the middle of a stack. Demands count for opaque colours only.
  package init(demands: [Demand], alsoPasses: ((ShownColor) -> Bool)? = nil) {
    self.demands = demands
    self.alsoPasses = alsoPasses
  }

  package func passes(_ color: ShownColor) -> Bool {
    (!color.isOpaque || demands.allSatisfy { $0.isMet(by: color) }) && (alsoPasses?(color) ?? true)
  }

  package func suggestion(for written: Color) -> Outcome {
    let shown = ShownColor(written)
    if passes(shown) { return .color(written, difference: 0) }
    let oklab = written.components(in: .oklab)
    // Numbers too large for arithmetic are no colour, and none is near them.
    guard oklab.x.isFinite, oklab.y.isFinite, oklab.z.isFinite else { return .notFound }
    var search = NearestSearch(for: written, isWide: shown.isWide, passes: passes)
    guard shown.isOpaque else {
      search.scan()
      return search.outcome ?? .notFound
    }
    // A colour of sRGB has one luminance for both screens.
    let screens: [[Screen]] = shown.isWide ? Screen.allCases.map { [$0] } : [Screen.allCases]
    let allowed = screens.map { AllowedLuminance(demands, on: $0) }
    if let cover = allowed.lazy.compactMap(\.cover).first { return .impossible(covering: cover) }

    if alsoPasses != nil { search.scan() }
    if search.best == nil {
      for (screens, allowed) in zip(screens, allowed) { search.tryEnds(of: allowed, on: screens[0]) }
    }
    if search.best == nil, alsoPasses == nil { searchHarder(&search, isWide: shown.isWide) }
    return search.outcome ?? (shown.isWide || alsoPasses != nil ? .notFound : .tooNarrow)
  }

  /// For gaps so narrow that rounding misses them.
  private func searchHarder(_ search: inout NearestSearch, isWide: Bool) {
    let allowed = AllowedLuminance(demands, on: Screen.allCases)
    if isWide {
      search.scan()
      guard search.best == nil else { return }
      search.moveIntoSRGB()
      search.tryEnds(of: allowed, on: .srgb)
    }
    if search.best == nil { search.tryAllOfEightBits(in: allowed) }
  }
}
