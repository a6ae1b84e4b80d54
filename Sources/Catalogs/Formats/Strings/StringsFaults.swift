import Diagnostics

/// What departs from the form of `.strings` files, in the words of the author's likely intention.
extension StringsReading {
  mutating func syntax(_ message: String, _ range: Range<Int>, help: String, fix: Fix.Edit? = nil) {
    findings.add(
      Finding(
        .stringSyntax, .error, message, at: span(range),
        notes: ["apps read nothing of a file with such an error, and show its keys instead"], help: [help],
        fixes: fix.map { [Fix(help, safe: true, edits: [$0])] } ?? []))
  }

  mutating func reportOpen(_ range: Range<Int>) {
    let quote = String(decoding: text[range.lowerBound..<range.lowerBound + 1], as: UTF8.self)
    syntax("this string has no closing quote", range, help: "close it with \(quote) on the line that it begins on")
  }

  mutating func reportColon(_ place: Int) {
    syntax(
      "a colon is used where an equals sign belongs", place..<place + 1, help: "write = between a key and its text",
      fix: Fix.Edit(span(place..<place + 1), "="))
  }

  /// More text behind the closing quote: mostly a quote within the text.
  mutating func reportInnerQuotes(_ range: Range<Int>, _ end: Int) {
    syntax(
      "there is more behind the end of the text", end - 1..<range.upperBound,
      help: "write \\\" for a quote within a text")
    scanner.skipLine()
  }

  mutating func reportStray(at place: Int) {
    let character = String(decoding: text[place..<scanner.position], as: UTF8.self)
    let range = place..<scanner.position
    switch character {
    case "“", "”", "„", "«", "»", "‘", "’":
      syntax("this is a typographic quote", range, help: "put keys and texts in straight quotes: \"")
    case "#": syntax("# begins no comment here", range, help: "write comments as /* … */ or behind //")
    case "}", ")", ">": syntax("\"\(character)\" closes nothing", range, help: "remove it")
    case "=": syntax("a key is missing before this equals sign", range, help: "write the key in quotes before it")
    default:
      syntax(
        "\"\(character)\" can't begin a key without quotes", range,
        help: "put the key in quotes, or remove this if it is none")
    }
    scanner.skipLine()
  }
}

// MARK: - Escapes

extension StringsReading {
  /// Escapes that read as something else than their author meant.
  mutating func reportEscapes(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      guard text[position] == UInt8(ascii: "\\"),
        let unit = AppleStringsEscape.read(text, at: position, before: range.upperBound)
      else {
        position += 1
        continue
      }
      if let flaw = unit.flaw { reportEscape(position..<position + unit.length, flaw, before: range.upperBound) }
      position += unit.length
    }
  }

  private mutating func reportEscape(_ range: Range<Int>, _ flaw: AppleStringsEscape.Unit.Flaw, before end: Int) {
    let written = String(decoding: text[range], as: UTF8.self)
    switch flaw {
    case .shortUnicode:
      add("\(written) needs four hexadecimal digits", range, help: "write \\U and four digits, such as \\U00E9")
    case .unknown where text[range.lowerBound + 1] == UInt8(ascii: "u"): reportLowerCase(range, before: end)
    case .unknown:
      let letter = String(written.dropFirst())
      add(
        "\(written) is no escape in .strings files: it reads \(letter)", range,
        severity: letter.isSign ? .note : .warning,
        help: "write \\\\ for a backslash, or \(letter) alone")
    }
  }

  /// `\u00E9`, as other formats have it.
  private mutating func reportLowerCase(_ range: Range<Int>, before end: Int) {
    var stop = range.upperBound
    while stop < min(end, range.upperBound + 4), text[stop].isHexDigit { stop += 1 }
    let digits = String(decoding: text[range.upperBound..<stop], as: UTF8.self)
    let edit = Fix.Edit(span(range.lowerBound..<range.upperBound), "\\U")
    let isWhole = digits.utf8.count == 4
    add(
      "\\u\(digits) is no escape in .strings files: it reads u\(digits)", range.lowerBound..<stop,
      help: isWhole ? "write \\U\(digits)" : "write \\U and four digits, such as \\U00E9",
      fix: isWhole ? Fix("write \\U\(digits)", safe: true, edits: [edit]) : nil)
  }

  private mutating func add(
    _ message: String, _ range: Range<Int>, severity: Severity = .error, help: String, fix: Fix? = nil
  ) {
    findings.add(
      Finding(.stringSyntax, severity, message, at: span(range), help: [help], fixes: fix.map { [$0] } ?? []))
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
