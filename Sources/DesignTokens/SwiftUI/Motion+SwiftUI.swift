#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Moves as a motion token says when `value` changes: its curve for what changes, its effect for what comes and
    /// goes. When motion is reduced nothing moves: the new state is there at once, and fades in where the token's
    /// counterpart is a fade. The token's haptic is not played: that is `haptic(_:trigger:)`.
    public func motion<V: Equatable>(_ token: MotionToken, value: V) -> some View {
      modifier(MotionModifier(token: token, value: value))
    }
  }

  private struct MotionModifier<V: Equatable>: ViewModifier {
    let token: MotionToken
    let value: V
    private var reader = TokenContextReader()

    init(token: MotionToken, value: V) {
      self.token = token
      self.value = value
    }

    func body(content: Content) -> some View {
      let motion = token.value(in: reader.context)
      return
        content
        .transition(motion.transition)
        .animation(motion.isReduced ? nil : motion.animation, value: value)
        .modifier(FadeModifier(seconds: motion.fade, value: value))
    }
  }

  /// Fades the new state in over a reduced motion's time; without a time it does nothing. Always there, so that a
  /// change of the setting keeps the content's state.
  private struct FadeModifier<V: Equatable>: ViewModifier {
    let seconds: Seconds?
    let value: V

    @ViewBuilder func body(content: Content) -> some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
        content.phaseAnimator(seconds == nil ? [1.0] : [1.0, 0.0], trigger: value) { view, opacity in
          view.opacity(opacity)
        } animation: { opacity in
          // To nothing at once, then back to full over the time.
          opacity == 1 ? seconds.map { Animation.linear(duration: $0) } : nil
        }
      } else {
        content
      }
    }
  }

  extension MotionValue {
    /// The curve with its repetition; nil for a cut, and for what follows the finger.
    public var animation: Animation? {
      guard let animation = curve?.animation else { return nil }
      switch repetition {
      case .once: return animation
      case .times(let count): return animation.repeatCount(count, autoreverses: true)
      case .forever: return animation.repeatForever(autoreverses: true)
      }
    }

    /// How a view comes and goes.
    public var transition: AnyTransition {
      switch effect {
      case .cut, .follow: .identity
      case .fade, .crossFade, .color, .breathe, .settle, .morph, .sharedElement, .roll: .opacity
      case .scale, .expand, .collapse: .scale(scale: CGFloat(scale ?? 0)).combined(with: .opacity)
      case .slide: .move(edge: .bottom)
      case .move: .move(edge: .leading)
      }
    }

    /// The time that a reduced motion fades for; nil when it cuts or is none.
    fileprivate var fade: Seconds? {
      guard isReduced, case .eased(let transition) = curve else { return nil }
      return transition.duration
    }
  }

  extension MotionValue.Curve {
    public var animation: Animation {
      switch self {
      case .spring(let spring): spring.animation
      case .eased(let transition): transition.animation
      }
    }
  }

  extension SpringValue {
    /// A spring that retargets from where things are, with their velocity.
    public var animation: Animation {
      .spring(response: response, dampingFraction: dampingFraction, blendDuration: 0)
    }
  }

  extension TransitionValue {
    public var animation: Animation {
      .timingCurve(timing.x1, timing.y1, timing.x2, timing.y2, duration: duration).delay(delay)
    }
  }
#endif
