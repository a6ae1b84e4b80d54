import Diagnostics

/// Looking around in the text: the bounds of words and lines.
extension YAMLReader {
  /// The end of the word at `start`: a blank, a line break, or what separates in brackets.
  func endOfWord(_ start: Int) -> Int {
    var position = start
    while position < text.count {
      switch text[position] {
      case 0...0x20, UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        return position
      default: position += 1
      }
    }
    return position
  }

  func endOfLine(_ start: Int) -> Int {
    var position = start
    while position < text.count, text[position] != UInt8(ascii: "\n"), text[position] != UInt8(ascii: "\r") {
      position += 1
    }
    return position
  }

  func startOfLine(_ position: Int) -> Int {
    var start = position
    while start > 0, text[start - 1] != UInt8(ascii: "\n"), text[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    return start
  }

  func skippingBlanks(_ start: Int) -> Int {
    var position = start
    while position < text.count, text[position] == UInt8(ascii: " ") || text[position] == UInt8(ascii: "\t") {
      position += 1
    }
    return position
  }
}

// MARK: - What messages show

extension YAMLReader {
  /// The word at a place; one character where a separator stands; nothing at the end of the file.
  func word(_ position: Int) -> Range<Int> {
    guard position < text.count else { return text.count..<text.count }
    return position..<max(endOfWord(position), position + Glyph(text, at: position).length)
  }

  /// The rest of a line from a place, without blanks and a comment at its end.
  func value(_ position: Int) -> Range<Int> {
    guard position < text.count else { return text.count..<text.count }
    let lineEnd = endOfLine(position)
    var end = lineEnd
    if let comment = (position..<lineEnd).first(where: {
      text[$0] == UInt8(ascii: "#") && $0 > position && text[$0 - 1] <= 0x20
    }) {
      end = comment
    }
    while end > position + 1, text[end - 1] <= 0x20 { end -= 1 }
    return position..<max(end, position)
  }

  /// The word that a misplaced colon makes a key of, the colon included.
  func wordBefore(colon: Int) -> Range<Int>? {
    guard colon < text.count, text[colon] == UInt8(ascii: ":") else { return nil }
    var start = colon
    while start > 0, text[start - 1] > 0x20, text[start - 1] != UInt8(ascii: ",") { start -= 1 }
    return start < colon ? start..<colon + 1 : nil
  }

  /// The text in the quotes that need the fewest escapes.
  func quoted(_ range: Range<Int>) -> String {
    let words = string(range).shown
    let isAwkward = words.contains("\"") || words.contains("\\")
    return isAwkward && !words.contains("'") ? "'\(words)'" : JSONText.quoted(words)
  }

  /// The first colon in a range that a blank follows.
  func firstColon(_ range: Range<Int>) -> Int? {
    range.first { text[$0] == UInt8(ascii: ":") && $0 + 1 < text.count && text[$0 + 1] <= 0x20 }
  }

  /// How many characters stand before a place on its line.
  func column(_ position: Int) -> Int {
    text[startOfLine(position)..<min(position, text.count)].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// Where the lines of the open lists and mappings begin, from the left.
  func blockColumns() -> [Int] {
    var columns: [Int] = []
    for (level, open) in zip(levels, tree.levels) where !level.isFlow {
      let column = column(open.lower)
      if columns.last != column { columns.append(column) }
    }
    // The block that the line closed, by standing too far left for it.
    if let closed = tree.lastMember?.value.span, tree.lastMember?.value.object != nil,
      text[Int(closed.lower)] != UInt8(ascii: "{")
    {
      columns.append(column(Int(closed.lower)))
    }
    return columns
  }
}
