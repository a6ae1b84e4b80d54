/// One printf conversion as it is written.
struct PrintfConversion {
  enum Content: Hashable {
    /// `%%`, Java's `%n`: what it prints.
    case text(String)
    case value(Argument.Kind)
    /// Apple's `%#@NAME@`.
    case substitution(String)
  }

  /// Which argument it takes.
  enum Position: Hashable {
    /// The one behind that of the last conversion without a position.
    case next
    /// `n$`, from 1.
    case numbered(Int)
    /// Java's `<`: the one of the conversion before.
    case same
  }

  var content: Content
  var position: Position
  /// From the `%` on.
  var range: Range<Int>
  /// As written, without position.
  var specifier: String
  /// The arguments that its width and precision take: `*`.
  var stars: [Position]
  /// Flags that text behind a percent sign reads as too: a space, an apostrophe.
  var hasLooseFlag: Bool
}

/// Reads conversions of Apple's format strings (NSString, over CoreFoundation's printf) and of java.util.Formatter.
struct PrintfScanner {
  enum Syntax {
    case apple
    case java
  }

  let syntax: Syntax
  let text: UnsafeBufferPointer<UInt8>
  let end: Int
  private(set) var position = 0

  init(_ syntax: Syntax, _ text: UnsafeBufferPointer<UInt8>, end: Int) {
    self.syntax = syntax
    self.text = text
    self.end = end
  }

  /// The conversion that begins with the `%` at `start`; nil where none does.
  mutating func conversion(at start: Int) -> PrintfConversion? {
    position = start + 1
    let place = readPosition()
    let body = position
    if syntax == .apple, let name = readSubstitution() {
      return PrintfConversion(
        content: .substitution(name), position: place, range: start..<position, specifier: specifier(from: body),
        stars: [], hasLooseFlag: false)
    }
    var stars: [PrintfConversion.Position] = []
    let flags = readFlags()
    guard readNumber(&stars), readPrecision(&stars) else { return nil }
    let isBare = position == start + 1
    guard let content = readContent(flags: text[flags], isBare: isBare) else { return nil }
    // Not `%@`, but a substitution whose name does not end.
    if content == .value(.object), text[flags].contains(UInt8(ascii: "#")) { return nil }
    return PrintfConversion(
      content: content, position: place, range: start..<position, specifier: specifier(from: body), stars: stars,
      hasLooseFlag: text[flags].contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "'") })
  }

  private func specifier(from body: Int) -> String { "%" + String(decoding: text[body..<position], as: UTF8.self) }

  /// The byte at the scanner's place; 0 at the end.
  private var byte: UInt8 { position < end ? text[position] : 0 }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: wanted), position < end else { return false }
    position += 1
    return true
  }

  /// `n$` or `<`; moves over nothing else.
  private mutating func readPosition() -> PrintfConversion.Position {
    if syntax == .java, take("<") { return .same }
    return readNumbered() ?? .next
  }

  private mutating func readNumbered() -> PrintfConversion.Position? {
    let start = position
    var number = 0
    while isDigit(byte), position < start + 6 {
      number = number * 10 + Int(byte & 0x0F)
      position += 1
    }
    if number > 0, take("$") { return .numbered(number) }
    position = start
    return nil
  }

  private mutating func readFlags() -> Range<Int> {
    let start = position
    while position < end, isFlag(byte) { position += 1 }
    return start..<position
  }

  private func isFlag(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "0"): true
    case UInt8(ascii: "'"): syntax == .apple
    case UInt8(ascii: ","), UInt8(ascii: "("): syntax == .java
    default: false
    }
  }

  /// Digits, or on Apple's side `*` or `*n$`; false where digits never end.
  private mutating func readNumber(_ stars: inout [PrintfConversion.Position]) -> Bool {
    if syntax == .apple, take("*") {
      stars.append(readNumbered() ?? .next)
      return true
    }
    let start = position
    while isDigit(byte) { position += 1 }
    return position - start <= 6
  }

  private mutating func readPrecision(_ stars: inout [PrintfConversion.Position]) -> Bool {
    guard take(".") else { return true }
    let start = position
    guard readNumber(&stars) else { return false }
    return syntax == .apple || position > start
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// `#@NAME@`.
  private mutating func readSubstitution() -> String? {
    guard byte == UInt8(ascii: "#"), position + 1 < end, text[position + 1] == UInt8(ascii: "@") else { return nil }
    let start = position + 2
    var close = start
    while close < end, text[close] != UInt8(ascii: "@"), text[close] >= 0x20, text[close] != UInt8(ascii: "%") {
      close += 1
    }
    guard close < end, text[close] == UInt8(ascii: "@"), close > start else { return nil }
    position = close + 1
    return String(decoding: text[start..<close], as: UTF8.self)
  }
}

// MARK: - What is converted

extension PrintfScanner {
  private mutating func readContent(
    flags: Slice<UnsafeBufferPointer<UInt8>>, isBare: Bool
  ) -> PrintfConversion.Content? {
    switch syntax {
    case .apple: readAppleContent(isBare: isBare)
    case .java: readJavaContent(flags: flags)
    }
  }

  /// Foundation's "String Format Specifiers", with the length modifiers of C.
  private mutating func readAppleContent(isBare: Bool) -> PrintfConversion.Content? {
    if isBare, take("%") { return .text("%") }
    let length = readLength()
    guard position < end else { return nil }
    let byte = self.byte
    position += 1
    switch byte {
    case UInt8(ascii: "@") where length == .none: return .value(.object)
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): return length == .float ? nil : .value(.integer)
    case UInt8(ascii: "D"), UInt8(ascii: "U"): return length == .none ? .value(.integer) : nil
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"): return length == .float ? nil : .value(.radix)
    case UInt8(ascii: "O"): return length == .none ? .value(.radix) : nil
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      return length == .integer ? nil : .value(.number)
    case UInt8(ascii: "c"): return length == .none || length == .long ? .value(.character) : nil
    case UInt8(ascii: "s"): return length == .none || length == .long ? .value(.string) : nil
    case UInt8(ascii: "C"): return length == .none ? .value(.character) : nil
    case UInt8(ascii: "S"): return length == .none ? .value(.string) : nil
    case UInt8(ascii: "p"): return length == .none ? .value(.other) : nil
    default: return nil
    }
  }

  private enum Length {
    case none
    /// `h`, `hh`, `ll`, `q`, `j`, `z`, `t`
    case integer
    /// `l`, which goes before any letter.
    case long
    /// `L`
    case float
  }

  private mutating func readLength() -> Length {
    if take("l") { return take("l") ? .integer : .long }
    if take("h") {
      _ = take("h")
      return .integer
    }
    if take("L") { return .float }
    return take("q") || take("j") || take("z") || take("t") ? .integer : .none
  }

  /// The conversions of java.util.Formatter. A flag that a conversion does not allow makes it throw: then it is none.
  private mutating func readJavaContent(flags: Slice<UnsafeBufferPointer<UInt8>>) -> PrintfConversion.Content? {
    guard position < end else { return nil }
    let byte = self.byte
    position += 1
    let isSigned = flags.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "(") }
    let isGrouped = flags.contains(UInt8(ascii: ","))
    switch byte {
    case UInt8(ascii: "%"): return isSigned || isGrouped ? nil : .text("%")
    case UInt8(ascii: "n"): return flags.isEmpty ? .text("\n") : nil
    case UInt8(ascii: "d"): return .value(.integer)
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"): return isGrouped ? nil : .value(.radix)
    case UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "G"): return .value(.number)
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return isGrouped ? nil : .value(.number)
    case UInt8(ascii: "a"), UInt8(ascii: "A"): return isGrouped ? nil : .value(.number)
    case UInt8(ascii: "s"), UInt8(ascii: "S"): return isSigned || isGrouped ? nil : .value(.string)
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return isSigned || isGrouped ? nil : .value(.character)
    case UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "h"), UInt8(ascii: "H"):
      return isSigned || isGrouped ? nil : .value(.other)
    case UInt8(ascii: "t"), UInt8(ascii: "T"): return !isSigned && !isGrouped && readDatePart() ? .value(.date) : nil
    default: return nil
    }
  }

  private mutating func readDatePart() -> Bool {
    let parts: StaticString = "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc"
    for index in 0..<parts.utf8CodeUnitCount where parts.utf8Start[index] == byte {
      position += 1
      return true
    }
    return false
  }
}
