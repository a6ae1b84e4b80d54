import Documents

extension ValueScope {
  /// A number: a `number` token's value, or a numeric part of another value. Understood beside the standard: a numeric
  /// text, a percentage ("38%" is 0.38) and, for a part, a reference in braces to a number token.
  mutating func number(_ node: Node, _ place: Place) -> Double? {
    if case .number(let value) = node.content { return value }
    guard let plain = plain(node) else { return nil }
    switch plain.content {
    case .number(let value): return value
    case .string(let text):
      if let quantity = Quantity(text), quantity.unit.isEmpty || quantity.unit == "%" {
        let value = quantity.unit.isEmpty ? quantity.value : quantity.value / 100
        form(quantity.unit.isEmpty ? .numberText : .percentage, at: plain.span, value.words)
        return value
      }
      return referencedNumber(plain, place)
    case .null, .bool, .array, .object:
      fail(place, plain, expected: .number)
      return nil
    }
  }

  private mutating func referencedNumber(_ node: Node, _ place: Place) -> Double? {
    switch dereference(node, as: .number) {
    case .value(let value):
      form(.numberReference, at: node.span)
      return value.number
    case .unresolved:
      return nil
    case .notAReference:
      fail(place, node, expected: .number)
      return nil
    }
  }
}
