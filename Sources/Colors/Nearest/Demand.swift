/// What one pair in one context asks of a colour that stands opaque on an opaque partner, or under one: to keep its
/// luminance out of an interval around the partner's.
package struct Demand: Hashable, Sendable {
  /// The ratio that WCAG asks; not below 1, which asks nothing.
  package let required: Double
  private let srgb: Luminances
  private let displayP3: Luminances
  /// Whether the partner may look different on a wide screen, so that both screens count for every colour.
  let isWide: Bool

  /// Luminances of a partner, or of all that can lie there.
  private struct Luminances: Hashable, Sendable {
    let low: Double
    let high: Double

    init(_ low: Double, _ high: Double) {
      // What is no number could be anything.
      let isKnown = low <= high
      self.low = isKnown ? low : 0
      self.high = isKnown ? high : 1
    }
  }

  /// Against one colour, as if opaque.
  package init(against partner: ShownColor, required: Double) {
    self.required = max(1, required)
    let luminance = partner.luminance(on: .srgb)
    // Also of a partner in sRGB: that is what `Contrast` sets against a wide colour.
    let wide = Contrast.wideLuminance(partner)
    srgb = Luminances(luminance, luminance)
    displayP3 = Luminances(wide, wide)
    isWide = partner.isWide
  }

  /// Against a field of background, by its luminances on each screen. `displayP3` is nil where all of it is in sRGB.
  package init(srgb: ClosedRange<Double>, displayP3: ClosedRange<Double>? = nil, required: Double) {
    self.required = max(1, required)
    self.srgb = Luminances(srgb.lowerBound, srgb.upperBound)
    self.displayP3 = displayP3.map { Luminances($0.lowerBound, $0.upperBound) } ?? self.srgb
    isWide = displayP3 != nil
  }

  /// Whether an opaque colour passes: against one partner, exactly the verdict of `Contrast`.
  package func isMet(by color: ShownColor) -> Bool {
    clears(srgb, color.luminance(on: .srgb))
      && (!(isWide || color.isWide) || clears(displayP3, Contrast.wideLuminance(color)))
  }

  private func clears(_ partner: Luminances, _ luminance: Double) -> Bool {
    let isInside = partner.low < luminance && luminance < partner.high
    let ratio = isInside ? 1 : min(WCAG.ratio(luminance, partner.low), WCAG.ratio(luminance, partner.high))
    return ratio >= required
  }

  /// The ends of the open interval of luminance that is forbidden on a screen, beyond 0–1 where black or white are; nil
  /// where nothing is.
  package func forbidden(on screen: Screen) -> (low: Double, high: Double)? {
    guard required > 1 else { return nil }
    let partner = screen == .srgb ? srgb : displayP3
    return ((partner.low + 0.05) / required - 0.05, (partner.high + 0.05) * required - 0.05)
  }
}
