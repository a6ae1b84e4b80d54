extension Color {
  /// The same colour in another space, unclamped; `none` counts as 0. A hue that says nothing, of a grey, comes out as
  /// `none`. The colour itself where it stands in that space already.
  package func converted(to target: ColorSpace) -> Color {
    guard space != target else { return self }
    let result = components(in: target)
    let hueless = target.isHuePowerless(result)
    switch target {
    case .hsl, .hwb: return Color(target, hueless ? nil : result.x, result.y, result.z, alpha: alpha)
    case .lch, .oklch: return Color(target, result.x, result.y, hueless ? nil : result.z, alpha: alpha)
    default: return Color(target, result.x, result.y, result.z, alpha: alpha)
    }
  }

  /// Components in another space, unclamped, every one a number.
  package func components(in target: ColorSpace) -> SIMD3<Double> {
    space == target ? components : target.components(from: space, components)
  }

  /// Gamma-encoded sRGB, unclamped.
  package var srgb: SIMD3<Double> { components(in: .srgb) }
  /// Linear-light sRGB, unclamped.
  package var linearSRGB: SIMD3<Double> { components(in: .srgbLinear) }
  /// Gamma-encoded Display P3, unclamped.
  package var displayP3: SIMD3<Double> { components(in: .displayP3) }
  /// CIE XYZ with white at D65, Y of white 1.
  package var xyzD65: SIMD3<Double> { components(in: .xyzD65) }
}

/// The spaces form a tree with XYZ D65 at its root: a conversion climbs from one space to the nearest that both come
/// from, then goes down, so that HSL to sRGB never passes through light.
extension ColorSpace {
  /// The space one step nearer to XYZ D65; nil for that one.
  var base: ColorSpace? {
    switch self {
    case .xyzD65: nil
    case .hsl, .hwb: .srgb
    case .srgb: .srgbLinear
    case .lab, .prophotoRGB: .xyzD50
    case .lch: .lab
    case .oklch: .oklab
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .xyzD50, .oklab: .xyzD65
    }
  }

  fileprivate func components(from source: ColorSpace, _ components: SIMD3<Double>) -> SIMD3<Double> {
    var place = source
    var value = components
    while !descends(from: place), let base = place.base {
      value = place.toBase(value)
      place = base
    }
    return descend(from: place, value)
  }

  /// Down the tree to this space, from one that it comes from.
  private func descend(from ancestor: ColorSpace, _ value: SIMD3<Double>) -> SIMD3<Double> {
    guard self != ancestor, let base else { return value }
    return fromBase(base.descend(from: ancestor, value))
  }

  private func descends(from ancestor: ColorSpace) -> Bool {
    self == ancestor || (base?.descends(from: ancestor) ?? false)
  }

  private func toBase(_ c: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .xyzD65: c
    case .hsl: HueModels.rgb(hsl: c)
    case .hwb: HueModels.rgb(hwb: c)
    case .srgb: TransferFunction.srgb.decode(c)
    case .srgbLinear: MatrixPair.srgb.forward * c
    case .displayP3: MatrixPair.displayP3.forward * TransferFunction.srgb.decode(c)
    case .a98RGB: MatrixPair.a98RGB.forward * TransferFunction.a98RGB.decode(c)
    case .rec2020: MatrixPair.rec2020.forward * TransferFunction.rec2020.decode(c)
    case .prophotoRGB: MatrixPair.prophotoRGB.forward * TransferFunction.prophotoRGB.decode(c)
    case .xyzD50: MatrixPair.d50.forward * c
    case .lab: UniformSpaces.xyzD50(lab: c)
    case .oklab: UniformSpaces.xyzD65(oklab: c)
    case .lch, .oklch: UniformSpaces.rectangular(c)
    }
  }

  private func fromBase(_ c: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .xyzD65: c
    case .hsl: HueModels.hsl(rgb: c)
    case .hwb: HueModels.hwb(rgb: c)
    case .srgb: TransferFunction.srgb.encode(c)
    case .srgbLinear: MatrixPair.srgb.inverse * c
    case .displayP3: TransferFunction.srgb.encode(MatrixPair.displayP3.inverse * c)
    case .a98RGB: TransferFunction.a98RGB.encode(MatrixPair.a98RGB.inverse * c)
    case .rec2020: TransferFunction.rec2020.encode(MatrixPair.rec2020.inverse * c)
    case .prophotoRGB: TransferFunction.prophotoRGB.encode(MatrixPair.prophotoRGB.inverse * c)
    case .xyzD50: MatrixPair.d50.inverse * c
    case .lab: UniformSpaces.lab(xyzD50: c)
    case .oklab: UniformSpaces.oklab(xyzD65: c)
    case .lch, .oklch: UniformSpaces.polar(c)
    }
  }

  /// Whether the colour is so near to grey that its hue is noise (CSS Color 4, "powerless components").
  fileprivate func isHuePowerless(_ c: SIMD3<Double>) -> Bool {
    switch self {
    case .hsl: c.y <= 0.001
    case .hwb: c.y + c.z >= 99.999
    case .lch: c.y <= 0.0015
    case .oklch: c.y <= 0.000004
    default: false
    }
  }
}
