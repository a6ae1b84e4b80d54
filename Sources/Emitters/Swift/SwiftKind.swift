import TokenModel

/// The enum below a product's root that a token goes to.
enum SwiftKind {
  /// From a token's type. A dimension is spacing where its path says so, else a size.
  static func name(of type: TokenType, firstSegment: String) -> String {
    switch type {
    case .color: "Colors"
    case .dimension: isNamed("Spacing", by: firstSegment) ? "Spacing" : "Sizes"
    case .fontFamily: "FontFamilies"
    case .fontWeight: "FontWeights"
    case .duration: "Durations"
    case .cubicBezier: "Easings"
    case .number: "Numbers"
    case .strokeStyle: "StrokeStyles"
    case .border: "Borders"
    case .transition: "Transitions"
    case .shadow: "Shadows"
    case .gradient: "Gradients"
    case .typography: "Typography"
    case .spring: "Springs"
    case .haptic: "Haptics"
    case .motion: "Motion"
    case .elevation: "Elevation"
    case .icon: "Icons"
    }
  }

  /// Whether a first segment says nothing but the kind (`color`, `Colours`, `spacing`, `font family`), and is dropped.
  static func isNamed(_ kind: String, by segment: String) -> Bool {
    let name = folded(segment)
    let own = folded(kind)
    return name == own || synonyms[own]?.contains(name) == true || name + "s" == own || own + "s" == name
  }

  private static func folded(_ name: String) -> String {
    String(decoding: name.lowercased().utf8.filter { $0 != 0x20 && $0 != 0x2D && $0 != 0x5F }, as: UTF8.self)
  }

  private static let synonyms: [String: Set<String>] = [
    "colors": ["colour", "colours"],
    "spacing": ["space", "spaces"],
    "sizes": ["sizing"],
    "fontfamilies": ["fontfamily"],
    "easings": ["cubicbezier", "cubicbeziers"],
  ]
}
