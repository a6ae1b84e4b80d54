package import Diagnostics

/// A text that stands in a file, decoded: what the program that reads the file gets.
package struct Literal: Hashable, Sendable {
  /// How the bytes in the file become the text. It says how to find a part of the text in the file, and how to write a
  /// replacement; both are needed only where something is found, so no map is kept.
  package enum Encoding: Hashable, Sendable {
    /// The bytes are the text.
    case verbatim
    /// A JSON string (RFC 8259), the span inside its quotes.
    case json
    /// A YAML scalar in the style that its span shows, quotes included.
    case yaml
    /// A string of an Apple `.strings` file, inside its quotes, or unquoted.
    case appleStrings
    /// Character data of an XML element: text, CDATA and entities.
    case xml
    /// The content of an Android string resource: XML, then the resource compiler's escapes, quotes and white space.
    case android
  }

  package var text: String
  /// The bytes that `text` was decoded from.
  package var span: Span
  package var encoding: Encoding

  package init(_ text: String, at span: Span, as encoding: Encoding) {
    self.text = text
    self.span = span
    self.encoding = encoding
  }
}
