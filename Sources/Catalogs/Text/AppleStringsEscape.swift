import Documents

/// Escapes in Apple's `.strings` files (CoreFoundation's reader of old-style property lists).
enum AppleStringsEscape {
  /// What an escape stands for, in UTF-16 units, and its bytes.
  struct Unit {
    enum Flaw {
      /// `\q`, which reads `q`.
      case unknown
      /// `\U` with fewer than four digits.
      case shortUnicode
    }

    let value: UInt16
    let length: Int
    var flaw: Flaw?
  }

  /// The escape at a backslash; nil for a backslash at the end, and before a character beyond ASCII, which it leaves as
  /// it is.
  static func read(_ text: UnsafeBufferPointer<UInt8>, at position: Int, before end: Int) -> Unit? {
    guard position + 1 < end, text[position + 1] < 0x80 else { return nil }
    let byte = text[position + 1]
    switch byte {
    case UInt8(ascii: "a"): return Unit(value: 0x07, length: 2)
    case UInt8(ascii: "b"): return Unit(value: 0x08, length: 2)
    case UInt8(ascii: "f"): return Unit(value: 0x0C, length: 2)
    case UInt8(ascii: "n"): return Unit(value: 0x0A, length: 2)
    case UInt8(ascii: "r"): return Unit(value: 0x0D, length: 2)
    case UInt8(ascii: "t"): return Unit(value: 0x09, length: 2)
    case UInt8(ascii: "v"): return Unit(value: 0x0B, length: 2)
    // JSON's writers escape slashes, and so do services that know no other way: it reads as it is meant.
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "/"):
      return Unit(value: UInt16(byte), length: 2)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(text, at: position, before: end)
    case UInt8(ascii: "U"): return unicode(text, at: position, before: end)
    default: return Unit(value: UInt16(byte), length: 2, flaw: .unknown)
    }
  }

  /// One to three digits: a character of the NeXTSTEP encoding.
  private static func octal(_ text: UnsafeBufferPointer<UInt8>, at position: Int, before end: Int) -> Unit {
    var value = 0
    var next = position + 1
    while next < min(end, position + 4), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(text[next]) {
      value = (value << 3 | Int(text[next] & 7)) & 0xFF
      next += 1
    }
    return Unit(value: value < 0x80 ? UInt16(value) : nextStep[value - 0x80], length: next - position)
  }

  /// Up to four digits: a UTF-16 unit.
  private static func unicode(_ text: UnsafeBufferPointer<UInt8>, at position: Int, before end: Int) -> Unit {
    var value: UInt16 = 0
    var next = position + 2
    while next < min(end, position + 6), let digit = HexDigits.digit(text[next]) {
      value = value << 4 | UInt16(digit)
      next += 1
    }
    return Unit(value: value, length: next - position, flaw: next < position + 6 ? .shortUnicode : nil)
  }

  /// Bytes 0x80 to 0xFF (Unicode's NEXTSTEP.TXT).
  private static let nextStep: [UInt16] = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").utf16)
}

// MARK: - Reading whole strings

extension TextMap {
  /// A string of a `.strings` file, `range` being what stands in its quotes.
  init(appleStrings text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.init(range)
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      while position < range.upperBound, text[position] != UInt8(ascii: "\\") { position += 1 }
      add(text, start..<position)
      guard position < range.upperBound else { return }
      guard let unit = AppleStringsEscape.read(text, at: position, before: range.upperBound) else {
        position += 1
        continue
      }
      let (scalar, length) = Self.joined(unit, text, at: position, before: range.upperBound)
      add(Character(scalar).utf8, for: position..<position + length)
      position += length
    }
  }

  /// Two escapes that are a surrogate pair are one character; half of one is U+FFFD.
  private static func joined(
    _ unit: AppleStringsEscape.Unit, _ text: UnsafeBufferPointer<UInt8>, at position: Int, before end: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    if let scalar = Unicode.Scalar(unit.value) { return (scalar, unit.length) }
    let next = position + unit.length
    guard unit.value < 0xDC00, next < end, text[next] == UInt8(ascii: "\\"),
      let low = AppleStringsEscape.read(text, at: next, before: end), low.value & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit.value) - 0xD800) << 10 + (UInt32(low.value) - 0xDC00))
    else { return ("\u{FFFD}", unit.length) }
    return (scalar, unit.length + low.length)
  }
}

// MARK: - Writing

extension AppleStringsEscape {
  /// A text as it stands in quotes, or as a bare word, which holds few characters: nil where it cannot.
  static func escaped(_ text: String, in quote: UInt8?) -> String? {
    guard let quote else { return text.utf8.allSatisfy(isBare) ? text : nil }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", Unicode.Scalar(quote): result.append(contentsOf: ["\\", scalar])
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\u{00}"..."\u{1F}", "\u{7F}":
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: ("\\U" + String(repeating: "0", count: 4 - hex.count) + hex).unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// What may stand in a key or value without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
