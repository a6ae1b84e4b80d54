extension Color {
  /// From eight bits a channel: components of exactly n/255.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.init(.srgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha: Double(alpha) / 255)
  }

  /// `#rrggbb`, or `#rrggbbaa` where it is translucent, mapped into sRGB by CSS Color 4's gamut mapping. Eight-bit
  /// colours come out as they went in.
  package var hex: String {
    let color = gamutMapped(to: .srgb)
    var bytes = color.components.eightBit
    if alpha < 1 { bytes.append(UInt8(exactly: (max(0, alpha) * 255).rounded()) ?? 0) }
    return hexString(bytes)
  }

  /// `#rrggbb` after cutting every channel to 0–1, without gamut mapping and without alpha.
  package var clippedHex: String { hexString(srgb.eightBit) }
}

extension SIMD3<Double> {
  /// Channels of 0–1 as bytes, to the nearest; what lies outside is cut, what is no number is 0.
  var eightBit: [UInt8] {
    let scaled = (clampedToUnit * 255).rounded(.toNearestOrAwayFromZero)
    return [scaled.x, scaled.y, scaled.z].map { UInt8(exactly: $0) ?? 0 }
  }
}

func hexString(_ bytes: [UInt8]) -> String {
  let digits: StaticString = "0123456789abcdef"
  return String(unsafeUninitializedCapacity: 1 + 2 * bytes.count) { buffer in
    buffer[0] = UInt8(ascii: "#")
    for (index, byte) in bytes.enumerated() {
      buffer[1 + 2 * index] = digits.utf8Start[Int(byte >> 4)]
      buffer[2 + 2 * index] = digits.utf8Start[Int(byte & 15)]
    }
    return 1 + 2 * bytes.count
  }
}
