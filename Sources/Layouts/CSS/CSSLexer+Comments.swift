import Diagnostics

/// Comments.
extension CSSLexer {
  mutating func readComment() {
    let start = position
    position += 2
    while position < bytes.count, !stands("*/") { position += 1 }
    guard position < bytes.count else {
      return report("this comment has no end", start..<start + 2, help: "end it with */")
    }
    position += 2
    addComment(start..<position, text: start + 2..<position - 2)
  }

  mutating func readLineComment() {
    let start = position
    while position < bytes.count, !bytes[position].endsCSSLine { position += 1 }
    addComment(start..<position, text: start + 2..<position)
  }

  private mutating func addComment(_ range: Range<Int>, text: Range<Int>) {
    isSpaced = true
    var text = text
    while let first = text.first, bytes[first] <= 0x20 || bytes[first] == UInt8(ascii: "!") { text.removeFirst() }
    while let last = text.last, bytes[last] <= 0x20 { text.removeLast() }
    let content = bytes[text]
    if content.starts(with: "rtl:".utf8) || content.starts(with: "@noflip".utf8) { speaksToFlipper = true }
    guard content.starts(with: Suppression.keyword.utf8) else { return }
    let isFirst = bytes[lineStart..<range.lowerBound].allSatisfy { $0 <= 0x20 }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let isLast = end == bytes.count || bytes[end].endsCSSLine
    comments.append(
      SuppressionComment(
        span: Span(file: file, lower: range.lowerBound, upper: range.upperBound),
        text: String(decoding: content, as: UTF8.self), ownLine: isFirst && isLast))
  }
}

extension UInt8 {
  /// CSS Syntax 3, section 3.3: line feed, carriage return, form feed.
  var endsCSSLine: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
}

// MARK: - Brackets

extension CSSLexer {
  mutating func open(_ closer: UInt8, _ kind: CSSToken.Kind, length: Int) {
    let start = position
    position += length
    guard openings.count < LayoutNesting.mostDepth else { return stopAtDepth(start..<position) }
    openings.append(Opening(token: tokens.count, closer: closer))
    openCounts[closer, default: 0] += 1
    add(kind, from: start)
  }

  /// Ends the innermost bracket of its kind. Those within are reported; one that closes none is passed over.
  mutating func close(_ closer: UInt8) {
    let start = position
    position += 1
    guard openCounts[closer, default: 0] > 0 else {
      add(.delim, from: start)
      return report(
        "this \(Unicode.Scalar(closer)) closes nothing", start..<position, help: "remove it, or open it before")
    }
    while let opening = openings.popLast() {
      openCounts[opening.closer, default: 0] -= 1
      if opening.closer == closer {
        partners[opening.token] = Int32(truncatingIfNeeded: tokens.count)
        add(.close, from: start)
        partners[tokens.count - 1] = Int32(truncatingIfNeeded: opening.token)
        return
      }
      reportUnclosed(opening)
    }
  }

  mutating func reportUnclosed(_ opening: Opening) {
    let range = tokens[opening.token].range
    let bracket = range.upperBound - 1..<range.upperBound
    report(
      "this \(Unicode.Scalar(bytes[bracket.lowerBound])) is not closed", bracket,
      help: "close it with \(Unicode.Scalar(opening.closer))")
  }
}
