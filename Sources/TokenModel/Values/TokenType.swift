/// The type of a token: DTCG 2025.10's thirteen, and five of our own for what the standard lacks.
package enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography

  case spring
  case haptic
  case motion
  case elevation
  case icon

  /// Whether DTCG 2025.10 defines it.
  package var isStandard: Bool {
    switch self {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border,
      .transition, .shadow, .gradient, .typography:
      true
    case .spring, .haptic, .motion, .elevation, .icon: false
    }
  }

  /// The type with its article, for messages: "a color", "an elevation".
  package var words: String {
    switch self {
    case .elevation, .icon: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}
