// For linking alone: `swiftc` adds the C library's mathematics (square roots, rounding) only where it is imported.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Control points of a timing curve; x in 0–1.
public struct CubicBezier: TokenValue {
  public var x1: Double
  public var y1: Double
  public var x2: Double
  public var y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  public static let linear = CubicBezier(0, 0, 1, 1)
}

/// A change over a fixed time.
public struct TransitionValue: TokenValue {
  public var duration: Seconds
  public var delay: Seconds
  public var timing: CubicBezier

  public init(duration: Seconds, delay: Seconds = 0, timing: CubicBezier) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }
}

/// A spring, by how it feels or by its physics. It retargets from the current value and keeps the finger's velocity.
public enum SpringValue: TokenValue {
  /// The time that it seems to take, and its bounce: −1…1, 0 without overshoot.
  case perceptual(duration: Seconds, bounce: Double)
  case physical(mass: Double, stiffness: Double, damping: Double)

  /// The stiffness as a time, in seconds: `Animation.spring(response:dampingFraction:)`.
  public var response: Seconds {
    switch self {
    case .perceptual(let duration, _): duration
    case .physical(let mass, let stiffness, _): 2 * .pi * (mass / stiffness).squareRoot()
    }
  }

  /// Damping as a fraction of what stops every oscillation: 1 does not overshoot.
  public var dampingFraction: Double {
    switch self {
    case .perceptual(_, let bounce): bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.001)
    case .physical(let mass, let stiffness, let damping): damping / (2 * (mass * stiffness).squareRoot())
    }
  }
}
