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
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      var position = token.position.utf8Offset
      for piece in token.leadingTrivia.pieces {
        let range = position..<position + piece.sourceLength.utf8Length
        position = range.upperBound
        if let comment = comment(piece, range, bytes, keyword, file.input.file) { comments.append(comment) }
      }
      position = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia.pieces {
        let range = position..<position + piece.sourceLength.utf8Length
        position = range.upperBound
        if let comment = comment(piece, range, bytes, keyword, file.input.file) { comments.append(comment) }
      }
    }
    return comments
  }

  private static func comment(
    _ piece: TriviaPiece, _ range: Range<Int>, _ bytes: [UInt8], _ keyword: [UInt8], _ file: FileID
  ) -> SuppressionComment? {
    let closing: Int
    switch piece {
    case .lineComment, .docLineComment: closing = 0
    case .blockComment, .docBlockComment: closing = 2
    default: return nil
    }
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
