import Diagnostics
import Documents

/// Reads Apple's `.strings` files: `"key" = "value";`, or `key;` where both are one. Files in UTF-16 come decoded; those
/// that Xcode has compiled to property lists are read as such.
package enum StringsReader: CatalogFormatReader {
  package static func read(_ input: CatalogInput) -> [CatalogFile] {
    if PropertyListMessages.isPropertyList(input.source) { return [PropertyListMessages.read(input)] }
    switch PlainText(input.file, input.source) {
    case .refused(let issue):
      return [
        CatalogFile(
          .strings, input.file, table: input.place.table, findings: [Finding(catalog: issue)], isComplete: false)
      ]
    case .text(let start):
      return input.source.bytes.withUnsafeBufferPointer { text in
        var reading = StringsReading(input, text, from: start)
        reading.readFile()
        return [reading.file()]
      }
    }
  }
}

/// A `.strings` file on its way into the model.
struct StringsReading {
  let input: CatalogInput
  var scanner: StringsScanner
  var findings = FileFindings()
  private var messages: [Message] = []
  private var keys: [KeyFacts] = []
  /// By key.
  private var places: [String: Int] = [:]
  private var notes = StringsComments()
  /// Whether the whole file stands in braces, as a property list may.
  private var isBraced = false

  var text: UnsafeBufferPointer<UInt8> { scanner.text }

  init(_ input: CatalogInput, _ text: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.input = input
    scanner = StringsScanner(text, from: start)
  }

  func file() -> CatalogFile {
    let localization = Localization(input.place.locale, at: .start(of: input.file), messages: messages)
    return CatalogFile(
      .strings, input.file, table: input.place.table, localizations: [localization], keys: keys,
      findings: findings.all, comments: notes.toTool, isComplete: !findings.isFull)
  }

  func span(_ range: Range<Int>) -> Span { input.span(range.lowerBound, range.upperBound) }
}

// MARK: - Entries

extension StringsReading {
  mutating func readFile() {
    while !findings.isFull {
      switch scanner.next() {
      case .end: return
      case .comment(let range): notes.add(range, text, input)
      case .openComment(let range):
        return syntax("this comment has no end", range.lowerBound..<range.lowerBound + 2, help: "close it with */")
      case .string(let range): readEntry(key: range, isQuoted: true)
      case .word(let range): readEntry(key: range, isQuoted: false)
      case .openString(let range):
        reportOpen(range)
        scanner.skipLine()
      case .sign(let place): readSign(at: place)
      }
    }
  }

  /// What stands behind a key.
  private mutating func readEntry(key range: Range<Int>, isQuoted: Bool) {
    let key = literal(range, isQuoted: isQuoted)
    let comment = notes.take(before: range.lowerBound, text)
    let start = scanner.position
    switch nextToken() {
    case .sign(let place) where text[place] == UInt8(ascii: ";"):
      add(key, range, key, end: scanner.position, comment)
    case .sign(let place) where text[place] == UInt8(ascii: "="): readValue(key, range, comment)
    case .word(let word) where text[word.lowerBound] == UInt8(ascii: ":"):
      reportColon(word.lowerBound)
      scanner.position = word.lowerBound + 1
      readValue(key, range, comment)
    case .string(let value) where isOnLine(of: start, value.lowerBound):
      syntax(
        "an equals sign is missing behind the key \"\(key.text.shown)\"", range.upperBound..<range.upperBound,
        help: "write = between a key and its text")
      scanner.position = value.lowerBound
      readValue(key, range, comment)
    default:
      scanner.position = start
      syntax(
        "the key \"\(key.text.shown)\" has no text", range, help: "write = and the text behind it, and end with ;")
      scanner.skipLine()
    }
  }

  private mutating func readValue(_ key: Literal, _ keyRange: Range<Int>, _ comment: String?) {
    let start = scanner.position
    switch nextToken() {
    case .string(let range): finish(key, keyRange, literal(range, isQuoted: true), range.upperBound, comment)
    case .word(let range): finish(key, keyRange, literal(range, isQuoted: false), range.upperBound, comment)
    case .openString(let range):
      reportOpen(range)
      let value = Literal(
        scannedText(range.lowerBound + 1..<range.upperBound), at: span(range.lowerBound + 1..<range.upperBound),
        as: .appleStrings)
      add(key, keyRange, value, end: range.upperBound, comment)
      scanner.skipLine()
    case .sign(let place) where "{(<".utf8.contains(text[place]): readNested(key, at: place)
    default:
      scanner.position = start
      syntax("the key \"\(key.text.shown)\" has no text", keyRange, help: "write a text in quotes behind the =")
      scanner.skipLine()
    }
  }

  /// What ends an entry.
  private mutating func finish(
    _ key: Literal, _ keyRange: Range<Int>, _ value: Literal, _ end: Int, _ comment: String?
  ) {
    let start = scanner.position
    switch nextToken() {
    case .sign(let place) where text[place] == UInt8(ascii: ";"):
      return add(key, keyRange, value, end: scanner.position, comment)
    case .sign(let place) where text[place] == UInt8(ascii: ",") || text[place] == UInt8(ascii: ":"):
      let sign = text[place] == UInt8(ascii: ",") ? "comma" : "colon"
      syntax(
        "this entry ends with a \(sign)", place..<place + 1, help: "end it with ;",
        fix: Fix.Edit(span(place..<place + 1), ";"))
    case .string(let range) where isOnLine(of: start, range.lowerBound): reportInnerQuotes(range, end)
    case .word(let range) where isOnLine(of: start, range.lowerBound): reportInnerQuotes(range, end)
    default:
      scanner.position = start
      syntax(
        "this entry has no semicolon at its end", end..<end, help: "end it with ;", fix: Fix.Edit(span(end..<end), ";"))
    }
    add(key, keyRange, value, end: end, comment)
  }

  /// The next token that is no comment.
  private mutating func nextToken() -> StringsScanner.Token {
    while true {
      let token = scanner.next()
      guard case .comment(let range) = token else { return token }
      notes.add(range, text, input)
    }
  }

  private func isOnLine(of start: Int, _ place: Int) -> Bool { !text[start..<place].contains(0x0A) }

  /// A list, a mapping or data: property lists have them, string tables do not.
  private mutating func readNested(_ key: Literal, at place: Int) {
    findings.shape(
      "the text of \"\(key.text.shown)\" is no string", at: span(place..<place + 1), key.text,
      notes: ["apps look for strings in a string table, and show the key for anything else"],
      help: ["write a text in quotes"])
    var depth = 0
    scanner.position = place
    while true {
      let token = scanner.next()
      guard case .sign(let place) = token else {
        if token == .end { return }
        continue
      }
      if "{(<".utf8.contains(text[place]) { depth += 1 }
      if "})>".utf8.contains(text[place]) { depth -= 1 }
      if text[place] == UInt8(ascii: ";"), depth <= 0 { return }
    }
  }

  private mutating func readSign(at place: Int) {
    switch text[place] {
    case UInt8(ascii: "{") where messages.isEmpty && !isBraced: isBraced = true
    case UInt8(ascii: "}") where isBraced: isBraced = false
    case UInt8(ascii: ";"):
      syntax("this semicolon ends nothing", place..<place + 1, help: "remove it")
    default: reportStray(at: place)
    }
  }
}

// MARK: - Messages

extension StringsReading {
  private mutating func add(
    _ key: Literal, _ keyRange: Range<Int>, _ value: Literal, end: Int, _ comment: String?
  ) {
    var reader = PrintfReader(.apple)
    let pattern = Pattern(value, range: 0..<value.text.utf8.count, pieces: reader.pieces(of: value.text))
    let message = Message(key.text, span(keyRange), pattern, span: span(keyRange.lowerBound..<end))
    let facts = KeyFacts(key.text, span(keyRange), comment: comment)
    guard let place = places[key.text] else {
      places[key.text] = messages.count
      messages.append(message)
      keys.append(facts)
      return
    }
    findings.duplicate(
      "the key \"\(key.text.shown)\" appears twice in this file", at: message.keySpan, key.text,
      first: messages[place].keySpan, help: ["remove or rename one of the two; until then the last one counts"])
    messages[place] = message
    keys[place] = facts
  }

  /// What stands in a token.
  private mutating func literal(_ range: Range<Int>, isQuoted: Bool) -> Literal {
    let inner = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    return Literal(scannedText(inner), at: span(inner), as: .appleStrings)
  }

  /// The decoded text; what is wrong with its escapes is reported.
  private mutating func scannedText(_ range: Range<Int>) -> String {
    guard text[range].contains(UInt8(ascii: "\\")) else {
      return String(decoding: text[range], as: UTF8.self)
    }
    reportEscapes(range)
    return String(decoding: TextMap(appleStrings: text, range).bytes, as: UTF8.self)
  }
}
