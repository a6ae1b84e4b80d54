/// Properties that name a side, and those that follow the direction (CSS Logical Properties 1).
struct CSSSide: Sendable {
  enum Kind: Hashable, Sendable {
    case margin
    case padding
    case border
    case inset
    case corner
  }

  let kind: Kind
  let twin: String
  /// The same of the other side.
  let opposite: String

  static let all: [String: CSSSide] = {
    var all: [String: CSSSide] = [:]
    func add(_ kind: Kind, _ left: String, _ start: String, _ right: String, _ end: String) {
      all[left] = CSSSide(kind: kind, twin: start, opposite: right)
      all[right] = CSSSide(kind: kind, twin: end, opposite: left)
    }
    add(.margin, "margin-left", "margin-inline-start", "margin-right", "margin-inline-end")
    add(.margin, "scroll-margin-left", "scroll-margin-inline-start", "scroll-margin-right", "scroll-margin-inline-end")
    add(.padding, "padding-left", "padding-inline-start", "padding-right", "padding-inline-end")
    add(
      .padding, "scroll-padding-left", "scroll-padding-inline-start", "scroll-padding-right",
      "scroll-padding-inline-end")
    add(.border, "border-left", "border-inline-start", "border-right", "border-inline-end")
    for part in ["width", "style", "color"] {
      add(
        .border, "border-left-\(part)", "border-inline-start-\(part)", "border-right-\(part)",
        "border-inline-end-\(part)")
    }
    add(.inset, "left", "inset-inline-start", "right", "inset-inline-end")
    for (edge, block) in [("top", "start"), ("bottom", "end")] {
      add(
        .corner, "border-\(edge)-left-radius", "border-\(block)-start-radius", "border-\(edge)-right-radius",
        "border-\(block)-end-radius")
    }
    return all
  }()

  /// Shorthands whose second and fourth values are right and left, with what they are called for the axes.
  static let shorthands: [String: (block: String, inline: String)] = [
    "margin": ("margin-block", "margin-inline"), "padding": ("padding-block", "padding-inline"),
    "inset": ("inset-block", "inset-inline"), "border-width": ("border-block-width", "border-inline-width"),
    "border-style": ("border-block-style", "border-inline-style"),
    "border-color": ("border-block-color", "border-inline-color"),
    "scroll-margin": ("scroll-margin-block", "scroll-margin-inline"),
    "scroll-padding": ("scroll-padding-block", "scroll-padding-inline"),
  ]

  /// Properties whose values may be left and right.
  static let keywords: [String: [String: String]] = [
    "text-align": ["left": "start", "right": "end"],
    "text-align-last": ["left": "start", "right": "end"],
    "float": ["left": "inline-start", "right": "inline-end"],
    "clear": ["left": "inline-start", "right": "inline-end"],
  ]

  /// What a property is part of, so that a rule for one direction can be found to override it.
  static func family(_ name: String) -> String {
    if let side = all[name] {
      switch side.kind {
      case .margin, .padding, .border: return String(name.split(separator: "-").first ?? "")
      case .inset: return "inset"
      case .corner: return "border-radius"
      }
    }
    if name.hasPrefix("margin") { return "margin" }
    if name.hasPrefix("padding") { return "padding" }
    if name.hasSuffix("-radius") { return "border-radius" }
    if name.hasPrefix("border") { return "border" }
    if name.hasPrefix("inset") { return "inset" }
    if ["transform", "translate", "rotate", "-webkit-transform"].contains(name) { return "transform" }
    if name.hasPrefix("background") { return "background" }
    return name
  }
}
