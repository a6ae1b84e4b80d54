/// Which kinds of characters the texts of a message have. One pass over them spares most checks theirs: few texts have
/// anything that a check is after. A trait may be there without need; it is never missing.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt32

  static let latinDigit = TextTraits(rawValue: 1)
  /// U+0660 to U+0669
  static let arabicDigit = TextTraits(rawValue: 1 << 1)
  /// U+06F0 to U+06F9
  static let persianDigit = TextTraits(rawValue: 1 << 2)
  /// A character that may be a digit of another script.
  static let otherDigit = TextTraits(rawValue: 1 << 3)
  /// `<`, `&`, `[`, `*`, and text that no translator may change.
  static let markup = TextTraits(rawValue: 1 << 4)
  /// `?`, `,` and `;`, which Arabic script writes with signs of its own.
  static let punctuation = TextTraits(rawValue: 1 << 5)
  static let lineBreak = TextTraits(rawValue: 1 << 6)
  /// Two spaces in a row, or one that may be a no-break space.
  static let blanksInARow = TextTraits(rawValue: 1 << 7)
  /// A character of the blocks in which those are that nobody sees.
  static let invisible = TextTraits(rawValue: 1 << 8)
  /// White space where a text or a branch begins or ends.
  static let blankEdge = TextTraits(rawValue: 1 << 9)
  /// `#`, `{` and `}` as text.
  static let messageSyntax = TextTraits(rawValue: 1 << 10)
  /// A percent sign of any script.
  static let percent = TextTraits(rawValue: 1 << 11)
  /// Text that is written otherwise than it is shown.
  static let escaped = TextTraits(rawValue: 1 << 12)

  static let digits: TextTraits = [.latinDigit, .arabicDigit, .persianDigit, .otherDigit]
  static let blanks: TextTraits = [.lineBreak, .blanksInARow, .invisible, .blankEdge]
}

extension Pattern {
  /// Of all its texts, branches included.
  var textTraits: TextTraits {
    var reader = TextTraitReader()
    reader.read(self)
    return reader.traits
  }
}

private struct TextTraitReader {
  private(set) var traits: TextTraits = []

  mutating func read(_ pattern: Pattern) {
    let pieces = pattern.pieces
    var followsText = false
    for (index, piece) in pieces.enumerated() {
      let textual = followsText
      followsText = false
      switch piece.content {
      case .text(let text):
        if text.utf8.count != piece.range.count { traits.insert(.escaped) }
        read(text, begins: index == 0, ends: index == pieces.count - 1)
        followsText = true
      case .protected(let text):
        traits.insert(.markup)
        read(text, begins: index == 0, ends: index == pieces.count - 1)
        followsText = true
      // What a formatter would read behind it is shown as it is written.
      case .percent: traits.formUnion([.percent, .blanksInARow, .latinDigit])
      case .choice(let choice): for branch in choice.cases { read(branch.pattern) }
      case .argument, .number: break
      }
      if textual && followsText { traits.insert(.blanksInARow) }
    }
  }

  private mutating func read(_ text: String, begins: Bool, ends: Bool) {
    var text = text
    text.withUTF8 { bytes in
      traits.formUnion(ByteTraits.traits(of: bytes))
      guard begins || ends, let first = bytes.first, let last = bytes.last else { return }
      if begins && TextEnd.mayBeginWithBlank(first) || ends && TextEnd.mayEndWithBlank(bytes, last) {
        traits.insert(.blankEdge)
      }
    }
  }
}

/// What a byte of UTF-8 tells by itself, and what two in a row do.
private enum ByteTraits {
  static func traits(of bytes: UnsafeBufferPointer<UInt8>) -> TextTraits {
    table.withUnsafeBufferPointer { table in
      var (single, pairs, lead): (UInt32, UInt32, UInt32) = (0, 0, 0)
      for byte in bytes {
        let entry = table[Int(byte)]
        single |= entry
        pairs |= entry >> trailShift & lead
        lead = entry >> leadShift
      }
      return TextTraits(rawValue: single & (1 << trailShift - 1)).union(traits(ofPairs: pairs))
    }
  }

  /// An entry has traits below, then the pairs that the byte may end, then those that it may begin.
  private static let trailShift: UInt32 = 16
  private static let leadShift: UInt32 = 24

  private static let pairs: [(trait: TextTraits, leads: ClosedRange<UInt8>, trails: ClosedRange<UInt8>)] = [
    (.arabicDigit, 0xD9...0xD9, 0xA0...0xA9),
    (.persianDigit, 0xDB...0xDB, 0xB0...0xB9),
    (.blanksInARow, 0x20...0x20, 0x20...0x20),
    // U+066A ARABIC PERCENT SIGN
    (.percent, 0xD9...0xD9, 0xAA...0xAA),
  ]

  private static func traits(ofPairs found: UInt32) -> TextTraits {
    guard found != 0 else { return [] }
    return pairs.enumerated().reduce(into: []) { if found & 1 << $1.offset != 0 { $0.formUnion($1.element.trait) } }
  }

  private static let table: [UInt32] = (UInt8.min...UInt8.max).map { byte in
    pairs.enumerated().reduce(single(byte).rawValue) { entry, pair in
      var entry = entry
      if pair.element.trails.contains(byte) { entry |= 1 << (trailShift + UInt32(pair.offset)) }
      if pair.element.leads.contains(byte) { entry |= 1 << (leadShift + UInt32(pair.offset)) }
      return entry
    }
  }

  private static func single(_ byte: UInt8) -> TextTraits {
    switch byte {
    case 0x0A...0x0D: .lineBreak
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .latinDigit
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "["), UInt8(ascii: "*"): .markup
    case UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: ";"): .punctuation
    case UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "}"): .messageSyntax
    case UInt8(ascii: "%"): .percent
    // NEL and NBSP are C2 85 and C2 A0.
    case 0xC2: [.lineBreak, .blanksInARow]
    // From U+2000 on, with U+2028 among them.
    case 0xE2: [.otherDigit, .invisible, .lineBreak]
    // U+FE6A and U+FF05 are percent signs, U+FEFF is invisible.
    case 0xEF: [.otherDigit, .invisible, .percent]
    // Letters of Latin, Greek, Cyrillic, Hebrew and Arabic script begin with C3 to DB.
    case 0xDC...: .otherDigit
    default: []
    }
  }
}
