import Diagnostics
import Documents

/// The content of an Android string resource as the resource compiler reads it (aapt2, ResourceParser and
/// ResourceUtils::StringBuilder): blanks collapse outside quotation marks, backslashes escape, `xliff:g` protects.
/// Tags of styles are kept as they are written.
struct AndroidText {
  /// What is wrong at some bytes of the file.
  struct Problem: Hashable {
    enum Kind: Hashable {
      /// Outside quotation marks the compiler refuses it.
      case apostrophe
      /// `\u` without four hexadecimal digits.
      case shortUnicode
      /// Half of a surrogate pair, which is dropped.
      case surrogate
      /// Both halves, each of which is dropped.
      case surrogates(Unicode.Scalar)
      /// A backslash that is dropped before this character; nil at the end of the text.
      case unknownEscape(Unicode.Scalar?)
      /// A quotation mark that nothing closes.
      case openQuote
    }

    let kind: Kind
    let range: Range<Int>
  }

  /// The text with the places that it is written in.
  private(set) var map: TextMap
  /// Bytes of the text that no translator may change.
  private(set) var protected: [Range<Int>] = []
  private(set) var problems: [Problem] = []

  private let file: UnsafeBufferPointer<UInt8>
  /// Text between two tags that is not read yet.
  private var segment = AndroidSegment()
  private var hasStyles = false
  private var isFirstSegment = true
  private var isQuoted = false
  private var quote = 0..<0
  private var endsInBlank = false

  /// `file`: the bytes of `source`.
  init(_ element: XMLElement, of document: XMLDocument, in source: SourceFile, _ file: UnsafeBufferPointer<UInt8>) {
    self.file = file
    map = TextMap(element.contentSpan.range)
    hasStyles = element.children.contains { $0.element.map { Self.isStyle($0) || Self.holdsStyle($0) } ?? false }
    read(element, document, source)
    endSegment(isLast: true)
    reportOpenQuote()
  }

  private static func isStyle(_ element: XMLElement) -> Bool { element.name.prefix == nil }

  private static func holdsStyle(_ element: XMLElement) -> Bool {
    element.children.contains { $0.element.map { isStyle($0) || holdsStyle($0) } ?? false }
  }

  private mutating func read(_ element: XMLElement, _ document: XMLDocument, _ source: SourceFile) {
    for child in element.children {
      switch child {
      case .text(let text): segment.add(text, document, source, file)
      case .element(let inner): read(inner: inner, document, source)
      case .comment, .instruction: continue
      }
    }
  }

  private mutating func read(inner: XMLElement, _ document: XMLDocument, _ source: SourceFile) {
    endSegment(isLast: false)
    guard Self.isStyle(inner) else {
      let start = map.bytes.count
      read(inner, document, source)
      endSegment(isLast: false)
      if inner.name.local == "g", start < map.bytes.count { protected.append(start..<map.bytes.count) }
      return
    }
    // Blanks and quotation marks have no effect beyond a tag.
    let tags = inner.span.range
    let content = inner.isEmptyTag ? tags.upperBound..<tags.upperBound : inner.contentSpan.range
    beginTag(tags.lowerBound..<content.lowerBound)
    read(inner, document, source)
    endSegment(isLast: false)
    beginTag(content.upperBound..<tags.upperBound)
  }

  private mutating func beginTag(_ written: Range<Int>) {
    reportOpenQuote()
    isQuoted = false
    endsInBlank = false
    map.add(file, written)
  }

  private mutating func reportOpenQuote() {
    if isQuoted { problems.append(Problem(kind: .openQuote, range: quote)) }
  }
}

// MARK: - Text

extension AndroidText {
  private mutating func endSegment(isLast: Bool) {
    defer { segment = AndroidSegment() }
    guard !segment.bytes.isEmpty else { return }
    // Only a text without styles is trimmed.
    var range = segment.bytes.indices
    if !hasStyles {
      if isFirstSegment { range = range.lowerBound + segment.leadingBlanks..<range.upperBound }
      if isLast { range = range.lowerBound..<max(range.lowerBound, range.upperBound - segment.trailingBlanks) }
    }
    isFirstSegment = false
    var position = range.lowerBound
    while position < range.upperBound { position = readCharacter(at: position, before: range.upperBound) }
  }

  /// Reads a character, an escape or a run of blanks; where it ends.
  private mutating func readCharacter(at start: Int, before end: Int) -> Int {
    let byte = segment.bytes[start]
    if !isQuoted, AndroidSegment.isBlank(byte) {
      var next = start + 1
      while next < end, AndroidSegment.isBlank(segment.bytes[next]) { next += 1 }
      if !endsInBlank { add([0x20], start..<next) }
      endsInBlank = true
      return next
    }
    endsInBlank = false
    switch byte {
    case UInt8(ascii: "\\"): return readEscape(at: start, before: end)
    case UInt8(ascii: "\""):
      isQuoted.toggle()
      quote = segment.written(start..<start + 1)
      return start + 1
    case UInt8(ascii: "'") where !isQuoted:
      problems.append(Problem(kind: .apostrophe, range: segment.written(start..<start + 1)))
      add([byte], start..<start + 1)
      return start + 1
    default:
      // What an entity stands for is one.
      var next = start + 1
      while next < end, segment.lowers[next] == segment.lowers[start] { next += 1 }
      add(Array(segment.bytes[start..<next]), start..<next)
      return next
    }
  }

  private mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
    let written = segment.written(range)
    if written.count == bytes.count, file[written].elementsEqual(bytes) {
      map.add(file, written)
    } else {
      map.add(bytes, for: written)
    }
  }

  private mutating func readEscape(at start: Int, before end: Int) -> Int {
    guard start + 1 < end else {
      problems.append(Problem(kind: .unknownEscape(nil), range: segment.written(start..<end)))
      return end
    }
    let escaped = segment.bytes[start + 1]
    switch escaped {
    case UInt8(ascii: "n"): add([0x0A], start..<start + 2)
    case UInt8(ascii: "t"): add([0x09], start..<start + 2)
    case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "\\"):
      add([escaped], start..<start + 2)
    case UInt8(ascii: "u"): return readUnicode(at: start, before: end)
    default:
      let scalar = String(decoding: segment.bytes[(start + 1)..<min(start + 5, end)], as: UTF8.self).unicodeScalars
        .first
      let next = start + 1 + (scalar.map(UTF8.width) ?? 1)
      // A blank behind a backslash does not collapse: some write one on purpose.
      if !AndroidSegment.isBlank(escaped) {
        problems.append(Problem(kind: .unknownEscape(scalar), range: segment.written(start..<min(next, end))))
      }
      add(Array(segment.bytes[(start + 1)..<min(next, end)]), start..<min(next, end))
      return min(next, end)
    }
    return start + 2
  }

  private mutating func readUnicode(at start: Int, before end: Int) -> Int {
    let (unit, next) = hexadecimal(at: start, before: end)
    if next < start + 6 {
      problems.append(Problem(kind: .shortUnicode, range: segment.written(start..<next)))
    } else if let scalar = Unicode.Scalar(unit) {
      add(Array(String(scalar).utf8), start..<next)
    } else if let (scalar, stop) = pair(unit, at: next, before: end) {
      problems.append(Problem(kind: .surrogates(scalar), range: segment.written(start..<stop)))
      return stop
    } else {
      problems.append(Problem(kind: .surrogate, range: segment.written(start..<next)))
    }
    return next
  }

  /// The value of up to four digits behind `\u`, and where they end.
  private func hexadecimal(at start: Int, before end: Int) -> (unit: UInt32, next: Int) {
    var next = start + 2
    var unit: UInt32 = 0
    while next < min(start + 6, end), let digit = Character(Unicode.Scalar(segment.bytes[next])).hexDigitValue {
      unit = unit << 4 | UInt32(digit)
      next += 1
    }
    return (unit, next)
  }

  /// The character of a first half and of the escape behind it, and where that ends.
  private func pair(_ high: UInt32, at start: Int, before end: Int) -> (scalar: Unicode.Scalar, next: Int)? {
    guard high & 0xFC00 == 0xD800, start + 6 <= end, segment.bytes[start] == UInt8(ascii: "\\"),
      segment.bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    let (low, next) = hexadecimal(at: start, before: end)
    guard next == start + 6, low & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + ((high & 0x3FF) << 10 | low & 0x3FF)).map { ($0, next) }
  }
}

/// Text between two tags, without entities, with the place of each byte in the file.
private struct AndroidSegment {
  private(set) var bytes: [UInt8] = []
  private(set) var lowers: [Int] = []
  private(set) var uppers: [Int] = []

  mutating func add(
    _ text: XMLText, _ document: XMLDocument, _ source: SourceFile, _ file: UnsafeBufferPointer<UInt8>
  ) {
    if text.isVerbatim {
      let range = text.contentSpan.range
      bytes.append(contentsOf: file[range])
      lowers.append(contentsOf: range)
      uppers.append(contentsOf: range.lowerBound + 1..<range.upperBound + 1)
      return
    }
    let map = document.textMap(of: text, in: source)
    bytes.append(contentsOf: map.bytes)
    for stretch in map.stretches {
      for offset in 0..<stretch.read.count {
        let lower = stretch.written.lowerBound + (stretch.isVerbatim ? offset : 0)
        lowers.append(lower)
        uppers.append(stretch.isVerbatim ? lower + 1 : stretch.written.upperBound)
      }
    }
  }

  /// The bytes of the file that some bytes are written in.
  func written(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return 0..<0 }
    return lowers[range.lowerBound]..<uppers[last]
  }

  var leadingBlanks: Int { bytes.prefix(while: Self.isBlank).count }
  var trailingBlanks: Int { bytes.reversed().prefix(while: Self.isBlank).count }

  /// White space of C: other blanks of Unicode do not collapse.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
