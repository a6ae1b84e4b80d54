package import Diagnostics
import Documents

extension Literal {
  /// Where a part of the text, in UTF-8 bytes, stands in the file. Escapes and entities are taken in as a whole; the
  /// whole literal where its parts cannot be told.
  package func span(of part: Range<Int>, in files: SourceFiles) -> Span { span(of: part, in: files[span.file]) }

  /// The same, for who has the file at hand.
  func span(of part: Range<Int>, in source: SourceFile) -> Span {
    if isWrittenAsRead(in: source) { return place(of: part) }
    guard let map = map(in: source) else { return span }
    let place = map.written(part)
    return Span(file: span.file, lower: place.lowerBound, upper: place.upperBound)
  }

  /// The edit that puts other text in the place of a part, written as the file writes text. nil where the part's ends
  /// cannot be told in the file, or where the file cannot hold the text there.
  package func edit(_ part: Range<Int>, _ replacement: String, in files: SourceFiles) -> Fix.Edit? {
    edit(part, replacement, in: files[span.file])
  }

  func edit(_ part: Range<Int>, _ replacement: String, in source: SourceFile) -> Fix.Edit? {
    guard part.upperBound <= text.utf8.count else { return nil }
    if isWrittenAsRead(in: source) {
      let place = place(of: part)
      return escaped(replacement, for: part, at: place.range, in: source).map { Fix.Edit(place, $0) }
    }
    guard let map = map(in: source), map.isBoundary(part.lowerBound), map.isBoundary(part.upperBound) else {
      return nil
    }
    let place = map.written(part)
    guard let written = escaped(replacement, for: part, at: place, in: source) else { return nil }
    return Fix.Edit(Span(file: span.file, lower: place.lowerBound, upper: place.upperBound), written)
  }

  /// Whether the text stands in the file byte by byte.
  func isWrittenAsRead(in source: SourceFile) -> Bool {
    guard span.range.count == text.utf8.count, span.range.upperBound <= source.bytes.count else { return false }
    // JSON's escapes are all longer than what they stand for.
    return encoding == .json || source.bytes[span.range].isUTF8(of: text)
  }

  /// Of a part of a text that stands in the file byte by byte.
  private func place(of part: Range<Int>) -> Span {
    let part = part.clamped(to: 0..<span.range.count)
    return Span(file: span.file, lower: Int(span.lower) + part.lowerBound, upper: Int(span.lower) + part.upperBound)
  }

  /// nil where decoding the file again does not give the text: it was mended, or joined from several places.
  func map(in source: SourceFile) -> TextMap? {
    let map = source.bytes.withUnsafeBufferPointer { bytes -> TextMap? in
      let range = span.range.clamped(to: 0..<bytes.count)
      switch encoding {
      case .verbatim:
        var map = TextMap(range)
        map.add(bytes, range)
        return map
      case .json: return TextMap(json: bytes, range)
      case .appleStrings: return TextMap(appleStrings: bytes, range)
      case .yaml: return TextMap(yaml: bytes, range, reading: text)
      case .android: return TextMap(android: range, in: source)
      case .xml: return TextMap(xml: bytes, range, keepsTags: true)
      }
    }
    guard let map, map.bytes[...].isUTF8(of: text) else { return nil }
    return map
  }
}

// MARK: - Writing

extension Literal {
  /// A text as the file writes it in the place of a part of the literal.
  private func escaped(
    _ text: String, for part: Range<Int>, at place: Range<Int>, in source: SourceFile
  ) -> String? {
    switch encoding {
    case .verbatim: text
    case .json: String(JSONText.quoted(text).dropFirst().dropLast())
    case .appleStrings: AppleStringsEscape.escaped(text, in: quote(in: source))
    case .yaml: yamlText(text, for: part, at: place, in: source)
    case .android: androidText(text, for: part, at: place, in: source)
    case .xml:
      isInCDATA(place.lowerBound, source) ? XMLEscape.cdata(text) : XMLEscape.content(text)
    }
  }

  /// Whether a place in the literal is within a CDATA section: the last mark before it opens one.
  private func isInCDATA(_ place: Int, _ source: SourceFile) -> Bool {
    let before = source.bytes[Int(span.lower)..<max(Int(span.lower), min(place, source.bytes.count))]
    guard let open = before.lastRange(of: Array("<![CDATA[".utf8)) else { return false }
    return (before.lastRange(of: Array("]]>".utf8))?.lowerBound ?? -1) < open.lowerBound
  }

  /// The quotes that the literal stands in; nil for a bare word.
  private func quote(in source: SourceFile) -> UInt8? {
    let (before, behind) = (Int(span.lower) - 1, Int(span.upper))
    guard before >= 0, behind < source.bytes.count, source.bytes[before] == source.bytes[behind] else { return nil }
    return [UInt8(ascii: "\""), UInt8(ascii: "'")].first { $0 == source.bytes[before] }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func isUTF8(of text: String) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      count == utf8.count && withUnsafeBufferPointer { $0.elementsEqual(utf8) }
    }
  }

  fileprivate func lastRange(of part: [UInt8]) -> Range<Int>? {
    guard count >= part.count else { return nil }
    for start in (startIndex...endIndex - part.count).reversed() where self[start...].starts(with: part) {
      return start..<start + part.count
    }
    return nil
  }
}
