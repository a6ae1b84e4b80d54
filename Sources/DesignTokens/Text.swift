#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// Font families, the best first. `names` may hold generic ones (`system-ui`) and the system's own (`SF Pro`).
public struct FontFamily: TokenValue, ExpressibleByArrayLiteral {
  public var names: [String]

  public init(_ names: [String]) {
    self.names = names
  }

  public init(arrayLiteral elements: String...) {
    self.init(elements)
  }
}

/// A font weight from 1 to 1000 (CSS Fonts 4): 400 is regular, 700 bold.
public struct FontWeight: TokenValue, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }

  public init(floatLiteral value: Double) {
    self.init(value)
  }

  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

/// A text style: what `.textStyle(_:)` sets on a view.
public struct TextStyleValue: TokenValue {
  /// The Dynamic Type style that it scales with, as `Font.TextStyle` names it.
  public enum Scaling: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// `Font.Design`.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    case standard, rounded, serif, monospaced
  }

  public var family: FontFamily
  /// At the default text size.
  public var size: Points
  public var weight: FontWeight
  /// Added after each character, at the default text size.
  public var tracking: Points
  /// Distance of baselines, as a multiple of the size.
  public var lineHeight: Double
  public var scaling: Scaling
  public var design: Design
  /// Figures of equal width, for counters.
  public var tabularFigures: Bool
  /// The size on Android, in sp, where it differs.
  public var sp: Double?
  /// None or one: an array, so that a style can hold a style.
  private var smaller: [TextStyleValue]

  public init(
    family: FontFamily, size: Points, weight: FontWeight, tracking: Points = 0, lineHeight: Double,
    scaling: Scaling = .body, design: Design = .standard, tabularFigures: Bool = false, sp: Double? = nil,
    collapsed: TextStyleValue? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.lineHeight = lineHeight
    self.scaling = scaling
    self.design = design
    self.tabularFigures = tabularFigures
    self.sp = sp
    smaller = collapsed.map { [$0] } ?? []
  }

  /// The style that a large title collapses to on scroll.
  public var collapsed: TextStyleValue? { smaller.first }
}
