import Documents

extension ValueReader {
  private static let keys = Keys(
    ["effect"],
    optional: ["animates", "curve", "repeat", "step", "detents", "scale", "reduced", "haptic"])

  /// `{effect, animates, curve, repeat, step, detents, scale, reduced, haptic}`. All but a cut say what they animate;
  /// all but a cut and what follows the finger have a curve.
  static func motion<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Motion? {
    guard let object = scope.object(node, place, as: .motion) else { return nil }
    var sound = scope.checkKeys(keys, of: object, at: node, place)
    let effect = object["effect"].flatMap { scope.choice($0, place.key("effect"), of: Motion.Effect.self) }
    let animates = object.read("animates", &sound) { properties($0, place.key("animates"), &scope) }
    let curve = object.read("curve", &sound) { self.curve($0, place.key("curve"), &scope) }
    let repetition = object.read("repeat", &sound) { self.repetition($0, place.key("repeat"), &scope) }
    let step = object.read("step", &sound) { self.step($0, place.key("step"), &scope) }
    let detents = object.read("detents", &sound) { self.detents($0, place.key("detents"), &scope) }
    let scale = object.read("scale", &sound) {
      number($0, in: .leastNonzeroMagnitude...(.infinity), "is above 0", place.key("scale"), &scope)
    }
    let reduced = object.read("reduced", &sound) { self.reduced($0, place.key("reduced"), &scope) }
    let haptic = object.read("haptic", &sound) { scope.value($0, as: .haptic, place.key("haptic"))?.haptic }
    guard let effect, demand(effect, of: object, at: node, place, &scope), sound else { return nil }
    return Motion(
      effect: effect, animates: animates ?? [], curve: curve, repetition: repetition ?? .once, step: step,
      detents: detents ?? [], scale: scale, reduced: reduced, haptic: haptic)
  }

  /// Reports what a motion with this effect lacks.
  private static func demand<Scope: ValueScope>(
    _ effect: Motion.Effect, of object: Object, at node: Node, _ place: Place, _ scope: inout Scope
  ) -> Bool {
    guard effect != .cut else { return true }
    let demanded = effect == .follow ? ["animates"] : ["animates", "curve"]
    let missing = demanded.filter { object.member($0) == nil }
    guard !missing.isEmpty else { return true }
    scope.fail(
      place, "has no \(list(missing, "and no")), which every \(effect.rawValue) has", at: node.span,
      help: "add \(list(missing, "and"))")
    return false
  }

  private static func properties<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> [Motion.Property]? {
    guard let plain = scope.plain(node) else { return nil }
    guard case .array(let items) = plain.content else {
      return scope.choice(plain, place, of: Motion.Property.self).map { [$0] }
    }
    let properties = items.enumerated().map { index, item in
      scope.choice(item, place.element("property", index), of: Motion.Property.self)
    }
    return properties.contains(nil) ? nil : properties.compactMap { $0 }
  }

  private static func repetition<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> Motion.Repetition? {
    guard let plain = scope.plain(node) else { return nil }
    switch plain.content {
    case .string("once"): return .once
    case .string("forever"): return .forever
    case .number(let times):
      if let count = Int(exactly: times), count >= 1 { return count == 1 ? .once : .times(count) }
    case .null, .bool, .string, .array, .object: break
    }
    scope.fail(place, plain, expected: "once, forever or a whole number of times")
    return nil
  }

  /// A fraction of the whole: "5%" or 0.05.
  private static func step<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Double? {
    let words = "is above 0 and at most 1 (100%)"
    let range = Double.leastNonzeroMagnitude...1
    guard case .string(let text) = node.content, let quantity = Quantity(text), quantity.unit == "%" else {
      return number(node, in: range, words, place, &scope)
    }
    if range ~= quantity.value / 100 { return quantity.value / 100 }
    scope.fail(place, "is \(text); it \(words)", at: node.span)
    return nil
  }

  private static func detents<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> [String]? {
    guard let plain = scope.plain(node) else { return nil }
    guard case .array(let items) = plain.content, !items.isEmpty else {
      scope.fail(place, plain, expected: "a list of names such as [medium, large]")
      return nil
    }
    let names = items.enumerated().map { index, item in
      name(item, "a name such as medium", place.element("detent", index), &scope)
    }
    return names.contains(nil) ? nil : names.compactMap { $0 }
  }
}
