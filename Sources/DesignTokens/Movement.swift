/// What the hand feels.
public struct HapticValue: TokenValue {
  public enum Feedback: String, CaseIterable, Hashable, Sendable {
    case success, warning, error, selection
    case impactSoft, impactLight, impactMedium, impactHeavy, impactRigid
    /// Said on purpose: this moment has no haptic.
    case none
  }

  /// What becomes of it when motion is reduced.
  public enum Reduced: String, CaseIterable, Hashable, Sendable {
    case keep, soften, none
  }

  public var feedback: Feedback
  /// 0–1.
  public var intensity: Double
  public var reduced: Reduced

  public init(_ feedback: Feedback, intensity: Double = 1, reduced: Reduced = .keep) {
    self.feedback = feedback
    self.intensity = intensity
    self.reduced = reduced
  }

  /// Outcomes stay, impacts soften to a soft one of half the intensity, and what says `none` is silent.
  public func resolved(in context: TokenContext) -> HapticValue {
    guard context.motion == .reduced else { return self }
    switch reduced {
    case .keep: return self
    case .soften: return HapticValue(isImpact ? .impactSoft : feedback, intensity: intensity / 2, reduced: .keep)
    case .none: return HapticValue(.none)
    }
  }

  private var isImpact: Bool {
    switch feedback {
    case .impactSoft, .impactLight, .impactMedium, .impactHeavy, .impactRigid: true
    case .success, .warning, .error, .selection, .none: false
    }
  }
}

/// A movement: its effect, its curve, how often, and what replaces it when motion is reduced.
public struct MotionValue: TokenValue {
  public enum Effect: String, CaseIterable, Hashable, Sendable {
    case cut, fade, crossFade, scale, slide, move, morph, collapse, expand, sharedElement, breathe, roll, follow
    case settle, color
  }

  public enum Property: String, CaseIterable, Hashable, Sendable {
    case transform, opacity, color, layout, size, blur, shadow, stroke
  }

  public enum Curve: Hashable, Sendable {
    case spring(SpringValue)
    case eased(TransitionValue)
  }

  public enum Repetition: Hashable, Sendable {
    case once
    case times(Int)
    /// Until the state ends; stops when motion is reduced.
    case forever
  }

  /// What takes the movement's place.
  public struct Reduced: Hashable, Sendable {
    public var effect: Effect
    /// Zero for a cut.
    public var duration: Seconds

    public init(_ effect: Effect, duration: Seconds = 0) {
      self.effect = effect
      self.duration = duration
    }
  }

  public var effect: Effect
  public var animates: [Property]
  /// nil for a cut, and for what follows the finger.
  public var curve: Curve?
  public var repetition: Repetition
  /// Fractions of the whole at which it snaps (0.05: every 5 %).
  public var step: Double?
  /// Named resting places of a sheet, in order.
  public var detents: [String]
  /// The scale that it goes to.
  public var scale: Double?
  public var reduced: Reduced
  /// nil: the token file does not say.
  public var haptic: HapticValue?
  /// Whether it already stands in for a movement.
  public private(set) var isReduced = false

  public init(
    _ effect: Effect, animates: [Property], curve: Curve? = nil, repetition: Repetition = .once, step: Double? = nil,
    detents: [String] = [], scale: Double? = nil, reduced: Reduced = Reduced(.cut), haptic: HapticValue? = nil
  ) {
    self.effect = effect
    self.animates = animates
    self.curve = curve
    self.repetition = repetition
    self.step = step
    self.detents = detents
    self.scale = scale
    self.reduced = reduced
    self.haptic = haptic
  }

  /// When motion is reduced: another effect, not only another curve. Nothing moves, and loops stop; steps and
  /// detents stay, for they say where things rest.
  public func resolved(in context: TokenContext) -> MotionValue {
    guard context.motion == .reduced else { return self }
    var still = self
    still.effect = reduced.effect
    still.animates = reduced.effect == .cut ? [] : [.opacity]
    still.curve =
      reduced.effect == .cut || reduced.duration == 0
      ? nil : .eased(TransitionValue(duration: reduced.duration, timing: .linear))
    still.repetition = .once
    still.scale = nil
    still.haptic = haptic?.resolved(in: context)
    still.isReduced = true
    return still
  }
}
