import Diagnostics

/// Start tags and end tags (XML 1.0, section 3.1).
extension XMLReader {
  mutating func readStartTag() {
    let start = position
    let nameRange = start + 1..<XMLCharacters.endOfName(text, at: start + 1)
    position = nameRange.upperBound
    if tree.depth == 0, tree.root != nil {
      return stop(
        "a second root element begins here", start..<position,
        help: "put it into the first one, or move it into a file of its own")
    }
    guard tree.depth < TreeBuilder.maximumDepth else {
      return stop(
        "elements nest deeper than \(TreeBuilder.maximumDepth) levels", start..<position, help: "flatten the file")
    }
    let isEmpty = readAttributes(of: nameRange)
    let list = attributes.take(from: 0)
    let mark = namespaces.mark
    let (name, resolved) = resolve(nameRange, list)
    guard isEmpty else { return tree.open(name, resolved, start..<position, namespaceMark: mark) }
    namespaces.restore(to: mark)
    tree.add(
      .element(
        XMLElement(
          name, at: tree.span(start, position), content: position..<position, isEmptyTag: true, attributes: resolved,
          children: [])))
  }

  /// Reads up to the end of the tag; whether it ends with `/>`.
  private mutating func readAttributes(of name: Range<Int>) -> Bool {
    while !hasStopped {
      let gap = position
      skipBlanks()
      guard position < text.count else { break }
      switch text[position] {
      case UInt8(ascii: ">"):
        position += 1
        return false
      case UInt8(ascii: "/") where position + 1 < text.count && text[position + 1] == UInt8(ascii: ">"):
        position += 2
        return true
      case UInt8(ascii: "<"):
        reportOpenTag(name)
        return false
      default: readAttribute(isSeparate: position > gap)
      }
    }
    if !hasStopped {
      stop(
        "the file ends within the tag <\(string(name).shown)>", name,
        help: "end the tag with \">\"")
    }
    return false
  }

  private mutating func reportOpenTag(_ name: Range<Int>) {
    report(
      "the tag <\(string(name).shown)> has no \">\"", name.lowerBound - 1..<name.upperBound,
      labels: [Finding.Label(tree.span(position, position + 1), "the next tag begins here")],
      help: "end the tag with \">\" before the next one begins")
  }
}

// MARK: - End tags

extension XMLReader {
  mutating func readEndTag() {
    let start = position
    let nameRange = start + 2..<XMLCharacters.endOfName(text, at: start + 2)
    position = nameRange.upperBound
    if position < text.count, text[position] == UInt8(ascii: ">") {
      position += 1
    } else {
      finishEndTag(nameRange)
    }
    guard let level = tree.levels.last, isEqual(level.nameRange, nameRange) else {
      return recoverEndTag(start..<position, nameRange)
    }
    close(start..<position)
  }

  @inline(__always)
  private mutating func close(_ tag: Range<Int>) {
    if let level = tree.levels.last { namespaces.restore(to: level.namespaceMark) }
    tree.close(tag)
  }

  @inline(__always)
  private func isEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for offset in 0..<a.count where text[a.lowerBound + offset] != text[b.lowerBound + offset] { return false }
    return true
  }

  /// Blanks before the `>`, or what does not belong there.
  private mutating func finishEndTag(_ name: Range<Int>) {
    skipBlanks()
    guard position < text.count else {
      return stop("the file ends within an end tag", name.lowerBound - 2..<position, help: "end the tag with \">\"")
    }
    if text[position] == UInt8(ascii: ">") {
      position += 1
      return
    }
    let start = position
    while position < text.count, text[position] != UInt8(ascii: ">"), text[position] != UInt8(ascii: "<") {
      position += 1
    }
    let words = name.isEmpty ? "this end tag" : "the end tag </\(string(name).shown)>"
    if position < text.count, text[position] == UInt8(ascii: ">") {
      report(
        name.isEmpty ? "an end tag begins with its name" : "an end tag holds nothing but its name", start..<position,
        help: "write it as </name>, without blanks before the name and without attributes")
      position += 1
    } else {
      position = start
      report("\(words) has no \">\"", name.lowerBound - 2..<name.upperBound, help: "end the tag with \">\"")
    }
  }

  /// An end tag that does not fit the innermost open element.
  private mutating func recoverEndTag(_ tag: Range<Int>, _ nameRange: Range<Int>) {
    guard !hasStopped else { return }
    let name = string(nameRange)
    guard let level = tree.levels.last else {
      return report("</\(name.shown)> closes nothing", tag, help: "remove it, or look for its start tag")
    }
    if let match = tree.levels.lastIndex(where: { isEqual($0.nameRange, nameRange) }) {
      while tree.depth > match + 1, !hasStopped { closeUnclosed(before: tag) }
      return close(tag)
    }
    let opened = Finding.Label(span(level.nameRange), "opened here")
    // Without a name, blanks and the like before the `>` were reported.
    if nameRange.isEmpty, tag.count > 3 { return close(tag) }
    if Self.isMisspelt(name, for: level.name.text) {
      report(
        "<\(level.name.text.shown)> is closed by another name", tag, labels: [opened],
        help: "write </\(level.name.text.shown)>")
      return close(tag)
    }
    report(
      "</\(name.shown)> closes nothing: <\(level.name.text.shown)> is open here", tag, labels: [opened],
      help: "remove it, or look for its start tag")
  }

  /// Whether an end tag was meant for this element: short names are near to every other one.
  private static func isMisspelt(_ name: String, for open: String) -> Bool {
    if name.isEmpty || name.lowercased() == open.lowercased() { return true }
    return open.utf8.count > 3 && !Suggestion.nearest(to: open, among: [name]).isEmpty
  }

  /// The end tag of an outer element ends this one too.
  private mutating func closeUnclosed(before tag: Range<Int>) {
    guard let level = tree.levels.last else { return }
    let name = level.name.text.shown
    report(
      "<\(name)> is not closed", level.lower..<level.nameRange.upperBound,
      labels: [Finding.Label(span(tag), "the element around it ends here")],
      help: "close it with </\(name)>, or write <\(name)/> where it is empty")
    close(tag.lowerBound..<tag.lowerBound)
  }
}

// MARK: - Namespaces

extension XMLReader {
  /// The names with the namespaces that their prefixes stand for, after the tag's own declarations.
  @inline(__always)
  private mutating func resolve(
    _ nameRange: Range<Int>, _ list: [XMLAttribute]
  ) -> (name: XMLName, attributes: [XMLAttribute]) {
    let name = string(nameRange)
    var hasPrefix = hasColon(nameRange)
    for attribute in list where !hasPrefix { hasPrefix = isQualified(attribute) }
    if list.count > 1 { reportRepeats(list) }
    if !hasPrefix { return (XMLName(name, in: namespaces.standard), list) }
    return resolveQualified(name, nameRange, list)
  }

  private mutating func resolveQualified(
    _ name: String, _ nameRange: Range<Int>, _ list: [XMLAttribute]
  ) -> (name: XMLName, attributes: [XMLAttribute]) {
    for attribute in list { declare(attribute) }
    var list = list
    for index in list.indices where hasColon(list[index].nameSpan.range) {
      let range = list[index].nameSpan.range
      list[index].name.namespace = namespace(of: list[index].name, range)
    }
    if list.count > 1 { reportSameNamespace(list) }
    var result = XMLName(name, in: namespaces.standard)
    if hasColon(nameRange) { result.namespace = namespace(of: result, nameRange) }
    return (result, list)
  }

  @inline(__always)
  private func hasColon(_ range: Range<Int>) -> Bool {
    for position in range where text[position] == UInt8(ascii: ":") { return true }
    return false
  }

  /// Whether it has a prefix, or declares the namespace of names without one.
  @inline(__always)
  private func isQualified(_ attribute: XMLAttribute) -> Bool {
    let range = attribute.nameSpan.range
    return hasColon(range) || range.count == 5 && stands("xmlns", at: range.lowerBound)
  }

  private mutating func declare(_ attribute: XMLAttribute) {
    let name = attribute.name.text
    guard name.hasPrefix("xmlns") else { return }
    if name == "xmlns" { return namespaces.declare("", attribute.value.isEmpty ? nil : attribute.value) }
    guard attribute.name.prefix == "xmlns" else { return }
    if attribute.value.isEmpty {
      report(
        "the prefix \"\(attribute.name.local.shown)\" is declared without an address", attribute.nameSpan.range,
        help: "write the namespace's address between the quotes, or remove the attribute")
    }
    namespaces.declare(attribute.name.local, attribute.value)
  }

  private mutating func namespace(of name: XMLName, _ range: Range<Int>) -> String? {
    guard let prefix = name.prefix else { return nil }
    if let address = namespaces[prefix] { return address }
    if isFirst("prefix \(prefix)") {
      let address = XMLNamespaces.known[prefix] ?? "…"
      report(
        "the prefix \"\(prefix.shown)\" is not declared",
        range.lowerBound..<range.lowerBound + prefix.utf8.count,
        help: "declare it in the root element: xmlns:\(prefix.shown)=\"\(address)\"")
    }
    return nil
  }
}
