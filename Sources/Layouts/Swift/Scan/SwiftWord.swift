/// A word that a check looks for: where it stands in a file, the file is parsed and the check is handed it.
struct SwiftWord: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    /// A name in code, wherever it stands.
    case name
    /// Behind a dot.
    case member
    /// Before an argument list or a trailing closure, behind a dot or not.
    case call
    /// Before an argument list that begins with a text in quotes: `Image("…")`, `UIImage(named: "…")`.
    case textCall
    /// A part of a text in quotes, with dots or quotes around it.
    case text
  }

  let text: String
  let place: Place

  static func name(_ text: String) -> SwiftWord { SwiftWord(text: text, place: .name) }
  static func member(_ text: String) -> SwiftWord { SwiftWord(text: text, place: .member) }
  static func call(_ text: String) -> SwiftWord { SwiftWord(text: text, place: .call) }
  static func textCall(_ text: String) -> SwiftWord { SwiftWord(text: text, place: .textCall) }
  static func text(_ text: String) -> SwiftWord { SwiftWord(text: text, place: .text) }
}

extension SwiftWord.Place {
  /// Whether a word at these bytes can stand here, as far as the bytes around it tell.
  func allows(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let previous = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
    switch self {
    case .name: return true
    case .member: return previous == UInt8(ascii: ".")
    case .call: return next(from: range.upperBound, in: bytes).map { $0 == "(" || $0 == "{" } ?? false
    case .textCall: return isBeforeText(range.upperBound, in: bytes)
    case .text:
      let following = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
      return [previous, following].allSatisfy { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "\"") }
    }
  }

  private func next(from position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    var position = position
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    return position < bytes.count ? Unicode.Scalar(bytes[position]) : nil
  }

  private func isBeforeText(_ position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return false }
    let label = Array("named:".utf8)
    let rest = bytes[(position + 1)...]
    let start = rest.starts(with: label) ? position + 1 + label.count : position + 1
    return next(from: start, in: bytes) == "\""
  }
}
