package import Diagnostics

/// Strings of a property list in their file.
package enum PropertyListText {
  /// What stands between the tags of a string or a key, `element` being the span of its node: what `TextMap(xml:)` maps
  /// and a fix replaces. Empty behind the tag of `<string/>`.
  package static func contentSpan(of element: Span, in source: SourceFile) -> Span {
    let start = Int(element.lower)
    let bytes = source.bytes[element.range.clamped(to: 0..<source.bytes.count)]
    let part = SourceFile(path: source.path, bytes: Array(bytes))
    guard let content = XMLDocument.read(element.file, part).root?.contentSpan else { return element }
    return Span(file: element.file, lower: Int(content.lower) + start, upper: Int(content.upper) + start)
  }
}
