/// Plural, select and choice: the words and numbers in front of fragments.
extension MessageScanner {
  /// Reads from behind the type, or behind a fragment, up to the next fragment or the end of the argument.
  mutating func readSelectors() -> MessageFault? {
    guard var level = levels.last else { return nil }
    while true {
      skipBlanks()
      guard let byte else { return unmatched(level.brace) }
      if byte == UInt8(ascii: "}") {
        guard level.hasOther else { return fault(level.hasSelector ? .missingOther : .missingStyle, level.type) }
        levels.removeLast()
        position += 1
        return nil
      }
      if level.argument.isPlural, isOffset {
        if let fault = readOffset(isFirst: !level.hasSelector) { return fault }
        level.hasSelector = true
        continue
      }
      return readSelector(level)
    }
  }

  private mutating func readSelector(_ level: Level) -> MessageFault? {
    var level = level
    let start = position
    if level.argument.isPlural, byte == UInt8(ascii: "=") {
      position += 1
      if let fault = readNumber(allowsInfinity: false) { return fault }
    } else {
      let word = readIdentifier()
      if word.isEmpty { return faultHere(.badSelector) }
      if word.count > Self.longestWord, characters(word) > Self.longestWord { return fault(.tooLongWord, word) }
      if text[word].elementsEqual("other".utf8) { level.hasOther = true }
    }
    let selector = start..<position
    skipBlanks()
    guard position < text.count else { return unmatched(level.brace) }
    guard byte == UInt8(ascii: "{") else {
      return MessageFault.foreignSyntax(in: start..<position + width(at: position), of: text)
        ?? fault(.missingMessage, selector)
    }
    level.hasSelector = true
    level.fragment = position
    levels[levels.count - 1] = level
    position += 1
    return nil
  }

  private var isOffset: Bool {
    position + 7 <= text.count && text[position..<position + 7].elementsEqual("offset:".utf8)
  }

  private mutating func readOffset(isFirst: Bool) -> MessageFault? {
    let word = position..<position + 7
    guard isFirst else { return fault(.badOffset, word) }
    position = word.upperBound
    skipBlanks()
    let start = position
    if let fault = readNumber(allowsInfinity: false) {
      return position == start && fault.kind == .badNumber ? self.fault(.badOffset, word) : fault
    }
    return nil
  }

  mutating func readFirstChoice() -> MessageFault? {
    skipBlanks()
    if byte == UInt8(ascii: "}"), let level = levels.last { return fault(.missingStyle, level.type) }
    return readChoiceLimit()
  }

  /// The number and the separator in front of a fragment of a choice.
  mutating func readChoiceLimit() -> MessageFault? {
    skipBlanks()
    guard position < text.count else { return levels.last.map { unmatched($0.brace) } }
    if let fault = readNumber(allowsInfinity: true) { return fault }
    skipBlanks()
    guard let byte else { return levels.last.map { unmatched($0.brace) } }
    if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "<") {
      position += 1
    } else if text.scalar(at: position) == "\u{2264}" {
      position += 3
    } else {
      return faultHere(.badChoice)
    }
    return nil
  }

  /// A number as MessagePattern takes it: digits, a sign, a point, an exponent; in a choice also ∞.
  private mutating func readNumber(allowsInfinity: Bool) -> MessageFault? {
    let start = position
    while let scalar = text.scalar(at: position), Self.isOfNumber(scalar) { position += UTF8.width(scalar) }
    let number = start..<position
    if number.isEmpty { return faultHere(.badNumber) }
    let word = String(decoding: text[number], as: UTF8.self)
    let digits = word.first == "-" || word.first == "+" ? word.dropFirst() : word[...]
    if digits == "\u{221E}" { return allowsInfinity ? nil : fault(.badNumber, number) }
    return word.utf8.count < 128 && Double(digits) != nil ? nil : fault(.badNumber, number)
  }

  private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "+", "-", ".", "e", "E", "\u{221E}": true
    default: false
    }
  }
}
