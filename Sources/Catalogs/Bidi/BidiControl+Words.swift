package import Locales

extension BidiControl {
  /// As messages name it, since it can't be seen: "⟨FSI⟩ (U+2068)".
  package var name: String {
    let hex = String(rawValue, radix: 16, uppercase: true)
    return "⟨\(abbreviation)⟩ (U+\(String(repeating: "0", count: 4 - hex.utf8.count))\(hex))"
  }

  package var unit: UInt16 { UInt16(truncatingIfNeeded: rawValue) }

  /// What ends what it opens; nil for marks and for what ends others.
  package var terminator: BidiControl? {
    isIsolate ? .popDirectionalIsolate : isEmbedding ? .popDirectionalFormatting : nil
  }

  /// What does the same by isolating, for an embedding, an override, or the end of one.
  package var isolate: BidiControl? {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride: .leftToRightIsolate
    case .rightToLeftEmbedding, .rightToLeftOverride: .rightToLeftIsolate
    case .popDirectionalFormatting: .popDirectionalIsolate
    default: nil
    }
  }
}
