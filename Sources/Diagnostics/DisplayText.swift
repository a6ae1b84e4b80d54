/// Text from files, made fit for a terminal: what would move the cursor, change colours, reorder the line or hide is
/// spelled out (`<U+202E>`), and every piece knows how many columns it takes.
package enum DisplayText {
  /// A message, name or path that may hold anything. Line breaks are spelled out too: one message is one line.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mustBeSpelledOut) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if mustBeSpelledOut(scalar) {
        result.append(contentsOf: spelledOut(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Columns of a text in a terminal, once escaped.
  package static func width(_ text: String) -> Int {
    cells(Array(text.utf8), in: 0..<text.utf8.count).reduce(0) { $0 + $1.width }
  }

  /// A line of a file, without what ends it.
  static func line(_ bytes: [UInt8]) -> String { cells(bytes, in: bytes.indices).map(\.text).joined() }

  /// A piece of a line that is shown as a whole: a character with what combines with it, or an escape.
  struct Cell: Hashable {
    var text: String
    var width: Int
    /// The bytes that it stands for.
    var range: Range<Int>
    fileprivate var last: Unicode.Scalar
    fileprivate var takesMarks: Bool
  }

  /// The cells of a byte range that holds no line break, as far as so many columns behind the byte `anchor`. Tabs go
  /// to the next multiple of four columns; bytes that are no UTF-8 are spelled out.
  static func cells(
    _ bytes: [UInt8], in range: Range<Int>, upTo columns: Int = .max, behind anchor: Int = .max
  ) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    var limit = Int.max
    var offset = range.lowerBound
    while offset < range.upperBound, column <= limit {
      if offset >= anchor, limit == .max { limit = column + columns }
      let (scalar, length) = decode(bytes, at: offset, before: range.upperBound)
      let place = offset..<(offset + length)
      offset = place.upperBound
      if let scalar, let last = cells.last, let joined = joined(last, with: scalar) {
        cells[cells.count - 1] = joined.covering(place)
        column += joined.width - last.width
      } else {
        let cell = cell(scalar, byte: bytes[place.lowerBound], at: place, column: column)
        cells.append(cell)
        column += cell.width
      }
    }
    return cells
  }

  private static func cell(_ scalar: Unicode.Scalar?, byte: UInt8, at place: Range<Int>, column: Int) -> Cell {
    guard let scalar else {
      let text = "<0x\(String(byte, radix: 16, uppercase: true))>"
      return Cell(text: text, width: text.utf8.count, range: place, last: "\u{FFFD}", takesMarks: false)
    }
    if scalar == "\t" {
      let width = 4 - column % 4
      return Cell(
        text: String(repeating: " ", count: width), width: width, range: place, last: " ", takesMarks: false)
    }
    if mustBeSpelledOut(scalar) {
      let text = spelledOut(scalar)
      return Cell(text: text, width: text.utf8.count, range: place, last: "\u{FFFD}", takesMarks: false)
    }
    let width = scalar.columns
    // A mark with nothing to stand on gets the dotted circle of the Unicode charts.
    let text = width == 0 ? "\u{25CC}\(scalar)" : String(scalar)
    return Cell(text: text, width: max(1, width), range: place, last: scalar, takesMarks: true)
  }

  /// The cell with one more scalar that shows as part of it; nil where the scalar starts a new one.
  private static func joined(_ cell: Cell, with scalar: Unicode.Scalar) -> Cell? {
    guard scalar.value >= 0x300, cell.takesMarks, !mustBeSpelledOut(scalar) else { return nil }
    let afterJoiner = cell.last == "\u{200D}" && cell.width == 2
    let isSkinTone = scalar.properties.isEmojiModifier && cell.last.properties.isEmojiModifierBase
    guard scalar.columns == 0 || isSkinTone || (afterJoiner && scalar.properties.isEmoji) else { return nil }
    var result = cell
    result.text.unicodeScalars.append(scalar)
    result.last = scalar
    if scalar == "\u{FE0F}", cell.last.properties.isEmoji, !cell.last.isASCII { result.width = 2 }
    return result
  }

  /// The scalar at a byte and its length; nil for a byte that starts no valid sequence (then the length is 1).
  private static func decode(_ bytes: [UInt8], at offset: Int, before end: Int) -> (Unicode.Scalar?, Int) {
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, offset + length <= end else { return (nil, 1) }
    var iterator = bytes[offset..<(offset + length)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.utf8.count == length else {
      return (nil, 1)
    }
    return (scalar, length)
  }

  private static func spelledOut(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + ">"
  }

  /// Controls (C0, C1), bidi controls (UAX #9), separators and invisible characters, tags, and non-characters. Joiners
  /// and variation selectors shape what is seen and stay.
  private static func mustBeSpelledOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD: false
    case 0x00..<0x20, 0x7F..<0xA0, 0xAD: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x180E, 0x200B, 0x2028, 0x2029, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    case let value: value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
    }
  }
}

extension DisplayText.Cell {
  fileprivate func covering(_ place: Range<Int>) -> Self {
    var result = self
    result.range = range.lowerBound..<place.upperBound
    return result
  }
}

extension Unicode.Scalar {
  /// Columns in a terminal: 2 for what is wide (UAX #11), 0 for what combines with the character before it.
  fileprivate var columns: Int {
    if value < 0x300 { return 1 }
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      return isMark ? 0 : 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF:
      // The vowels and finals of a Hangul syllable written in parts.
      return 0
    case 0x1F1E6...0x1F1FF:
      // Two letters make one flag.
      return 1
    default:
      if isMark { return 0 }
      return properties.isEmojiPresentation ? 2 : 1
    }
  }

  private var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    // Joiners, and signs that embrace what follows.
    case .format: value == 0x200C || value == 0x200D
    default: false
    }
  }
}
