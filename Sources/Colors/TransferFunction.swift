/// How a space of RGB encodes light: the way from encoded to linear components and back, extended below 0 and above 1
/// with the sign kept, as CSS Color 4 defines it.
enum TransferFunction: Sendable {
  /// sRGB and Display P3.
  case srgb
  case a98RGB
  case prophotoRGB
  /// Display-referred: the pure power of ITU-R BT.1886, as CSS has it since 2025.
  case rec2020

  func decode(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decode(encoded.x), decode(encoded.y), decode(encoded.z))
  }

  func encode(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encode(linear.x), encode(linear.y), encode(linear.z))
  }

  /// From encoded to linear light.
  func decode(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let light =
      switch self {
      case .srgb: size <= 0.04045 ? size / 12.92 : power((size + 0.055) / 1.055, 2.4)
      case .a98RGB: power(size, 563 / 256)
      case .prophotoRGB: size <= 16 / 512 ? size / 16 : power(size, 1.8)
      case .rec2020: power(size, 2.4)
      }
    return encoded < 0 ? -light : light
  }

  /// From linear light to encoded.
  func encode(_ linear: Double) -> Double {
    let light = abs(linear)
    let size =
      switch self {
      case .srgb: light > 0.0031308 ? 1.055 * power(light, 1 / 2.4) - 0.055 : 12.92 * light
      case .a98RGB: power(light, 256 / 563)
      case .prophotoRGB: light >= 1 / 512 ? power(light, 1 / 1.8) : 16 * light
      case .rec2020: power(light, 1 / 2.4)
      }
    return linear < 0 ? -size : size
  }
}
