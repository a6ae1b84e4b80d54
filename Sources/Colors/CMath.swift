// The C library's mathematics, which the standard library does not have. Nothing else of it is used in this room.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
func cubeRoot(_ value: Double) -> Double { cbrt(value) }

/// A point of the plane by its distance from the origin and its angle in degrees, 0 ..< 360.
struct Polar {
  var radius: Double
  var angle: Double

  init(radius: Double, angle: Double) {
    self.radius = radius
    self.angle = angle
  }

  init(x: Double, y: Double) {
    radius = hypot(x, y)
    angle = normalizedHue(atan2(y, x) * 180 / .pi)
  }

  var x: Double { radius * cos(angle * .pi / 180) }
  var y: Double { radius * sin(angle * .pi / 180) }
}

/// The same angle in 0 ..< 360.
func normalizedHue(_ degrees: Double) -> Double {
  let turned = degrees.truncatingRemainder(dividingBy: 360)
  let hue = turned < 0 ? turned + 360 : turned
  // A tiny negative angle rounds up to a whole turn.
  return hue >= 360 ? 0 : hue
}
