import Diagnostics

/// What departs from the structure of JSON: each function reports it and leaves the reader where it can go on.
extension JSONReader {
  mutating func recoverValue() {
    if skipForeign() { return }
    switch text[position] {
    case _ where isQuote: addQuoted()
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): recoverMissingValue()
    case UInt8(ascii: "+"), UInt8(ascii: "."): recoverNumber()
    case UInt8(ascii: "#"): addColor()
    case UInt8(ascii: ":"), 0..<0x20: skipUnexpected("can't begin a value")
    default: recoverWord()
    }
  }

  private mutating func recoverMissingValue() {
    let isComma = text[position] == UInt8(ascii: ",")
    guard tree.depth > 0 else { return skipUnexpected("can't begin a value") }
    guard let member = tree.pending else {
      guard isComma else { return close(.mapping) }
      report(
        "a value is missing before this comma", position..<position + 1, help: "remove the comma, or write the value")
      position += 1
      return
    }
    report(
      "the key \"\(member.key.shown)\" has no value", member.keySpan.range,
      help: "write the value after the colon, or remove the key")
    tree.dropKey()
    expected = .separator
  }

  mutating func recoverKey() {
    if skipForeign() { return }
    let start = position
    switch text[start] {
    case UInt8(ascii: ","):
      report("there is a comma where a key belongs", start..<start + 1, help: "remove the comma")
      position += 1
    case UInt8(ascii: "]"): close(.list)
    case _ where isQuote:
      let key = readQuoted()
      finishKey(key, from: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      stop(
        "a \(text[start] == UInt8(ascii: "{") ? "mapping" : "list") can't be a key", start..<start + 1,
        help: "write a key and a colon before it, or remove the bracket")
    case let byte where isWord(byte) || byte >= 0x80:
      let key = takeWord()
      report("the key \(key.shown) is not in quotes", start..<position, help: "write \(JSONText.quoted(key.shown))")
      finishKey(key, from: start)
    default: skipUnexpected("can't begin a key")
    }
  }

  mutating func recoverColon(after key: String) {
    while skipForeign() { skipBlanks() }
    expected = .value
    guard position < text.count else { return }
    let range = position..<position + 1
    switch text[position] {
    case UInt8(ascii: ":"): position += 1
    case _ where followsBrokenString: expected = .key
    case UInt8(ascii: "="):
      report("\"=\" is used where a colon belongs", range, help: "write \":\" between a key and its value")
      position += 1
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): recoverMissingValue()
    default:
      report(
        "a colon is missing after the key \"\(key.shown)\"", range, help: "write \":\" between a key and its value")
    }
  }

  mutating func recoverSeparator() {
    if skipForeign() { return }
    let isList = tree.isInList
    let range = position..<position + 1
    switch text[position] {
    case _ where followsBrokenString: expected = isList ? .item : .key
    case UInt8(ascii: ":") where isList:
      stop("a list can't have keys, but a colon follows this item", range, help: "use { } for keys and values")
    case UInt8(ascii: ":"):
      stop("a second colon follows the same key", range, help: "look for a missing comma or quote before it")
    case UInt8(ascii: ";"):
      report("\";\" is used where a comma belongs", range, help: "write a comma")
      position += 1
      expected = isList ? .item : .key
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["):
      reportMissingComma(range)
      expected = isList ? .item : .key
    case let byte where isWord(byte) || byte >= 0x80:
      reportMissingComma(range.lowerBound..<range.lowerBound + Glyph(text, at: position).length)
      expected = isList ? .item : .key
    default: skipUnexpected("can't follow a value")
    }
  }

  private mutating func reportMissingComma(_ range: Range<Int>) {
    let thing = tree.isInList ? "item" : "member"
    report("a comma is missing before this \(thing)", range, help: "end the one before it with a comma")
  }

  mutating func reportTrailingComma() {
    report(
      "the last \(tree.isInList ? "item" : "member") is followed by a comma", comma..<comma + 1,
      help: "remove the comma: JSON allows none before a closing bracket")
  }

  /// A closing bracket that does not fit the innermost open one.
  mutating func recoverClosing(_ container: TreeBuilder.Container) {
    let bracket = Self.closing(container)
    guard let level = tree.levels.last else { return readExcess() }
    let opening = level.container == .list ? "[" : "{"
    let range = position..<position + 1
    report(
      "\"\(bracket)\" can't close \"\(opening)\"", range,
      labels: [Finding.Label(tree.span(level.lower, level.lower + 1), "opened here")],
      help: "close it with \"\(Self.closing(level.container))\" first, or remove \"\(bracket)\"")
    position += 1
    guard let match = tree.levels.lastIndex(where: { $0.container == container }) else { return }
    // Closing the whole file too early makes nonsense of the rest: then the bracket is the wrong one.
    let isTypo = match == 0 && text[position...].contains { $0 > 0x20 }
    while !isTypo, tree.depth > match + 1 { tree.close(at: position - 1) }
    tree.close(at: position)
    expectAfterValue()
  }

  private static func closing(_ container: TreeBuilder.Container) -> String { container == .list ? "]" : "}" }

  /// Something behind the end of the root value.
  mutating func readExcess() {
    if skipForeign() { return }
    var end = position
    while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") { end += 1 }
    let byte = text[position]
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      let bracket = string(position..<position + 1)
      return stop(
        "\"\(bracket)\" closes nothing", position..<position + 1, help: "remove it, or look for its opening bracket")
    }
    stop(
      "there is more text after the end of the JSON value", position..<end,
      help: "remove it: a JSON file holds one value")
  }

  mutating func endOfFile() {
    guard expected != .nothing else { return }
    defer { hasStopped = true }
    guard let level = tree.levels.last else {
      guard issues.isEmpty || comments != nil else { return }
      return report("the file contains no value", 0..<0, help: "fill it, or remove it")
    }
    if followsBrokenString { return }
    let opening = level.container == .list ? "[" : "{"
    report(
      "the file ends before \"\(opening)\" is closed", text.count..<text.count,
      labels: [Finding.Label(tree.span(level.lower, level.lower + 1), "opened here")],
      help: "close it with \"\(Self.closing(level.container))\"")
  }

  /// Whether only blanks lie between here and the end of a string that broke off.
  private var followsBrokenString: Bool {
    guard let end = brokenString, end <= position else { return false }
    return text[end..<position].allSatisfy { $0 <= 0x20 }
  }

  private mutating func skipUnexpected(_ why: String) {
    let character = Glyph(text, at: position)
    report(
      "\"\(character.name)\" \(why)", position..<position + character.length,
      help: "remove it, or put it into double quotes if it is text")
    position += character.length
  }
}

// MARK: - Text from elsewhere

extension JSONReader {
  /// Moves over comments, and over blanks that JSON does not know. False where neither stands here.
  mutating func skipForeign() -> Bool {
    guard position < text.count else { return false }
    let start = position
    switch text[start] {
    case UInt8(ascii: "/"): return skipSlashComment()
    case UInt8(ascii: "#"):
      guard ColorText.hexColor(text, at: start) == nil else { return false }
      skipLine()
      reportComment(start..<position)
      return true
    case 0x0B, 0x0C, 0x80...0xFF:
      let character = Glyph(text, at: start)
      guard character.isForeignBlank else { return false }
      position += character.length
      report(
        "the invisible character \(character.code) is outside a string", start..<position,
        help: "remove it: JSON knows only spaces, tabs and line breaks")
      return true
    default: return false
    }
  }

  private mutating func skipSlashComment() -> Bool {
    let start = position
    guard start + 1 < text.count else { return false }
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "*"):
      position += 2
      while position + 1 < text.count,
        text[position] != UInt8(ascii: "*") || text[position + 1] != UInt8(ascii: "/")
      {
        position += 1
      }
      position = min(position + 2, text.count)
    default: return false
    }
    reportComment(start..<position)
    return true
  }

  private mutating func skipLine() {
    while position < text.count, text[position] != UInt8(ascii: "\n"), text[position] != UInt8(ascii: "\r") {
      position += 1
    }
  }

  private mutating func reportComment(_ range: Range<Int>) {
    if let (issue, count) = comments {
      comments = (issue, count + 1)
      return
    }
    comments = (issues.count, 1)
    report("JSON has no comments", range, help: "remove it, or keep the words in \"$description\"")
  }

  private var isQuote: Bool { Glyph(text, at: position).isCurlyQuote || text[position] == UInt8(ascii: "'") }

  private mutating func addQuoted() {
    let start = position
    let value = readQuoted()
    add(.string(value), from: start)
  }

  /// A string in quotes that JSON does not know.
  private mutating func readQuoted() -> String {
    let start = position
    if text[start] == UInt8(ascii: "'") {
      let value = readString(in: UInt8(ascii: "'"), plainUpTo: start + 1)
      if brokenString != position {
        report(
          "this string is in single quotes", start..<position,
          help: "use double quotes: \(JSONText.quoted(value.shown))")
      }
      return value
    }
    position += Glyph(text, at: start).length
    let inner = position
    while position < text.count, text[position] != UInt8(ascii: "\n") {
      let character = Glyph(text, at: position)
      if character.isCurlyQuote || character.scalar == "\"" {
        let value = string(inner..<position)
        position += character.length
        report(
          "this string is in typographic quotes", start..<position,
          help: "use straight quotes: \(JSONText.quoted(value.shown))")
        return value
      }
      position += character.length
    }
    brokenString = position
    report("this string is in typographic quotes", start..<position, help: "use straight quotes")
    return string(inner..<position)
  }

  /// `#0B1F3A` without quotes.
  private mutating func addColor() {
    let start = position
    guard let range = ColorText.hexColor(text, at: start) else { return skipUnexpected("can't begin a value") }
    position = range.upperBound
    let color = string(range)
    report("the colour \(color) is not in quotes", range, help: "write \"\(color)\"")
    add(.string(color), from: start)
  }
}
