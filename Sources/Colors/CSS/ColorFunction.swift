/// A colour function of CSS Color 4: what its channels may be and what they mean in DTCG's ranges.
struct ColorFunction: Sendable {
  enum Channel: Sendable {
    /// Degrees when it has no unit; no percentage.
    case hue
    /// `full` is what 100 % stands for, a number is divided by `divisor`; what lies outside `range` is clamped, as CSS
    /// does when it reads the value.
    case amount(name: String, full: Double, divisor: Double = 1, range: ClosedRange<Double>? = nil)
  }

  /// What the older syntax with commas asks.
  enum CommaSyntax: Sendable {
    case none
    /// Three numbers or three percentages.
    case uniform
    /// A hue and two percentages.
    case percentages
  }

  let space: ColorSpace
  let channels: [Channel]
  var commas: CommaSyntax = .none

  static let names = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"]

  /// The function of this name in small letters; nil for `color`, whose space is an argument.
  static func named(_ name: String) -> ColorFunction? {
    switch name {
    case "rgb", "rgba":
      ColorFunction(
        space: .srgb,
        channels: ["red", "green", "blue"].map { .amount(name: $0, full: 1, divisor: 255, range: 0...1) },
        commas: .uniform)
    case "hsl", "hsla":
      ColorFunction(
        space: .hsl,
        channels: [
          .hue, .amount(name: "saturation", full: 100, range: 0 ... .infinity), .amount(name: "lightness", full: 100),
        ], commas: .percentages)
    case "hwb":
      ColorFunction(
        space: .hwb,
        channels: [.hue, .amount(name: "whiteness", full: 100), .amount(name: "blackness", full: 100)])
    case "lab":
      ColorFunction(
        space: .lab,
        channels: [
          .amount(name: "lightness", full: 100, range: 0...100), .amount(name: "a", full: 125),
          .amount(name: "b", full: 125),
        ])
    case "lch":
      ColorFunction(
        space: .lch,
        channels: [
          .amount(name: "lightness", full: 100, range: 0...100),
          .amount(name: "chroma", full: 150, range: 0 ... .infinity), .hue,
        ])
    case "oklab":
      ColorFunction(
        space: .oklab,
        channels: [
          .amount(name: "lightness", full: 1, range: 0...1), .amount(name: "a", full: 0.4),
          .amount(name: "b", full: 0.4),
        ])
    case "oklch":
      ColorFunction(
        space: .oklch,
        channels: [
          .amount(name: "lightness", full: 1, range: 0...1),
          .amount(name: "chroma", full: 0.4, range: 0 ... .infinity), .hue,
        ])
    default: nil
    }
  }

  static let spaceNames = [
    "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz", "xyz-d50",
    "xyz-d65",
  ]

  /// `color(<name> …)`, its name in small letters. `display-p3-linear` is read like `display-p3`: the caller encodes.
  static func colorIn(_ name: String) -> ColorFunction? {
    let space: ColorSpace? =
      switch name {
      case "xyz": .xyzD65
      case "display-p3-linear": .displayP3
      case _ where spaceNames.contains(name): ColorSpace(rawValue: name)
      default: nil
      }
    guard let space else { return nil }
    let letters = name.hasPrefix("xyz") ? ["x", "y", "z"] : ["red", "green", "blue"]
    return ColorFunction(space: space, channels: letters.map { .amount(name: $0, full: 1) })
  }
}
