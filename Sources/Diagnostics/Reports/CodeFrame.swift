/// One line of a file with the part that matters underlined.
///
///        40 |     dark: "#8A929C"
///           |           ^^^^^^^^^
struct CodeFrame {
  let file: SourceFile
  let lines: LineIndex
  /// Columns for the source itself.
  let width: Int
  let style: Style

  /// Spaces, the number, and a bar: `   40 | `.
  static let gutter = 5

  /// The frame's lines, each ended; empty for a file without text and for a span that means the file as a whole.
  func rendered(_ span: Range<Int>, mark: Character, paint: (String) -> String) -> String {
    let span = trimmed(span)
    guard !file.bytes.isEmpty, span != 0..<0 else { return "" }
    let first = lines.line(at: span.lowerBound)
    let last = lines.line(at: max(span.lowerBound, span.upperBound - 1))
    let range = lines.range(ofLine: first)
    var text = ""
    if range.isEmpty, first > 1 {
      let before = lines.range(ofLine: first - 1)
      text += row(
        number: first - 1, Window(file.bytes, before, span: before.upperBound..<before.upperBound, width).text)
    }
    let window = Window(file.bytes, range, span: span, width)
    text += row(number: first, window.text)
    let marks = String(repeating: mark, count: window.marked.count)
    let underline = String(repeating: " ", count: window.marked.lowerBound) + paint(marks)
    text += row(number: nil, last > first ? underline + " … to line \(last)" : underline)
    return text
  }

  private func row(number: Int?, _ text: String) -> String {
    let digits = number.map { String($0) } ?? ""
    let gutter = String(repeating: " ", count: max(0, Self.gutter - digits.utf8.count)) + digits + " |"
    return style(.quiet, gutter) + (text.isEmpty ? "" : " " + text) + "\n"
  }

  /// The span without blanks and line breaks at its end, and inside the file: a YAML value often ends where the next
  /// line begins. A span of nothing else stays whole.
  private func trimmed(_ span: Range<Int>) -> Range<Int> {
    let span = span.clamped(to: 0..<file.bytes.count)
    var end = span.upperBound
    while end > span.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[end - 1]) { end -= 1 }
    return end > span.lowerBound ? span.lowerBound..<end : span
  }
}

/// The part of a line that is shown: all of it, or as much around the span as fits, with `…` where it is cut.
struct Window {
  let text: String
  /// The columns of the text, from 0, to be underlined: at least one.
  let marked: Range<Int>

  init(_ bytes: [UInt8], _ line: Range<Int>, span: Range<Int>, _ width: Int) {
    // A scalar takes four bytes at most: what begins further out isn't shown, nor heaps of marks on one character.
    let reach = Window.aligned(bytes, max(line.lowerBound, span.lowerBound - 4 * width), in: line)
    let end = Window.aligned(bytes, min(line.upperBound, span.lowerBound + 8 * width), in: line)
    let cells = DisplayText.cells(bytes, in: reach..<max(reach, end), upTo: width, behind: span.lowerBound)
    let isCutBefore = reach > line.lowerBound
    let isCutAfter = (cells.last?.range.upperBound ?? end) < line.upperBound
    let start = cells.firstIndex { $0.range.upperBound > span.lowerBound } ?? cells.count
    let shown = Window.shown(cells, from: start, isCut: isCutBefore || isCutAfter, width)

    var text = isCutBefore || shown.lowerBound > 0 ? "…" : ""
    var column = text.isEmpty ? 0 : 1
    var marked = 0..<0
    for index in shown {
      if index == start { marked = column..<column }
      text += cells[index].text
      column += cells[index].width
      if index >= start, cells[index].range.lowerBound < span.upperBound { marked = marked.lowerBound..<column }
    }
    if start >= shown.upperBound { marked = column..<column }
    if isCutAfter || shown.upperBound < cells.count { text += "…" }
    while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    self.text = text
    self.marked = marked.isEmpty ? marked.lowerBound..<(marked.lowerBound + 1) : marked
  }

  /// The cells that fit into the width: everything if possible, else from a quarter of the width before `start`, or
  /// from further back where the line ends soon.
  private static func shown(_ cells: [DisplayText.Cell], from start: Int, isCut: Bool, _ width: Int) -> Range<Int> {
    if !isCut, cells.reduce(0, { $0 + $1.width }) <= width { return cells.indices }
    // Both ends may be cut.
    var room = width - 2
    let rest = cells[start...].reduce(0) { $0 + $1.width }
    var lower = start
    var before = max(width / 4, room - rest)
    while lower > 0, cells[lower - 1].width <= before {
      lower -= 1
      before -= cells[lower].width
      room -= cells[lower].width
    }
    var upper = start
    while upper < cells.count, cells[upper].width <= room {
      room -= cells[upper].width
      upper += 1
    }
    return lower..<upper
  }

  /// The byte at or before `offset` that starts its scalar, which has four bytes at most.
  private static func aligned(_ bytes: [UInt8], _ offset: Int, in line: Range<Int>) -> Int {
    guard line.contains(offset) else { return offset }
    let candidates = max(line.lowerBound, offset - 3)...offset
    return candidates.last { bytes[$0] & 0xC0 != 0x80 } ?? offset
  }
}
