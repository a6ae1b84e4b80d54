import Documents

extension ValueReader {
  /// `[x1, y1, x2, y2]`, x in 0–1 (DTCG 2025.10, "Cubic Bézier"); beside the standard: "cubic-bezier(0.2, 0, 0, 1)" and
  /// CSS's keywords.
  static func cubicBezier<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> CubicBezier? {
    switch node.content {
    case .array(let items):
      guard items.count == 4 else {
        scope.fail(
          place, "has \(items.count) numbers; a cubicBezier has four, x1, y1, x2 and y2", at: node.span)
        return nil
      }
      let names = ["x1", "y1", "x2", "y2"]
      let numbers = zip(names, items).map { name, item in coordinate(item, name, in: place, &scope) }
      guard let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2], let y2 = numbers[3] else { return nil }
      return CubicBezier(x1, y1, x2, y2)
    case .string(let text):
      return easing(text, node, place, &scope)
    case .null, .bool, .number, .object:
      scope.fail(place, node, expected: .cubicBezier)
      return nil
    }
  }

  private static func coordinate<Scope: ValueScope>(
    _ node: Node, _ name: String, in place: Place, _ scope: inout Scope
  ) -> Double? {
    guard let value = scope.number(node, place.key(name)) else { return nil }
    guard !name.hasPrefix("x") || 0...1 ~= value else {
      scope.fail(
        place.key(name), "is \(value.words); it goes from 0 to 1", at: node.span,
        help: "time runs from 0 to 1; only y may go beyond")
      return nil
    }
    return value
  }

  private static func easing<Scope: ValueScope>(
    _ text: String, _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> CubicBezier? {
    if let keyword = keywords.first(where: { $0.name == text }) {
      scope.form(.easingText, at: node.span, keyword.curve.standard)
      return keyword.curve
    }
    guard let numbers = arguments(of: "cubic-bezier", in: text), numbers.count == 4 else {
      scope.fail(
        place, node, expected: .cubicBezier,
        help: didYouMean(text, among: keywords.map(\.name)))
      return nil
    }
    for (name, x) in [("x1", numbers[0]), ("x2", numbers[2])] where !(0...1 ~= x) {
      scope.fail(place.key(name), "is \(x.words); it goes from 0 to 1", at: node.span)
      return nil
    }
    let curve = CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    scope.form(.easingText, at: node.span, curve.standard)
    return curve
  }

  /// CSS Easing 1, "The keywords".
  private static let keywords: [(name: String, curve: CubicBezier)] = [
    ("linear", CubicBezier(0, 0, 1, 1)),
    ("ease", CubicBezier(0.25, 0.1, 0.25, 1)),
    ("ease-in", CubicBezier(0.42, 0, 1, 1)),
    ("ease-out", CubicBezier(0, 0, 0.58, 1)),
    ("ease-in-out", CubicBezier(0.42, 0, 0.58, 1)),
  ]

  /// The numbers in "name(1, 2)"; nil where the text is something else.
  private static func arguments(of name: String, in text: String) -> [Double]? {
    guard text.hasPrefix(name + "("), text.hasSuffix(")"), text.utf8.count <= 200 else { return nil }
    let inner = text.dropFirst(name.count + 1).dropLast()
    let numbers = inner.split(separator: ",", omittingEmptySubsequences: false).map { part -> Double? in
      guard let quantity = Quantity(String(part).trimmed), quantity.unit.isEmpty else { return nil }
      return quantity.value
    }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }
}

extension CubicBezier {
  /// As DTCG 2025.10 writes it.
  fileprivate var standard: String { "[\(x1.words), \(y1.words), \(x2.words), \(y2.words)]" }
}
