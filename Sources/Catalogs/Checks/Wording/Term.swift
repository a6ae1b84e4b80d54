import Diagnostics
import Locales

/// A word or phrase to look for, whatever its case and marks. With `*` at its end it is the beginning of words: `flame*`.
struct Term: Sendable {
  /// As the workspace has it.
  let text: String
  let span: Span
  /// Folded, blanks being single spaces; without the Arabic article.
  let scalars: [Unicode.Scalar]
  let isBeginning: Bool

  /// nil for a text that has nothing to look for.
  init?(_ text: String, at span: Span) {
    self.text = text
    self.span = span
    isBeginning = text.hasSuffix("*") && text.count > 1
    var scalars = FoldedText(isBeginning ? String(text.dropLast()) : text).scalars[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    // A noun is one word with its article and without.
    if scalars.starts(with: AttachedWords.article), scalars.count > 4 { scalars.removeFirst(2) }
    guard !scalars.isEmpty else { return nil }
    self.scalars = Array(scalars)
  }
}

/// A text without case, marks and markup, with the place of each character in the text that it is of.
struct FoldedText {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The bytes that each scalar comes from.
  private(set) var ranges: [Range<Int>] = []

  init(_ text: String) {
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      append(scalar, offset..<end)
      offset = end
    }
  }

  /// Tags leave nothing behind; addresses are no words, and keep their neighbours apart, as slots do.
  init(_ text: BranchText) {
    let markup = Markup(text.bytes)
    let source = ScalarText(text)
    for (index, scalar) in source.scalars.enumerated() {
      let range = source.bytes(index..<index + 1)
      guard let token = markup.token(at: range.lowerBound) else {
        append(scalar, range)
        continue
      }
      let isFirst = range.lowerBound == token.range.lowerBound
      switch token.kind {
      case .code: append(scalar, range)
      case .entity(let character?) where isFirst:
        for scalar in character.unicodeScalars { append(scalar, token.range) }
      case .url, .email, .entity(nil): if isFirst { append(BranchText.slot, token.range) }
      case .entity, .tag, .linkOpening, .linkClosing, .inflectionClosing, .strong: break
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    if scalar.properties.isWhitespace {
      if scalars.last != " " { add(" ", range) }
      return
    }
    let count = scalars.count
    for folded in scalar.folded {
      switch folded {
      // Tatweel stretches a word; yeh and kaf of Persian are those of Arabic here.
      case "\u{640}": break
      case "\u{649}", "\u{6CC}": add("\u{64A}", range)
      case "\u{6A9}": add("\u{643}", range)
      default: if !folded.properties.isDefaultIgnorableCodePoint { add(folded, range) }
      }
    }
    // A mark belongs to its letter.
    if scalars.count == count, let last = ranges.last, last.upperBound == range.lowerBound,
      scalar.properties.generalCategory == .nonspacingMark
    {
      ranges[count - 1] = last.lowerBound..<range.upperBound
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    scalars.append(scalar)
    ranges.append(range)
  }
}
