/// HTML in the making. What is opened is closed and what authors wrote is escaped, so that it is well-formed, as XML
/// too.
///
///     var html = HTMLText()
///     html.element("p", ["class": "note"]) { html in
///       html.text("a < b, says ")
///       html.element("bdi", text: name)
///     }
///     html.text  // <p class="note">a &lt; b, says <bdi>…</bdi></p>
package struct HTMLText: Sendable {
  package private(set) var text = ""

  /// What stands within a line; a line ends after everything else.
  private static let inline: Set<String> = ["a", "bdi", "code", "label", "input", "small", "span", "strong"]

  package init() {}

  /// `<!DOCTYPE html>`, as HTML and XML both read it.
  package mutating func doctype() { text += "<!DOCTYPE html>\n" }

  /// Attributes without a value are left out.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: (inout HTMLText) -> Void
  ) {
    open(name, attributes, end: ">")
    content(&self)
    text += "</\(name)>"
    breakLine(after: name)
  }

  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text content: String
  ) {
    element(name, attributes) { $0.text(content) }
  }

  /// An element without content, such as `meta` or `input`.
  package mutating func void(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    open(name, attributes, end: "/>")
    breakLine(after: name)
  }

  /// Words, which may hold anything. What would hide or reorder the line is spelled out.
  package mutating func text(_ words: String) { text += Self.escaped(words) }

  /// A sentence as its readers see it, bidi controls at work: to be put into an element that isolates it (`bdi`, or one
  /// with `dir`).
  package mutating func sentence(_ words: String) { text += Self.escapedMarkup(words) }

  /// Style sheets are not escaped: they must hold neither `<` nor `&`, nor words of an author.
  package mutating func style(_ sheet: String) { text += "<style>\n\(sheet)</style>\n" }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String?>, end: String) {
    text += "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      text += " \(key)=\"\(Self.escaped(value))\""
    }
    text += end
  }

  private mutating func breakLine(after name: String) {
    if !Self.inline.contains(name) { text += "\n" }
  }

  private static func escaped(_ words: String) -> String { escapedMarkup(DisplayText.escaped(words)) }

  private static func escapedMarkup(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Not even references may stand for them in HTML.
      case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
