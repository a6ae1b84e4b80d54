/// The arithmetic of WCAG 2.2, which all its contrast criteria share.
package enum WCAG {
  /// Relative luminance of linear-light sRGB, 0 for black and 1 for white. Components may lie outside 0–1 (a wider
  /// gamut); what would be negative is 0.
  package static func luminance(linearSRGB c: SIMD3<Double>) -> Double {
    max(0, 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z)
  }

  /// Relative luminance of eight-bit sRGB, from a table: the same number as from channels of n/255.
  package static func luminance(red: UInt8, green: UInt8, blue: UInt8) -> Double {
    luminance(linearSRGB: SIMD3(linear[Int(red)], linear[Int(green)], linear[Int(blue)]))
  }

  /// Contrast ratio of two luminances, 1 to 21. Never rounded: 4.499 fails 4.5.
  package static func ratio(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Linear light of n/255.
  static let linear: [Double] = (0...255).map { TransferFunction.srgb.decode(Double($0) / 255) }
}

/// Which screen shows a colour: contrast is judged on both.
package enum Screen: CaseIterable, Hashable, Sendable {
  case srgb
  case displayP3

  /// Relative luminance of this screen's encoded channels, each 0–1.
  func luminance(_ encoded: SIMD3<Double>) -> Double { luminance(linear: TransferFunction.srgb.decode(encoded)) }

  /// The same from eight bits a channel.
  func luminance(eightBit c: SIMD3<UInt8>) -> Double {
    luminance(linear: SIMD3(WCAG.linear[Int(c.x)], WCAG.linear[Int(c.y)], WCAG.linear[Int(c.z)]))
  }

  private func luminance(linear: SIMD3<Double>) -> Double {
    switch self {
    case .srgb: WCAG.luminance(linearSRGB: linear)
    // WCAG's coefficients, on linear sRGB that goes beyond 0–1.
    case .displayP3:
      WCAG.luminance(linearSRGB: MatrixPair.srgb.inverse * (MatrixPair.displayP3.forward * linear))
    }
  }
}
