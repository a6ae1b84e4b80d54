/// A colour as numbers: encoded (gamma) components, not premultiplied.
///
/// Components of `sRGB` may lie outside 0…1: that is extended sRGB, which holds every colour of every space. A colour
/// that its author wrote in Display P3 stays in Display P3.
public struct RGBA: Hashable, Sendable {
  public enum Space: String, Hashable, Sendable {
    case sRGB
    case displayP3
  }

  public var space: Space
  public var red: Double
  public var green: Double
  public var blue: Double
  /// 0 (clear) to 1 (opaque).
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// sRGB from `0xRRGGBB`; every channel is exactly its byte over 255.
  public init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  public static let clear = RGBA(0, alpha: 0)

  public var isOpaque: Bool { alpha >= 1 }

  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor, space: space)
  }
}

extension RGBA: CustomStringConvertible {
  /// As CSS writes it: `#0B1F3A` where eight bits hold it, else `color(display-p3 1 0.5 0 / 0.5)`.
  public var description: String {
    if let hex { return hex }
    let name = space == .sRGB ? "srgb" : "display-p3"
    let ending = alpha == 1 ? ")" : " / \(alpha))"
    return "color(\(name) \(red) \(green) \(blue)\(ending)"
  }

  /// `#RRGGBB` or `#RRGGBBAA`; nil where eight bits of sRGB do not hold the colour exactly.
  public var hex: String? {
    guard space == .sRGB else { return nil }
    var text = "#"
    for channel in isOpaque ? [red, green, blue] : [red, green, blue, alpha] {
      let byte = channel * 255
      guard byte >= 0, byte <= 255, (byte - byte.rounded()).magnitude < 1e-9 else { return nil }
      let digits = String(Int(byte.rounded()), radix: 16, uppercase: true)
      text += digits.utf8.count == 1 ? "0" + digits : digits
    }
    return text
  }
}
