import Diagnostics

/// Comments, CDATA sections and processing instructions (XML 1.0, sections 2.5 to 2.7).
extension XMLReader {
  mutating func readComment() {
    guard let comment = takeComment() else { return }
    if comment.speaksToTool { note(comment) }
    tree.add(.comment(comment))
  }

  /// Moves behind the comment that begins here; nil where it does not end.
  mutating func takeComment() -> XMLComment? {
    let start = position
    position += 4
    guard let end = endOfComment() else {
      if !hasStopped { stop("this comment has no end", start..<start + 4, help: "end it with -->") }
      return nil
    }
    position = end + 3
    return XMLComment(text: plain(start + 4..<end), span: span(start..<position))
  }

  /// Where the `-->` stands; what can't stand before it is reported.
  private mutating func endOfComment() -> Int? {
    let start = position
    var hasDashes = false
    while position < text.count, !hasStopped {
      let byte = text[position]
      guard byte == UInt8(ascii: "-") || byte < 0x20 || byte == 0xEF else {
        position += 1
        continue
      }
      if byte == UInt8(ascii: "-"), position + 1 < text.count, text[position + 1] == UInt8(ascii: "-") {
        if position + 2 < text.count, text[position + 2] == UInt8(ascii: ">") { return position }
        if !hasDashes { reportDashes(commentFrom: start) }
        hasDashes = true
        position += 1
      } else if byte != UInt8(ascii: "-"), isForbidden(at: position) {
        reportCharacter()
      } else {
        position += 1
      }
    }
    return nil
  }

  private mutating func reportDashes(commentFrom start: Int) {
    var lower = start
    while lower < position, XMLCharacters.isBlank(text[lower]) { lower += 1 }
    let isOurs = stands("tokens:ignore", at: lower)
    report(
      "a comment can't hold \"--\"", position..<position + 2,
      help: isOurs ? "begin the reason with a dash between blanks: \" - \"" : "write a single dash, or –")
  }

  /// A stretch of the file with its line ends as LF.
  private mutating func plain(_ range: Range<Int>) -> String {
    text[range].contains(0x0D) ? decode(range, .cdata) : string(range)
  }

  private mutating func note(_ comment: XMLComment) {
    let range = comment.span.range
    func isAlone(_ rest: some Sequence<UInt8>) -> Bool {
      let first = rest.first { $0 != 0x20 && $0 != 0x09 }
      return first == nil || first == 0x0A || first == 0x0D
    }
    let ownLine =
      isAlone(text[pass.start..<range.lowerBound].reversed()) && isAlone(text[range.upperBound...])
    comments.append(Comment(span: comment.span, text: comment.trimmed, ownLine: ownLine))
  }
}

// MARK: - CDATA

extension XMLReader {
  mutating func readCDATA() {
    let start = position
    position += 9
    guard let end = endOfSection() else {
      if !hasStopped { stop("this CDATA section has no end", start..<start + 9, help: "end it with ]]>") }
      return
    }
    position = end + 3
    let range = start + 9..<end
    guard tree.depth > 0 else {
      return report(
        "there is text \(tree.root == nil ? "before" : "behind") the root element", start..<position,
        help: "remove it: all text stands in an element")
    }
    tree.add(
      .text(
        XMLText(
          text: plain(range), span: span(start..<position), isCDATA: true, isVerbatim: !text[range].contains(0x0D))))
  }

  private mutating func endOfSection() -> Int? {
    while position < text.count, !hasStopped {
      let byte = text[position]
      if byte == UInt8(ascii: "]"), stands("]]>") { return position }
      if byte < 0x20 || byte == 0xEF, isForbidden(at: position) { reportCharacter() } else { position += 1 }
    }
    return nil
  }
}

// MARK: - Processing instructions

extension XMLReader {
  mutating func readInstruction() {
    guard let instruction = takeInstruction() else { return }
    if instruction.target.lowercased() == "xml" {
      report(
        "the XML declaration must be the first thing in the file", instruction.span.range,
        help: "move it to the very start, before blanks and comments, or remove it")
    }
    tree.add(.instruction(instruction))
  }

  /// Moves behind the instruction that begins here; nil where it does not end.
  mutating func takeInstruction() -> XMLInstruction? {
    let start = position
    let name = start + 2..<XMLCharacters.endOfName(text, at: start + 2)
    position = name.upperBound
    if name.isEmpty {
      report(
        "\"<?\" begins a processing instruction, but no name follows it", start..<start + 2,
        help: "write &lt;? for the characters <?")
    }
    skipBlanks()
    let data = position
    while position < text.count, !hasStopped, !stands("?>") {
      let byte = text[position]
      if byte < 0x20 || byte == 0xEF, isForbidden(at: position) { reportCharacter() } else { position += 1 }
    }
    guard position < text.count, !hasStopped else {
      if !hasStopped { stop("this processing instruction has no end", start..<name.upperBound, help: "end it with ?>") }
      return nil
    }
    position += 2
    return XMLInstruction(
      target: string(name), data: plain(data..<position - 2), span: span(start..<position))
  }
}
