import Diagnostics
import Documents

extension ValueReader {
  private static let keys = Keys(["value", "unit"])

  /// `{"value": 16, "unit": "px"}` (DTCG 2025.10, "Dimension"); beside the standard: 16, "16px", "1rem", and pt, dp
  /// and sp for px.
  static func dimension<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Dimension? {
    switch node.content {
    case .object(let object):
      guard scope.checkKeys(keys, of: object, at: node, place), let number = object["value"],
        let value = scope.number(number, place.key("value")), let unitNode = object["unit"],
        let plain = scope.plain(unitNode)
      else { return nil }
      guard case .string(let text) = plain.content else {
        scope.fail(place.key("unit"), plain, expected: "px or rem")
        return nil
      }
      if text.isEmpty, value == 0 {
        scope.form(.unitlessZero, at: plain.span, "\"px\"")
        return Dimension(0)
      }
      guard let unit = unit(text, at: plain.span, place, &scope) else { return nil }
      if text != unit.rawValue { scope.form(.dimensionUnit, at: plain.span, "\"px\"") }
      return Dimension(value, unit)
    case .number(let value):
      scope.form(.dimensionNumber, at: node.span, Dimension(value).standard)
      return Dimension(value)
    case .string(let text):
      guard let quantity = Quantity(text) else {
        scope.fail(place, node, expected: .dimension)
        return nil
      }
      let start = text.utf8.count - quantity.unit.utf8.count
      let span = node.span(ofText: start..<text.utf8.count)
      guard let unit = quantity.unit.isEmpty ? .px : unit(quantity.unit, at: span, place, &scope) else { return nil }
      let dimension = Dimension(quantity.value, unit)
      let isKnown = quantity.unit.isEmpty || quantity.unit == unit.rawValue
      scope.form(isKnown ? .dimensionText : .dimensionUnit, at: node.span, dimension.standard)
      return dimension
    case .null, .bool, .array:
      scope.fail(place, node, expected: .dimension)
      return nil
    }
  }

  private static func unit<Scope: ValueScope>(
    _ text: String, at span: Span, _ place: Place, _ scope: inout Scope
  ) -> Dimension.Unit? {
    if let unit = Dimension.Unit(rawValue: text) { return unit }
    if text == "pt" || text == "dp" || text == "sp" { return .px }
    let help: String? =
      switch text.lowercased() {
      case "px", "rem": "write \(text.lowercased())"
      case "em": "a length relative to the font size stands only as letterSpacing; write it in px or rem"
      case "": "add the unit, even for 0"
      default: nil
      }
    scope.fail(place, "has the unit \"\(text.excerpt)\"; px or rem was expected", at: span, help: help)
    return nil
  }
}

extension Dimension {
  /// As DTCG 2025.10 writes it.
  fileprivate var standard: String { "{\"value\": \(value.words), \"unit\": \"\(unit.rawValue)\"}" }
}
