/// CIE Lab and Oklab, and the polar forms of both.
enum UniformSpaces {
  /// D50 by its chromaticity 0.3457, 0.3585, as CSS Color 4 has it.
  private static let whiteD50 = SIMD3<Double>(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  /// CIE 15: the knee where the cube root turns into a line, (6/29)³, and its slope.
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  static func xyzD50(lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let x = y + lab.y / 500
    let z = y - lab.z / 200
    func light(_ f: Double) -> Double {
      let cube = f * f * f
      return cube > epsilon ? cube : (116 * f - 16) / kappa
    }
    let luminance = lab.x > kappa * epsilon ? y * y * y : lab.x / kappa
    return SIMD3(light(x), luminance, light(z)) * whiteD50
  }

  static func lab(xyzD50: SIMD3<Double>) -> SIMD3<Double> {
    let relative = xyzD50 / whiteD50
    func f(_ light: Double) -> Double {
      light > epsilon ? cubeRoot(light) : (kappa * light + 16) / 116
    }
    let (x, y, z) = (f(relative.x), f(relative.y), f(relative.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  static func xyzD65(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = MatrixPair.oklab.inverse * oklab
    return MatrixPair.oklabCones.inverse * (roots * roots * roots)
  }

  static func oklab(xyzD65: SIMD3<Double>) -> SIMD3<Double> {
    let cones = MatrixPair.oklabCones.forward * xyzD65
    return MatrixPair.oklab.forward * SIMD3(cubeRoot(cones.x), cubeRoot(cones.y), cubeRoot(cones.z))
  }

  /// Lightness, chroma and hue of Lab or Oklab.
  static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let polar = Polar(x: lab.y, y: lab.z)
    return SIMD3(lab.x, polar.radius, polar.angle)
  }

  /// Lab or Oklab from lightness, chroma and hue.
  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    let polar = Polar(radius: lch.y, angle: lch.z)
    return SIMD3(lch.x, polar.x, polar.y)
  }
}
