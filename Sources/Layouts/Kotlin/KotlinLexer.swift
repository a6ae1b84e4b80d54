import Diagnostics
import Documents

/// Cuts Kotlin or Java source into tokens and pairs its brackets. What is not closed is reported, and the rest is read
/// on: nothing is nested by recursion, so that depth costs no stack.
struct KotlinLexer: ~Copyable {
  /// Beyond this many issues a file is something else than source.
  static let maximumIssues = 20

  /// A bracket that is not closed yet.
  struct Opening {
    let token: Int
    let closer: UInt8
    /// Of the string that goes on behind a template.
    let string: StringForm?
  }

  /// How a string ends, and what begins a template in it.
  struct StringForm {
    let start: Int
    let isRaw: Bool
    /// How many `$` begin a template; 0: none do.
    let dollars: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let file: FileID
  let dialect: KotlinDialect
  var position: Int
  var tokens: [KotlinToken] = []
  /// For each bracket the index of its partner, for every other token -1.
  var partners: [Int32] = []
  var openings: [Opening] = []
  var openCounts: [UInt8: Int] = [:]
  var comments: [SuppressionComment] = []
  var issues: [SyntaxIssue] = []
  var startsLine = true

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, file: FileID, dialect: KotlinDialect) {
    self.bytes = bytes
    self.file = file
    self.dialect = dialect
    position = start
    tokens.reserveCapacity(bytes.count / 5)
    partners.reserveCapacity(bytes.count / 5)
  }

  mutating func readFile() {
    if byte(at: position) == UInt8(ascii: "#"), byte(at: position + 1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count, issues.count < Self.maximumIssues { readToken() }
    for opening in openings.reversed() { reportUnclosed(opening) }
    issues.sort { $0.span.lower < $1.span.lower }
  }

  /// Zero behind the end: no source holds one.
  @inline(__always)
  func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  @inline(__always)
  mutating func add(_ kind: KotlinToken.Kind, from start: Int) {
    tokens.append(
      KotlinToken(
        kind: kind, startsLine: startsLine, lower: Int32(truncatingIfNeeded: start),
        upper: Int32(truncatingIfNeeded: position)))
    partners.append(-1)
    startsLine = false
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

extension KotlinLexer {
  private mutating func readToken() {
    let start = position
    let first = bytes[start]
    switch first {
    case 0x0A, 0x0D:
      position += 1
      startsLine = true
    case 0x20, 0x09, 0x0C: position += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...0xFF:
      readName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "\""): readString(dollars: dialect == .kotlin ? 1 : 0)
    case UInt8(ascii: "'"): readCharacter()
    case UInt8(ascii: "`"): readQuotedName()
    case UInt8(ascii: "$") where dialect == .java: readName()
    case UInt8(ascii: "$"): readDollars()
    case UInt8(ascii: "/") where byte(at: start + 1) == UInt8(ascii: "/"): readLineComment()
    case UInt8(ascii: "/") where byte(at: start + 1) == UInt8(ascii: "*"): readBlockComment()
    case UInt8(ascii: "("): open(UInt8(ascii: ")"), length: 1)
    case UInt8(ascii: "["): open(UInt8(ascii: "]"), length: 1)
    case UInt8(ascii: "{"): open(UInt8(ascii: "}"), length: 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(first)
    default:
      position += operatorLength()
      add(.symbol, from: start)
    }
  }

  private mutating func readName() {
    let start = position
    while position < bytes.count, Self.continuesName(bytes[position]) || bytes[position] == UInt8(ascii: "$") {
      if bytes[position] == UInt8(ascii: "$"), dialect == .kotlin { break }
      position += 1
    }
    add(.name, from: start)
  }

  /// A name that is no identifier otherwise, in grave accents; it ends with its line.
  private mutating func readQuotedName() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "`"), !isLineEnd(position) { position += 1 }
    if byte(at: position) == UInt8(ascii: "`") {
      position += 1
    } else {
      report("this name has no closing `", start..<position, help: "close it on its line")
    }
    add(.name, from: start)
  }

  /// `$$"…"`: a string in which so many `$` begin a template (Kotlin 2.2).
  private mutating func readDollars() {
    let start = position
    while byte(at: position) == UInt8(ascii: "$") { position += 1 }
    if byte(at: position) == UInt8(ascii: "\"") { return readString(dollars: position - start) }
    add(.symbol, from: start)
  }

  /// Integers in every base, fractions, exponents and suffixes. A dot belongs to it only before a digit: `1..2`, `8.dp`.
  private mutating func readNumber() {
    let start = position
    let isPrefixed = bytes[start] == UInt8(ascii: "0") && [0x58, 0x78, 0x42, 0x62].contains(byte(at: start + 1))
    var last: UInt8 = 0
    while position < bytes.count {
      let next = bytes[position]
      let isSign = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
      if next == UInt8(ascii: ".") {
        guard !isPrefixed, Self.isDigit(byte(at: position + 1)) else { break }
      } else if isSign {
        guard !isPrefixed, last | 0x20 == UInt8(ascii: "e"), Self.isDigit(byte(at: position + 1)) else { break }
      } else if !Self.continuesName(next) || next >= 0x80 {
        break
      }
      last = next
      position += 1
    }
    add(.number, from: start)
  }

  private mutating func readCharacter() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "'"), !isLineEnd(position) {
      position +=
        bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.count && !isLineEnd(position + 1) ? 2 : 1
    }
    if byte(at: position) == UInt8(ascii: "'") {
      position += 1
    } else {
      report("this character has no closing '", start..<position, help: "close it on its line")
    }
    add(.character, from: start)
  }

  /// The longest operator that begins here (specification, 1.2.2).
  private func operatorLength() -> Int {
    let (first, second, third) = (bytes[position], byte(at: position + 1), byte(at: position + 2))
    func pair(_ other: Unicode.Scalar) -> Bool { second == UInt8(ascii: other) }
    switch Unicode.Scalar(first) {
    case "=", "!": return pair("=") ? (third == UInt8(ascii: "=") ? 3 : 2) : first == second && pair("!") ? 2 : 1
    case "-": return pair(">") || pair("-") || pair("=") ? 2 : 1
    case "+": return pair("+") || pair("=") ? 2 : 1
    case "<", ">", "*", "/", "%": return pair("=") ? 2 : 1
    case "&", "|", ":": return first == second ? 2 : 1
    case "?": return pair(".") || pair(":") ? 2 : 1
    case ".": return pair(".") ? (third == UInt8(ascii: "<") ? 3 : 2) : 1
    default: return 1
    }
  }

  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: false
    }
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  @inline(__always)
  func isLineEnd(_ position: Int) -> Bool { bytes[position] == 0x0A || bytes[position] == 0x0D }
}
