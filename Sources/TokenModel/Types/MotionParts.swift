import Documents

extension ValueReader {
  private static let easedKeys = Keys(["duration", "timingFunction"], optional: ["delay"])
  private static let reducedKeys = Keys(["effect"], optional: ["duration"])

  /// What may replace a movement when motion is reduced.
  private enum Counterpart: String, CaseIterable {
    case cut
    case crossFade = "cross-fade"
    case fade

    init?(_ effect: Motion.Effect) { self.init(rawValue: effect.rawValue) }

    var effect: Motion.Effect {
      switch self {
      case .cut: .cut
      case .crossFade: .crossFade
      case .fade: .fade
      }
    }
  }

  /// A spring, a transition (its delay is 0 unless given), or a reference to either.
  static func curve<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Motion.Curve? {
    if let type = scope.referencedType(node), type != .spring, type != .transition {
      scope.fail(place, "refers to \(type.words); a spring or a transition was expected", at: node.span)
      return nil
    }
    let isSpring = scope.referencedType(node) == .spring
    switch scope.dereference(node, as: isSpring ? .spring : .transition) {
    case .value(.spring(let spring)): return .spring(spring)
    case .value(.transition(let transition)): return .eased(transition)
    case .value, .unresolved: return nil
    case .notAReference: break
    }
    guard case .object(let object) = node.content else {
      scope.fail(
        place, node, expected: "a spring (duration and bounce) or a transition (duration and timingFunction)")
      return nil
    }
    guard object.member("timingFunction") != nil || object.member("delay") != nil else {
      return spring(node, place, &scope).map(Motion.Curve.spring)
    }
    let complete = scope.checkKeys(easedKeys, of: object, at: node, place)
    let parts = transitionParts(of: object, place, &scope)
    return complete ? parts.map(Motion.Curve.eased) : nil
  }

  /// `cut`, `{effect, duration}`, or another motion, which lends its effect and its duration.
  static func reduced<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> Motion.Reduced? {
    switch scope.dereference(node, as: .motion) {
    case .value(let value): return value.motion.flatMap { reduced($0, at: node, place, &scope) }
    case .unresolved: return nil
    case .notAReference: break
    }
    switch node.content {
    case .string("cut"):
      return Motion.Reduced(effect: .cut, duration: Duration(0))
    case .string(let text) where Counterpart(rawValue: text) != nil:
      scope.fail(
        place, "is \(text) without a duration", at: node.span, help: "write { effect: \(text), duration: 120ms }")
      return nil
    case .object(let object):
      return reduced(object, at: node, place, &scope)
    case .null, .bool, .number, .string, .array:
      scope.fail(place, node, expected: "cut, a mapping with effect and duration, or a reference to a motion")
      return nil
    }
  }

  private static func reduced<Scope: ValueScope>(
    _ object: Object, at node: Node, _ place: Place, _ scope: inout Scope
  ) -> Motion.Reduced? {
    let complete = scope.checkKeys(reducedKeys, of: object, at: node, place)
    let effect = object["effect"].flatMap { scope.choice($0, place.key("effect"), of: Counterpart.self) }
    let duration = object["duration"].flatMap { scope.value($0, as: .duration, place.key("duration"))?.duration }
    guard complete, let effect else { return nil }
    guard object["duration"] != nil else {
      guard effect == .cut else {
        scope.fail(place, "has no duration, which every \(effect.rawValue) has", at: node.span, help: "add duration")
        return nil
      }
      return Motion.Reduced(effect: .cut, duration: Duration(0))
    }
    guard let duration else { return nil }
    guard effect == .cut ? duration.value == 0 : duration.value > 0 else {
      scope.fail(
        place.key("duration"),
        effect == .cut
          ? "is \(duration.value.words) \(duration.unit.rawValue), but a cut takes no time"
          : "is \(duration.value.words) \(duration.unit.rawValue); it is above 0 for a \(effect.rawValue)",
        at: object["duration"]?.span ?? node.span)
      return nil
    }
    return Motion.Reduced(effect: effect.effect, duration: duration)
  }

  /// What a motion lends as the counterpart of another.
  private static func reduced<Scope: ValueScope>(
    _ motion: Motion, at node: Node, _ place: Place, _ scope: inout Scope
  ) -> Motion.Reduced? {
    guard let effect = Counterpart(motion.effect) else {
      scope.fail(
        place, "refers to a motion whose effect is \(motion.effect.rawValue), which moves",
        at: node.span, help: "refer to a cut, a cross-fade or a fade")
      return nil
    }
    switch motion.curve {
    case nil: return Motion.Reduced(effect: effect.effect, duration: Duration(0))
    case .eased(let transition): return Motion.Reduced(effect: effect.effect, duration: transition.duration)
    case .spring(.perceptual(let duration, _)): return Motion.Reduced(effect: effect.effect, duration: duration)
    case .spring(.physical):
      scope.fail(
        place, "refers to a motion whose spring has no duration", at: node.span,
        help: "give that motion a duration and a timingFunction")
      return nil
    }
  }
}
