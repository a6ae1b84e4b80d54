import Locales

/// One end of a text.
enum TextEnd: CaseIterable {
  case start
  case end

  var verb: Verb { self == .start ? .begins : .ends }

  enum Verb: String, CustomStringConvertible {
    case begins
    case ends

    var description: String { rawValue }
    var imperative: String { self == .begins ? "begin" : "end" }
  }

  /// Whether two ends look alike: with as many line breaks, and with or without a space. Japanese and Chinese need no
  /// space behind a sign of full width.
  func isAlike(_ found: String, _ wanted: String, in locale: LocaleTag) -> Bool {
    let needsNoSpace = ["ja", "zh", "yue", "th", "lo", "km", "my"].contains(locale.language)
    return found.breaks == wanted.breaks && (found.hasSpace == wanted.hasSpace || needsNoSpace && wanted.hasSpace)
  }

  /// The first or last character of a text that has one.
  func glyph(of text: BranchText) -> Range<Int>? {
    guard !text.bytes.isEmpty else { return nil }
    switch self {
    case .start:
      let end = text.bytes.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? text.bytes.count
      return 0..<end
    case .end:
      guard let start = text.bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return nil }
      return start..<text.bytes.count
    }
  }
}

extension TextEnd {
  /// Whether a byte may begin a blank: NEL and NBSP are C2 85 and C2 A0, others begin with E1 to E3.
  static func mayBeginWithBlank(_ first: UInt8) -> Bool { first <= 0x20 || first == 0xC2 || 0xE1...0xE3 ~= first }

  /// Whether a text may end with a blank, by its last byte and those before it.
  static func mayEndWithBlank(_ bytes: some RandomAccessCollection<UInt8>, _ last: UInt8) -> Bool {
    if last < 0x80 { return last <= 0x20 }
    let tail = bytes.suffix(3)
    guard let first = tail.first else { return false }
    return tail.dropLast().last == 0xC2 || tail.count == 3 && 0xE1...0xE3 ~= first
  }
}

extension String {
  /// Whether it is nothing but white space.
  var isBlank: Bool {
    guard let first = utf8.first(where: { $0 != 0x20 }) else { return true }
    return TextEnd.mayBeginWithBlank(first) && allSatisfy(\.isWhitespace)
  }
}

extension BranchText {
  /// The white space at an end.
  func blanks(at end: TextEnd) -> String {
    // Most texts begin and end with letters of their script: no byte of those is a blank's.
    guard let first = bytes.first, let last = bytes.last,
      end == .start ? TextEnd.mayBeginWithBlank(first) : TextEnd.mayEndWithBlank(bytes, last)
    else { return "" }
    let text = self.text
    let blanks =
      switch end {
      case .start: text[..<(text.unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? text.endIndex)]
      case .end:
        text[
          (text.unicodeScalars.lastIndex { !$0.properties.isWhitespace }.map(text.unicodeScalars.index(after:))
            ?? text.startIndex)...]
      }
    return String(blanks)
  }

  /// Whether it shows anything.
  var hasWords: Bool { text.unicodeScalars.contains { !$0.properties.isWhitespace } }

  /// Line breaks between its first and last words.
  var innerBreaks: Int {
    guard bytes.contains(where: { 0x0A...0x0D ~= $0 || $0 == 0xC2 || $0 == 0xE2 }) else { return 0 }
    return text.breaks - blanks(at: .start).breaks - blanks(at: .end).breaks
  }

  /// Where blanks stand in a row within a line, other than behind the end of a sentence, where some put two.
  var doubleSpaces: [Range<Int>] {
    guard hasBlanksInARow else { return [] }
    let text = ScalarText(self)
    var result: [Range<Int>] = []
    var index = 0
    while index < text.scalars.count {
      var end = index
      while end < text.scalars.count, text.scalars[end] == " " || text.scalars[end] == "\u{A0}" { end += 1 }
      if end > index + 1, index > 0, end < text.scalars.count, !Self.isEnd(text.scalars[index - 1]),
        text.scalars[index - 1] != "\n", text.scalars[end] != "\n"
      {
        result.append(text.bytes(index..<end))
      }
      index = max(end, index + 1)
    }
    return result
  }

  /// Whether two spaces may touch, of which one may be the no-break space (C2 A0).
  private var hasBlanksInARow: Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0xC2 || byte == 0x20 && previous == 0x20 { return true }
      previous = byte
    }
    return false
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool { ".!?:…؟。".unicodeScalars.contains(scalar) }
}

extension String {
  /// As a person counts them: `\r\n` is one.
  fileprivate var breaks: Int { count { $0.isNewline } }
  fileprivate var hasSpace: Bool { contains { $0.isWhitespace && !$0.isNewline } }

  /// "a space", "2 line breaks and a space".
  var blankWords: String {
    let spaces = count { !$0.isNewline }
    var words: [String] = []
    if breaks > 0 { words.append(breaks == 1 ? "a line break" : "\(breaks) line breaks") }
    if spaces > 0 { words.append(spaces == 1 ? "a space" : "\(spaces) spaces") }
    return list(words, "and")
  }
}
