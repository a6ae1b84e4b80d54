#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// A length that is not the same number everywhere: in points, or in multiples of the reader's text size.
public enum Length: TokenValue {
  case points(Points)
  /// A multiple of the default text size: 16 points at the default setting, and growing with the reader's choice.
  case rem(Points)

  public func resolved(in context: TokenContext) -> Points {
    switch self {
    case .points(let points): points
    case .rem(let multiple): multiple * 16 * Points(context.textScale ?? 1)
    }
  }
}
