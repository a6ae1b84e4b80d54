import Documents

/// What the values of attributes say.
enum AndroidValue {
  /// A length that is written out, `16dp`; nil for references and words.
  static func length(_ text: String) -> (value: Double, unit: String)? {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    guard !digits.isEmpty, let value = Double(Substring(digits)) else { return nil }
    let unit = String(Substring(text.utf8.dropFirst(digits.count)))
    guard ["dp", "dip", "sp", "px", "pt", "in", "mm", "", "%", "%p"].contains(unit) else { return nil }
    return (value, unit)
  }

  /// In dp.
  static func dp(_ text: String?) -> Double? {
    guard let text, let length = length(text), length.unit == "dp" || length.unit == "dip" else { return nil }
    return length.value
  }

  static func isZero(_ text: String) -> Bool { length(text)?.value == 0 }

  /// `start|center_vertical` as its parts.
  static func flags(_ text: String) -> [Substring] { text.split(separator: "|").map(trimmed) }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension AndroidFile.Node {
  /// Widgets that show text of their own.
  var isText: Bool {
    if isLetter { return false }
    if isCompound || name.hasSuffix("Button") {
      // Many are pictures; those with words have a text, at least for the designer's eyes.
      return element.attributes.contains { ["text", "textOn"].contains($0.name.local) }
    }
    return ["TextView", "EditText", "Chip", "Chronometer", "TextClock"].contains(where: name.hasSuffix)
  }

  /// Whether its text stays on one line.
  var isSingleLine: Bool { self["maxLines"] == "1" || self["lines"] == "1" || self["singleLine"] == "true" }

  /// Boxes and switches that are ticked.
  var isCompound: Bool {
    ["CheckBox", "RadioButton", "Switch", "SwitchCompat", "SwitchMaterial"].contains(where: name.hasSuffix)
  }

  /// A single letter that stands for a name, as a picture does: `tools:text="A"`.
  private var isLetter: Bool {
    let texts = element.attributes.filter { $0.name.local == "text" }.map(\.value)
    return !texts.isEmpty && texts.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isLetter) }
  }

  /// Fields scroll within themselves.
  var isField: Bool { name.hasSuffix("EditText") || name.hasSuffix("AutoCompleteTextView") }

  var isScrolling: Bool {
    ["ScrollView", "RecyclerView", "ListView", "ViewPager", "ViewPager2", "WebView"].contains(where: name.hasSuffix)
  }

  /// Helpers of ConstraintLayout that place what they refer to.
  var isPlacingHelper: Bool { ["Flow", "Carousel", "CircularFlow", "Grid"].contains(name) }

  /// `constraint_referenced_ids="a, b"`.
  var referencedIDs: [String] {
    (self["constraint_referenced_ids"] ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// Whether coordinates or transforms move it beside its layout.
  var isTransformed: Bool {
    ["translationX", "scaleX", "rotation", "layout_x", "x"].contains { attribute($0) != nil }
  }
}
