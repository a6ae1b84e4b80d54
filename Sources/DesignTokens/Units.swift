#if canImport(CoreGraphics)
  // Exported, so that generated constants and app code may write lengths without another import.
  @_exported public import CoreGraphics

  /// A length in points (iOS) or density-independent pixels (Android): what SwiftUI's `padding`, `frame` and
  /// `cornerRadius` take. Where there is no CoreGraphics it is a `Double`.
  public typealias Points = CGFloat
#else
  /// A length in points (iOS) or density-independent pixels (Android): `CGFloat` on Apple's platforms, `Double`
  /// where there is no CoreGraphics.
  public typealias Points = Double
#endif

/// A length of time in seconds: what `Animation.easeOut(duration:)` and `TimeInterval` parameters take.
public typealias Seconds = Double
