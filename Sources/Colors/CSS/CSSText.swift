extension Color {
  /// The colour as CSS Color 4 writes it, so that `Color(css:)` reads the same colour back: `#rrggbb` and `#rrggbbaa`
  /// where eight bits say all, otherwise the function of its own space.
  package var css: String {
    if let hex = exactHex { return hex }
    let alpha = alpha == 1 ? "" : " / \(Self.number(alpha))"
    switch space {
    case .hsl: return "hsl(\(Self.number(c0)) \(percentage(c1)) \(percentage(c2))\(alpha))"
    case .hwb: return "hwb(\(Self.number(c0)) \(percentage(c1)) \(percentage(c2))\(alpha))"
    case .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(channels)\(alpha))"
    default: return "color(\(space.rawValue) \(channels)\(alpha))"
    }
  }

  private var channels: String { [c0, c1, c2].map(Self.number).joined(separator: " ") }

  private func percentage(_ value: Double?) -> String { Self.number(value) + (value == nil ? "" : "%") }

  /// nil where a channel or the alpha is no whole number of 255ths.
  private var exactHex: String? {
    guard space == .srgb, let c0, let c1, let c2 else { return nil }
    let channels = alpha == 1 ? [c0, c1, c2] : [c0, c1, c2, alpha]
    var bytes: [UInt8] = []
    for channel in channels {
      guard let byte = UInt8(exactly: (channel * 255).rounded()), Double(byte) / 255 == channel else { return nil }
      bytes.append(byte)
    }
    return hexString(bytes)
  }

  /// The shortest digits that read back as the same number; `none` for a missing component.
  private static func number(_ value: Double?) -> String {
    guard let value else { return "none" }
    if value.magnitude < 0x1p53, value == value.rounded() { return String(Int(value)) }
    return value.description
  }
}
