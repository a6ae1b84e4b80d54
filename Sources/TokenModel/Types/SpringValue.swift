import Documents

extension ValueReader {
  private static let perceptual = Keys(["duration"], optional: ["bounce"])
  private static let physical = Keys(["stiffness", "damping"], optional: ["mass"])

  /// `{duration, bounce}` as SwiftUI's `Spring(duration:bounce:)`, bounce −1…1 and 0 unless given; or
  /// `{mass, stiffness, damping}`, mass 1 unless given.
  static func spring<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Spring? {
    guard let object = scope.object(node, place, as: .spring) else { return nil }
    let isPhysical = physical.all.contains { object.member($0) != nil }
    if isPhysical, let mixed = object.members.first(where: { perceptual.all.contains($0.key) }) {
      scope.fail(
        place, "has \(mixed.key) beside mass, stiffness or damping; a spring is given one way or the other",
        at: mixed.keySpan, help: "keep duration and bounce, or mass, stiffness and damping")
      return nil
    }
    let keys = isPhysical ? physical : perceptual
    let sound = scope.checkKeys(keys, of: object, at: node, place)
    return isPhysical
      ? physicalSpring(object, sound, place, &scope) : perceptualSpring(object, sound, place, &scope)
  }

  private static func perceptualSpring<Scope: ValueScope>(
    _ object: Object, _ complete: Bool, _ place: Place, _ scope: inout Scope
  ) -> Spring? {
    var sound = complete
    let duration = object["duration"].flatMap { positiveDuration($0, place.key("duration"), &scope) }
    let bounce = object.read("bounce", &sound) {
      number($0, in: -1...1, "goes from -1 to 1", place.key("bounce"), &scope)
    }
    guard sound, let duration else { return nil }
    return .perceptual(duration: duration, bounce: bounce ?? 0)
  }

  private static func physicalSpring<Scope: ValueScope>(
    _ object: Object, _ complete: Bool, _ place: Place, _ scope: inout Scope
  ) -> Spring? {
    var sound = complete
    let positive = Double.leastNonzeroMagnitude...Double.infinity
    let mass = object.read("mass", &sound) { number($0, in: positive, "is above 0", place.key("mass"), &scope) }
    let stiffness = object.read("stiffness", &sound) {
      number($0, in: positive, "is above 0", place.key("stiffness"), &scope)
    }
    let damping = object.read("damping", &sound) {
      number($0, in: 0...Double.infinity, "is at least 0", place.key("damping"), &scope)
    }
    guard sound, let stiffness, let damping else { return nil }
    return .physical(mass: mass ?? 1, stiffness: stiffness, damping: damping)
  }

  /// A duration above 0.
  static func positiveDuration<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> Duration? {
    guard let duration = scope.value(node, as: .duration, place)?.duration else { return nil }
    if duration.value > 0 { return duration }
    scope.fail(place, "is \(duration.value.words) \(duration.unit.rawValue); it is above 0", at: node.span)
    return nil
  }

  /// A number, or a reference to one, in a range; `words` say which: "it goes from 0 to 1".
  static func number<Scope: ValueScope>(
    _ node: Node, in range: ClosedRange<Double>, _ words: String, _ place: Place, _ scope: inout Scope
  ) -> Double? {
    guard let value = scope.value(node, as: .number, place)?.number else { return nil }
    if range ~= value { return value }
    scope.fail(place, "is \(value.words); it \(words)", at: node.span)
    return nil
  }
}
