import Documents

extension ValueReader {
  private static let keys = Keys(optional: ["shadow", "blur", "hairline", "scrim", "fallback"])
  private static let hairlineKeys = Keys(["color", "width"])

  /// `{shadow, blur, hairline, scrim, fallback}`, at least one of them. `shadow: none` says that there is none.
  static func elevation<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Elevation? {
    guard let object = scope.object(node, place, as: .elevation) else { return nil }
    var sound = scope.checkKeys(keys, of: object, at: node, place)
    guard !object.members.isEmpty else {
      scope.fail(place, "is empty", at: node.span, help: "add \(list(keys.all, "or")); shadow: none for a flat surface")
      return nil
    }
    let elevation = Elevation(
      shadow: object.read("shadow", &sound) { shadowOrNone($0, place.key("shadow"), &scope) } ?? [],
      blur: object.read("blur", &sound) { blur($0, place.key("blur"), &scope) },
      hairline: object.read("hairline", &sound) { hairline($0, place.key("hairline"), &scope) },
      scrim: object.read("scrim", &sound) { scope.value($0, as: .color, place.key("scrim"))?.color },
      fallback: object.read("fallback", &sound) { scope.value($0, as: .color, place.key("fallback"))?.color })
    return sound ? elevation : nil
  }

  private static func shadowOrNone<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> [Shadow]? {
    if case .string("none") = node.content { return [] }
    return scope.value(node, as: .shadow, place)?.shadow
  }

  private static func blur<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Dimension? {
    guard let blur = scope.value(node, as: .dimension, place)?.dimension else { return nil }
    if blur.value >= 0 { return blur }
    scope.fail(place, "is \(blur.value.words); a radius is at least 0", at: node.span)
    return nil
  }

  private static func hairline<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> Elevation.Hairline? {
    guard case .object(let object) = node.content else {
      scope.fail(place, node, expected: "a mapping with color and width")
      return nil
    }
    let complete = scope.checkKeys(hairlineKeys, of: object, at: node, place)
    let color = scope.part("color", of: object, as: .color, in: place)?.color
    let width = scope.part("width", of: object, as: .dimension, in: place)?.dimension
    guard complete, let color, let width else { return nil }
    return Elevation.Hairline(color: color, width: width)
  }
}
