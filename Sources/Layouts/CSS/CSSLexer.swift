import Diagnostics
import Documents

/// Cuts a style sheet into tokens (CSS Syntax 3, section 4) and pairs its brackets. What is not closed is reported and
/// read on; nothing is nested by recursion.
struct CSSLexer: ~Copyable {
  /// Beyond this many issues a file is something else than a style sheet.
  static let maximumIssues = 20

  struct Opening {
    let token: Int
    let closer: UInt8
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let file: FileID
  let dialect: CSSDialect
  var position: Int
  var tokens: [CSSToken] = []
  /// For each bracket and function the index of its partner, for every other token -1.
  var partners: [Int32] = []
  var openings: [Opening] = []
  var openCounts: [UInt8: Int] = [:]
  var comments: [SuppressionComment] = []
  /// Whether a comment speaks to a tool that turns the sheet round: `@noflip`, `rtl:ignore`.
  var speaksToFlipper = false
  var issues: [SyntaxIssue] = []
  var isSpaced = false
  var lineStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, file: FileID, dialect: CSSDialect) {
    self.bytes = bytes
    self.file = file
    self.dialect = dialect
    position = start
    lineStart = start
    tokens.reserveCapacity(bytes.count / 4)
    partners.reserveCapacity(bytes.count / 4)
  }

  mutating func readFile() {
    while position < bytes.count, issues.count < Self.maximumIssues { readToken() }
    for opening in openings.reversed() { reportUnclosed(opening) }
    issues.sort { $0.span.lower < $1.span.lower }
  }

  @inline(__always)
  private func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  @inline(__always)
  mutating func add(_ kind: CSSToken.Kind, from start: Int, middle: Int? = nil) {
    tokens.append(
      CSSToken(
        kind: kind, isSpaced: isSpaced, lower: Int32(truncatingIfNeeded: start),
        upper: Int32(truncatingIfNeeded: position), middle: Int32(truncatingIfNeeded: middle ?? position)))
    partners.append(-1)
    isSpaced = false
  }

  mutating func report(_ message: String, _ range: Range<Int>, help: String) {
    guard issues.count < Self.maximumIssues else { return }
    issues.append(
      SyntaxIssue(
        .syntax, message, at: Span(file: file, lower: range.lowerBound, upper: range.upperBound), help: [help]))
  }

  /// Says that the brackets go too deep, and reads nothing more.
  mutating func stopAtDepth(_ range: Range<Int>) {
    issues.append(
      SyntaxIssue(
        .syntax, LayoutNesting.message, at: Span(file: file, lower: range.lowerBound, upper: range.upperBound),
        notes: LayoutNesting.notes, help: LayoutNesting.help))
    // Those that are open now may well be closed further on.
    openings = []
    position = bytes.count
  }
}

// MARK: - Tokens

extension CSSLexer {
  private mutating func readToken() {
    let start = position
    switch bytes[start] {
    case 0x20, 0x09: skipBlank()
    case let byte where byte.endsCSSLine:
      skipBlank()
      lineStart = position
    case UInt8(ascii: "/") where byte(at: start + 1) == UInt8(ascii: "*"): readComment()
    case UInt8(ascii: "/") where byte(at: start + 1) == UInt8(ascii: "/") && dialect == .preprocessed: readLineComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readString()
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "@"):
      position += 1
      if beginsIdent(at: position) { readName() }
      add(position > start + 1 ? .atKeyword : .delim, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): readSign()
    case UInt8(ascii: "("): open(UInt8(ascii: ")"), .open, length: 1)
    case UInt8(ascii: "["): open(UInt8(ascii: "]"), .open, length: 1)
    case UInt8(ascii: "{"): open(UInt8(ascii: "}"), .open, length: 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(bytes[start])
    case UInt8(ascii: ":"): readSingle(.colon)
    case UInt8(ascii: ";"): readSingle(.semicolon)
    case UInt8(ascii: ","): readSingle(.comma)
    case UInt8(ascii: "<") where stands("<!--"): position += 4
    default: beginsIdent(at: start) ? readIdent() : readSingle(.delim)
    }
  }

  private mutating func skipBlank() {
    position += 1
    isSpaced = true
  }

  private mutating func readSingle(_ kind: CSSToken.Kind) {
    let start = position
    position += 1
    add(kind, from: start)
  }

  func stands(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  /// Section 4.3.9: a name may begin with one hyphen, or two.
  private func beginsIdent(at place: Int) -> Bool {
    switch byte(at: place) {
    case UInt8(ascii: "-"):
      let next = byte(at: place + 1)
      return next == UInt8(ascii: "-") || Self.beginsName(next) || isEscape(at: place + 1)
    case UInt8(ascii: "\\"): return isEscape(at: place)
    case let first: return Self.beginsName(first)
    }
  }

  private func isEscape(at place: Int) -> Bool {
    byte(at: place) == UInt8(ascii: "\\") && place + 1 < bytes.count && byte(at: place + 1) != 0x0A
  }

  static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func readName() {
    while position < bytes.count {
      let next = bytes[position]
      if Self.beginsName(next) || next == UInt8(ascii: "-") || next &- UInt8(ascii: "0") < 10 {
        position += 1
      } else if isEscape(at: position) {
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func readIdent() {
    let start = position
    if stands("-->") {
      position += 3
      return
    }
    readName()
    guard byte(at: position) == UInt8(ascii: "(") else { return add(.ident, from: start) }
    let isURL = position - start == 3 && bytes[start..<position].map { $0 | 0x20 }.elementsEqual("url".utf8)
    if isURL, !isQuoted(after: position + 1) { return readURL(from: start) }
    let name = position
    position = start
    open(UInt8(ascii: ")"), .function, length: name + 1 - start)
  }

  private func isQuoted(after place: Int) -> Bool {
    var place = place
    while byte(at: place) == 0x20 || byte(at: place) == 0x09 || byte(at: place) == 0x0A { place += 1 }
    return byte(at: place) == UInt8(ascii: "\"") || byte(at: place) == UInt8(ascii: "'")
  }

  /// Section 4.3.6.
  private mutating func readURL(from start: Int) {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: ")") { position += isEscape(at: position) ? 2 : 1 }
    if position < bytes.count {
      position += 1
    } else {
      position = bytes.count
      report("this address is not closed", start..<start + 4, help: "close it with )")
    }
    add(.url, from: start)
  }

  private mutating func readHash() {
    let start = position
    if byte(at: start + 1) == UInt8(ascii: "{") { return open(UInt8(ascii: "}"), .open, length: 2) }
    position += 1
    readName()
    add(position > start + 1 ? .hash : .delim, from: start)
  }

  private mutating func readString() {
    let start = position
    let quote = bytes[start]
    position += 1
    while position < bytes.count, bytes[position] != quote, !bytes[position].endsCSSLine {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    if position < bytes.count, bytes[position] == quote {
      position += 1
    } else {
      position = min(position, bytes.count)
      report("this text has no closing quote", start..<position, help: "close it on its line")
    }
    add(.string, from: start)
  }

  private mutating func readSign() {
    let next = byte(at: position + 1)
    let isNumber =
      Self.isDigit(next)
      || (bytes[position] != UInt8(ascii: ".") && next == UInt8(ascii: ".") && Self.isDigit(byte(at: position + 2)))
    if isNumber { return readNumber() }
    if bytes[position] == UInt8(ascii: "-"), beginsIdent(at: position) { return readIdent() }
    readSingle(.delim)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Section 4.3.12, with its unit.
  private mutating func readNumber() {
    let start = position
    if bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position += 1 }
    while Self.isDigit(byte(at: position)) { position += 1 }
    if byte(at: position) == UInt8(ascii: "."), Self.isDigit(byte(at: position + 1)) {
      position += 1
      while Self.isDigit(byte(at: position)) { position += 1 }
    }
    if byte(at: position) | 0x20 == UInt8(ascii: "e") {
      let isSigned = [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte(at: position + 1))
      if Self.isDigit(byte(at: position + (isSigned ? 2 : 1))) {
        position += isSigned ? 2 : 1
        while Self.isDigit(byte(at: position)) { position += 1 }
      }
    }
    let middle = position
    if byte(at: position) == UInt8(ascii: "%") {
      position += 1
      return add(.percentage, from: start, middle: middle)
    }
    if beginsIdent(at: position) { readName() }
    add(position > middle ? .dimension : .number, from: start, middle: middle)
  }
}
