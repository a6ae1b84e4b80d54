import Diagnostics

/// Attributes (XML 1.0, sections 3.1 and 3.3.3).
extension XMLReader {
  /// Reads one attribute, at a character that is no blank and ends no tag. Moves on in any case.
  @inline(__always)
  mutating func readAttribute(isSeparate: Bool) {
    let start = position
    let end = XMLCharacters.endOfName(text, at: start)
    guard end > start else { return skipUnexpected() }
    let name = start..<end
    position = end
    if !isSeparate, text[start - 1] == UInt8(ascii: "\"") || text[start - 1] == UInt8(ascii: "'") {
      report("a blank is missing before this attribute", name, help: "write a blank between two attributes")
    }
    if position < text.count, text[position] != UInt8(ascii: "=") { skipBlanks() }
    guard position < text.count, text[position] == UInt8(ascii: "=") else {
      report(
        "the attribute \(string(name).shown) has no value", name,
        help: "write \(string(name).shown)=\"…\", or remove it")
      return add(name, "", end..<end, isVerbatim: true)
    }
    position += 1
    if position < text.count, XMLCharacters.isBlank(text[position]) { skipBlanks() }
    readValue(of: name)
  }

  @inline(__always)
  private mutating func add(_ name: Range<Int>, _ value: String, _ range: Range<Int>, isVerbatim: Bool) {
    attributes.push(
      XMLAttribute(
        XMLName(string(name)), at: name.lowerBound, value: value, in: span(range), isVerbatim: isVerbatim))
  }

  private mutating func skipUnexpected() {
    let character = Glyph(text, at: position)
    if isForbidden(at: position) { return reportCharacter() }
    let start = position
    position += character.length
    report(
      "\"\(character.name)\" can't stand in a tag", start..<position,
      help: "remove it: a tag holds a name, then attributes as name=\"value\"")
  }
}

// MARK: - Values

extension XMLReader {
  @inline(__always)
  private mutating func readValue(of name: Range<Int>) {
    guard position < text.count else { return }
    let quote = text[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return recoverValue(of: name) }
    let start = position + 1
    position = start
    var isVerbatim = true
    while position < text.count {
      let byte = text[position]
      if Self.isPlain(byte), byte != quote {
        position += 1
        continue
      }
      if byte == quote {
        let value = start..<position
        position += 1
        return add(name, isVerbatim ? string(value) : decode(value, .attribute), value, isVerbatim: isVerbatim)
      }
      switch byte {
      case UInt8(ascii: "&"), 0x0A, 0x0D, 0x09:
        isVerbatim = false
        position += 1
      case UInt8(ascii: "<"):
        if let end = endOfUnclosed(start) { return addUnclosed(name, start..<end) }
        reportBracket()
      default:
        if isForbidden(at: position) { reportCharacter() } else { position += 1 }
      }
      if hasStopped { return }
    }
    addUnclosed(name, start..<(endOfUnclosed(start) ?? start))
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "&"), 0xEF: false
    default: byte >= 0x20
    }
  }

  private mutating func reportBracket() {
    report("\"<\" can't stand in the value of an attribute", position..<position + 1, help: "write &lt;")
    position += 1
  }

  /// Where a value without a closing quote seems to end: before the `>` of its tag, which a tag follows.
  private func endOfUnclosed(_ start: Int) -> Int? {
    guard let end = text[start..<position].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return end > start && text[end - 1] == UInt8(ascii: "/") ? end - 1 : end
  }

  private mutating func addUnclosed(_ name: Range<Int>, _ value: Range<Int>) {
    report(
      "the value of \(string(name).shown) has no closing quote", value.lowerBound - 1..<value.upperBound,
      help: "close it before the tag ends")
    if hasStopped { return }
    position = value.upperBound
    // Where nothing tells where it ends, the rest of the file is the value.
    if value.isEmpty, position == text.count || text[position] != UInt8(ascii: ">") { hasStopped = true }
    add(name, decode(value, .attribute), value, isVerbatim: false)
  }

  /// A value in no quotes, or in those of a word processor.
  private mutating func recoverValue(of name: Range<Int>) {
    let start = position
    let opening = Glyph(text, at: start)
    var value = start..<start
    if opening.isCurlyQuote {
      position += opening.length
      value = position..<position
      while position < text.count, text[position] != UInt8(ascii: ">"), text[position] != UInt8(ascii: "<") {
        let character = Glyph(text, at: position)
        value = value.lowerBound..<position
        position += character.length
        if character.isCurlyQuote { break }
      }
      report("this value is in typographic quotes", start..<position, help: "use straight quotes")
    } else {
      while position < text.count, !XMLCharacters.isBlank(text[position]), !endsTag(at: position) { position += 1 }
      value = start..<position
      let words = string(name).shown
      if value.isEmpty {
        report("the attribute \(words) has no value", name, help: "write \(words)=\"…\", or remove it")
      } else {
        report("the value of \(words) is not in quotes", value, help: "write \(words)=\"\(string(value).shown)\"")
      }
    }
    guard !hasStopped else { return }
    add(name, decode(value, .attribute), value, isVerbatim: false)
  }

  private func endsTag(at position: Int) -> Bool {
    switch text[position] {
    case UInt8(ascii: ">"), UInt8(ascii: "<"): true
    case UInt8(ascii: "/"): position + 1 < text.count && text[position + 1] == UInt8(ascii: ">")
    default: false
    }
  }
}

// MARK: - Repeated names

extension XMLReader {
  /// Names that are written alike.
  mutating func reportRepeats(_ list: [XMLAttribute]) {
    if list.count <= 8 {
      for index in list.indices.dropFirst() {
        let name = list[index].name.text
        if let first = list[..<index].first(where: { $0.name.text == name }) { reportRepeat(list[index], first) }
      }
      return
    }
    var firsts: [String: Int] = [:]
    for (index, attribute) in list.enumerated() {
      if let first = firsts[attribute.name.text] {
        reportRepeat(attribute, list[first])
      } else {
        firsts[attribute.name.text] = index
      }
    }
  }

  /// Names whose prefixes stand for the same namespace (Namespaces in XML, section 6.3).
  mutating func reportSameNamespace(_ list: [XMLAttribute]) {
    var firsts: [XMLName: Int] = [:]
    for (index, attribute) in list.enumerated() {
      guard let namespace = attribute.name.namespace else { continue }
      let name = XMLName(attribute.name.local, in: namespace)
      if let first = firsts[name] {
        if list[first].name.text != attribute.name.text { reportRepeat(attribute, list[first]) }
      } else {
        firsts[name] = index
      }
    }
  }

  private mutating func reportRepeat(_ attribute: XMLAttribute, _ first: XMLAttribute) {
    guard !hasStopped else { return }
    report(
      "the attribute \(attribute.name.text.shown) appears twice in this tag", attribute.nameSpan.range,
      as: .duplicateKey, labels: [Finding.Label(first.nameSpan, "first used here")],
      help: "remove or rename one of the two")
  }
}
