import Diagnostics

/// Numbers (RFC 8259, section 6), and the words that stand where a value belongs.
extension JSONReader {
  mutating func readNumber() {
    let start = position
    var end = start
    if text[end] == UInt8(ascii: "-") { end += 1 }
    let whole = end
    skipDigits(&end)
    var isSound = end > whole && (text[whole] != UInt8(ascii: "0") || end == whole + 1)
    if end < text.count, text[end] == UInt8(ascii: ".") {
      end += 1
      let fraction = end
      skipDigits(&end)
      isSound = isSound && end > fraction
    }
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < text.count, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") { end += 1 }
      let exponent = end
      skipDigits(&end)
      isSound = isSound && end > exponent
    }
    guard isSound, end == text.count || !isWord(text[end]) else { return recoverNumber() }
    position = end
    addNumber(DecimalNumber.value(of: UnsafeBufferPointer(rebasing: text[start..<end])), from: start)
  }

  @inline(__always)
  private func skipDigits(_ end: inout Int) {
    while end < text.count, text[end] &- UInt8(ascii: "0") < 10 { end += 1 }
  }

  private mutating func addNumber(_ value: Double, from start: Int) {
    if value.isFinite { return add(.number(value), from: start) }
    report("the number is too large", start..<position, help: "write a number below 1.8e308")
    add(.null, from: start)
  }
}

// MARK: - Errors

extension JSONReader {
  /// Something that begins like a number and is none.
  mutating func recoverNumber() {
    let start = position
    let word = takeWord()
    let range = start..<position
    switch word.lowercased() {
    case "-infinity", "+infinity", "-inf", "+inf", "-nan", "+nan":
      report("JSON has no \(word.shown)", range, help: "write a finite number")
      return add(.null, from: start)
    case "-", "+", ".":
      report("\"\(word.shown)\" is not a number", range, help: "write its digits")
      return add(.null, from: start)
    default: break
    }
    guard let value = CoreSchema.float(UnsafeBufferPointer(rebasing: text[range])) else {
      let isHex = word.hasPrefix("0x") || word.hasPrefix("0X")
      report(
        "\(word.shown) is not a number", range,
        help: isHex
          ? "write it in decimal digits" : "put it into double quotes if it is text: \(JSONText.quoted(word.shown))")
      return add(.string(word), from: start)
    }
    report("\(word.shown) is not a number in JSON: \(spellingFlaw(word))", range, help: "write \(plainSpelling(value))")
    addNumber(value, from: start)
  }

  private func spellingFlaw(_ word: String) -> String {
    let digits = word.drop { $0 == "-" || $0 == "+" }
    if word.hasPrefix("+") { return "it begins with +" }
    if digits.hasPrefix(".") { return "it has no digit before the point" }
    if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true { return "it begins with an extra 0" }
    return "it has no digit after the point"
  }

  private func plainSpelling(_ value: Double) -> String {
    value.isFinite ? JSONText.digits(value) : "a number below 1.8e308"
  }

  /// A word without quotes where a value belongs.
  mutating func recoverWord() {
    let start = position
    let word = takePhrase()
    let range = start..<position
    switch word.lowercased() {
    case "true", "false":
      report("\"\(word.shown)\" must be in lower case", range, help: "write \(word.lowercased())")
      add(.bool(word.lowercased() == "true"), from: start)
    case "null", "none", "nil", "undefined":
      report("JSON has no \"\(word.shown)\"", range, help: "write null")
      add(.null, from: start)
    case "nan", "infinity", "inf":
      report("JSON has no \(word.shown)", range, help: "write a finite number")
      add(.null, from: start)
    default:
      report("the text \(word.shown) is not in quotes", range, help: "write \(JSONText.quoted(word.shown))")
      add(.string(word), from: start)
    }
  }

  /// A run of characters that stand in names and numbers.
  mutating func takeWord() -> String {
    let start = position
    while position < text.count {
      if text[position] < 0x80 {
        guard isWord(text[position]) else { break }
        position += 1
      } else {
        let character = Glyph(text, at: position)
        if character.isForeignBlank || character.isCurlyQuote { break }
        position += character.length
      }
    }
    return string(start..<position)
  }

  /// Words up to the next comma, colon, bracket or quote on the line.
  private mutating func takePhrase() -> String {
    let start = position
    var end = start
    scan: while position < text.count {
      switch text[position] {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        break scan
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      default:
        let character = Glyph(text, at: position)
        if character.isForeignBlank { break scan }
        position += character.length
        end = position
      }
    }
    position = end
    return string(start..<end)
  }
}
