import Documents

extension ValueReader {
  private static let dashKeys = Keys(["dashArray", "lineCap"])
  private static let borderKeys = Keys(["color", "width", "style"])

  /// A keyword, or `dashArray` and `lineCap` (DTCG 2025.10, "Stroke style").
  static func strokeStyle<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> StrokeStyle? {
    switch node.content {
    case .string:
      return scope.choice(node, place, of: StrokeStyle.Keyword.self).map(StrokeStyle.keyword)
    case .object(let object):
      let complete = scope.checkKeys(dashKeys, of: object, at: node, place)
      let dashes = object["dashArray"].flatMap { self.dashes($0, place.key("dashArray"), &scope) }
      let cap = object["lineCap"].flatMap {
        scope.choice($0, place.key("lineCap"), of: StrokeStyle.LineCap.self)
      }
      guard complete, let dashes, let cap else { return nil }
      return .dashed(dashes, cap)
    case .null, .bool, .number, .array:
      scope.fail(place, node, expected: .strokeStyle)
      return nil
    }
  }

  private static func dashes<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> [Dimension]? {
    guard let plain = scope.plain(node) else { return nil }
    guard case .array(let items) = plain.content, !items.isEmpty else {
      scope.fail(place, plain, expected: "a list of at least one dimension")
      return nil
    }
    let lengths = items.enumerated().map { index, item in
      scope.value(item, as: .dimension, place.element("length", index))?.dimension
    }
    return lengths.contains(nil) ? nil : lengths.compactMap { $0 }
  }

  /// `color`, `width` and `style` (DTCG 2025.10, "Border").
  static func border<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Border? {
    guard let object = scope.object(node, place, as: .border) else { return nil }
    let complete = scope.checkKeys(borderKeys, of: object, at: node, place)
    let color = scope.part("color", of: object, as: .color, in: place)?.color
    let width = scope.part("width", of: object, as: .dimension, in: place)?.dimension
    let style = scope.part("style", of: object, as: .strokeStyle, in: place)?.strokeStyle
    guard complete, let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }
}
