/// Decodes one scalar (YAML 1.1, as libyaml has it) and keeps where each byte came from.
struct YAMLScalarScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var position: Int
  var map: TextMap

  init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.text = text
    position = range.lowerBound
    end = range.upperBound
    map = TextMap(range)
  }

  mutating func readVerbatim() {
    map.add(text, position..<end)
    position = end
  }

  mutating func readPlain() {
    while position < end {
      if isBlank(position) || breakLength(position) > 0 { fold(from: position) } else { copy() }
    }
  }

  mutating func readQuoted(in quote: UInt8) {
    let close = end - 1
    position += 1
    while position < close {
      let byte = text[position]
      if byte == quote, quote == UInt8(ascii: "'") {
        replace(through: min(position + 2, close), by: [quote])
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        readEscape()
      } else if isBlank(position) || breakLength(position) > 0 {
        fold(from: position)
      } else {
        copy()
      }
    }
    position = end
  }

  // MARK: Stretches

  /// One byte that reads as it is written.
  private mutating func copy() {
    map.add(text, position..<position + 1)
    position += 1
  }

  private mutating func replace(through next: Int, by bytes: [UInt8]) {
    map.add(bytes, for: position..<next)
    position = next
  }

  // MARK: Blanks and breaks

  private func isBlank(_ place: Int) -> Bool {
    place < end && (text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t"))
  }

  /// The bytes of the line break at a place; 0 where there is none.
  private func breakLength(_ place: Int) -> Int {
    guard place < end else { return 0 }
    switch text[place] {
    case 0x0A: return 1
    case 0x0D: return place + 1 < end && text[place + 1] == 0x0A ? 2 : 1
    case 0xC2: return place + 1 < end && text[place + 1] == 0x85 ? 2 : 0
    case 0xE2:
      return place + 2 < end && text[place + 1] == 0x80 && (text[place + 2] & 0xFE) == 0xA8 ? 3 : 0
    default: return 0
    }
  }

  /// What a line break reads as: the separators of Unicode as themselves, all others as a line feed.
  private func breakText(_ place: Int, _ length: Int) -> [UInt8] {
    length == 3 ? Array(text[place..<place + 3]) : [0x0A]
  }

  /// Blanks and breaks from here on. A single break is a blank, each further one a line feed; blanks around breaks are
  /// nothing. Behind an escaped break (`start` is its backslash) only further ones count.
  private mutating func fold(from start: Int, behindEscapedBreak: Bool = false) {
    var first: [UInt8]? = behindEscapedBreak ? [] : nil
    var others: [UInt8] = []
    var next = position
    while next < end {
      let length = breakLength(next)
      if length > 0 {
        if first == nil { first = breakText(next, length) } else { others += breakText(next, length) }
        next += length
      } else if isBlank(next) {
        next += 1
      } else {
        break
      }
    }
    guard let first else {
      while position < next { copy() }
      return
    }
    position = start
    if first == [0x0A] {
      replace(through: next, by: others.isEmpty ? [0x20] : others)
    } else {
      replace(through: next, by: first + others)
    }
  }
}

// MARK: - Escapes

extension YAMLScalarScanner {
  /// YAML 1.1, section 5.6.
  private mutating func readEscape() {
    let start = position
    guard start + 1 < end else { return copy() }
    let length = breakLength(start + 1)
    if length > 0 {
      position = start + 1 + length
      return fold(from: start, behindEscapedBreak: true)
    }
    let digits: Int
    switch text[start + 1] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case let byte: return replace(through: start + 2, by: Self.escapes[byte] ?? [byte])
    }
    let next = min(start + 2 + digits, end)
    let number = UInt32(String(decoding: text[(start + 2)..<next], as: UTF8.self), radix: 16)
    let scalar = number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    replace(through: next, by: Array(String(scalar).utf8))
  }

  private static let escapes: [UInt8: [UInt8]] = [
    UInt8(ascii: "0"): [0x00], UInt8(ascii: "a"): [0x07], UInt8(ascii: "b"): [0x08], UInt8(ascii: "t"): [0x09],
    UInt8(ascii: "n"): [0x0A], UInt8(ascii: "v"): [0x0B], UInt8(ascii: "f"): [0x0C], UInt8(ascii: "r"): [0x0D],
    UInt8(ascii: "e"): [0x1B], UInt8(ascii: "N"): [0xC2, 0x85], UInt8(ascii: "_"): [0xC2, 0xA0],
    UInt8(ascii: "L"): [0xE2, 0x80, 0xA8], UInt8(ascii: "P"): [0xE2, 0x80, 0xA9],
  ]
}

// MARK: - Blocks

extension YAMLScalarScanner {
  /// The blanks before the first line of a block that has more than blanks; nil where there is none.
  var firstIndentation: Int? {
    var place = lineEnd(position)
    while breakLength(place) > 0 {
      let start = place + breakLength(place)
      place = start
      while place < end, text[place] == UInt8(ascii: " ") { place += 1 }
      if place < end, breakLength(place) == 0 { return place - start }
    }
    return nil
  }

  private func lineEnd(_ start: Int) -> Int {
    var place = start
    while place < end, breakLength(place) == 0 { place += 1 }
    return place
  }

  /// A block whose lines begin behind so many blanks. Breaks at its end are left to its chomping.
  mutating func readBlock(_ indentation: Int) {
    let isFolded = text[position] == UInt8(ascii: ">")
    position = lineEnd(position)
    position += breakLength(position)
    var lead: (range: Range<Int>, text: [UInt8])?
    var wasBlank = false
    while position < end {
      let start = lead?.range.lowerBound ?? position
      let gap = skipIndentation(indentation)
      guard position < end else { return }
      let isBlankLine = isBlank(position)
      let next = position
      position = start
      if let lead {
        let joins = isFolded && lead.text == [0x0A] && !wasBlank && !isBlankLine
        replace(through: next, by: joins ? (gap.isEmpty ? [0x20] : gap) : lead.text + gap)
      } else {
        replace(through: next, by: gap)
      }
      wasBlank = isBlankLine
      while position < end, breakLength(position) == 0 { copy() }
      let length = breakLength(position)
      lead = (position..<position + length, breakText(position, length))
      position += length
    }
  }

  /// Moves over the indentation and empty lines; the breaks of those.
  private mutating func skipIndentation(_ indentation: Int) -> [UInt8] {
    var breaks: [UInt8] = []
    while position < end {
      let start = position
      while position < end, position - start < indentation, text[position] == UInt8(ascii: " ") { position += 1 }
      let length = breakLength(position)
      guard length > 0 else { break }
      breaks += breakText(position, length)
      position += length
    }
    return breaks
  }
}
