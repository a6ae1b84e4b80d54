import Diagnostics
import Documents

/// Comments of a `.strings` file, on their way to the keys below them.
struct StringsComments {
  /// Those that speak to the tool.
  private(set) var toTool: [Comment] = []
  /// Since the last key, in order.
  private var pending: [(range: Range<Int>, words: String)] = []

  mutating func add(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>, _ input: CatalogInput) {
    let words = Self.words(text[range])
    let isOwnLine = Self.beginsLine(range.lowerBound, text)
    if words.hasPrefix("tokens:ignore") {
      let ownLine = isOwnLine && Self.endsLine(range.upperBound, text)
      toTool.append(Comment(span: input.span(range.lowerBound, range.upperBound), text: words, ownLine: ownLine))
    } else if isOwnLine {
      pending.append((range, words))
    }
  }

  /// What the comments right above a key say, those one below the other as one text; an empty line parts them from
  /// those before.
  mutating func take(before key: Int, _ text: UnsafeBufferPointer<UInt8>) -> String? {
    defer { pending.removeAll(keepingCapacity: true) }
    var lines: [String] = []
    var below = key
    for comment in pending.reversed() {
      guard text[comment.range.upperBound..<below].count(where: { $0 == 0x0A }) <= 1 else { break }
      if !comment.words.isEmpty { lines.append(comment.words) }
      below = comment.range.lowerBound
    }
    return lines.isEmpty ? nil : lines.reversed().joined(separator: "\n")
  }

  /// Without the comment's marks and the blanks around its words.
  private static func words(_ comment: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let isBlock = comment.starts(with: "/*".utf8)
    let inner = isBlock ? comment.dropFirst(2).dropLast(2) : comment.drop { $0 == UInt8(ascii: "/") }
    guard let first = inner.firstIndex(where: { $0 > 0x20 }), let last = inner.lastIndex(where: { $0 > 0x20 }) else {
      return ""
    }
    return String(decoding: inner[first...last], as: UTF8.self)
  }

  private static func beginsLine(_ position: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = text[..<position].last { $0 != 0x20 && $0 != 0x09 }
    return before == nil || before == 0x0A || before == 0x0D || position <= 3
  }

  private static func endsLine(_ position: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let behind = text[position...].first { $0 != 0x20 && $0 != 0x09 }
    return behind == nil || behind == 0x0A || behind == 0x0D
  }
}
