import Colors

/// The range of a colour's component, by DTCG 2025.10, "Color", "Supported color spaces".
struct ComponentRange: Sendable {
  /// As the standard names it: "R", "Hue".
  let name: String
  let lower: Double
  let upper: Double
  /// A hue of 360 is out of range: it is 0.
  var excludesUpper = false
  /// Whether a number beyond the range still names a colour.
  var keepsBeyond = false

  func contains(_ value: Double) -> Bool {
    value >= lower && (excludesUpper ? value < upper : value <= upper)
  }

  /// "goes from 0 to 1", "is at least 0".
  var words: String {
    if upper == .infinity { return "is at least \(lower.words)" }
    return excludesUpper
      ? "goes from \(lower.words) to below \(upper.words)" : "goes from \(lower.words) to \(upper.words)"
  }

  func help(for value: Double) -> String? {
    if excludesUpper {
      let turned = value.truncatingRemainder(dividingBy: upper)
      return "write \((turned < 0 ? turned + upper : turned).words), which is the same hue"
    }
    return upper == 1 && value > 1 && value <= 255 && value == value.rounded()
      ? "divide by \(value <= 100 ? "100 or 255" : "255"): components are fractions" : nil
  }

  private static func light(_ name: String) -> ComponentRange {
    ComponentRange(name: name, lower: 0, upper: 1, keepsBeyond: true)
  }
  private static func percent(_ name: String) -> ComponentRange { ComponentRange(name: name, lower: 0, upper: 100) }
  private static func free(_ name: String) -> ComponentRange {
    ComponentRange(name: name, lower: -.infinity, upper: .infinity)
  }

  typealias Three = (ComponentRange, ComponentRange, ComponentRange)

  private static let hue = ComponentRange(name: "Hue", lower: 0, upper: 360, excludesUpper: true)
  private static let chroma = ComponentRange(name: "Chroma", lower: 0, upper: .infinity)
  private static let unitLightness = ComponentRange(name: "Lightness", lower: 0, upper: 1)

  static let rgb: Three = (light("Red"), light("Green"), light("Blue"))
  static let xyz: Three = (light("X"), light("Y"), light("Z"))
  static let hsl: Three = (hue, percent("Saturation"), percent("Lightness"))
  static let hwb: Three = (hue, percent("Whiteness"), percent("Blackness"))
  static let lab: Three = (percent("Lightness"), free("A"), free("B"))
  static let lch: Three = (percent("Lightness"), chroma, hue)
  static let oklab: Three = (unitLightness, free("A"), free("B"))
  static let oklch: Three = (unitLightness, chroma, hue)
}

extension Color {
  /// Whether a component lies beyond its range, of which the value's own finding tells.
  var isBeyondRange: Bool {
    let ranges = space.ranges
    return zip([c0, c1, c2], [ranges.0, ranges.1, ranges.2]).contains { component, range in
      component.map { range.keepsBeyond && !range.contains($0) } ?? false
    }
  }
}

extension ColorSpace {
  /// The ranges of its three components.
  var ranges: ComponentRange.Three {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: ComponentRange.rgb
    case .xyzD65, .xyzD50: ComponentRange.xyz
    case .hsl: ComponentRange.hsl
    case .hwb: ComponentRange.hwb
    case .lab: ComponentRange.lab
    case .lch: ComponentRange.lch
    case .oklab: ComponentRange.oklab
    case .oklch: ComponentRange.oklch
    }
  }
}
