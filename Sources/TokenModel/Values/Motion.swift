package import Colors

/// A spring, by how it feels or by its physics. It retargets from the current value and keeps the finger's velocity.
package enum Spring: Hashable, Sendable {
  /// The time it seems to take; bounce −1…1, 0 without overshoot.
  case perceptual(duration: Duration, bounce: Double)
  case physical(mass: Double, stiffness: Double, damping: Double)
}

/// What the hand feels.
package struct Haptic: Hashable, Sendable {
  package enum Feedback: String, CaseIterable, Hashable, Sendable {
    case success, warning, error
    case selection
    case impactSoft = "impact.soft"
    case impactLight = "impact.light"
    case impactMedium = "impact.medium"
    case impactHeavy = "impact.heavy"
    case impactRigid = "impact.rigid"
    /// Said on purpose: this moment has no haptic.
    case none
  }

  /// What becomes of it when motion is reduced.
  package enum Reduced: String, CaseIterable, Hashable, Sendable {
    case keep, soften, none
  }

  package var feedback: Feedback
  /// 0–1.
  package var intensity: Double
  package var reduced: Reduced

  package init(_ feedback: Feedback, intensity: Double = 1, reduced: Reduced = .keep) {
    self.feedback = feedback
    self.intensity = intensity
    self.reduced = reduced
  }
}

/// A movement: its effect, its curve, what it animates, how often, and what replaces it when motion is reduced.
package struct Motion: Hashable, Sendable {
  package enum Effect: String, CaseIterable, Hashable, Sendable {
    case cut
    case fade
    case crossFade = "cross-fade"
    case scale
    case slide
    case move
    case morph
    case collapse
    case expand
    case sharedElement = "shared-element"
    case breathe
    case roll
    case follow
    case settle
    case color
  }

  package enum Property: String, CaseIterable, Hashable, Sendable {
    case transform, opacity, color, layout, size, blur, shadow, stroke
  }

  package enum Curve: Hashable, Sendable {
    case spring(Spring)
    case eased(Transition)
  }

  package enum Repetition: Hashable, Sendable {
    case once
    case times(Int)
    /// Until the state ends; stops when motion is reduced.
    case forever
  }

  package struct Reduced: Hashable, Sendable {
    package var effect: Effect
    /// Zero for a cut.
    package var duration: Duration

    package init(effect: Effect, duration: Duration) {
      self.effect = effect
      self.duration = duration
    }
  }

  package var effect: Effect
  package var animates: [Property]
  /// nil for a cut, and for what follows the finger without a curve.
  package var curve: Curve?
  package var repetition: Repetition
  /// Fractions of the whole at which it snaps (0.05: every 5 %).
  package var step: Double?
  /// Named resting places of a sheet, in order.
  package var detents: [String]
  /// The scale that it goes to, where the effect is a scale.
  package var scale: Double?
  /// nil: not declared, which `tokens/reduced-motion` reports.
  package var reduced: Reduced?
  /// nil: not declared; `.none` inside: explicitly none.
  package var haptic: Haptic?

  package init(
    effect: Effect, animates: [Property], curve: Curve?, repetition: Repetition = .once, step: Double? = nil,
    detents: [String] = [], scale: Double? = nil, reduced: Reduced? = nil, haptic: Haptic? = nil
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
}

/// How a surface stands above another, and what it becomes when transparency is reduced or blur is not to be had.
package struct Elevation: Hashable, Sendable {
  package struct Hairline: Hashable, Sendable {
    package var color: Color
    package var width: Dimension

    package init(color: Color, width: Dimension) {
      self.color = color
      self.width = width
    }
  }

  /// Empty: no shadow.
  package var shadow: [Shadow]
  /// Radius of the blur of what lies behind; nil: no glass.
  package var blur: Dimension?
  package var hairline: Hairline?
  /// What dims the content behind a sheet.
  package var scrim: Color?
  /// The opaque surface in place of glass.
  package var fallback: Color?

  package init(
    shadow: [Shadow] = [], blur: Dimension? = nil, hairline: Hairline? = nil, scrim: Color? = nil,
    fallback: Color? = nil
  ) {
    self.shadow = shadow
    self.blur = blur
    self.hairline = hairline
    self.scrim = scrim
    self.fallback = fallback
  }
}

/// An icon's name in each platform's set.
package struct Icon: Hashable, Sendable {
  /// SF Symbols.
  package var ios: String?
  /// Material Symbols.
  package var android: String?
  package var web: String?
  /// Whether it turns around in a right-to-left layout.
  package var mirrors: Bool

  package init(ios: String? = nil, android: String? = nil, web: String? = nil, mirrors: Bool = false) {
    self.ios = ios
    self.android = android
    self.web = web
    self.mirrors = mirrors
  }
}
