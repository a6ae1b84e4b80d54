import Diagnostics

/// Columns of text for a terminal, each as wide as its widest cell. What cells hold is escaped.
struct Table {
  struct Cell {
    let text: String
    let role: Style.Role?
    /// Comes before the text and takes two columns, such as a colour's swatch.
    let mark: String?
    let isRightAligned: Bool

    init(_ text: String, _ role: Style.Role? = nil, mark: String? = nil, isRightAligned: Bool = false) {
      self.text = DisplayText.escaped(text)
      self.role = role
      self.mark = mark
      self.isRightAligned = isRightAligned
    }

    var width: Int { DisplayText.width(text) + (mark == nil ? 0 : 3) }
  }

  var rows: [[Cell]] = []

  /// Every row on a line, after `indent` blanks; two blanks between columns, none at the end of a line.
  func rendered(_ style: Style, indent: Int = 2) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
    }
    return rows.reduce(into: "") { text, row in
      var line = String(repeating: " ", count: indent)
      var gap = 0
      for (cell, width) in zip(row, widths) where width > 0 {
        let padding = width - cell.width
        line += String(repeating: " ", count: gap + (cell.isRightAligned ? padding : 0))
        if let mark = cell.mark { line += mark + " " }
        line += cell.role.map { style($0, cell.text) } ?? cell.text
        gap = 2 + (cell.isRightAligned ? 0 : padding)
      }
      while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
      text += line + "\n"
    }
  }
}
