internal import CICU

/// The bidirectional class of a character, under its short name (UAX #9, table 4), in ICU's order (UCharDirection).
package enum BidiClass: Int32, Sendable, Hashable, CaseIterable {
  case l
  case r
  case en
  case es
  case et
  case an
  case cs
  case b
  case s
  case ws
  case on
  case lre
  case lro
  case al
  case rle
  case rlo
  case pdf
  case nsm
  case bn
  case fsi
  case lri
  case rli
  case pdi
}

/// What the algorithm asks of a character.
extension Unicode.Scalar {
  package var bidiClass: BidiClass { BidiClass(rawValue: cicu_bidi_class(value)) ?? .on }

  /// The glyph that stands for it where the text runs leftwards: "(" for ")" (rule L4). Itself for most characters.
  package var mirrored: Unicode.Scalar { Unicode.Scalar(cicu_mirrored(value)) ?? self }

  /// Of a bracket that pairs (rule BD16), which side it is, and its partner; nil for every other character.
  package var pairedBracket: (isOpening: Bool, partner: Unicode.Scalar)? {
    let type = cicu_bracket_type(value)
    guard type != 0, let partner = Unicode.Scalar(cicu_paired_bracket(value)) else { return nil }
    return (type == 1, partner)
  }

  /// The control it is; nil for what shows.
  package var bidiControl: BidiControl? { BidiControl(rawValue: value) }
}

/// A character that only steers direction.
package enum BidiControl: UInt32, Sendable, Hashable, CaseIterable {
  case arabicLetterMark = 0x061C
  case leftToRightMark = 0x200E
  case rightToLeftMark = 0x200F
  case leftToRightEmbedding = 0x202A
  case rightToLeftEmbedding = 0x202B
  case popDirectionalFormatting = 0x202C
  case leftToRightOverride = 0x202D
  case rightToLeftOverride = 0x202E
  case leftToRightIsolate = 0x2066
  case rightToLeftIsolate = 0x2067
  case firstStrongIsolate = 0x2068
  case popDirectionalIsolate = 0x2069

  /// "RLO", as UAX #9 abbreviates it.
  package var abbreviation: String {
    switch self {
    case .arabicLetterMark: "ALM"
    case .leftToRightMark: "LRM"
    case .rightToLeftMark: "RLM"
    case .leftToRightEmbedding: "LRE"
    case .rightToLeftEmbedding: "RLE"
    case .popDirectionalFormatting: "PDF"
    case .leftToRightOverride: "LRO"
    case .rightToLeftOverride: "RLO"
    case .leftToRightIsolate: "LRI"
    case .rightToLeftIsolate: "RLI"
    case .firstStrongIsolate: "FSI"
    case .popDirectionalIsolate: "PDI"
    }
  }

  /// A mark stands for itself: nothing has to end it.
  package var isMark: Bool { self == .arabicLetterMark || self == .leftToRightMark || self == .rightToLeftMark }

  /// Opens what PDI ends.
  package var isIsolate: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// Opens what PDF ends, embeddings as well as overrides.
  package var isEmbedding: Bool { self == .leftToRightEmbedding || self == .rightToLeftEmbedding || isOverride }

  package var isOverride: Bool { self == .leftToRightOverride || self == .rightToLeftOverride }

  package var scalar: Unicode.Scalar { Unicode.Scalar(rawValue) ?? "\u{FFFD}" }
}
