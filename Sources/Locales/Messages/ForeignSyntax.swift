/// Characters that keyboards of other scripts have in the place of ASCII ones.
extension MessageFault {
  init(
    _ kind: Kind, _ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>, meant: Character? = nil, quote: Int? = nil
  ) {
    self.kind = kind
    self.range = range
    character = range.lowerBound < text.count ? text.scalar(at: range.lowerBound) : nil
    self.meant = meant
    self.quote = quote
  }

  /// What the digits of other scripts are in a range that is looked through.
  enum Digits {
    case areSyntax
    /// Only if there is nothing else.
    case aloneAreSyntax
    case areText
  }

  /// The first character in a range that stands for a character of the syntax.
  static func foreignSyntax(
    in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, _ digits: Digits = .areSyntax
  ) -> MessageFault? {
    guard text[range].contains(where: { $0 >= 0x80 }) else { return nil }
    var position = range.lowerBound
    var firstDigit: MessageFault?
    var isNumber = true
    while position < range.upperBound, let scalar = text.scalar(at: position) {
      let next = position + UTF8.width(scalar)
      if let meant = syntax[scalar] {
        return MessageFault(.notASCIISyntax, position..<next, in: text, meant: meant)
      }
      let digit = asciiDigit(scalar)
      if let digit, !scalar.isASCII, firstDigit == nil {
        firstDigit = MessageFault(.notASCIISyntax, position..<next, in: text, meant: digit)
      }
      isNumber = isNumber && digit != nil
      position = next
    }
    switch digits {
    case .areSyntax: return firstDigit
    case .aloneAreSyntax: return isNumber ? firstDigit : nil
    case .areText: return nil
    }
  }

  private static func asciiDigit(_ scalar: Unicode.Scalar) -> Character? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
    return Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(value)))
  }

  private static let syntax: [Unicode.Scalar: Character] = [
    "\u{060C}": ",", "\u{066C}": ",", "\u{FF0C}": ",", "\u{3001}": ",", "\u{FE50}": ",", "\u{FE51}": ",",
    "\u{055D}": ",", "\u{FF5B}": "{", "\u{FF5D}": "}", "\u{FF03}": "#", "\u{FE5F}": "#", "\u{FF1D}": "=",
    "\u{FE66}": "=", "\u{FF1A}": ":", "\u{066B}": ".", "\u{FF0E}": ".", "\u{FF5C}": "|",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// The character that starts at a place in valid UTF-8.
  func scalar(at position: Int) -> Unicode.Scalar? {
    guard position < count else { return nil }
    let lead = self[position]
    if lead < 0x80 { return Unicode.Scalar(lead) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard position + length <= count else { return nil }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(self[position + offset] & 0x3F) }
    return Unicode.Scalar(value)
  }
}
