package import Diagnostics

/// An element with all that stands in it.
package struct XMLElement: Hashable, Sendable {
  package let name: XMLName
  /// From the start tag's `<` to the end tag's `>`.
  package let span: Span
  private let contentLower: Int32
  private let contentUpper: Int32
  /// Whether it is written as one tag: `<a/>`.
  package let isEmptyTag: Bool
  /// In the order of the file, repeated ones too: they are reported.
  package let attributes: [XMLAttribute]
  package let children: [XMLContent]

  init(
    _ name: XMLName, at span: Span, content: Range<Int>, isEmptyTag: Bool, attributes: [XMLAttribute],
    children: [XMLContent]
  ) {
    self.name = name
    self.span = span
    contentLower = Int32(truncatingIfNeeded: content.lowerBound)
    contentUpper = Int32(truncatingIfNeeded: content.upperBound)
    self.isEmptyTag = isEmptyTag
    self.attributes = attributes
    self.children = children
  }

  /// The name in the start tag.
  package var nameSpan: Span { name.span(at: Int(span.lower) + 1, in: span.file) }

  /// Between the tags; empty behind the tag of an element without an end tag (`<a/>`).
  package var contentSpan: Span { Span(file: span.file, lower: Int(contentLower), upper: Int(contentUpper)) }
}

/// A name as it is written, and the namespace that its prefix stands for.
package struct XMLName: Hashable, Sendable {
  /// With its prefix.
  package let text: String
  /// The namespace's address; nil for a name in none, and for one whose prefix is not declared.
  package internal(set) var namespace: String?

  package init(_ text: String, in namespace: String? = nil) {
    self.text = text
    self.namespace = namespace
  }

  /// What stands before the colon.
  package var prefix: String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else { return nil }
    return String(text[..<colon])
  }

  /// What stands behind the colon, or all of it.
  package var local: String {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return text }
    return String(text[text.utf8.index(after: colon)...])
  }

  /// A name is written as it reads.
  fileprivate func span(at lower: Int, in file: FileID) -> Span {
    Span(file: file, lower: lower, upper: lower + text.utf8.count)
  }

  /// Whether it is this name, under whatever prefix.
  package func matches(_ local: String, in namespace: String?) -> Bool {
    self.namespace == namespace && self.local == local
  }
}

package struct XMLAttribute: Hashable, Sendable {
  package internal(set) var name: XMLName
  /// Without references, line breaks as blanks (XML 1.0, 3.3.3).
  package let value: String
  /// As it is written, without its quotes.
  package let valueSpan: Span
  private let lower: Int32
  /// Whether the value is written as it reads.
  package let isVerbatim: Bool

  init(_ name: XMLName, at lower: Int, value: String, in valueSpan: Span, isVerbatim: Bool) {
    self.name = name
    self.lower = Int32(truncatingIfNeeded: lower)
    self.value = value
    self.valueSpan = valueSpan
    self.isVerbatim = isVerbatim
  }

  package var nameSpan: Span { name.span(at: Int(lower), in: valueSpan.file) }
}

/// What stands in an element.
package enum XMLContent: Hashable, Sendable {
  case text(XMLText)
  case element(XMLElement)
  case comment(XMLComment)
  case instruction(XMLInstruction)

  package var text: XMLText? { if case .text(let text) = self { text } else { nil } }
  package var element: XMLElement? { if case .element(let element) = self { element } else { nil } }
  package var comment: XMLComment? { if case .comment(let comment) = self { comment } else { nil } }

  package var span: Span {
    switch self {
    case .text(let text): text.span
    case .element(let element): element.span
    case .comment(let comment): comment.span
    case .instruction(let instruction): instruction.span
    }
  }
}

/// Text up to the next markup, or one CDATA section.
package struct XMLText: Hashable, Sendable {
  /// Without references, CR LF as LF (XML 1.0, 2.11).
  package let text: String
  /// All that it is written in, the marks of CDATA included.
  package let span: Span
  package let isCDATA: Bool
  /// Whether it is written as it reads.
  package let isVerbatim: Bool

  /// As it is written, without the marks of CDATA.
  package var contentSpan: Span {
    guard isCDATA else { return span }
    return Span(file: span.file, lower: Int(span.lower) + 9, upper: Int(span.upper) - 3)
  }

  /// Whether it is nothing but blanks and line breaks.
  package var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}

package struct XMLComment: Hashable, Sendable {
  /// Without `<!--` and `-->`.
  package let text: String
  /// With them.
  package let span: Span
}

/// `<?target data?>`.
package struct XMLInstruction: Hashable, Sendable {
  package let target: String
  package let data: String
  package let span: Span
}

// MARK: - Looking things up

extension XMLElement {
  /// The first attribute that is written like this, prefix included.
  package func attribute(_ name: String) -> XMLAttribute? { attributes.first { $0.name.text == name } }

  /// The value of the first attribute that is written like this.
  package subscript(name: String) -> String? { attribute(name)?.value }

  /// The first attribute of this name in a namespace, under whatever prefix.
  package func attribute(_ local: String, in namespace: String?) -> XMLAttribute? {
    attributes.first { $0.name.matches(local, in: namespace) }
  }

  package var elements: some Sequence<XMLElement> { children.lazy.compactMap(\.element) }

  /// The first child element that is written like this.
  package func element(_ name: String) -> XMLElement? { elements.first { $0.name.text == name } }

  /// Every text inside, those of inner elements too, in the order of the file.
  package var texts: [XMLText] {
    var found: [XMLText] = []
    var pending: [ArraySlice<XMLContent>] = [children[...]]
    while let child = pending[pending.count - 1].popFirst() ?? endOfLevel(&pending) {
      switch child {
      case .text(let text): found.append(text)
      case .element(let element): pending.append(element.children[...])
      case .comment, .instruction: break
      }
    }
    return found
  }

  /// Leaves the levels that are walked to their end; the next child of the one around them.
  private func endOfLevel(_ pending: inout [ArraySlice<XMLContent>]) -> XMLContent? {
    while pending.count > 1 {
      pending.removeLast()
      if let child = pending[pending.count - 1].popFirst() { return child }
    }
    return nil
  }

  /// What `texts` read, one after the other.
  package var text: String {
    if children.count == 1, case .text(let text) = children[0] { return text.text }
    return texts.map(\.text).joined()
  }

  /// The comment right before a child, with nothing but blanks between them: what translators are told about it. Words
  /// to this tool are passed over.
  package func comment(before index: Int) -> XMLComment? {
    for child in children[..<index].reversed() {
      switch child {
      case .text(let text) where text.isBlank && !text.isCDATA: continue
      case .comment(let comment) where comment.speaksToTool: continue
      case .comment(let comment): return comment
      case .text, .element, .instruction: return nil
      }
    }
    return nil
  }
}

extension XMLComment {
  /// The text without surrounding blanks and line breaks.
  package var trimmed: String {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }), let last = bytes.lastIndex(where: { $0 > 0x20 }) else {
      return ""
    }
    return String(text[first...last])
  }

  /// Whether it is a word to this tool.
  package var speaksToTool: Bool {
    text.utf8.drop { $0 <= 0x20 }.starts(with: "tokens:ignore".utf8)
  }
}
