/// What in a text is for a program to read: tags, entities, Markdown, addresses, and words of code. What is left is for
/// people.
///
/// Works on UTF-8 in one pass. Slots of arguments are characters like others, so that `<a href="…">` around one is a tag.
package struct Markup: Sendable {
  package enum Kind: Hashable, Sendable {
    case tag(Tag)
    /// The text that it stands for; nil for a name that HTML does not have.
    case entity(String?)
    /// `[` of a Markdown link or, with `^`, of an inflected phrase.
    case linkOpening
    /// `](destination)`; the destination's bytes.
    case linkClosing(Range<Int>)
    /// `](inflect: true)`: attributes that Foundation reads.
    case inflectionClosing
    /// `**` or `__`
    case strong
    case url
    case email
    /// Words that are no language's: versions, file names, identifiers, mentions, letters with digits (`MP3`, `H.264`).
    case code
  }

  package struct Tag: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
      case opening
      case closing
      /// `<br/>`, and elements that have no content.
      case empty
    }

    /// As written: "a", "xliff:g", "0".
    package let name: String
    package let role: Role
    package let attributes: [Attribute]
  }

  package struct Attribute: Hashable, Sendable {
    /// In lower case.
    package let name: String
    /// Without quotes.
    package let value: String
  }

  package struct Token: Hashable, Sendable {
    package let kind: Kind
    /// In UTF-8 bytes.
    package let range: Range<Int>
  }

  /// By place; they do not overlap.
  package let tokens: [Token]

  /// `elements`: names of tags, beside those of HTML, that are tags even where the text has only one of a pair.
  package init(_ bytes: [UInt8], elements: Set<String> = []) {
    guard bytes.contains(where: MarkupScanner.isTelling) else {
      tokens = []
      return
    }
    tokens = bytes.withUnsafeBufferPointer { bytes in
      var scanner = MarkupScanner(bytes, elements: elements)
      return scanner.tokens()
    }
  }

  package init(_ text: String, elements: Set<String> = []) {
    self.init(Array(text.utf8), elements: elements)
  }

  /// The token that holds a byte.
  package func token(at offset: Int) -> Token? {
    var (lower, upper) = (0, tokens.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if tokens[middle].range.upperBound <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower < tokens.count && tokens[lower].range.contains(offset) ? tokens[lower] : nil
  }
}

extension Markup.Kind {
  /// Whether its bytes are shown: words of code and addresses are, tags are not.
  package var isShown: Bool {
    switch self {
    case .url, .email, .code: true
    case .tag, .entity, .linkOpening, .linkClosing, .inflectionClosing, .strong: false
    }
  }
}
