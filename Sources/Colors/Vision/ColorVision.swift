/// A way to see colours without one of the three kinds of cones.
package enum ColorVision: CaseIterable, Hashable, Sendable {
  /// Without the cones for long waves: about one man in a hundred.
  case protan
  /// Without those for middle waves: about one man in a hundred; weakened, one in twenty.
  case deutan
  /// Without those for short waves: rare.
  case tritan

  /// What someone who sees like this takes a colour for: Machado, Oliveira and Fernandes 2009 at severity 1, on linear
  /// light of sRGB, cut to 0–1. Encoded sRGB; alpha is kept.
  package func simulated(_ color: Color) -> Color {
    let seen = TransferFunction.srgb.encode((matrix * color.linearSRGB).clampedToUnit)
    return Color(.srgb, seen.x, seen.y, seen.z, alpha: color.alpha)
  }

  /// ΔE-OK between two colours as seen like this: 0.02 is just noticeable.
  package func difference(_ a: Color, _ b: Color) -> Double {
    simulated(a).differenceOK(to: simulated(b))
  }

  private var matrix: Matrix3 {
    switch self {
    case .protan:
      Matrix3(
        0.152286, 1.052583, -0.204868,
        0.114503, 0.786281, 0.099216,
        -0.003882, -0.048116, 1.051998)
    case .deutan:
      Matrix3(
        0.367322, 0.860646, -0.227968,
        0.280085, 0.672501, 0.047413,
        -0.011820, 0.042940, 0.968881)
    case .tritan:
      Matrix3(
        1.255528, -0.076749, -0.178779,
        -0.078411, 0.930809, 0.147602,
        0.004733, 0.691367, 0.303900)
    }
  }
}
