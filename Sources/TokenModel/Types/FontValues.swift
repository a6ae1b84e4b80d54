import Diagnostics
import Documents

extension ValueReader {
  /// A name, or a list of names, best first (DTCG 2025.10, "Font family"); beside the standard: several names in one
  /// text, as CSS writes them.
  static func fontFamily<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> [String]? {
    switch node.content {
    case .string:
      return family(node, place, &scope)
    case .array(let items):
      guard !items.isEmpty else {
        scope.fail(place, "is an empty list; at least one name of a font was expected", at: node.span)
        return nil
      }
      let names = items.enumerated().map { index, item in
        family(item, place.element("font", index), isElement: true, &scope)
      }
      return names.contains(nil) ? nil : names.flatMap { $0 ?? [] }
    case .null, .bool, .number, .object:
      scope.fail(place, node, expected: .fontFamily)
      return nil
    }
  }

  private static func family<Scope: ValueScope>(
    _ node: Node, _ place: Place, isElement: Bool = false, _ scope: inout Scope
  ) -> [String]? {
    guard let plain = scope.plain(node) else { return nil }
    guard case .string(let text) = plain.content else {
      scope.fail(place, plain, expected: "the name of a font")
      return nil
    }
    guard !text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      scope.fail(
        place, "is \"\(text.excerpt)\", but names of fonts have no braces", at: plain.span,
        help: isElement
          ? "a list of fonts can't refer to tokens in braces: write the name, or let the whole value be the reference"
          : nil)
      return nil
    }
    let names = text.utf8.contains(UInt8(ascii: ",")) ? split(text) : [text]
    guard names.allSatisfy({ !$0.isEmpty }) else {
      scope.fail(
        place, text.isEmpty ? "is empty; the name of a font was expected" : "has an empty name of a font in it",
        at: plain.span)
      return nil
    }
    if names != [text] {
      let items = names.map(JSONText.quoted).joined(separator: ", ")
      // What a pointer leads to may be an element there and a whole value here.
      let isWrittenHere = plain.span == node.span
      scope.form(.familyList, at: plain.span, isWrittenHere ? isElement ? items : "[\(items)]" : nil)
    }
    return names
  }

  /// The names in "'Segoe UI', Arial, sans-serif", without quotes. Commas inside quotes belong to the name.
  private static func split(_ text: String) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    var quote: UInt8?
    for byte in text.utf8 {
      switch (byte, quote) {
      case (UInt8(ascii: ","), nil):
        names.append(String(decoding: name, as: UTF8.self).trimmed)
        name = []
      case (UInt8(ascii: "'"), nil), (UInt8(ascii: "\""), nil): quote = byte
      case (quote, _): quote = nil
      default: name.append(byte)
      }
    }
    return names + [String(decoding: name, as: UTF8.self).trimmed]
  }

  /// 1–1000, or one of the standard's names, exactly (DTCG 2025.10, "Font weight"); beside the standard: "400".
  static func fontWeight<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Double? {
    switch node.content {
    case .number(let value):
      return weight(value, node, place, &scope)
    case .string(let text):
      if let named = weights.first(where: { $0.name == text }) { return named.weight }
      if let quantity = Quantity(text), quantity.unit.isEmpty {
        guard let weight = weight(quantity.value, node, place, &scope) else { return nil }
        scope.report(
          Finding(
            .value, .error, "\(scope.tokenPath): \(place.words) is \"\(text.excerpt)\", a number in quotes",
            at: node.span,
            symbol: scope.tokenPath,
            fixes: [
              Fix("write \(weight.words)", safe: true, edits: [Fix.Edit(node.span, weight.words)])
            ]))
        return weight
      }
      scope.fail(
        place, "is \"\(text.excerpt)\", which is no font weight", at: node.span,
        help: didYouMean(text, among: weights.map(\.name))
          ?? "write a number from 1 to 1000, or a name such as regular or semi-bold")
      return nil
    case .null, .bool, .array, .object:
      scope.fail(place, node, expected: .fontWeight)
      return nil
    }
  }

  private static func weight<Scope: ValueScope>(
    _ value: Double, _ node: Node, _ place: Place, _ scope: inout Scope
  ) -> Double? {
    if 1...1000 ~= value { return value }
    scope.fail(place, "is \(value.words); a font weight goes from 1 to 1000", at: node.span)
    return nil
  }

  private static let weights: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
    ("ultra-black", 950),
  ]
}
