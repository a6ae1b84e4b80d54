import Diagnostics
import Documents

extension ValueReader {
  private static let keys = Keys(["value", "unit"])

  /// `{"value": 120, "unit": "ms"}` (DTCG 2025.10, "Duration"); beside the standard: "120ms", "0.2s", and 120, read as
  /// milliseconds.
  static func duration<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Duration? {
    switch node.content {
    case .object(let object):
      guard scope.checkKeys(keys, of: object, at: node, place), let number = object["value"],
        let value = scope.number(number, place.key("value")), let unitNode = object["unit"],
        let plain = scope.plain(unitNode)
      else { return nil }
      guard case .string(let text) = plain.content else {
        scope.fail(place.key("unit"), plain, expected: "ms or s")
        return nil
      }
      return unit(text, at: plain.span, place, &scope).map { Duration(value, $0) }
    case .number(let value):
      scope.form(.durationNumber, at: node.span, Duration(value).standard)
      return Duration(value)
    case .string(let text):
      guard let quantity = Quantity(text) else {
        scope.fail(place, node, expected: .duration)
        return nil
      }
      let start = text.utf8.count - quantity.unit.utf8.count
      let end = text.utf8.count
      let written = quantity.unit.isEmpty ? "ms" : quantity.unit
      guard let unit = unit(written, at: node.span(ofText: start..<end), place, &scope) else { return nil }
      let duration = Duration(quantity.value, unit)
      scope.form(.durationText, at: node.span, duration.standard)
      return duration
    case .null, .bool, .array:
      scope.fail(place, node, expected: .duration)
      return nil
    }
  }

  private static func unit<Scope: ValueScope>(
    _ text: String, at span: Span, _ place: Place, _ scope: inout Scope
  ) -> Duration.Unit? {
    if let unit = Duration.Unit(rawValue: text) { return unit }
    let lowered = text.lowercased()
    scope.fail(
      place, "has the unit \"\(text.excerpt)\"; ms or s was expected", at: span,
      help: Duration.Unit(rawValue: lowered).map { "write \($0.rawValue)" })
    return nil
  }
}

extension Duration {
  /// As DTCG 2025.10 writes it.
  fileprivate var standard: String { "{\"value\": \(value.words), \"unit\": \"\(unit.rawValue)\"}" }
}
