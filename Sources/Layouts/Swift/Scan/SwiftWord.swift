/// A word that a check looks for: where it stands in a file, the file is parsed and the check is handed it.
struct SwiftWord: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    /// A name in code, wherever it stands.
    case name
    /// Behind a dot.
    case member
    /// Before an argument list or a trailing closure, behind a dot or not.
    case call
    /// A part of a text in quotes, with dots or quotes around it.
    case text
  }

  let text: String
  let place: Place

  static func name(_ text: String) -> SwiftWord { SwiftWord(text: text, place: .name) }
  static func member(_ text: String) -> SwiftWord { SwiftWord(text: text, place: .member) }
  static func call(_ text: String) -> SwiftWord { SwiftWord(text: text, place: .call) }
  static func text(_ text: String) -> SwiftWord { SwiftWord(text: text, place: .text) }
}

extension SwiftWord.Place {
  /// Whether a word between these two bytes can stand here. `next` is the first byte behind it, blanks left out.
  func allows(_ previous: UInt8, _ next: UInt8, isApart: Bool) -> Bool {
    switch self {
    case .name: true
    case .member: previous == UInt8(ascii: ".")
    case .call: next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
    case .text:
      (previous == UInt8(ascii: ".") || previous == UInt8(ascii: "\""))
        && (next == UInt8(ascii: ".") || next == UInt8(ascii: "\"")) && !isApart
    }
  }
}
