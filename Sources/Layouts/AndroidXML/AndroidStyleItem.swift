import Diagnostics
import Documents

/// One attribute that a style sets: `<item name="android:paddingStart">8dp</item>`.
struct AndroidStyleItem {
  /// Without its prefix.
  let name: String
  let nameSpan: Span
  let value: String
  let valueSpan: Span

  init?(_ element: XMLElement) {
    guard element.name.text == "item", let attribute = element.attribute("name"), attribute.isVerbatim,
      element.children.count == 1, let text = element.children[0].text, text.isVerbatim
    else { return nil }
    let parts = attribute.value.split(separator: ":", maxSplits: 1)
    guard let last = parts.last, parts.count == 1 || parts[0] == "android" else { return nil }
    name = String(last)
    nameSpan = Span(
      file: attribute.valueSpan.file, lower: Int(attribute.valueSpan.upper) - name.utf8.count,
      upper: Int(attribute.valueSpan.upper))
    value = text.text
    valueSpan = text.span
  }
}
