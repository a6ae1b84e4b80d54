import Documents

extension ValueReader {
  private static let keys = Keys(
    ["fontFamily", "fontSize", "fontWeight", "lineHeight"], optional: ["letterSpacing"])

  /// The five properties (DTCG 2025.10, "Typography"), and what `$extensions.tokens` adds; beside the standard: no
  /// letterSpacing, one relative to the font size ("0.02em", "2%"), and a lineHeight as a length or a percentage.
  static func typography<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Typography? {
    guard let object = scope.object(node, place, as: .typography) else { return nil }
    var sound = scope.checkKeys(keys, of: object, at: node, place)
    if sound, object["letterSpacing"] == nil { scope.form(.noLetterSpacing, at: node.span) }
    let extras = typographyExtras(&sound, &scope)
    let family = scope.part("fontFamily", of: object, as: .fontFamily, in: place)?.fontFamily
    let weight = scope.part("fontWeight", of: object, as: .fontWeight, in: place)?.fontWeight
    let size = scope.part("fontSize", of: object, as: .dimension, in: place)?.dimension
    let spacing = object.read("letterSpacing", &sound) {
      letterSpacing($0, of: size, place.key("letterSpacing"), &scope)
    }
    let height = object["lineHeight"].flatMap { lineHeight($0, of: size, place.key("lineHeight"), &scope) }
    guard sound, let family, let weight, let size, let height else { return nil }
    return Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing ?? Dimension(0, size.unit),
      lineHeight: height,
      extras: extras)
  }

  /// A dimension, or a multiple of the font size.
  private static func letterSpacing<Scope: ValueScope>(
    _ node: Node, of size: Dimension?, _ place: Place, _ scope: inout Scope
  ) -> Dimension? {
    guard let ratio = relative(node, place, &scope) else {
      return scope.value(node, as: .dimension, place)?.dimension
    }
    scope.form(.letterSpacingRelative, at: node.span)
    return size.map { Dimension($0.value * ratio, $0.unit) }
  }

  /// The multiple of the font size in "0.02em", "2%" and {"value": 0.02, "unit": "em"}; nil for anything else.
  private static func relative<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Double? {
    switch node.content {
    case .string(let text):
      guard let quantity = Quantity(text) else { return nil }
      return quantity.unit == "em" ? quantity.value : quantity.unit == "%" ? quantity.value / 100 : nil
    case .object(let object):
      guard object.members.count == 2, object["unit"]?.string == "em", let value = object["value"] else { return nil }
      return scope.number(value, place.key("value"))
    case .null, .bool, .number, .array:
      return nil
    }
  }

  /// A multiple of the font size: as such, as a percentage, or as a length that is divided by the size.
  private static func lineHeight<Scope: ValueScope>(
    _ node: Node, of size: Dimension?, _ place: Place, _ scope: inout Scope
  ) -> Double? {
    guard isLength(node, &scope) else {
      if case .string(let text) = node.content, let quantity = Quantity(text), quantity.unit == "%" {
        scope.form(.lineHeightPercentage, at: node.span)
        return quantity.value / 100
      }
      return scope.value(node, as: .number, place)?.number
    }
    guard let length = scope.value(node, as: .dimension, place)?.dimension, let size else { return nil }
    guard size.points > 0 else {
      scope.fail(place, "is a length, but a fontSize of \(size.value.words) makes no multiple of it", at: node.span)
      return nil
    }
    scope.form(.lineHeightLength, at: node.span)
    return length.points / size.points
  }

  private static func isLength<Scope: ValueScope>(_ node: Node, _ scope: inout Scope) -> Bool {
    switch node.content {
    case .string(let text):
      if let quantity = Quantity(text) { return !quantity.unit.isEmpty && quantity.unit != "%" }
      return scope.referencedType(node) == .dimension
    case .object(let object):
      return object["$ref"] == nil ? object["unit"] != nil : scope.referencedType(node) == .dimension
    case .null, .bool, .number, .array:
      return false
    }
  }
}
