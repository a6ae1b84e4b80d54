extension Color {
  /// The colour as CSS Color 4 writes it, so that `Color(css:)` reads the same colour back: `#rrggbb`, or `rgb()` where
  /// it is translucent, if eight bits a channel say all, otherwise the function of its own space.
  package var css: String {
    let alpha = alpha == 1 ? "" : " / \(Self.number(alpha))"
    if let bytes {
      if alpha.isEmpty { return hexString(bytes) }
      return Self.byte(of: self.alpha).map { hexString(bytes + [$0]) }
        ?? "rgb(\(bytes.map { String($0) }.joined(separator: " "))\(alpha))"
    }
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(channels)\(alpha))"
    default: return "color(\(space.rawValue) \(channels)\(alpha))"
    }
  }

  private var channels: String { [c0, c1, c2].map(Self.number).joined(separator: " ") }

  /// nil where a channel is no whole number of 255ths.
  private var bytes: [UInt8]? {
    guard space == .srgb else { return nil }
    let bytes = [c0, c1, c2].compactMap { $0.flatMap(Self.byte) }
    return bytes.count == 3 ? bytes : nil
  }

  private static func byte(of channel: Double) -> UInt8? {
    UInt8(exactly: (channel * 255).rounded()).flatMap { Double($0) / 255 == channel ? $0 : nil }
  }

  /// The shortest digits that read back as the same number; `none` for a missing component.
  private static func number(_ value: Double?) -> String {
    guard let value else { return "none" }
    if value.magnitude < 0x1p53, value == value.rounded() { return String(Int(value)) }
    return value.description
  }
}
