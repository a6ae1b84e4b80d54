import Diagnostics
import Documents

extension ValueReader {
  private static let keys = Keys(["color", "position"])

  /// A list of stops and of references to gradients of one stop (DTCG 2025.10, "Gradient"). A position beyond 0–1 is
  /// taken as the nearer end, as the standard's text says; its schema refuses it, hence the warning.
  static func gradient<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> [GradientStop]? {
    guard case .array(let items) = node.content else {
      scope.fail(place, node, expected: .gradient)
      return nil
    }
    guard !items.isEmpty else {
      scope.fail(place, "is an empty list; a gradient has at least one stop", at: node.span)
      return nil
    }
    let stops = items.enumerated().map { index, item in element(item, place.element("stop", index), &scope) }
    return stops.contains(nil) ? nil : stops.compactMap { $0 }
  }

  private static func element<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> GradientStop? {
    if case .object = node.content, scope.referencedType(node) == nil {
      // A stop written out, or a pointer to one: the stop itself is no token.
      return scope.plain(node).flatMap { stop($0, place, &scope) }
    }
    switch scope.dereference(node, as: .gradient) {
    case .notAReference:
      return stop(node, place, &scope)
    case .unresolved:
      return nil
    case .value(let value):
      guard let stops = value.gradient else { return nil }
      guard stops.count == 1 else {
        scope.fail(
          place, "refers to a gradient of \(stops.count) stops; a reference in a list stands for one", at: node.span,
          help: "refer to gradients of one stop each, or write the stops out")
        return nil
      }
      return stops.first
    }
  }

  private static func stop<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> GradientStop? {
    guard case .object(let object) = node.content else {
      scope.fail(place, node, expected: "a mapping with color and position")
      return nil
    }
    let complete = scope.checkKeys(keys, of: object, at: node, place)
    let color = scope.part("color", of: object, as: .color, in: place)?.color
    let position = object["position"].flatMap { self.position($0, place.key("position"), &scope) }
    guard complete, let color, let position else { return nil }
    return GradientStop(color: color, position: position)
  }

  private static func position<Scope: ValueScope>(
    _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> Double? {
    guard let written = scope.value(node, as: .number, place)?.number else { return nil }
    let position = min(max(written, 0), 1)
    if position != written {
      scope.fail(
        place, "is \(written.words), which is taken as \(position.words): stops lie between 0 and 1", at: node.span,
        severity: .warning, help: "write \(position.words)")
    }
    return position
  }
}
