/// Walks through a CSS colour: blanks, comments, words, numbers with their units.
struct ColorScanner {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A number as written, with its value in the unit that follows.
  enum Quantity: Hashable {
    case number(Double)
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    case otherUnit(String)
  }

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func skip(_ byte: Character) -> Bool {
    guard let ascii = byte.asciiValue, next == ascii else { return false }
    position += 1
    return true
  }

  /// Moves past blanks and `/* comments */`.
  mutating func skipBlanks() {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        position = endOfComment
      } else {
        return
      }
    }
  }

  private var endOfComment: Int {
    var index = position + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return bytes.count
  }

  /// Letters, digits, hyphens and whatever is not ASCII; empty where something else stands.
  mutating func word() -> Range<Int> {
    let start = position
    while let byte = next, Self.isWordByte(byte) { position += 1 }
    return start..<position
  }

  /// One thing that is no blank: a word, or a single character.
  mutating func anything() -> Range<Int> {
    let word = word()
    guard word.isEmpty, !isAtEnd else { return word }
    position += 1
    return word.lowerBound..<position
  }

  /// A number by CSS Syntax 3, with the unit that touches it; nil where none stands.
  mutating func quantity() -> (value: Quantity, range: Range<Int>)? {
    let start = position
    guard let end = endOfNumber, let value = Double(text(start..<end)) else { return nil }
    position = end
    if skip("%") { return (.percentage(value), start..<position) }
    let unit = text(word()).lowercased()
    let quantity: Quantity =
      switch unit {
      case "": .number(value)
      case "deg": .angle(value)
      case "grad": .angle(value * 0.9)
      case "rad": .angle(value * 180 / .pi)
      case "turn": .angle(value * 360)
      default: .otherUnit(unit)
      }
    return (quantity, start..<position)
  }

  private var endOfNumber: Int? {
    var index = position
    func isDigit(at index: Int) -> Bool { index < bytes.count && (0x30...0x39).contains(bytes[index]) }
    func isSign(at index: Int) -> Bool {
      index < bytes.count && (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"))
    }
    if isSign(at: index) { index += 1 }
    let wholes = index
    while isDigit(at: index) { index += 1 }
    var hasDigits = index > wholes
    if index < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(at: index + 1) {
      hasDigits = true
      index += 1
      while isDigit(at: index) { index += 1 }
    }
    guard hasDigits else { return nil }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      var exponent = index + 1
      if isSign(at: exponent) { exponent += 1 }
      if isDigit(at: exponent) {
        index = exponent
        while isDigit(at: index) { index += 1 }
      }
    }
    return index
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
