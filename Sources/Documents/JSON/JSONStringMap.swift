extension TextMap {
  /// A JSON string (RFC 8259, section 7), `range` being what stands in its quotes. Where it is no JSON, a
  /// backslash reads as nothing, as it does to the reader.
  package init(json text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.init(range)
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      while position < range.upperBound, text[position] != UInt8(ascii: "\\") { position += 1 }
      add(text, start..<position)
      guard position < range.upperBound else { return }
      let (scalar, length) = JSONEscape.read(text, at: position, before: range.upperBound)
      if let scalar {
        add(Character(scalar).utf8, for: position..<position + length)
      }
      position += length
    }
  }
}

/// Escapes in JSON strings.
private enum JSONEscape {
  /// What the escape at a backslash stands for, and how long it is; nil for one that JSON does not know.
  static func read(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int, before end: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    guard position + 1 < end else { return (nil, 1) }
    switch text[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return (Unicode.Scalar(text[position + 1]), 2)
    case UInt8(ascii: "b"): return ("\u{08}", 2)
    case UInt8(ascii: "f"): return ("\u{0C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"): return unicode(text, at: position, before: end)
    default: return (nil, 1)
    }
  }

  private static func unicode(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int, before end: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    guard let unit = HexDigits.value(text, at: position + 2, count: 4, before: end) else { return (nil, 1) }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    let low = position + 6
    guard unit < 0xDC00, low + 1 < end, text[low] == UInt8(ascii: "\\"), text[low + 1] == UInt8(ascii: "u"),
      let other = HexDigits.value(text, at: low + 2, count: 4, before: end), other & 0xFC00 == 0xDC00
    else { return ("\u{FFFD}", 6) }
    return (Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (other - 0xDC00)), 12)
  }
}
