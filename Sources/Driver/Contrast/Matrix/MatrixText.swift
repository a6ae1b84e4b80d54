import Colors
import Diagnostics
import TokenModel

/// A matrix for a terminal: above each column a line leads to the name of its surface, so that no legend must be
/// looked up.
///
///     surface.card ─────────────┐
///     surface.base ─────┐       │
///     text.muted     4.47✗   4.68
struct MatrixText {
  private let matrix: ContrastMatrix
  private let report: ContrastReport
  private let style: Style
  /// What cells are painted with; nil where the terminal cannot show it.
  private var colors: ShownPairs?
  private let labels: [String]
  private let headings: [String]
  private let labelWidth: Int
  private let ratioWidth: Int
  /// A gap, the ratio after a blank and, where cells are painted, before another, the mark.
  private let cellWidth: Int
  private let blocks: [Range<Int>]
  private let rowsOfColumns: [Set<Int>]

  /// `width`: the columns of the terminal.
  init(_ matrix: ContrastMatrix, of report: ContrastReport, width: Int, style: Style, isPainted: Bool) {
    self.matrix = matrix
    self.report = report
    self.style = style
    colors = isPainted ? ShownPairs(report) : nil
    ratioWidth = matrix.inOrder.map { Self.ratio($0.worst).utf8.count }.max() ?? 0
    cellWidth = ratioWidth + (isPainted ? 4 : 3)
    let room = max(16, width - Self.indent - cellWidth)
    labels = matrix.rows.map { Self.fitted($0.label(in: report.tokens), room) }
    headings = matrix.columns.map { Self.fitted(DisplayText.escaped(report.tokens.surfaceWords(of: $0)), room) }
    labelWidth = (labels + headings).map(DisplayText.width).max() ?? 0
    let count = (width - Self.indent - labelWidth) / cellWidth
    rowsOfColumns = matrix.rowsOfColumns
    blocks = MatrixBlocks.ranges(rowsOfColumns, limit: max(count, 1))
  }

  mutating func text() -> String {
    var parts: [String] = []
    for block in blocks {
      var part = heading(of: block)
      for row in Set(block.flatMap { rowsOfColumns[$0] }).sorted() { part += line(of: row, in: block) }
      parts.append(part)
    }
    return parts.joined(separator: "\n")
  }

  // MARK: - Lines

  /// The names of the columns, the last one first: so no line crosses another.
  private func heading(of block: Range<Int>) -> String {
    block.reversed().reduce(into: "") { text, column in
      let place = column - block.lowerBound
      let reach = labelWidth + place * cellWidth + stem - DisplayText.width(headings[column]) - 1
      var lines = String(repeating: "\u{2500}", count: max(0, reach)) + "\u{2510}"
      for _ in column..<(block.upperBound - 1) { lines += blanks(cellWidth - 1) + "\u{2502}" }
      text += blanks(Self.indent) + headings[column] + " " + style(.quiet, lines) + "\n"
    }
  }

  private mutating func line(of row: Int, in block: Range<Int>) -> String {
    var line = blanks(Self.indent) + labels[row] + blanks(labelWidth - DisplayText.width(labels[row]))
    var gap = ""
    for column in block {
      guard let cell = matrix.cells[row][column] else {
        gap += blanks(stem) + style(.quiet, "\u{00B7}") + blanks(cellWidth - stem - 1)
        continue
      }
      line += gap + text(of: cell.worst)
      gap = ""
    }
    while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    return line + "\n"
  }

  private mutating func text(of result: PairResult) -> String {
    let ratio = Self.ratio(result)
    let number = blanks(1 + ratioWidth - ratio.utf8.count) + ratio
    let painted =
      colors?.shown(result).map { style.painted(number + " ", as: $0) } ?? number + blanks(cellWidth - ratioWidth - 3)
    let standing = Standing(result)
    let mark = standing == .passes && matrix.isAskedMore(result) ? ContrastMatrix.moreMark : standing.mark
    return blanks(1) + painted + (standing.role.map { style($0, mark) } ?? mark)
  }

  // MARK: - Measures

  private static let indent = 2

  private static func ratio(_ result: PairResult) -> String {
    result.ratio.map { WCAG.words($0, against: result.required) } ?? ""
  }

  /// Where in a cell the line from its surface's name ends: above the middle of the ratio.
  private var stem: Int { 2 + ratioWidth / 2 }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// A name cut in its middle where it is wider than all the room there is.
  private static func fitted(_ name: String, _ room: Int) -> String {
    guard DisplayText.width(name) > room else { return name }
    var head = ""
    var tail = ""
    var rest = Substring(name)
    while let first = rest.popFirst(), DisplayText.width(head + String(first)) + DisplayText.width(tail) < room {
      head.append(first)
      guard let last = rest.popLast(), DisplayText.width(head) + DisplayText.width(String(last) + tail) < room else {
        break
      }
      tail = String(last) + tail
    }
    return "\(head)\u{2026}\(tail)"
  }
}

extension ContrastMatrix.Row {
  /// "text.title, large".
  fileprivate func label(in tokens: TokenSet) -> String {
    DisplayText.escaped(tokens.tokens[foreground].path) + (isLargeText ? ", large" : "")
  }
}
