#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Plays a haptic token when `trigger` changes; softened or silent as the token says when motion is reduced.
    public func haptic<T: Equatable>(_ token: HapticToken, trigger: T) -> some View {
      modifier(HapticModifier(token: token, trigger: trigger))
    }
  }

  private struct HapticModifier<T: Equatable>: ViewModifier {
    let token: HapticToken
    let trigger: T
    private var reader = TokenContextReader()

    init(token: HapticToken, trigger: T) {
      self.token = token
      self.trigger = trigger
    }

    @ViewBuilder func body(content: Content) -> some View {
      let haptic = token.value(in: reader.context)
      #if os(visionOS)
        // SensoryFeedback came to visionOS in 26.
        if #available(visionOS 26, *) {
          content.sensoryFeedback(trigger: trigger) { _, _ in haptic.sensoryFeedback }
        } else {
          content
        }
      #else
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
          content.sensoryFeedback(trigger: trigger) { _, _ in haptic.sensoryFeedback }
        } else {
          #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            content.onChange(of: trigger) { _ in haptic.play() }
          #else
            content
          #endif
        }
      #endif
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26, *)
  extension HapticValue {
    /// nil: no feedback.
    public var sensoryFeedback: SensoryFeedback? {
      switch feedback {
      case .success: .success
      case .warning: .warning
      case .error: .error
      case .selection: .selection
      case .impactSoft: .impact(flexibility: .soft, intensity: intensity)
      case .impactRigid: .impact(flexibility: .rigid, intensity: intensity)
      case .impactLight: .impact(weight: .light, intensity: intensity)
      case .impactMedium: .impact(weight: .medium, intensity: intensity)
      case .impactHeavy: .impact(weight: .heavy, intensity: intensity)
      case .none: nil
      }
    }
  }
#endif
