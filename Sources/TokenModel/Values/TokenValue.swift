package import Colors

/// A resolved value: every reference replaced, every unit known. What is large is kept apart, so that the thousands of
/// colours and dimensions of a set stay small.
package enum TokenValue: Hashable, Sendable {
  case color(Color)
  case dimension(Dimension)
  /// Best first, never empty.
  case fontFamily([String])
  /// 1–1000.
  case fontWeight(Double)
  case duration(Duration)
  case cubicBezier(CubicBezier)
  case number(Double)
  case strokeStyle(StrokeStyle)
  indirect case border(Border)
  case transition(Transition)
  /// Front to back, never empty.
  case shadow([Shadow])
  /// At least one stop; positions 0–1 in ascending order of the file.
  case gradient([GradientStop])
  indirect case typography(Typography)
  case spring(Spring)
  case haptic(Haptic)
  indirect case motion(Motion)
  indirect case elevation(Elevation)
  case icon(Icon)

  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .spring: .spring
    case .haptic: .haptic
    case .motion: .motion
    case .elevation: .elevation
    case .icon: .icon
    }
  }
}

/// A length. `px` is a point on iOS, a dp on Android; `rem` is a multiple of the reader's default text size (16 at the
/// default setting) and so grows with it.
package struct Dimension: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable {
    case px
    case rem
  }

  package var value: Double
  package var unit: Unit

  package init(_ value: Double, _ unit: Unit = .px) {
    self.value = value
    self.unit = unit
  }

  /// In points at the default text size.
  package var points: Double { unit == .px ? value : value * 16 }
}

/// A length of time. `unit` is kept so that an output can write what the author wrote.
package struct Duration: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable {
    case ms
    case s
  }

  package var value: Double
  package var unit: Unit

  package init(_ value: Double, _ unit: Unit = .ms) {
    self.value = value
    self.unit = unit
  }

  package var milliseconds: Double { unit == .ms ? value : value * 1000 }
  package var seconds: Double { unit == .s ? value : value / 1000 }
}

/// Control points of a timing curve; x in 0–1.
package struct CubicBezier: Hashable, Sendable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

package enum StrokeStyle: Hashable, Sendable {
  package enum Keyword: String, CaseIterable, Hashable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  package enum LineCap: String, CaseIterable, Hashable, Sendable {
    case round, butt, square
  }

  case keyword(Keyword)
  /// Lengths of dash and gap in turn, at least one.
  case dashed([Dimension], LineCap)
}

package struct Border: Hashable, Sendable {
  package var color: Color
  package var width: Dimension
  package var style: StrokeStyle

  package init(color: Color, width: Dimension, style: StrokeStyle) {
    self.color = color
    self.width = width
    self.style = style
  }
}

package struct Transition: Hashable, Sendable {
  package var duration: Duration
  package var delay: Duration
  package var timingFunction: CubicBezier

  package init(duration: Duration, delay: Duration, timingFunction: CubicBezier) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}

package struct Shadow: Hashable, Sendable {
  package var color: Color
  package var offsetX: Dimension
  package var offsetY: Dimension
  package var blur: Dimension
  package var spread: Dimension
  package var inset: Bool

  package init(
    color: Color, offsetX: Dimension, offsetY: Dimension, blur: Dimension, spread: Dimension, inset: Bool
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }
}

package struct GradientStop: Hashable, Sendable {
  package var color: Color
  /// 0–1, clamped.
  package var position: Double

  package init(color: Color, position: Double) {
    self.color = color
    self.position = position
  }
}

extension [GradientStop] {
  /// The stops at the position of the one before them: nothing is blended between the two.
  var hardStops: Set<Int> { Set(indices.dropFirst().filter { self[$0].position == self[$0 - 1].position }) }
}
