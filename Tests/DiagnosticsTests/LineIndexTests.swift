import Diagnostics
import Testing

@Suite struct LineIndexTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("a\nb", 2, 2, 1), ("a\nb", 1, 1, 2), ("a\n", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\r\nb", 2, 1, 3),
    ("a\rb", 2, 2, 1), ("a\n\r\n\rb", 5, 4, 1), ("é\u{1F600}x", 6, 1, 3), ("日本\n本", 10, 2, 2), ("ab", 99, 1, 3),
    ("ab", -1, 1, 1),
  ])
  func positions(text: String, offset: Int, line: Int, column: Int) {
    let position = LineIndex(Array(text.utf8)).position(offset)
    #expect((position.line, position.column) == (line, column))
  }

  @Test func everyOffsetOfALongTextAgreesWithCounting() {
    let text = (0..<120).map { "ligne n° \($0) 日本語 \u{1F600}" }.joined(separator: "\n")
    let index = LineIndex(Array(text.utf8))
    var (line, column, offset) = (1, 1, 0)
    for scalar in text.unicodeScalars {
      let position = index.position(offset)
      #expect((position.line, position.column, position.offset) == (line, column, offset))
      offset += String(scalar).utf8.count
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
  }

  @Test func ranges() {
    let index = LineIndex(Array("ab\r\n\ncd".utf8))
    #expect(index.lineCount == 3)
    #expect((1...3).map(index.range(ofLine:)) == [0..<2, 4..<4, 5..<7])
    #expect((1...3).map(index.fullRange(ofLine:)) == [0..<4, 4..<5, 5..<7])
  }
}
