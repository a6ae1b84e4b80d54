internal import CICU

extension Unicode.Scalar {
  /// The character as a search sees it that knows neither case nor marks: "é" and "É" are "e", "أ" is "ا", "ﬁ" is "fi",
  /// a vowel sign of Arabic is nothing.
  package var folded: [Unicode.Scalar] {
    if isASCII { return [(0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value) + 0x20) : self] }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 32) { buffer in
      let count = cicu_fold(value, buffer.baseAddress, Int32(buffer.count))
      return count < 0 ? [self] : buffer.prefix(Int(count)).compactMap(Unicode.Scalar.init)
    }
  }
}

/// Where words begin and end.
package enum WordBreaks {
  /// In UTF-8 bytes, both ends of the text included (UAX #29; by dictionary in scripts that put no spaces between words).
  package static func places(in bytes: [UInt8], _ locale: LocaleTag) -> [Int] {
    let breaks = [Int32](unsafeUninitializedCapacity: bytes.count + 1) { buffer, count in
      count = Int(
        cicu_word_breaks(
          locale.text, bytes, Int32(clamping: bytes.count), buffer.baseAddress, Int32(clamping: buffer.count)))
    }
    return breaks.map(Int.init)
  }
}
