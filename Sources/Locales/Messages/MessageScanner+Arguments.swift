/// Arguments: what stands between their braces.
extension MessageScanner {
  /// Reads from the brace of an argument up to its first fragment, or past it where it has none.
  mutating func openArgument(_ brace: Int) -> MessageFault? {
    skipBlanks()
    guard position < text.count else { return unmatched(brace) }
    let name = readIdentifier()
    if name.isEmpty { return faultHere(.badArgumentName) }
    if let fault = faultInName(name) { return fault }
    skipBlanks()
    switch byte {
    case nil: return unmatched(brace)
    case UInt8(ascii: "}"):
      position += 1
      return nil
    case UInt8(ascii: ","):
      position += 1
      return readType(brace)
    default: return faultHere(.unexpectedCharacter, after: name.lowerBound)
    }
  }

  private func faultInName(_ name: Range<Int>) -> MessageFault? {
    let digits = text[name]
    guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      return name.count > Self.longestWord && characters(name) > Self.longestWord ? fault(.tooLongWord, name) : nil
    }
    let hasLeadingZero = digits.first == UInt8(ascii: "0") && digits.count > 1
    let number = Int(String(decoding: digits, as: UTF8.self)) ?? .max
    return hasLeadingZero || number > Int(Int16.max) ? fault(.badArgumentNumber, name) : nil
  }

  private mutating func readType(_ brace: Int) -> MessageFault? {
    skipBlanks()
    let start = position
    while let byte, UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 { position += 1 }
    let type = start..<position
    skipBlanks()
    guard let next = byte else { return unmatched(brace) }
    guard !type.isEmpty, next == UInt8(ascii: ",") || next == UInt8(ascii: "}") else {
      return faultHere(.unexpectedCharacter, after: start)
    }
    if type.count > Self.longestWord { return fault(.tooLongWord, type) }
    let argument = argument(type)
    position += 1
    if next == UInt8(ascii: "}") { return argument == .simple ? nil : fault(.missingStyle, type) }
    guard argument != .simple else { return skipStyle(brace) }
    let level = Level(argument: argument, brace: brace, fragment: brace, type: type)
    if levels.count == MessageParser.maximumDepth { return fault(.tooDeep, brace..<brace + 1) }
    levels.append(level)
    return argument == .choice ? readFirstChoice() : readSelectors()
  }

  private func argument(_ type: Range<Int>) -> MessagePart.Argument {
    switch String(decoding: text[type], as: UTF8.self).lowercased() {
    case "plural": .plural
    case "select": .select
    case "selectordinal": .selectordinal
    case "choice": .choice
    default: .simple
    }
  }

  /// The style of a simple argument: anything with balanced braces, an apostrophe quoting up to the next.
  private mutating func skipStyle(_ brace: Int) -> MessageFault? {
    let start = position
    var open: [Int] = []
    while let byte {
      let here = position
      position += 1
      switch byte {
      case UInt8(ascii: "'"):
        while position < text.count, text[position] != UInt8(ascii: "'") { position += 1 }
        guard position < text.count else { return fault(.unclosedQuote, here..<here + 1) }
        position += 1
      case UInt8(ascii: "{"): open.append(here)
      case UInt8(ascii: "}"):
        if open.popLast() != nil { continue }
        let style = start..<here
        return style.count > Self.longestWord && characters(style) > Self.longestWord
          ? fault(.tooLongWord, style) : nil
      default: break
      }
    }
    return unmatched(open.last ?? brace)
  }
}

// MARK: - Words

extension MessageScanner {
  static let longestWord = Int(UInt16.max)

  /// UTF-16 units, in which ICU counts.
  func characters(_ range: Range<Int>) -> Int {
    text[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  /// Skips Pattern_White_Space (UAX #31).
  mutating func skipBlanks() {
    while let scalar = text.scalar(at: position), scalar.properties.isPatternWhitespace {
      position += UTF8.width(scalar)
    }
  }

  /// A run of characters that are neither Pattern_Syntax nor Pattern_White_Space: what ICU takes for a word.
  mutating func readIdentifier() -> Range<Int> {
    let start = position
    while let scalar = text.scalar(at: position), !scalar.isPatternSyntax, !scalar.properties.isPatternWhitespace {
      position += UTF8.width(scalar)
    }
    return start..<position
  }
}

extension Unicode.Scalar {
  /// Pattern_Syntax (UAX #31), which is immutable.
  var isPatternSyntax: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60, 0x7B...0x7E: true
    case ..<0xA1: false
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2010...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x245F, 0x2500...0x2775: true
    case 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    case 0xFD3E, 0xFD3F, 0xFE45, 0xFE46: true
    default: false
    }
  }
}
