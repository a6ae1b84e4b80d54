import Documents

extension ValueReader {
  private static let keys = Keys(["feedback"], optional: ["intensity", "reduced"])

  /// The name of a feedback, or `{feedback, intensity, reduced}`. Unless said otherwise, outcomes stay when motion is
  /// reduced, and impacts soften.
  static func haptic<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Haptic? {
    switch node.content {
    case .string:
      return scope.choice(node, place, of: Haptic.Feedback.self).map { Haptic($0, reduced: $0.usuallyReduced) }
    case .object(let object):
      var sound = scope.checkKeys(keys, of: object, at: node, place)
      let feedback = object["feedback"].flatMap {
        scope.choice($0, place.key("feedback"), of: Haptic.Feedback.self)
      }
      let intensity = object.read("intensity", &sound) {
        number($0, in: 0...1, "goes from 0 to 1", place.key("intensity"), &scope)
      }
      let reduced = object.read("reduced", &sound) {
        scope.choice($0, place.key("reduced"), of: Haptic.Reduced.self)
      }
      guard sound, let feedback else { return nil }
      return Haptic(feedback, intensity: intensity ?? 1, reduced: reduced ?? feedback.usuallyReduced)
    case .null, .bool, .number, .array:
      scope.fail(place, node, expected: .haptic)
      return nil
    }
  }
}

extension Haptic.Feedback {
  /// What becomes of it when motion is reduced and the author says nothing.
  fileprivate var usuallyReduced: Haptic.Reduced {
    switch self {
    case .success, .warning, .error, .selection, .none: .keep
    case .impactSoft, .impactLight, .impactMedium, .impactHeavy, .impactRigid: .soften
    }
  }
}
