/// Takes a `.strings` file apart: strings, bare words, comments, signs.
struct StringsScanner {
  enum Token: Hashable {
    /// With its quotes.
    case string(Range<Int>)
    /// A quote that nothing closes; up to the end of its line.
    case openString(Range<Int>)
    case word(Range<Int>)
    case comment(Range<Int>)
    /// `/*` without an end.
    case openComment(Range<Int>)
    /// Any other character, the first byte of it.
    case sign(Int)
    case end
  }

  let text: UnsafeBufferPointer<UInt8>
  var position: Int

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.text = text
    position = start
  }

  /// The next token; moves behind it.
  mutating func next() -> Token {
    skipBlanks()
    guard position < text.count else { return .end }
    let start = position
    switch text[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string()
    case UInt8(ascii: "/") where stands("//"):
      skipLine()
      return .comment(start..<position)
    case UInt8(ascii: "/") where stands("/*"): return comment()
    case let byte where AppleStringsEscape.isBare(byte):
      while position < text.count, AppleStringsEscape.isBare(text[position]), !stands("//"), !stands("/*") {
        position += 1
      }
      return .word(start..<position)
    default:
      position += 1
      while position < text.count, text[position] & 0xC0 == 0x80 { position += 1 }
      return .sign(start)
    }
  }

  mutating func skipLine() {
    while position < text.count, text[position] != 0x0A, text[position] != 0x0D { position += 1 }
  }

  /// Blanks of ASCII, and the line and paragraph separators, as CoreFoundation has it.
  private mutating func skipBlanks() {
    while position < text.count {
      if (0x09...0x0D).contains(text[position]) || text[position] == 0x20 {
        position += 1
      } else if text[position] == 0xE2, position + 2 < text.count, text[position + 1] == 0x80,
        text[position + 2] & 0xFE == 0xA8
      {
        position += 3
      } else {
        return
      }
    }
  }

  func stands(_ sign: StaticString) -> Bool {
    guard position + sign.utf8CodeUnitCount <= text.count else { return false }
    return (0..<sign.utf8CodeUnitCount).allSatisfy { text[position + $0] == sign.utf8Start[$0] }
  }

  private mutating func comment() -> Token {
    let start = position
    position += 2
    while position < text.count {
      if stands("*/") {
        position += 2
        return .comment(start..<position)
      }
      position += 1
    }
    return .openComment(start..<position)
  }

  /// A string may go over lines. One that swallows the end of its entry lacks its closing quote: what comes behind
  /// the next quote is then no `=`, `;` or the like.
  private mutating func string() -> Token {
    let (start, quote) = (position, text[position])
    var line: Int?
    var swallows = false
    position += 1
    while position < text.count, text[position] != quote {
      if text[position] == 0x0A, line == nil {
        line = position
        swallows = text[start..<position].last { $0 > 0x20 } == UInt8(ascii: ";")
      }
      position += text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    if position < text.count {
      position += 1
      if !swallows || isFollowedBySign() { return .string(start..<position) }
    }
    var end = min(line ?? text.count, text.count)
    while end > start + 1, text[end - 1] <= 0x20 { end -= 1 }
    if end > start + 1, text[end - 1] == UInt8(ascii: ";") { end -= 1 }
    position = end
    return .openString(start..<end)
  }

  /// Whether the next sign goes on with the entry: one that nothing follows, or a comment, is not cut off either.
  private func isFollowedBySign() -> Bool {
    switch text[position...].first(where: { $0 > 0x20 }) {
    case nil, UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "/"): true
    default: false
    }
  }
}
