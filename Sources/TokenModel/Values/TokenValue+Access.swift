package import Colors

/// The value when it is of the type that is asked for.
extension TokenValue {
  package var color: Color? { if case .color(let value) = self { value } else { nil } }
  package var dimension: Dimension? { if case .dimension(let value) = self { value } else { nil } }
  package var fontFamily: [String]? { if case .fontFamily(let value) = self { value } else { nil } }
  package var fontWeight: Double? { if case .fontWeight(let value) = self { value } else { nil } }
  package var duration: Duration? { if case .duration(let value) = self { value } else { nil } }
  package var cubicBezier: CubicBezier? { if case .cubicBezier(let value) = self { value } else { nil } }
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var strokeStyle: StrokeStyle? { if case .strokeStyle(let value) = self { value } else { nil } }
  package var border: Border? { if case .border(let value) = self { value } else { nil } }
  package var transition: Transition? { if case .transition(let value) = self { value } else { nil } }
  package var shadow: [Shadow]? { if case .shadow(let value) = self { value } else { nil } }
  package var gradient: [GradientStop]? { if case .gradient(let value) = self { value } else { nil } }
  package var typography: Typography? { if case .typography(let value) = self { value } else { nil } }
  package var spring: Spring? { if case .spring(let value) = self { value } else { nil } }
  package var haptic: Haptic? { if case .haptic(let value) = self { value } else { nil } }
  package var motion: Motion? { if case .motion(let value) = self { value } else { nil } }
  package var elevation: Elevation? { if case .elevation(let value) = self { value } else { nil } }
  package var icon: Icon? { if case .icon(let value) = self { value } else { nil } }
}
