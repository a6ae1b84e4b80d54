/// Counts what nests in the bytes of a Swift file, without parsing it.
struct SwiftNestingScan {
  /// A pair of brackets that is open, or the file itself.
  private struct Level {
    let closer: UInt8
    /// The `[` around it since the last `{`, it included.
    let lists: Int
    var angles = 0
    var attributes = 0
    var marks = 0
    /// Of the text that goes on behind it, where it is an insertion.
    var text: TextForm?
  }

  /// How a text in quotes ends, and what begins an insertion in it.
  private struct TextForm {
    let hashes: Int
    let isLong: Bool
  }

  /// Words that the parser calls itself for, or looks ahead from, without a bracket.
  private static let marks: Set<String> = [
    "any", "await", "borrowing", "case", "consume", "consuming", "copy", "each", "else", "guard", "if", "inout", "is",
    "let", "repeat", "some", "switch", "try", "unsafe", "var", "while",
  ]
  /// Of `borrowing` and `consuming`.
  private static let longestMark = 9

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var levels = [Level(closer: 0, lists: 0)]
  private var conditions = 0
  /// Whether a statement can’t end behind what was read last.
  private var goesOn = true
  private var found: SwiftNesting.Excess?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func excess() -> SwiftNesting.Excess? {
    while position < bytes.count, found == nil { readPart() }
    return found
  }

  private var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  private func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func count(_ number: Int, _ limit: SwiftNesting.Limit, at offset: Int) {
    if number > limit.most, found == nil { found = SwiftNesting.Excess(limit: limit, offset: offset) }
  }

  // MARK: - Parts

  private mutating func readPart() {
    switch bytes[position] {
    case 0x0A, 0x0D:
      position += 1
      if !goesOn { endStatement(unlessFollowedBy: true) }
    case 0x00...0x20: position += 1
    case UInt8(ascii: "("): open(UInt8(ascii: ")"))
    case UInt8(ascii: "["): open(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open(UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ";"):
      position += 1
      endStatement(unlessFollowedBy: false)
    case UInt8(ascii: ","):
      position += 1
      level.marks = 0
      goesOn = true
    case UInt8(ascii: "\""): beginText(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "@"):
      position += 1
      if level.angles > 0 {
        level.attributes += 1
        count(level.attributes, .attributes, at: position - 1)
      }
      skipName()
      mark(at: position - 1)
    case UInt8(ascii: "/"): readSlash()
    case let byte where byte.isOperator: readOperator()
    case let byte where byte.isNamePart: readName()
    default:
      position += 1
      goesOn = false
    }
  }

  private mutating func mark(at offset: Int) {
    level.marks += 1
    goesOn = true
    count(level.marks, .marks, at: offset)
  }

  /// A line that ends between statements; what the next one goes on with is none.
  private mutating func endStatement(unlessFollowedBy: Bool) {
    guard level.closer != UInt8(ascii: ")"), level.closer != UInt8(ascii: "]") else { return }
    if unlessFollowedBy {
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
      if byte(at: position).isOperator || isNext("else") { return }
    }
    level.marks = 0
    level.angles = 0
    level.attributes = 0
  }

  private mutating func open(_ closer: UInt8, insertedIn text: TextForm? = nil) {
    let isList = closer == UInt8(ascii: "]")
    let lists = closer == UInt8(ascii: "}") ? 0 : level.lists + (isList ? 1 : 0)
    levels.append(Level(closer: closer, lists: lists, text: text))
    count(levels.count - 1, .brackets, at: position)
    count(lists, .lists, at: position)
    position += 1
    goesOn = true
  }

  /// What is open within it was never closed: a bracket of a regular expression, or a mistake.
  private mutating func close() {
    let closer = bytes[position]
    position += 1
    goesOn = false
    guard let place = levels.lastIndex(where: { $0.closer == closer }) else { return }
    // Only a brace ends what other brackets began.
    guard closer == UInt8(ascii: "}") || place == levels.count - 1 else { return }
    let text = levels[place].text
    levels.removeLast(levels.count - place)
    if let text { readText(text) }
  }

  private mutating func readName() {
    let start = position
    skipName()
    goesOn = false
    guard position - start <= Self.longestMark else { return }
    if Self.marks.contains(String(decoding: bytes[start..<position], as: UTF8.self)) { mark(at: start) }
  }

  private mutating func skipName() {
    while position < bytes.count, bytes[position].isNamePart { position += 1 }
  }

  /// `<` and `>` of types, `->`, and the `?` of a choice.
  private mutating func readOperator() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position].isOperator, !isNext("//"), !isNext("/*") { position += 1 }
    let text = bytes[start..<position]
    let closing = text.prefix { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
    goesOn = true
    if text.elementsEqual("->".utf8) || isChoice(start..<position) {
      mark(at: start)
    } else if text.elementsEqual("<".utf8) {
      level.angles += 1
      count(level.angles, .angles, at: start)
    } else if !closing.isEmpty {
      level.angles = max(0, level.angles - closing.reduce(0) { $0 + ($1 == UInt8(ascii: ">") ? 1 : 0) })
      if level.angles == 0 { level.attributes = 0 }
      // `Int?`, `value!` and `Set<Int>` may end a line.
      goesOn = closing.count < text.count
    }
  }

  /// A `?` between blanks.
  private func isChoice(_ range: Range<Int>) -> Bool {
    range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: "?") && byte(at: range.upperBound) <= 0x20
      && range.lowerBound > 0 && bytes[range.lowerBound - 1] <= 0x20
  }

  private func isNext(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func readHash() {
    let start = position
    while byte(at: position) == UInt8(ascii: "#") { position += 1 }
    switch byte(at: position) {
    case UInt8(ascii: "\""): return beginText(hashes: position - start)
    case UInt8(ascii: "/"): return skipPattern(hashes: position - start)
    default: break
    }
    let name = position
    skipName()
    switch String(decoding: bytes[name..<min(position, name + 16)], as: UTF8.self) {
    case "if":
      conditions += 1
      count(conditions, .conditions, at: start)
    case "endif": conditions = max(0, conditions - 1)
    case "else", "elseif", "available", "unavailable": break
    default: mark(at: start)
    }
  }
}

// MARK: - Texts, comments and patterns

extension SwiftNestingScan {
  private mutating func beginText(hashes: Int) {
    let isLong = isNext("\"\"\"")
    position += isLong ? 3 : 1
    readText(TextForm(hashes: hashes, isLong: isLong))
  }

  /// Up to its end, or to an insertion: that is read as code, and then the text again.
  private mutating func readText(_ form: TextForm) {
    goesOn = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        position += 1
        guard isNextHashes(form.hashes) else { continue }
        position += form.hashes
        if byte(at: position) == UInt8(ascii: "(") { return open(UInt8(ascii: ")"), insertedIn: form) }
        if form.hashes == 0, position < bytes.count, !bytes[position].isLineEnd { position += 1 }
      case 0x0A where !form.isLong, 0x0D where !form.isLong: return
      case UInt8(ascii: "\"") where !form.isLong || isNext("\"\"\""):
        position += form.isLong ? 3 : 1
        if isNextHashes(form.hashes) {
          position += form.hashes
          return
        }
      default: position += 1
      }
    }
  }

  private func isNextHashes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: position + $0) == UInt8(ascii: "#") }
  }

  private mutating func readSlash() {
    if isNext("//") {
      while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
    } else if isNext("/*") {
      skipComment()
    } else if goesOn || position > 0 && bytes[position - 1] <= 0x20, let end = endOfPattern() {
      position = end
      goesOn = false
    } else {
      readOperator()
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// Behind `/[a-z(]+/`, where a value may begin; nil where it is no pattern.
  private func endOfPattern() -> Int? {
    var end = position + 1
    guard byte(at: end) > 0x20, byte(at: end) != UInt8(ascii: ")") else { return nil }
    while end < bytes.count, !bytes[end].isLineEnd {
      if bytes[end] == UInt8(ascii: "/") { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// `#/…/#`, over several lines too.
  private mutating func skipPattern(hashes: Int) {
    position += 1
    goesOn = false
    while position < bytes.count {
      let isEnd = bytes[position] == UInt8(ascii: "/")
      position += 1
      if isEnd, isNextHashes(hashes) {
        position += hashes
        return
      }
    }
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  fileprivate var isOperator: Bool {
    switch self {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
