import Diagnostics

/// Reads the messages that catalogs are full of in one pass: text, `{name}`, plurals and selects whose words are ASCII.
/// Everything else is ICU's to read, and whatever is wrong its to say: quotations, formats, offsets, other blanks.
struct ICUQuickReader {
  /// Deeper ones are left to the parser.
  private static let maximumDepth = 16

  private let text: UnsafeBufferPointer<UInt8>
  private let literal: Literal
  private let places: LiteralPlaces
  /// Whether apostrophes and number signs are only text.
  private let isPlain: Bool
  private var position = 0

  init(_ text: UnsafeBufferPointer<UInt8>, _ literal: Literal, _ places: LiteralPlaces, isPlain: Bool) {
    self.text = text
    self.literal = literal
    self.places = places
    self.isPlain = isPlain
  }

  /// nil for a message that ICU has to look at.
  mutating func message() -> Pattern? {
    guard let pieces = pieces(depth: 0, hasNumber: false) else { return nil }
    return Pattern(literal, range: 0..<text.count, pieces: pieces)
  }

  /// Reads up to the brace that ends a branch, or to the end of the message.
  private mutating func pieces(depth: Int, hasNumber: Bool) -> [Piece]? {
    var pieces: [Piece] = []
    // A number and its text, mostly.
    if depth > 0 { pieces.reserveCapacity(2) }
    var start = position
    while true {
      position = nextSign(from: position)
      guard position < text.count else { break }
      switch text[position] {
      case UInt8(ascii: "{"):
        addText(from: start, to: &pieces)
        guard let argument = argument(depth) else { return nil }
        pieces.append(argument)
        start = position
      case UInt8(ascii: "}") where depth > 0:
        addText(from: start, to: &pieces)
        return pieces
      case UInt8(ascii: "#") where hasNumber:
        addText(from: start, to: &pieces)
        pieces.append(Piece(.number, position..<position + 1))
        position += 1
        start = position
      case UInt8(ascii: "'") where !isPlain && mayQuote(hasNumber): return nil
      default: position += 1
      }
    }
    guard depth == 0 else { return nil }
    addText(from: start, to: &pieces)
    return pieces
  }

  /// The next character that may mean something.
  private func nextSign(from start: Int) -> Int {
    var place = start
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "'"): return place
      default: place += 1
      }
    }
    return place
  }

  /// Whether the apostrophe here does more than to stand there.
  private func mayQuote(_ hasNumber: Bool) -> Bool {
    guard position + 1 < text.count else { return false }
    switch text[position + 1] {
    case UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
    case UInt8(ascii: "#"): return hasNumber
    default: return false
    }
  }

  private func addText(from start: Int, to pieces: inout [Piece]) {
    guard position > start else { return }
    pieces.append(Piece(.text(string(start..<position)), start..<position))
  }

  private func string(_ range: Range<Int>) -> String {
    // The text is whole, so its parts between ASCII signs need no check.
    let bytes = literal.text.utf8
    let lower = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return String(Substring(bytes[lower..<bytes.index(lower, offsetBy: range.count)]))
  }
}

// MARK: - Arguments

extension ICUQuickReader {
  /// `{name …}`, whose brace is here.
  private mutating func argument(_ depth: Int) -> Piece? {
    let start = position
    position += 1
    skipBlanks()
    guard let name = name() else { return nil }
    skipBlanks()
    guard position < text.count else { return nil }
    let sign = text[position]
    position += 1
    if sign == UInt8(ascii: "}") {
      return Piece(.argument(Argument(name, .any, specifier: "", isNumbered: true)), start..<position)
    }
    guard sign == UInt8(ascii: ","), depth < Self.maximumDepth, let kind = kind() else { return nil }
    guard let cases = cases(of: kind, depth) else { return nil }
    let range = start..<position
    return Piece(.choice(Choice(kind, by: name, cases: cases, span: places.span(range))), range)
  }

  private mutating func skipBlanks() {
    while position < text.count, text[position] == 0x20 || (0x09...0x0D).contains(text[position]) { position += 1 }
  }

  /// ASCII letters, digits and `_`.
  private mutating func word() -> Range<Int> {
    let start = position
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        position += 1
      default: return start..<position
      }
    }
    return start..<position
  }

  private mutating func name() -> Argument.Name? {
    let word = word()
    guard let first = text[word].first, word.count < 1000 else { return nil }
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return .named(string(word)) }
    guard word.count == 1 else { return nil }
    return .position(Int(first - UInt8(ascii: "0")) + 1)
  }

  /// `plural,`, `select,` or `selectordinal,`.
  private mutating func kind() -> Choice.Kind? {
    skipBlanks()
    let word = text[word()]
    skipBlanks()
    guard position < text.count, text[position] == UInt8(ascii: ",") else { return nil }
    position += 1
    if word.elementsEqual("plural".utf8) { return .plural }
    if word.elementsEqual("select".utf8) { return .select }
    return word.elementsEqual("selectordinal".utf8) ? .ordinal : nil
  }

  /// The branches, up to the brace that ends the argument.
  private mutating func cases(of kind: Choice.Kind, _ depth: Int) -> [Choice.Case]? {
    var cases: [Choice.Case] = []
    cases.reserveCapacity(6)
    var hasOther = false
    while true {
      skipBlanks()
      guard position < text.count else { return nil }
      if text[position] == UInt8(ascii: "}") {
        position += 1
        return hasOther ? cases : nil
      }
      guard let selector = selector(of: kind) else { return nil }
      skipBlanks()
      guard position < text.count, text[position] == UInt8(ascii: "{") else { return nil }
      position += 1
      let start = position
      guard let pieces = pieces(depth: depth + 1, hasNumber: kind != .select && !isPlain) else { return nil }
      let pattern = Pattern(literal, range: start..<position, pieces: pieces)
      position += 1
      let name = string(selector)
      hasOther = hasOther || name == "other"
      cases.append(
        Choice.Case(name, places.span(selector), pattern, span: places.span(selector.lowerBound..<position)))
    }
  }

  /// A word, or in a plural `=` and few digits.
  private mutating func selector(of kind: Choice.Kind) -> Range<Int>? {
    let start = position
    guard text[position] == UInt8(ascii: "=") else {
      let word = word()
      return word.isEmpty || word.count > 1000 ? nil : word
    }
    guard kind != .select else { return nil }
    position += 1
    let digits = word()
    guard (1...9).contains(digits.count),
      text[digits].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return start..<position
  }
}
