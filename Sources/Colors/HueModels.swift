/// HSL and HWB over encoded sRGB, with CSS Color 4's formulas: hue in degrees, the rest 0–100. They hold outside the
/// gamut too, where saturation passes 100.
enum HueModels {
  static func rgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let hue = normalizedHue(hsl.x)
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  static func hsl(rgb: SIMD3<Double>) -> SIMD3<Double> {
    let low = rgb.min()
    let high = rgb.max()
    let lightness = (low + high) / 2
    let room = min(lightness, 1 - lightness)
    var saturation = high == low || room == 0 ? 0 : (high - lightness) / room
    var hue = hue(rgb)
    // Lightness beyond 0–1 turns the sign: the same colour stands opposite.
    if saturation < 0 {
      saturation = -saturation
      hue = normalizedHue(hue + 180)
    }
    return SIMD3(hue, saturation * 100, lightness * 100)
  }

  static func rgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let white = hwb.y / 100
    let black = hwb.z / 100
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    let pure = rgb(hsl: SIMD3(hwb.x, 100, 50))
    return pure * (1 - white - black) + SIMD3(repeating: white)
  }

  static func hwb(rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(hue(rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }

  /// The hue of encoded sRGB in degrees, 0 ..< 360; 0 for greys.
  private static func hue(_ rgb: SIMD3<Double>) -> Double {
    let high = rgb.max()
    let range = high - rgb.min()
    guard range > 0 else { return 0 }
    let sixths =
      if high == rgb.x {
        (rgb.y - rgb.z) / range
      } else if high == rgb.y {
        (rgb.z - rgb.x) / range + 2
      } else {
        (rgb.x - rgb.y) / range + 4
      }
    return normalizedHue(sixths * 60)
  }
}
