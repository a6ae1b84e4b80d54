import Diagnostics

/// What libyaml could not read, in the words of the file's author. libyaml names what it expected and a point; this
/// looks at the text around the point for what the author wrote instead.
extension YAMLReader {
  mutating func reportProblem() {
    hasStopped = true
    // A colour without quotes, which is reported, cut off the rest of a line in brackets. What was read since is no
    // more than what happened to follow.
    if let cut = cutLevel {
      while tree.depth >= cut { _ = tree.take(at: lastEnd) }
      return
    }
    let problem = events.problem()
    let context = problem.contextPosition ?? problem.position
    switch problem.words {
    case "found character that cannot start any token": reportForbiddenStart(problem.position)
    case "mapping values are not allowed in this context": reportSecondColon(problem.position)
    case "could not find expected ':'": reportMissingColon(context)
    case "found unexpected end of stream", "found unexpected document indicator": reportUnclosedQuote(context)
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      reportBrokenBrackets(problem.position, opening: context)
    case "did not find expected key", "did not find expected '-' indicator":
      reportMisplaced(problem.position, block: context)
    case "did not find expected node content": reportMissingValue(problem.position)
    case "did not find expected <document start>": reportSecondRoot(problem.position)
    case "control characters are not allowed": reportControl(problem.position)
    case "out of memory": report("there is not enough memory to read the file", 0..<0, help: "split the file")
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      reportEscape(problem)
    case let words where text.indices.contains(context) && reportSign(words, problem.position, context): break
    default:
      report("the YAML can't be read here: \(problem.words)", word(problem.position), help: "put text into quotes")
    }
  }
}

// MARK: - Single characters

extension YAMLReader {
  private mutating func reportForbiddenStart(_ position: Int) {
    guard position < text.count else { return reportMissingValue(position) }
    let name = Glyph(text, at: position).name
    switch text[position] {
    case UInt8(ascii: "\t"): reportTab(position)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      report("\(name) text can't be used in brackets", word(position), help: "put the text into quotes")
    default:
      report(
        "\"\(name)\" can't begin a value without quotes", word(position),
        help: "put the text into quotes: \(quoted(value(position)))")
    }
  }

  private mutating func reportTab(_ position: Int) {
    var end = position
    while end < text.count, text[end] == UInt8(ascii: "\t") { end += 1 }
    report("a tab indents this line", position..<end, help: "indent with spaces: YAML takes no tabs")
  }

  private mutating func reportControl(_ position: Int) {
    guard position < text.count else { return }
    let character = Glyph(text, at: position)
    report(
      "the file contains the control character \(character.code)", position..<position + character.length,
      help: "remove it, or write it as an escape in double quotes")
  }

  private mutating func reportEscape(_ problem: YAMLEvents.Problem) {
    guard problem.words != "found unknown escape character" else {
      let end = min(problem.position + 1, text.count - 1)
      let range = problem.position..<end + Glyph(text, at: end).length
      return report(
        "\(string(range).shown) is not an escape in YAML", range,
        help: "write \\\\ for a backslash, or use single quotes, in which it stands for itself")
    }
    let start = max(0, problem.position - 2)
    let count = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4][text[start + 1]] ?? 8
    var end = problem.position
    while end < min(problem.position + count, text.count), Character(Unicode.Scalar(text[end])).isHexDigit { end += 1 }
    if end < problem.position + count {
      report(
        "\(string(start..<end).shown) needs \(count) hexadecimal digits", start..<end,
        help: "write all digits, such as \\u00E9, or the character itself")
    } else {
      report(
        "\(string(start..<end).shown) is no character; YAML has no surrogate pairs", start..<end,
        help: "write the character itself, or its code in eight digits, such as \\U0001F600")
    }
  }

  /// Aliases, anchors, tags, directives and block headers: known by the sign at `context` where they begin. False where
  /// none of them stands there.
  private mutating func reportSign(_ words: String, _ position: Int, _ context: Int) -> Bool {
    let sign = text[context]
    if words.contains("tab character") {
      reportTab(position)
    } else if words == "block sequence entries are not allowed in this context" {
      report(
        "a list can't begin on the line of its key", position..<position + 1,
        help: "put each item on a line of its own, or write the list in brackets: [a, b]")
    } else if words == "mapping keys are not allowed in this context" {
      reportForbiddenStart(position)
    } else if words == "found unexpected ':'" {
      report(
        "a space is missing after this colon", position..<position + 1,
        help: "write a space after it, or put the text into quotes if the colon is part of it")
    } else if sign == UInt8(ascii: "*") || sign == UInt8(ascii: "&") {
      let kind = sign == UInt8(ascii: "*") ? "an alias" : "an anchor"
      report(
        "\(string(value(context)).shown) is read as \(kind), whose name has only letters, digits, - and _",
        value(context),
        help: "put it into quotes: \(quoted(value(context)))")
    } else if sign == UInt8(ascii: "!") {
      report(
        "\(string(word(context)).shown) is read as a tag, but is not a known one", word(context),
        help: "put it into quotes if it is text")
    } else if sign == UInt8(ascii: "%") {
      report(
        "the directive \(string(value(context)).shown) can't be read", value(context),
        help: "remove the line, or put it into quotes if it is text")
    } else if sign == UInt8(ascii: "|") || sign == UInt8(ascii: ">") {
      report(
        "text can't follow \(string(context..<context + 1).shown) on its line", value(context),
        help: "begin the text on the next line, or put it into quotes")
    } else {
      return false
    }
    return true
  }
}

// MARK: - Keys, values and brackets

extension YAMLReader {
  private mutating func reportSecondColon(_ colon: Int) {
    let lineStart = skippingBlanks(startOfLine(colon))
    if let first = firstColon(lineStart..<colon) {
      let range = value(skippingBlanks(first + 1))
      return report(
        "the value contains \": \", but is not in quotes", range,
        help: "put the value into quotes: \(quoted(range))")
    }
    guard colon - lineStart <= 1024 else { return reportLongKey(lineStart) }
    if !reportNested(lineStart) {
      report("a colon can't be used here", colon..<colon + 1, help: "put the text into quotes if it is part of it")
    }
  }

  /// `a: 1` and a deeper line `b: 2` below it. False where the line at `start` follows no such key.
  private mutating func reportNested(_ start: Int) -> Bool {
    guard let member = tree.lastMember, member.value.object == nil, member.value.array == nil,
      start > member.value.span.lower, column(start) > column(Int(member.keySpan.lower))
    else { return false }
    let range = value(start)
    report(
      "\(string(range).shown) is indented below \"\(member.key.shown)\", which already has a value", range,
      labels: [Finding.Label(member.keySpan, "this key has a value")],
      help: "indent both alike, or remove the value of \"\(member.key.shown)\"")
    return true
  }

  private mutating func reportLongKey(_ start: Int) {
    report(
      "a key is longer than 1,024 characters", start..<start + 32,
      help: "shorten it, or keep it in a JSON file")
  }

  private mutating func reportMissingColon(_ start: Int) {
    let range = value(start)
    guard range.count <= 1024 else { return reportLongKey(start) }
    let word = string(range).shown
    if let colon = text[range].firstIndex(of: UInt8(ascii: ":")), colon + 1 < range.upperBound {
      return report(
        "a space is missing after the colon", colon..<colon + 1,
        help: "write \(string(range.lowerBound..<colon).shown): \(string(colon + 1..<range.upperBound).shown)")
    }
    report(
      "\(word) is in a key's place, but no colon follows it", range,
      help: "write \(word): and a value, or indent the line if it continues the one above")
  }

  private mutating func reportUnclosedQuote(_ start: Int) {
    report(
      "this text has no closing quote", value(start),
      help: "close it with \(string(start..<min(start + 1, text.count)).shown)")
  }

  private mutating func reportBrokenBrackets(_ position: Int, opening: Int) {
    let bracket = opening < text.count && text[opening] == UInt8(ascii: "[") ? "]" : "}"
    let kind = bracket == "]" ? "list" : "mapping"
    let start = opening..<min(opening + 1, text.count)
    guard position < text.count, !text[position...].allSatisfy({ $0 <= 0x20 }) else {
      return report("this \(kind) is not closed", start, help: "close it with \"\(bracket)\"")
    }
    if let range = textAround(brace: position) {
      return report(
        "\(string(range).shown) contains \"\(string(position..<position + 1))\", but is not in quotes", range,
        help: "put it into quotes: \"\(string(range).shown)\"")
    }
    let range = wordBefore(colon: position) ?? word(position)
    report(
      "a comma or \"\(bracket)\" is missing before \"\(string(range).shown)\"", range,
      labels: [Finding.Label(span(start), "the \(kind) begins here")],
      help: "separate with a comma, or close the \(kind) with \"\(bracket)\"")
  }

  /// Plain text that a bracket cuts in two, such as `surface.{base,raised}`, with all that belongs to it on its line; nil
  /// where the bracket does not follow text.
  private func textAround(brace position: Int) -> Range<Int>? {
    let closings: [UInt8: UInt8] = [UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "["): UInt8(ascii: "]")]
    guard let closing = closings[text[position]] else { return nil }
    func isPlain(_ byte: UInt8) -> Bool { byte > 0x20 && !",[]{}\"':".utf8.contains(byte) }
    guard position > 0, isPlain(text[position - 1]) else { return nil }
    let start = text[..<position].lastIndex { !isPlain($0) }.map { $0 + 1 } ?? 0
    let line = text[position...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? text.count
    guard let end = text[position..<line].firstIndex(of: closing) else { return start..<word(position).upperBound }
    return start..<(text[(end + 1)..<line].firstIndex { !isPlain($0) } ?? line)
  }

  private mutating func reportMissingValue(_ position: Int) {
    let found = position < text.count ? " before \"\(string(word(position)).shown)\"" : ""
    report("a value is missing\(found)", word(position), help: "write the value, or put it into quotes if this is text")
  }

  private mutating func reportSecondRoot(_ position: Int) {
    let range = value(position)
    guard documents > 0 else {
      return report("a line with --- is missing after the directives", range, help: "write --- before this line")
    }
    guard let root = tree.root, column(position) < column(Int(root.span.lower)) else {
      return report(
        "text follows the end of the document", range, help: "remove it, or indent it to belong to what is above")
    }
    report(
      "this line is indented less than the first line of the file", range,
      labels: [Finding.Label(span(Int(root.span.lower)..<Int(root.span.lower) + 1), "the first line begins here")],
      help: "indent all keys of one mapping alike")
  }

  /// A line or a word that fits neither the list or mapping it stands in, nor one around it.
  private mutating func reportMisplaced(_ position: Int, block: Int) {
    let range = value(position)
    let lineStart = startOfLine(position)
    guard position < text.count, skippingBlanks(lineStart) == position else {
      return report(
        "\(string(range).shown) comes after the end of the value", range,
        help: "put the whole value into one pair of quotes; an apostrophe in single quotes is written ''")
    }
    let columns = blockColumns()
    let here = column(position)
    if reportNested(position) { return }
    guard columns.contains(here) else {
      let depths = columns.map(String.init).joined(separator: " or ")
      return report(
        "this line is indented by \(here) space\(here == 1 ? "" : "s"), but no line above it is", range,
        help: "indent it by \(depths), like what it belongs to")
    }
    let label = [Finding.Label(span(block..<min(block + 1, text.count)), "it begins here")]
    switch text[position] {
    case UInt8(ascii: ":"):
      report("a key is missing before the colon", position..<position + 1, help: "write the key")
    case UInt8(ascii: "-") where tree.levels.last?.container == .mapping:
      report("this list item is among the keys of a mapping", range, labels: label, help: "indent it below its key")
    case _ where tree.levels.last?.container == .list:
      report(
        "\(string(range).shown) is among the items of a list, but has no dash", range, labels: label,
        help: "begin it with \"- \"")
    default:
      report(
        "\(string(word(position)).shown) is in a key's place", word(position), labels: label,
        help: "write a key and a colon")
    }
  }
}
