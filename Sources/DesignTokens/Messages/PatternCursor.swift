/// Reads a pattern from left to right; it never leaves its bounds.
struct PatternCursor {
  let pattern: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ pattern: UnsafeBufferPointer<UInt8>) {
    self.pattern = pattern
  }

  /// The next byte; nil at the end.
  var byte: UInt8? { position < pattern.count ? pattern[position] : nil }

  mutating func advance() {
    if position < pattern.count { position += 1 }
  }

  /// Passes over a byte, if it is the next one. Whether it was.
  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    position += 1
    return true
  }

  /// Whether an apostrophe in front of the next byte quotes.
  var isQuoting: Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "#")
  }

  func text(from start: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: pattern[start..<position]) }

  /// What stands up to a blank, comma or brace, and the blanks around it.
  mutating func readWord() -> UnsafeBufferPointer<UInt8> {
    skipBlanks()
    let start = position
    while let byte, byte > 0x20, byte != UInt8(ascii: ","), byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") {
      position += 1
    }
    let word = text(from: start)
    skipBlanks()
    return word
  }

  private mutating func skipBlanks() {
    while let byte, byte <= 0x20 { position += 1 }
  }

  /// `offset:1`, where it stands.
  mutating func readOffset() -> Int {
    let start = position
    let word = readWord()
    guard word.count > 7, word.starts(with: "offset:".utf8) else {
      position = start
      return 0
    }
    return Int(String(decoding: word.dropFirst(7), as: UTF8.self)) ?? 0
  }

  /// The style of a number, and the brace behind it: `integer`, or a skeleton of `00` (at least so many integer
  /// digits), `.00` (so many decimals) and `,_` (no groups).
  mutating func readForm() -> NumberForm {
    skipBlanks()
    var form = NumberForm.standard
    let start = position
    while let byte, byte != UInt8(ascii: "}") { position += 1 }
    let style = pattern[start..<position]
    advance()
    guard style.starts(with: "::".utf8) else { return style.isEmpty ? form : .integer }
    for stem in style.dropFirst(2).split(separator: UInt8(ascii: " ")) {
      switch stem.first {
      case UInt8(ascii: "."): form.decimals = stem.count - 1
      case UInt8(ascii: ","): form.isGrouped = false
      default: form.integerDigits = stem.count
      }
    }
    return form
  }

  /// Passes over a branch to behind the brace that closes it.
  mutating func skipBranch() {
    var depth = 1
    while let byte, depth > 0 {
      position += 1
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "'"): skipApostrophe()
      default: break
      }
    }
  }

  private mutating func skipApostrophe() {
    guard isQuoting else {
      _ = take(UInt8(ascii: "'"))
      return
    }
    while let byte {
      position += 1
      guard byte == UInt8(ascii: "'") else { continue }
      guard take(byte) else { return }
    }
  }
}
