import Diagnostics

/// The document type (XML 1.0, sections 2.8 and 4.2): its internal entities are read, everything else is passed over.
extension XMLReader {
  mutating func readDoctype() {
    let start = position
    if tree.root != nil || tree.depth > 0 || hasDoctype {
      report(
        hasDoctype ? "a second document type begins here" : "the document type must stand before the root element",
        start..<start + 9, help: hasDoctype ? "remove one of the two" : "move it before the root element")
    }
    hasDoctype = true
    position += 9
    while position < text.count, !hasStopped {
      switch text[position] {
      case UInt8(ascii: ">"):
        position += 1
        return
      case UInt8(ascii: "["): readSubset(start)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): readIdentifier()
      case UInt8(ascii: "<"): return reportDoctype(start)
      default: position += 1
      }
    }
    if !hasStopped { stop("the document type has no end", start..<start + 9, help: "end it with >") }
  }

  private mutating func reportDoctype(_ start: Int) {
    report("the document type has no \">\"", start..<start + 9, help: "end it with > before the next tag begins")
  }

  /// What names another file. Apple's property list type declares no entities.
  private mutating func readIdentifier() {
    guard let literal = takeLiteral() else { return }
    if !stands("-//Apple", at: literal.lowerBound), !stands("http://www.apple.com/DTDs/", at: literal.lowerBound) {
      entities.hasUnreadDeclarations = true
    }
  }

  /// What stands in the quotes that begin here; moves behind them. Stops the reader where they do not end.
  private mutating func takeLiteral() -> Range<Int>? {
    let start = position
    guard let end = text.firstIndex(of: text[start], from: start + 1) else {
      stop("these quotes are not closed", start..<start + 1, help: "close them on the same line")
      return nil
    }
    position = end + 1
    return start + 1..<end
  }
}

// MARK: - Declarations

extension XMLReader {
  private mutating func readSubset(_ start: Int) {
    let opening = position
    position += 1
    while position < text.count, !hasStopped {
      skipBlanks()
      guard position < text.count else { break }
      switch text[position] {
      case UInt8(ascii: "]"):
        position += 1
        return
      case UInt8(ascii: "%"): readParameter()
      case UInt8(ascii: "<"): readMarkupDeclaration()
      default: skipStray()
      }
    }
    if !hasStopped {
      stop("the declarations of the document type have no end", opening..<opening + 1, help: "end them with ]>")
    }
  }

  private mutating func readMarkupDeclaration() {
    if stands("<!--") {
      _ = takeComment()
    } else if stands("<?") {
      _ = takeInstruction()
    } else if stands("<!ENTITY") {
      readEntity()
    } else if stands("<!ELEMENT") || stands("<!ATTLIST") || stands("<!NOTATION") {
      position += 2
      endDeclaration()
    } else {
      stop(
        "the document type has no end", position..<position + 1,
        help: "end its declarations with ]> before the root element begins")
    }
  }

  /// Moves behind the `>` of a declaration, over what stands in quotes.
  private mutating func endDeclaration() {
    let start = position
    while position < text.count, !hasStopped {
      switch text[position] {
      case UInt8(ascii: ">"):
        position += 1
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = takeLiteral()
      default: position += 1
      }
    }
    if !hasStopped { stop("this declaration has no end", start..<min(start + 1, text.count), help: "end it with >") }
  }

  /// `%name;`, which stands for declarations.
  private mutating func readParameter() {
    let start = position
    let end = XMLCharacters.endOfName(text, at: start + 1)
    guard end > start + 1, end < text.count, text[end] == UInt8(ascii: ";") else { return skipStray() }
    position = end + 1
    entities.hasUnreadDeclarations = true
    guard isFirst("parameter \(string(start..<end))") else { return }
    report(
      "the parameter entity \(string(start..<position).shown) is not expanded", start..<position, as: .unread,
      notes: ["What it declares is unknown here"], help: "write the declarations out in this file")
  }

  private mutating func skipStray() {
    let start = position
    position += Glyph(text, at: start).length
    while position < text.count, !XMLCharacters.isBlank(text[position]), !endsStray(text[position]) { position += 1 }
    report("this can't stand in a document type", start..<position, help: "remove it")
  }

  private func endsStray(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "%")
  }
}

// MARK: - Entities

extension XMLReader {
  /// `<!ENTITY name "text">`, `<!ENTITY name SYSTEM "file">`, and the same with `%` before the name.
  private mutating func readEntity() {
    let start = position
    position += 8
    skipBlanks()
    let isParameter = position < text.count && text[position] == UInt8(ascii: "%")
    if isParameter {
      position += 1
      skipBlanks()
    }
    let name = position..<XMLCharacters.endOfName(text, at: position)
    position = name.upperBound
    skipBlanks()
    guard !name.isEmpty, position < text.count else {
      report("an entity is declared without a name", start..<start + 8, help: "write <!ENTITY name \"text\">")
      return endDeclaration()
    }
    let isExternal = stands("SYSTEM") || stands("PUBLIC")
    let nameSpan = span(name)
    if isExternal {
      if !isParameter { declareExternal(name, nameSpan) }
    } else if text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "'") {
      guard let literal = takeLiteral() else { return }
      if !isParameter {
        entities.declare(string(name), XMLEntities.Entity(replacement: replacement(literal), nameSpan: nameSpan))
      }
    } else {
      report(
        "the text of the entity \"\(string(name).shown)\" is not in quotes", name,
        help: "write <!ENTITY \(string(name).shown) \"text\">")
    }
    if !hasStopped { endDeclaration() }
  }

  private mutating func declareExternal(_ name: Range<Int>, _ nameSpan: Span) {
    entities.declare(string(name), XMLEntities.Entity(replacement: nil, nameSpan: nameSpan))
    report(
      "the text of the entity \"\(string(name).shown)\" is in another file, which is not read", name, as: .unread,
      notes: ["Where it is used, it reads as nothing"], help: "write its text between the quotes")
  }

  /// An entity's text with its character references and line ends replaced (section 4.5); references to entities stay
  /// until it is used.
  private mutating func replacement(_ literal: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(literal.count)
    position = literal.lowerBound
    while position < literal.upperBound, !hasStopped {
      let start = position
      let byte = text[start]
      position += 1
      switch byte {
      case UInt8(ascii: "&"):
        let reference = XMLReference(text, at: start, before: literal.upperBound)
        guard case .character(let scalar) = reference.target else {
          result.append(byte)
          continue
        }
        result.append(contentsOf: Character(scalar).utf8)
        position = reference.range.upperBound
      case UInt8(ascii: "%"):
        report(
          "\"%\" begins a parameter entity in the text of an entity", start..<position,
          help: "write &#37; for the character %")
        result.append(byte)
      case 0x0D:
        if position < literal.upperBound, text[position] == 0x0A { position += 1 }
        result.append(0x0A)
      case 0..<0x20, 0xEF:
        if isForbidden(at: start) {
          position = start
          reportCharacter()
        } else {
          result.append(byte)
        }
      default: result.append(byte)
      }
    }
    position = literal.upperBound + 1
    return result
  }
}
