import Diagnostics
import Documents

extension AndroidFile {
  /// The unsafe fix that gives an element an attribute of Android's, behind its last one. None for an element without
  /// attributes, or a file that does not name Android's namespace.
  func fixes(_ title: String, adding attribute: String, value: String = "true", to node: Node) -> [Fix] {
    guard let last = node.element.attributes.last,
      let prefix = prefix(of: "http://schemas.android.com/apk/res/android")
    else { return [] }
    let end = Int(last.valueSpan.upper) + 1
    let place = Span(file: last.valueSpan.file, lower: end, upper: end)
    return [
      Fix(title, safe: false, edits: [Fix.Edit(place, "\(gap(before: last))\(prefix):\(attribute)=\"\(value)\"")])
    ]
  }
}
