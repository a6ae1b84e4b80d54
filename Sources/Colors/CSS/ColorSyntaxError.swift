/// Why a text is no colour that a token can have.
package struct ColorSyntaxError: Error, Hashable, Sendable {
  /// The UTF-8 bytes of the text that are wrong.
  package let range: Range<Int>
  /// One sentence, without a final full stop, in the words of the text.
  package let message: String

  init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
