/// Reads tags of HTML and XML as texts have them.
enum MarkupTag {
  /// The tag at `<`, and where it ends; nil for what is none. A tag is at most 2,048 bytes long.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (tag: Markup.Tag, end: Int)? {
    let end = min(bytes.count, start + 2_048)
    var place = start + 1
    let isClosing = place < end && bytes[place] == UInt8(ascii: "/")
    if isClosing { place += 1 }
    let nameStart = place
    while place < end, isNameByte(bytes[place]) { place += 1 }
    guard place > nameStart, bytes[nameStart].isWordByte else { return nil }
    let name = string(bytes, nameStart..<place)
    var attributes: [Markup.Attribute] = []
    while place < end {
      skipSpaces(bytes, &place, end)
      guard place < end else { return nil }
      if bytes[place] == UInt8(ascii: ">") { return (tag(name, isClosing, attributes, isEmpty: false), place + 1) }
      if bytes[place] == UInt8(ascii: "/"), place + 1 < end, bytes[place + 1] == UInt8(ascii: ">") {
        return (tag(name, isClosing, attributes, isEmpty: true), place + 2)
      }
      guard bytes[place - 1].isASCIISpace, let attribute = attribute(bytes, &place, end) else { return nil }
      attributes.append(attribute)
    }
    return nil
  }

  private static func tag(_ name: String, _ isClosing: Bool, _ attributes: [Markup.Attribute], isEmpty: Bool)
    -> Markup.Tag
  {
    let isVoid = voidElements.contains(name.lowercased())
    return Markup.Tag(
      name: name, role: isClosing ? .closing : isEmpty || isVoid ? .empty : .opening, attributes: attributes)
  }

  private static func attribute(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ end: Int
  ) -> Markup.Attribute? {
    let nameStart = place
    while place < end, isNameByte(bytes[place]) { place += 1 }
    guard place > nameStart else { return nil }
    let name = string(bytes, nameStart..<place).lowercased()
    guard place < end, bytes[place] == UInt8(ascii: "=") else { return Markup.Attribute(name: name, value: "") }
    place += 1
    guard place < end else { return nil }
    // Escaped quotes come from texts that were escaped once more.
    if bytes[place] == UInt8(ascii: "\\") { place += 1 }
    guard place < end else { return nil }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = place
      while place < end, !bytes[place].isASCIISpace, bytes[place] != UInt8(ascii: ">") { place += 1 }
      return Markup.Attribute(name: name, value: string(bytes, start..<place))
    }
    let start = place + 1
    guard let close = (start..<max(start, end)).first(where: { bytes[$0] == quote }) else { return nil }
    place = close + 1
    let isEscaped = close > start && bytes[close - 1] == UInt8(ascii: "\\")
    return Markup.Attribute(name: name, value: string(bytes, start..<(isEscaped ? close - 1 : close)))
  }

  private static func skipSpaces(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ end: Int) {
    while place < end, bytes[place].isASCIISpace { place += 1 }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }

  private static func string(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Elements of HTML that texts use, and those that Android adds.
  static func isKnown(_ name: String) -> Bool { known.contains(name) || name.utf8.contains(UInt8(ascii: ":")) }

  /// Elements that have no content (HTML, 13.1.2).
  static let voidElements: Set<String> = ["br", "hr", "img", "input", "wbr"]

  /// Elements whose closing tag may be left out (HTML, 13.1.2.4).
  static let openElements: Set<String> = ["p", "li", "dd", "dt", "tr", "td", "th", "option"]

  private static let known: Set<String> = [
    "a", "abbr", "annotation", "b", "big", "blockquote", "br", "cite", "code", "dd", "del", "dfn", "div", "dl", "dt",
    "em",
    "font", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "input", "ins", "kbd", "li", "mark", "ol", "p", "pre",
    "q",
    "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "table", "td", "th", "tr", "tt", "u", "ul", "var",
    "wbr",
  ]
}
