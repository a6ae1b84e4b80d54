/// How text or a graphic stands out from its surface: WCAG 2.2's ratio on the screens that show it.
package struct Contrast: Hashable, Sendable {
  /// On a screen of sRGB.
  package let srgb: Double
  /// On a screen of Display P3. A stack written in sRGB alone is composited in sRGB there too, so that it is the same.
  package let displayP3: Double

  /// The smaller of the two: it counts.
  package var ratio: Double { min(srgb, displayP3) }

  package func passes(_ required: Double) -> Bool { ratio >= required }

  /// Of a text on an opaque surface. Translucent text is composited first; on a translucent surface the ratio would
  /// depend on what lies behind, so there is none.
  package init?(of text: ShownColor, on surface: ShownColor) {
    guard surface.isOpaque else { return nil }
    let shown = text.composited(over: surface)
    srgb = WCAG.ratio(shown.luminance(on: .srgb), surface.luminance(on: .srgb))
    displayP3 =
      shown.isWide || surface.isWide
      ? WCAG.ratio(Self.wideLuminance(shown), Self.wideLuminance(surface)) : srgb
  }

  /// Of a text over surfaces, top to bottom; nil where none of them is opaque.
  package init?(of text: Color, over surfaces: [Color]) {
    guard let surface = ShownColor.composite(surfaces.map(ShownColor.init)) else { return nil }
    self.init(of: ShownColor(text), on: surface)
  }

  /// Whether a stack of surfaces lets nothing behind it through, so that a ratio over it is known.
  package static func isOpaque(_ surfaces: [Color]) -> Bool { surfaces.contains { $0.alpha >= 1 } }

  /// The luminance on the wide screen, where a composite of sRGB colours has kept only that of sRGB.
  static func wideLuminance(_ color: ShownColor) -> Double {
    color.isWide ? color.luminance(on: .displayP3) : Screen.displayP3.luminance(color.encoded(on: .displayP3))
  }
}

extension Contrast {
  /// The ratio that a tool gets which rounds every colour and every composite to eight bits, as browsers paint; nil
  /// where no surface is opaque.
  package static func eightBitRatio(of text: ShownColor, over surfaces: [ShownColor]) -> Double? {
    guard let visible = ShownColor.visible(surfaces), let bottom = visible.last, bottom.isOpaque else { return nil }
    let isWide = text.isWide || visible.contains(where: \.isWide)
    let ratios = (isWide ? Screen.allCases : [.srgb]).map { screen in
      let surface = visible.dropLast().reversed().reduce(round(bottom.encoded(on: screen))) {
        paint($1, over: $0, on: screen)
      }
      let shown = paint(text, over: surface, on: screen)
      return WCAG.ratio(screen.luminance(eightBit: shown), screen.luminance(eightBit: surface))
    }
    return ratios.min()
  }

  /// Whether rounding to eight bits would turn the verdict: too near to the requirement to rely on. False where no
  /// surface is opaque.
  package static func isMarginal(_ text: ShownColor, over surfaces: [ShownColor], required: Double) -> Bool {
    guard let surface = ShownColor.composite(surfaces), let exact = Contrast(of: text, on: surface),
      let rounded = eightBitRatio(of: text, over: surfaces)
    else { return false }
    return exact.passes(required) != (rounded >= required)
  }

  private static func paint(_ top: ShownColor, over bottom: SIMD3<UInt8>, on screen: Screen) -> SIMD3<UInt8> {
    let below = SIMD3(Double(bottom.x), Double(bottom.y), Double(bottom.z)) / 255
    return round(top.encoded(on: screen) * top.alpha + below * (1 - top.alpha))
  }

  private static func round(_ encoded: SIMD3<Double>) -> SIMD3<UInt8> {
    let bytes = encoded.eightBit
    return SIMD3(bytes[0], bytes[1], bytes[2])
  }
}
