import Diagnostics
import Documents

extension ValueScope {
  /// Reports that a part "is 1.2; it goes from 0 to 1". The message begins with the token and the part.
  mutating func fail(
    _ place: Place, _ words: String, at span: Span, severity: Severity = .error, help: String? = nil
  ) {
    report(
      Finding(
        .value, severity, "\(tokenPath): \(place.words) \(words)", at: span, symbol: tokenPath,
        help: help.map { [$0] } ?? []))
  }

  /// Reports "blur is a string, "4"; a dimension such as 4px was expected".
  mutating func fail(_ place: Place, _ node: Node, expected: String, help: String? = nil) {
    fail(place, "is \(node.words); \(expected) was expected", at: node.span, help: help)
  }

  mutating func fail(_ place: Place, _ node: Node, expected type: TokenType, help: String? = nil) {
    fail(place, node, expected: type.expectation(json: isJSON), help: help)
  }

  /// Reports a text that is none of the `allowed` ones.
  mutating func fail(_ place: Place, _ node: Node, allowed: [String]) {
    guard case .string(let text) = node.content else {
      return fail(place, node, expected: list(allowed, "or"))
    }
    fail(
      place, "is \"\(text.excerpt)\"; \(list(allowed, "or")) was expected", at: node.span,
      help: didYouMean(text, among: allowed))
  }

  /// Tells that a value is written in a form of our own, or one that real files have: a warning in JSON, where the
  /// standard's form is expected. `standard` is the text that would stand there by the standard, where the value alone
  /// tells it: in JSON, a fix puts it there.
  mutating func form(_ form: Form, at span: Span, _ standard: @autoclosure () -> String? = nil) {
    guard reportsForms else { return }
    let standard = standard()
    let fix = isJSON ? standard.map { Fix("write \($0)", safe: true, edits: [Fix.Edit(span, $0)]) } : nil
    report(
      Finding(
        .dtcgForm, isJSON ? .warning : .note, "\(tokenPath): \(form.message)", at: span, symbol: tokenPath,
        help: fix == nil ? [standard.map { "write \($0)" } ?? form.help] : [], fixes: fix.map { [$0] } ?? []))
  }

  /// The choice that a text names exactly.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: Node, _ place: Place, of: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    guard let plain = plain(node) else { return nil }
    if case .string(let text) = plain.content, let choice = Choice(rawValue: text) { return choice }
    fail(place, plain, allowed: Choice.allCases.map(\.rawValue))
    return nil
  }

  mutating func bool(_ node: Node, _ place: Place) -> Bool? {
    guard let plain = plain(node) else { return nil }
    if case .bool(let value) = plain.content { return value }
    fail(place, plain, expected: "true or false")
    return nil
  }
}

extension Node {
  /// What it is and says, for messages: "a string, \"4\"", "a number, 4", "a list".
  var words: String {
    switch content {
    case .string(let text): "a string, \"\(text.excerpt)\""
    case .number(let value): "a number, \(value.words)"
    case .bool(let value): "a boolean, \(value)"
    case .null, .array, .object: kindWords
    }
  }
}

extension Double {
  /// As an author writes it: without a fraction where it has none.
  var words: String { JSONText.digits(self) }
}

extension String {
  /// The beginning, for a message, of what may be long.
  var excerpt: String {
    utf8.count <= 60 ? self : "\(prefix(40))…"
  }
}

extension TokenType {
  /// What a value of this type looks like, for messages.
  func expectation(json: Bool) -> String {
    switch self {
    case .color:
      json ? #"a color such as {"colorSpace": "srgb", "components": [0, 0.2, 0.4]}"# : ##"a color such as "#003366""##
    case .dimension: json ? #"a dimension such as {"value": 4, "unit": "px"}"# : "a dimension such as 4px"
    case .fontFamily: "the name of a font, or a list of names,"
    case .fontWeight: "a font weight such as 600 or semi-bold"
    case .duration: json ? #"a duration such as {"value": 120, "unit": "ms"}"# : "a duration such as 120ms"
    case .cubicBezier: "a cubicBezier such as [0.2, 0, 0, 1]"
    case .number: "a number"
    case .strokeStyle: "a strokeStyle such as solid, or a mapping with dashArray and lineCap,"
    case .border: "a border, a mapping with color, width and style,"
    case .transition: "a transition, a mapping with duration, delay and timingFunction,"
    case .shadow: "a shadow, a mapping with color, offsetX, offsetY, blur and spread, or a list of these,"
    case .gradient: "a gradient, a list of stops with color and position,"
    case .typography:
      "a typography, a mapping with fontFamily, fontSize, fontWeight, letterSpacing and lineHeight,"
    case .spring: "a spring, a mapping with duration and bounce, or with mass, stiffness and damping,"
    case .haptic: "a haptic such as success or impact.soft, or a mapping with feedback,"
    case .motion: "a motion, a mapping with effect, animates and curve,"
    case .elevation: "an elevation, a mapping with shadow, blur, hairline, scrim or fallback,"
    case .icon: "an icon, a mapping with ios, android or web,"
    }
  }
}
