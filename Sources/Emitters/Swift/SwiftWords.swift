import Colors
import TokenModel

/// Values in a few words, for the documentation of a constant.
enum SwiftWords {
  static func words(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): SwiftColor(color).words
    case .dimension(let length): words(length)
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): "weight \(number(weight))"
    case .duration(let duration): words(duration)
    case .cubicBezier(let curve): words(curve)
    case .number(let value): number(value)
    case .strokeStyle(let style): words(style)
    case .border(let border): "\(words(border.width)) \(words(border.style)) \(words(border.color))"
    case .transition(let transition): words(transition)
    case .shadow(let layers): layers.map(words).joined(separator: "; ")
    case .gradient(let stops): stops.map { "\(words($0.color)) at \(number($0.position))" }.joined(separator: ", ")
    case .typography(let style): words(style)
    case .spring(let spring): words(spring)
    case .haptic(let haptic): words(haptic)
    case .motion(let motion): words(motion)
    case .elevation(let elevation): words(elevation)
    case .icon(let icon): [icon.ios, icon.android, icon.web].compactMap { $0 }.joined(separator: ", ")
    }
  }

  private static func number(_ value: Double) -> String { SwiftWriter.number(value) }
  private static func words(_ color: Color) -> String { SwiftColor(color).words }
  private static func words(_ length: Dimension) -> String { "\(number(length.value)) \(length.unit.rawValue)" }
  private static func words(_ duration: Duration) -> String { "\(number(duration.value)) \(duration.unit.rawValue)" }

  private static func words(_ curve: CubicBezier) -> String {
    "cubic-bezier(" + [curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: ", ") + ")"
  }

  private static func words(_ style: StrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): keyword.rawValue
    case .dashed(let lengths, let cap): "dashes \(lengths.map(words).joined(separator: ", ")), \(cap.rawValue) caps"
    }
  }

  private static func words(_ transition: Transition) -> String {
    let delay = transition.delay.value == 0 ? "" : " after \(words(transition.delay))"
    return "\(words(transition.duration))\(delay), \(words(transition.timingFunction))"
  }

  private static func words(_ shadow: Shadow) -> String {
    let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(words).joined(separator: " ")
    return "\(lengths) \(words(shadow.color))\(shadow.inset ? " inset" : "")"
  }

  private static func words(_ style: Typography) -> String {
    let family = style.fontFamily.first ?? ""
    let tracking = style.letterSpacing.value == 0 ? "" : ", tracking \(words(style.letterSpacing))"
    let size = "\(words(style.fontSize)) / \(number(style.lineHeight))"
    return "\(family) \(size), weight \(number(style.fontWeight))\(tracking)"
  }

  private static func words(_ spring: Spring) -> String {
    switch spring {
    case .perceptual(let duration, let bounce): "spring of \(words(duration)), bounce \(number(bounce))"
    case .physical(let mass, let stiffness, let damping):
      "spring of mass \(number(mass)), stiffness \(number(stiffness)), damping \(number(damping))"
    }
  }

  private static func words(_ haptic: Haptic) -> String {
    let intensity = haptic.intensity == 1 ? "" : " at \(number(haptic.intensity))"
    return haptic.feedback == .none ? "no haptic" : haptic.feedback.rawValue + intensity
  }

  private static func words(_ motion: Motion) -> String {
    var parts = [motion.effect.rawValue]
    switch motion.curve {
    case .spring(let spring): parts.append(words(spring))
    case .eased(let transition): parts.append(words(transition))
    case nil: break
    }
    switch motion.repetition {
    case .once: break
    case .times(let count): parts.append("\(count) times")
    case .forever: parts.append("forever")
    }
    if let reduced = motion.reduced {
      let time = reduced.duration.value == 0 ? "" : " in \(words(reduced.duration))"
      parts.append("with reduced motion \(reduced.effect.rawValue)\(time)")
    }
    return parts.joined(separator: "; ")
  }

  private static func words(_ elevation: Elevation) -> String {
    var parts = elevation.shadow.map { "shadow \(words($0))" }
    if let blur = elevation.blur { parts.append("blur \(words(blur))") }
    if let hairline = elevation.hairline { parts.append("hairline \(words(hairline.width)) \(words(hairline.color))") }
    if let scrim = elevation.scrim { parts.append("scrim \(words(scrim))") }
    if let fallback = elevation.fallback { parts.append("solid \(words(fallback))") }
    return parts.joined(separator: "; ")
  }
}
