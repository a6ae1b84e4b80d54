import Diagnostics

/// Text and references (XML 1.0, sections 2.4, 2.11 and 4.1).
extension XMLReader {
  /// The text up to the next markup.
  mutating func readText() {
    let start = position
    var isVerbatim = true
    var end = start
    scan: while end < text.count {
      let byte = text[end]
      if Self.isPlain(byte) {
        end += 1
        continue
      }
      position = end
      switch byte {
      case UInt8(ascii: "<"):
        if beginsMarkup(at: end) { break scan }
        reportBracket()
      case UInt8(ascii: "&"), 0x0D:
        isVerbatim = false
        position += 1
      case UInt8(ascii: "]"):
        if stands("]]>") { reportSectionEnd() } else { position += 1 }
      default:
        if isForbidden(at: end) { reportCharacter() } else { position += 1 }
      }
      end = position
      if hasStopped { break }
    }
    position = end
    addText(start..<end, isVerbatim: isVerbatim)
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "]"), 0xEF: false
    case 0x0A, 0x09: true
    default: byte >= 0x20
    }
  }

  @inline(__always)
  private mutating func addText(_ range: Range<Int>, isVerbatim: Bool) {
    let words = isVerbatim ? string(range) : decode(range, .content)
    tree.add(
      .text(
        XMLText(
          text: words, span: span(range), isCDATA: false, isVerbatim: isVerbatim)))
  }

  private mutating func reportBracket() {
    let isGap = position + 1 < text.count && XMLCharacters.isBlank(text[position + 1])
    report(
      "\"<\" begins a tag, but no name follows it", position..<position + 1,
      help: "write &lt; for the character\(isGap ? ", or remove the blank before the name" : "")")
    position += 1
  }

  private mutating func reportSectionEnd() {
    report(
      "\"]]>\" can't stand in text", position..<position + 3,
      help: "write ]]&gt;, or look for the <![CDATA[ that it should end")
    position += 3
  }

  /// What stands before or behind the root element, and is no markup.
  mutating func readOutside() {
    let start = position
    skipBlanks()
    guard position < text.count, !beginsMarkup(at: position) else { return }
    let first = position
    while position < text.count, !beginsMarkup(at: position) { position += 1 }
    var end = position
    while end > start, XMLCharacters.isBlank(text[end - 1]) { end -= 1 }
    guard !hasStrayText else { return }
    hasStrayText = true
    let isBehind = tree.root != nil
    report(
      "there is text \(isBehind ? "behind" : "before") the root element", first..<end,
      help: "remove it: all text stands in an element")
  }
}

// MARK: - Decoding

extension XMLReader {
  /// A stretch of the file as it reads; what is wrong with its references is reported.
  mutating func decode(_ range: Range<Int>, _ mode: XMLTextScanner.Mode) -> String {
    var scanner = XMLTextScanner(text, range, mode, entities, budget: budget)
    scratch.removeAll(keepingCapacity: true)
    while !hasStopped, let piece = scanner.next(&scratch) {
      if let problem = piece.problem { report(problem, piece.range) }
    }
    budget = scanner.budget
    return String(decoding: scratch, as: UTF8.self)
  }

  private mutating func report(_ problem: XMLTextScanner.Problem, _ range: Range<Int>) {
    switch problem {
    case .reference(.noCharacter):
      report("\(string(range).shown) is no character that XML knows", range, help: "remove it")
    case .reference(.unclosed):
      let words = string(range).shown
      report(
        "\(words) has no semicolon", range,
        help: "write &amp; for the character &, or end the reference: \(words);")
    case .reference:
      report("\"&\" begins a reference, but none follows it", range, help: "write &amp; for the character &")
    case .markup(let name):
      guard isFirst("entity \(name)") else { return }
      report(
        "the entity \"\(name.shown)\" has tags, which are read as text", range, as: .unread, labels: declared(name),
        help: "write the tags where the text is used")
    case .entity(let name, let obstacle): report(obstacle, of: name, range)
    }
  }

  private mutating func report(_ obstacle: XMLEntities.Obstacle, of name: String, _ range: Range<Int>) {
    // Where it is declared, it was said that an external text is not read.
    guard obstacle != .external, isFirst("entity \(name)") else { return }
    let labels = declared(name)
    switch obstacle {
    case .undeclared(let missing): reportUndeclared(missing, labels, range)
    case .cycle:
      report("the entity \"\(name.shown)\" comes back to itself", range, labels: labels, help: "break the circle")
    case .tooDeep:
      report(
        "the entity \"\(name.shown)\" has entities more than \(XMLEntities.maximumDepth) deep", range, labels: labels,
        help: "write its text out")
    case .tooMuch:
      stop(
        "the entities of this file come to more text than is read", range, labels: labels,
        help: "write the texts out where they are used")
    case .malformed:
      report(
        "the text of the entity \"\(name.shown)\" has an \"&\" that begins no reference", range, labels: labels,
        help: "write &amp;#38; for the character & where the entity is declared")
    case .external: break
    }
  }

  private mutating func reportUndeclared(_ name: String, _ labels: [Finding.Label], _ range: Range<Int>) {
    let help =
      if let code = XMLEntities.common[name] {
        "write &#\(code); or the character itself"
      } else {
        Suggestion.question(Suggestion.nearest(to: name, among: entities.names + XMLEntities.predefinedNames))
          ?? "write &amp; for the character &, or declare the entity"
      }
    if entities.hasUnreadDeclarations {
      report(
        "the entity \"\(name.shown)\" is not declared in this file", range, as: .unread, labels: labels,
        notes: ["Its declaration may be in what the document type refers to, which is not read"], help: help)
    } else {
      report("the entity \"\(name.shown)\" is not declared", range, labels: labels, help: help)
    }
  }

  private func declared(_ name: String) -> [Finding.Label] {
    entities[name].map { [Finding.Label($0.nameSpan, "declared here")] } ?? []
  }
}

extension XMLEntities {
  static let predefinedNames = ["amp", "apos", "gt", "lt", "quot"]

  /// Entities of HTML that authors take for XML's: their code points.
  static let common = [
    "nbsp": 160, "copy": 169, "reg": 174, "deg": 176, "middot": 183, "laquo": 171, "raquo": 187, "times": 215,
    "ndash": 8211, "mdash": 8212, "lsquo": 8216, "rsquo": 8217, "sbquo": 8218, "ldquo": 8220, "rdquo": 8221,
    "bdquo": 8222, "bull": 8226, "hellip": 8230, "euro": 8364, "trade": 8482, "larr": 8592, "rarr": 8594, "zwj": 8205,
    "zwnj": 8204, "lrm": 8206, "rlm": 8207, "ensp": 8194, "emsp": 8195, "thinsp": 8201, "shy": 173,
  ]
}
