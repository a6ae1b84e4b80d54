package import Diagnostics

extension TextMap {
  /// What stands between the tags of an element: texts and CDATA sections one after the other; inner tags, comments and
  /// instructions read as nothing. Entities that the file declares itself are not expanded here
  /// (`XMLDocument.textMap`). With `keepsTags` inner tags are text as they are written.
  package init(xml text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, keepsTags: Bool = false) {
    self.init(xml: text, range, XMLEntities(), keepsTags: keepsTags)
  }

  /// The value of an attribute, without its quotes.
  package init(xmlAttribute text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.init(range)
    add(text, range, .attribute, XMLEntities())
  }

  fileprivate init(
    xml text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ entities: XMLEntities, keepsTags: Bool = false
  ) {
    self.init(range)
    let end = range.upperBound
    var start = range.lowerBound
    var position = start
    while let bracket = text[position..<end].firstIndex(of: UInt8(ascii: "<")) {
      position = bracket + 1
      guard let markup = XMLMarkup(text, at: bracket, before: end) else { continue }
      add(text, start..<bracket, .content, entities)
      if markup.isCDATA {
        add(text, markup.content, .cdata, entities)
      } else if keepsTags, markup.isTag {
        add(text, bracket..<markup.end)
      }
      start = markup.end
      position = start
    }
    add(text, start..<end, .content, entities)
  }

  fileprivate mutating func add(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ mode: XMLTextScanner.Mode, _ entities: XMLEntities
  ) {
    let budget = XMLEntities.budget(fileSize: text.count)
    var scanner = XMLTextScanner(text, range, mode, entities, budget: budget)
    var decoded: [UInt8] = []
    while let piece = scanner.next(&decoded) {
      if piece.isVerbatim { add(text, piece.range) } else { add(decoded, for: piece.range) }
      decoded.removeAll(keepingCapacity: true)
    }
  }
}

extension XMLDocument {
  /// `element.text` with the places that it is written in.
  package func textMap(of element: XMLElement, in source: SourceFile) -> TextMap {
    map(element.contentSpan, source) { TextMap(xml: $0, $1, entities) }
  }

  /// One text with the places that it is written in.
  package func textMap(of text: XMLText, in source: SourceFile) -> TextMap {
    map(text.contentSpan, text.isCDATA ? .cdata : .content, source)
  }

  /// The value of an attribute with the places that it is written in.
  package func textMap(of attribute: XMLAttribute, in source: SourceFile) -> TextMap {
    map(attribute.valueSpan, .attribute, source)
  }

  private func map(_ span: Span, _ mode: XMLTextScanner.Mode, _ source: SourceFile) -> TextMap {
    map(span, source) { bytes, range in
      var map = TextMap(range)
      map.add(bytes, range, mode, entities)
      return map
    }
  }

  private func map(
    _ span: Span, _ source: SourceFile, _ make: (UnsafeBufferPointer<UInt8>, Range<Int>) -> TextMap
  ) -> TextMap {
    source.bytes.withUnsafeBufferPointer { make($0, span.range.clamped(to: 0..<$0.count)) }
  }
}

/// A tag, a comment, an instruction or a CDATA section, as far as its end.
private struct XMLMarkup {
  let isCDATA: Bool
  /// A start tag or an end tag.
  let isTag: Bool
  /// Without its marks.
  let content: Range<Int>
  let end: Int

  /// nil for a `<` that begins none of them, which is text.
  init?(_ text: UnsafeBufferPointer<UInt8>, at start: Int, before end: Int) {
    func range(_ opening: StaticString, _ closing: StaticString) -> (content: Range<Int>, end: Int)? {
      let first = start + opening.utf8CodeUnitCount
      guard Self.stands(opening, text, at: start, before: end) else { return nil }
      var position = first
      while position < end, !Self.stands(closing, text, at: position, before: end) { position += 1 }
      return (first..<max(first, position), min(position + closing.utf8CodeUnitCount, end))
    }
    if let section = range("<![CDATA[", "]]>") {
      (content, self.end) = section
      (isCDATA, isTag) = (true, false)
      return
    }
    isCDATA = false
    if let other = range("<!--", "-->") ?? range("<?", "?>") ?? range("<!", ">") ?? range("</", ">") {
      (content, self.end) = other
      isTag = text[start + 1] == UInt8(ascii: "/")
      return
    }
    let name = XMLCharacters.endOfName(text, at: start + 1)
    guard name > start + 1 else { return nil }
    let tagEnd = Self.endOfTag(text, from: name, before: end)
    content = start..<tagEnd
    self.end = tagEnd
    isTag = true
  }

  /// Behind the `>` that stands in no quotes.
  private static func endOfTag(_ text: UnsafeBufferPointer<UInt8>, from start: Int, before end: Int) -> Int {
    var quote: UInt8?
    for position in start..<max(start, end) {
      let byte = text[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return position + 1
      }
    }
    return end
  }

  private static func stands(
    _ words: StaticString, _ text: UnsafeBufferPointer<UInt8>, at start: Int, before end: Int
  ) -> Bool {
    guard start + words.utf8CodeUnitCount <= end else { return false }
    for offset in 0..<words.utf8CodeUnitCount where text[start + offset] != words.utf8Start[offset] { return false }
    return true
  }
}
