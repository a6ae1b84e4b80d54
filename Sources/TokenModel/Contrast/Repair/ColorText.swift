import Colors
import Diagnostics

/// A colour in the form in which another one is written.
enum ColorText {
  /// What to write in place of `source`, the bytes of a literal; nil where a reference is part of it.
  static func replacing(_ source: String, with color: Color) -> String? {
    guard source.first == "{" else { return JSONText.quoted(text(color, like: source)) }
    guard !source.contains("$ref"), !source.contains("{", after: 1) else { return nil }
    return object(color, withAlpha: source.contains("alpha") || color.alpha < 1, withHex: source.contains("hex"))
  }

  /// As CSS: hexadecimal for sRGB, in capitals or not as the one before.
  static func text(_ color: Color, like source: String = "") -> String {
    guard color.space == .srgb else { return color.css }
    let hex = color.hex
    return source.contains { ("a"..."f").contains($0) } && source.contains("#") ? hex : hex.uppercased()
  }

  /// As DTCG writes it.
  private static func object(_ color: Color, withAlpha: Bool, withHex: Bool) -> String {
    var json = JSONText()
    json.object(inline: true) { json in
      json.member("colorSpace", color.space.rawValue)
      json.member("components") { json in
        json.array([color.c0, color.c1, color.c2], inline: true) { json, component in
          if let component { json.number(component) } else { json.string("none") }
        }
      }
      if withAlpha { json.member("alpha", color.alpha) }
      if withHex { json.member("hex", String(color.hex.prefix(7))) }
    }
    return json.text
  }
}

extension String {
  /// Whether a character stands behind the first few.
  fileprivate func contains(_ character: Character, after count: Int) -> Bool {
    dropFirst(count).contains(character)
  }
}
