/// What an ampersand begins (XML 1.0, section 4.1).
struct XMLReference {
  enum Target: Equatable {
    case character(Unicode.Scalar)
    /// The bytes of the entity's name.
    case entity(Range<Int>)
    /// A number that is no character, or none that XML allows.
    case noCharacter
    /// A name without its semicolon.
    case unclosed
    /// Nothing that looks like a reference.
    case none
  }

  let target: Target
  /// With the ampersand, and the semicolon where it has one.
  let range: Range<Int>

  private init(_ target: Target, _ range: Range<Int>) {
    self.target = target
    self.range = range
  }

  /// Reads at the ampersand at `start`.
  init(_ text: UnsafeBufferPointer<UInt8>, at start: Int, before end: Int) {
    let next = start + 1
    if next < end, text[next] == UInt8(ascii: "#") {
      self = Self.number(text, at: start, before: end)
      return
    }
    let nameEnd = min(XMLCharacters.endOfName(text, at: next), end)
    if nameEnd <= next {
      self.init(.none, start..<next)
    } else if nameEnd < end, text[nameEnd] == UInt8(ascii: ";") {
      self.init(.entity(next..<nameEnd), start..<nameEnd + 1)
    } else {
      self.init(.unclosed, start..<nameEnd)
    }
  }

  /// `&#10;` or `&#xA;`.
  private static func number(_ text: UnsafeBufferPointer<UInt8>, at start: Int, before end: Int) -> XMLReference {
    var position = start + 2
    var radix: UInt32 = 10
    if position < end, text[position] == UInt8(ascii: "x") {
      radix = 16
      position += 1
    }
    let first = position
    var value: UInt32 = 0
    while position < end, let digit = digit(text[position]), digit < radix {
      value = min(value * radix + digit, 0x110000)
      position += 1
    }
    guard position > first else { return XMLReference(.none, start..<start + 1) }
    guard position < end, text[position] == UInt8(ascii: ";") else { return XMLReference(.unclosed, start..<position) }
    let range = start..<position + 1
    guard let scalar = Unicode.Scalar(value), XMLCharacters.isAllowed(scalar) else {
      return XMLReference(.noCharacter, range)
    }
    return XMLReference(.character(scalar), range)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The entities that every document has (section 4.6).
  static func predefined(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> UInt8? {
    if name.elementsEqual("amp".utf8) { return UInt8(ascii: "&") }
    if name.elementsEqual("lt".utf8) { return UInt8(ascii: "<") }
    if name.elementsEqual("gt".utf8) { return UInt8(ascii: ">") }
    if name.elementsEqual("apos".utf8) { return UInt8(ascii: "'") }
    if name.elementsEqual("quot".utf8) { return UInt8(ascii: "\"") }
    return nil
  }
}
