/// Finds the tokens of a text, one byte after the other.
struct MarkupScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Names of tags that need no partner to be tags.
  let elements: Set<String>
  private var found: [Markup.Token] = []
  private var position = 0
  /// Where the text of a Markdown link or an inflected phrase ends.
  private var closings: [Int: Markup.Token] = [:]
  /// Names with both an opening and a closing tag, once they are needed.
  private var pairs: Set<String>?

  init(_ bytes: UnsafeBufferPointer<UInt8>, elements: Set<String>) {
    self.bytes = bytes
    self.elements = elements
  }

  /// Bytes without which a text has no tokens: every other text is not looked at closely.
  static func isTelling(_ byte: UInt8) -> Bool {
    byte < 0x80
      && (byte.isWordByte || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*")
        || byte == UInt8(ascii: "["))
  }

  mutating func tokens() -> [Markup.Token] {
    while position < bytes.count {
      let token = next()
      if let token, token.range.upperBound > position {
        found.append(token)
        position = token.range.upperBound
      } else {
        position += 1
      }
    }
    return found
  }

  /// The token that begins at the scanner's place.
  private mutating func next() -> Markup.Token? {
    if let closing = closings[position] { return closing }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "<"): return tag(at: position)
    case UInt8(ascii: "&"): return MarkupEntity.read(bytes, at: position)
    case UInt8(ascii: "["), UInt8(ascii: "^"): return link(at: position)
    case UInt8(ascii: "*"), UInt8(ascii: "_"):
      if self.byte(position + 1) == byte, self.byte(position + 2) != byte, self.byte(before: position) != byte {
        return Markup.Token(kind: .strong, range: position..<position + 2)
      }
    default: break
    }
    return wordStarts(at: position) ? MarkupWord.read(bytes, at: position, moving: &position) : nil
  }

  func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private func byte(before place: Int) -> UInt8 { place > 0 ? bytes[place - 1] : 0 }

  private func wordStarts(at place: Int) -> Bool {
    guard bytes[place].isWordByte || bytes[place] == UInt8(ascii: "@") || bytes[place] == UInt8(ascii: "#"), place > 0
    else { return bytes[place].isWordByte || bytes[place] == UInt8(ascii: "@") || bytes[place] == UInt8(ascii: "#") }
    return !bytes[place - 1].isWordByte
  }
}

// MARK: - Tags

extension MarkupScanner {
  private mutating func tag(at start: Int) -> Markup.Token? {
    guard let (tag, end) = MarkupTag.read(bytes, at: start) else { return nil }
    let name = tag.name.lowercased()
    guard MarkupTag.isKnown(name) || elements.contains(tag.name) || tag.role == .empty || isPaired(tag.name) else {
      return nil
    }
    return Markup.Token(kind: .tag(tag), range: start..<end)
  }

  /// Whether a name that HTML lacks has both an opening and a closing tag in the text: `<link>here</link>` is markup,
  /// `Press <Enter>` is not.
  private mutating func isPaired(_ name: String) -> Bool {
    if let pairs { return pairs.contains(name) }
    var (opened, closed): (Set<String>, Set<String>) = ([], [])
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), let (tag, end) = MarkupTag.read(bytes, at: place) {
        if tag.role == .opening { opened.insert(tag.name) }
        if tag.role == .closing { closed.insert(tag.name) }
        place = end
      } else {
        place += 1
      }
    }
    let both = opened.intersection(closed)
    pairs = both
    return both.contains(name)
  }
}

// MARK: - Markdown

extension MarkupScanner {
  /// `[text](destination)` or `^[text](inflect: true)`, the text on one line and without another bracket but a nested
  /// inflection.
  private mutating func link(at start: Int) -> Markup.Token? {
    let isInflection = bytes[start] == UInt8(ascii: "^")
    let bracket = isInflection ? start + 1 : start
    guard byte(bracket) == UInt8(ascii: "["), isInflection || byte(before: bracket) != UInt8(ascii: "!") else {
      return nil
    }
    guard let end = matching(bracket, UInt8(ascii: "["), UInt8(ascii: "]")), byte(end + 1) == UInt8(ascii: "("),
      let close = matching(end + 1, UInt8(ascii: "("), UInt8(ascii: ")"))
    else { return nil }
    let destination = end + 2..<close
    let kind: Markup.Kind
    if isInflection {
      kind = .inflectionClosing
    } else {
      guard isDestination(destination) else { return nil }
      kind = .linkClosing(destination)
    }
    closings[end] = Markup.Token(kind: kind, range: end..<close + 1)
    return Markup.Token(kind: .linkOpening, range: start..<bracket + 1)
  }

  /// No white space, unless it is a title in quotes.
  private func isDestination(_ range: Range<Int>) -> Bool {
    guard let space = range.first(where: { bytes[$0] <= 0x20 }) else { return true }
    return space > range.lowerBound && byte(space + 1) == UInt8(ascii: "\"")
      && bytes[range.upperBound - 1] == UInt8(ascii: "\"")
  }

  /// The bracket that closes the one at `start`, on its line.
  private func matching(_ start: Int, _ open: UInt8, _ close: UInt8) -> Int? {
    var depth = 0
    // Longer texts in brackets are no links, and looking on from every bracket would be quadratic.
    for place in start..<min(bytes.count, start + 1_024) {
      switch bytes[place] {
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return place }
      case UInt8(ascii: "\n"): return nil
      default: break
      }
    }
    return nil
  }
}

extension UInt8 {
  /// A letter or digit of ASCII.
  var isWordByte: Bool { isASCIILetter || isASCIIDigit }
  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  /// Blanks and line breaks of ASCII.
  var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
