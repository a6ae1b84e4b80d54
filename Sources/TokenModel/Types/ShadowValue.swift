import Documents

extension ValueReader {
  private static let keys = Keys(["color", "offsetX", "offsetY", "blur"], optional: ["spread", "inset"])

  /// One layer, or a list of layers and references to shadows of one layer (DTCG 2025.10, "Shadow"); beside the
  /// standard: no spread.
  static func shadow<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> [Shadow]? {
    switch node.content {
    case .object:
      return layer(node, place, &scope).map { [$0] }
    case .array(let items):
      guard !items.isEmpty else {
        scope.fail(place, "is an empty list; a shadow has at least one layer", at: node.span)
        return nil
      }
      let layers = items.enumerated().map { index, item in
        element(item, place.element("layer", index), &scope)
      }
      return layers.contains(nil) ? nil : layers.compactMap { $0 }
    case .null, .bool, .number, .string:
      scope.fail(place, node, expected: .shadow)
      return nil
    }
  }

  private static func element<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> Shadow? {
    switch scope.dereference(node, as: .shadow) {
    case .notAReference:
      return layer(node, place, &scope)
    case .unresolved:
      return nil
    case .value(let value):
      guard let layers = value.shadow else { return nil }
      guard layers.count == 1 else {
        scope.fail(
          place, "refers to a shadow of \(layers.count) layers; a reference in a list stands for one", at: node.span,
          help: "refer to shadows of one layer each, or write the layers out")
        return nil
      }
      return layers.first
    }
  }

  private static func layer<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Shadow? {
    guard let object = scope.object(node, place, as: .shadow) else { return nil }
    var sound = scope.checkKeys(keys, of: object, at: node, place)
    if sound, object["spread"] == nil { scope.form(.noSpread, at: node.span) }
    let color = scope.part("color", of: object, as: .color, in: place)?.color
    let offsetX = scope.part("offsetX", of: object, as: .dimension, in: place)?.dimension
    let offsetY = scope.part("offsetY", of: object, as: .dimension, in: place)?.dimension
    let blur = scope.part("blur", of: object, as: .dimension, in: place)?.dimension
    let spread = object.read("spread", &sound) {
      scope.value($0, as: .dimension, place.key("spread"))?.dimension
    }
    let inset = object.read("inset", &sound) { scope.bool($0, place.key("inset")) }
    guard sound, let color, let offsetX, let offsetY, let blur else { return nil }
    return Shadow(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread ?? Dimension(0),
      inset: inset ?? false)
  }
}
