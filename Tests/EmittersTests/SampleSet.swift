import Colors
import Diagnostics
import TokenModel

/// Token sets written by hand.
struct SampleSet {
  var name = "sample"
  var modifiers: [Modifier] = [
    Modifier(name: "theme", contexts: ["light", "dark"], defaultContext: 0),
    Modifier(name: "contrast", contexts: ["standard", "increased"], defaultContext: 0),
    Modifier(name: "script", contexts: ["latin", "arabic"], defaultContext: 0),
  ]
  var tokens: [Token] = []
  var groups: [Group] = []

  var set: TokenSet { TokenSet(name: name, modifiers: modifiers, tokens: tokens, groups: groups) }

  /// Adds a token with one value, or one for each combination of the axes (names of modifiers).
  mutating func add(
    _ path: String, _ values: TokenValue?..., axes names: [String] = [], description: String? = nil,
    deprecation: Deprecation? = nil
  ) {
    let axes = names.compactMap { name in modifiers.firstIndex { $0.name == name } }
    let start = tokens.count * 10
    let span = Span(file: FileID(0), lower: start, upper: start + 5)
    tokens.append(
      Token(
        path: path, segments: path.split(separator: ".").map(String.init),
        type: values.lazy.compactMap { $0?.type }.first, description: description, deprecation: deprecation,
        extensions: nil, nameSpan: span, axes: axes, extents: axes.map { modifiers[$0].contexts.count },
        variants: values.map { Token.Variant(value: $0, definition: span, target: nil) }))
  }
}

extension TokenValue {
  static func hex(_ hex: UInt32, alpha: Double = 1) -> TokenValue { .color(.hex(hex, alpha: alpha)) }
}

extension Color {
  static func hex(_ hex: UInt32, alpha: Double = 1) -> Color {
    Color(
      .srgb, Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255, alpha: alpha)
  }
}
