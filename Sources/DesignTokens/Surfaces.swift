#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// Shadows of one surface, front to back (CSS `box-shadow`).
public struct ShadowValue: TokenValue, ExpressibleByArrayLiteral {
  public struct Layer: Hashable, Sendable {
    public var color: RGBA
    public var x: Points
    public var y: Points
    /// As CSS and design tools mean it: twice the standard deviation.
    public var blur: Points
    public var spread: Points
    public var inset: Bool

    public init(
      color: RGBA, x: Points = 0, y: Points = 0, blur: Points = 0, spread: Points = 0, inset: Bool = false
    ) {
      self.color = color
      self.x = x
      self.y = y
      self.blur = blur
      self.spread = spread
      self.inset = inset
    }
  }

  public var layers: [Layer]

  public init(_ layers: [Layer]) {
    self.layers = layers
  }

  public init(arrayLiteral elements: Layer...) {
    self.init(elements)
  }
}

/// How a line is drawn.
public enum StrokeValue: TokenValue {
  public enum Cap: String, Hashable, Sendable {
    case round, butt, square
  }

  case solid, dashed, dotted, double, groove, ridge, outset, inset
  /// Lengths of dash and gap in turn.
  case dashes([Points], Cap)
}

/// A line around a shape.
public struct BorderValue: TokenValue {
  public var color: RGBA
  public var width: Points
  public var style: StrokeValue

  public init(color: RGBA, width: Points, style: StrokeValue = .solid) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// Colours along a line; what kind of gradient it is belongs to the place that uses it.
public struct GradientValue: TokenValue, ExpressibleByArrayLiteral {
  public struct Stop: Hashable, Sendable {
    public var color: RGBA
    /// 0–1.
    public var position: Double

    public init(_ color: RGBA, at position: Double) {
      self.color = color
      self.position = position
    }
  }

  public var stops: [Stop]

  public init(_ stops: [Stop]) {
    self.stops = stops
  }

  public init(arrayLiteral elements: Stop...) {
    self.init(elements)
  }
}

/// How a surface stands above another.
public struct ElevationValue: TokenValue {
  public struct Hairline: Hashable, Sendable {
    public var color: RGBA
    public var width: Points

    public init(color: RGBA, width: Points) {
      self.color = color
      self.width = width
    }
  }

  public var shadow: ShadowValue
  /// Radius of the blur of what lies behind; nil: the surface is no glass.
  public var blur: Points?
  public var hairline: Hairline?
  /// What dims the content behind a sheet.
  public var scrim: RGBA?
  /// The opaque surface in place of glass, where transparency is reduced or blur is not to be had.
  public var fallback: RGBA?
  /// The colour to fill with; set where `fallback` stands in for glass.
  public private(set) var fill: RGBA?

  public init(
    shadow: ShadowValue = [], blur: Points? = nil, hairline: Hairline? = nil, scrim: RGBA? = nil,
    fallback: RGBA? = nil
  ) {
    self.shadow = shadow
    self.blur = blur
    self.hairline = hairline
    self.scrim = scrim
    self.fallback = fallback
  }

  /// Without blur, and solid, when transparency is reduced.
  public func resolved(in context: TokenContext) -> ElevationValue {
    guard context.transparency == .reduced else { return self }
    var solid = self
    solid.blur = nil
    solid.fill = fallback
    return solid
  }
}

/// An icon's name in each platform's set.
public struct IconValue: TokenValue {
  /// An SF Symbol.
  public var ios: String?
  /// A Material Symbol.
  public var android: String?
  public var web: String?
  /// Whether it turns around in a right-to-left layout.
  public var mirrors: Bool

  public init(ios: String? = nil, android: String? = nil, web: String? = nil, mirrors: Bool = false) {
    self.ios = ios
    self.android = android
    self.web = web
    self.mirrors = mirrors
  }
}
