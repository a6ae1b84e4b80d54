import Documents

extension ValueReader {
  private static let keys = Keys(["duration", "timingFunction"], optional: ["delay"])

  /// `duration`, `delay` and `timingFunction` (DTCG 2025.10, "Transition"); beside the standard: no delay.
  static func transition<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Transition? {
    guard let object = scope.object(node, place, as: .transition) else { return nil }
    let complete = scope.checkKeys(keys, of: object, at: node, place)
    if complete, object["delay"] == nil { scope.form(.noDelay, at: node.span) }
    let parts = transitionParts(of: object, place, &scope)
    return complete ? parts : nil
  }

  /// The transition that a mapping's members make; a missing delay is 0.
  static func transitionParts<Scope: ValueScope>(
    of object: Object, _ place: Place, _ scope: inout Scope
  ) -> Transition? {
    var sound = true
    let duration = scope.part("duration", of: object, as: .duration, in: place)?.duration
    let delay = object.read("delay", &sound) { scope.value($0, as: .duration, place.key("delay"))?.duration }
    let timingFunction = scope.part("timingFunction", of: object, as: .cubicBezier, in: place)?.cubicBezier
    guard sound, let duration, let timingFunction else { return nil }
    return Transition(duration: duration, delay: delay ?? Duration(0), timingFunction: timingFunction)
  }
}
