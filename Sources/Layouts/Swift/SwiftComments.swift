import Diagnostics
import SwiftSyntax

/// The comments of a Swift file that may be suppressions.
enum SwiftComments {
  static func mayHoldSuppressions(_ bytes: [UInt8]) -> Bool {
    let keyword = Array(Suppression.keyword.utf8)
    guard bytes.count >= keyword.count else { return false }
    return (0...bytes.count - keyword.count).contains { start in
      bytes[start] == keyword[0] && bytes[start..<start + keyword.count].elementsEqual(keyword)
    }
  }

  static func all(in file: SwiftFile) -> [SuppressionComment] {
    let bytes = file.input.source.bytes
    let keyword = Array(Suppression.keyword.utf8)
    var comments: [SuppressionComment] = []
    // What lies between two tokens. Its parts are found in the bytes: the tree repairs those that are no UTF-8, and its
    // parts are then longer than the file's.
    var start = 0
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      for range in ranges(in: start..<token.positionAfterSkippingLeadingTrivia.utf8Offset, bytes) {
        if let comment = comment(range, bytes, keyword, file.input.file) { comments.append(comment) }
      }
      start = token.endPositionBeforeTrailingTrivia.utf8Offset
    }
    return comments
  }

  private static func ranges(in gap: Range<Int>, _ bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = gap.lowerBound
    func stands(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      position + 1 < gap.upperBound && bytes[position] == UInt8(ascii: first)
        && bytes[position + 1] == UInt8(ascii: second)
    }
    while position < gap.upperBound {
      let start = position
      if stands("/", "/") {
        while position < gap.upperBound, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        ranges.append(start..<position)
      } else if stands("/", "*") {
        var depth = 0
        repeat {
          let isOpening = stands("/", "*")
          let isClosing = stands("*", "/")
          depth += isOpening ? 1 : isClosing ? -1 : 0
          position += isOpening || isClosing ? 2 : 1
        } while depth > 0 && position < gap.upperBound
        ranges.append(start..<position)
      } else {
        position += 1
      }
    }
    return ranges
  }

  private static func comment(
    _ range: Range<Int>, _ bytes: [UInt8], _ keyword: [UInt8], _ file: FileID
  ) -> SuppressionComment? {
    let isBlock = bytes[range.lowerBound + 1] == UInt8(ascii: "*")
    let closing = isBlock && bytes[range].suffix(2).elementsEqual("*/".utf8) ? 2 : 0
    let inner = bytes[range].dropFirst(2).dropLast(closing).drop { $0 == 0x20 || $0 == 0x09 }
    guard inner.starts(with: keyword) else { return nil }
    var text = inner
    while let end = text.last, end == 0x20 || end == 0x09 { text.removeLast() }
    let before = bytes[..<range.lowerBound].reversed().first { $0 != 0x20 && $0 != 0x09 }
    return SuppressionComment(
      span: Span(file: file, lower: range.lowerBound, upper: range.upperBound),
      text: String(decoding: text, as: UTF8.self), ownLine: before == nil || before == 0x0A || before == 0x0D)
  }
}
