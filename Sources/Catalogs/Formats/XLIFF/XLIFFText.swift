import Diagnostics
import Documents

/// The text of a `<source>` or `<target>`, with its inline elements (XLIFF 1.2, section 2.4; XLIFF 2, section 4.7):
/// their tags stand in the text as they are written.
struct XLIFFText {
  private enum Part {
    case text
    /// A tag, which is compared as markup is.
    case tag
    /// An element that stands for a value of the program: `<x/>`, `<ph/>`.
    case value(id: String)
    /// Text that is not to be translated: native code, protected words.
    case protected
  }

  let literal: Literal
  private var parts: [(part: Part, range: Range<Int>)] = []

  /// nil where there is no element.
  init?(_ elements: [XMLElement], _ source: SourceFile) {
    guard let first = elements.first, let last = elements.last else { return nil }
    let span = first.contentSpan.joined(with: last.contentSpan)
    if elements.count == 1, first.children.allSatisfy({ $0.text != nil }) {
      literal = Literal(first.text, at: span, as: .xml)
      parts = [(.text, 0..<literal.text.utf8.count)]
      return
    }
    var builder = Builder(source: source)
    for element in elements { builder.add(element.children, isProtected: false) }
    literal = Literal(builder.text, at: span, as: .xml)
    parts = builder.parts
  }

  /// The parts as pieces of a pattern.
  func pieces(
    _ reader: inout PrintfReader, substitute: (PrintfReader.Substitution) -> Piece.Content?
  ) -> [Piece] {
    var pieces: [Piece] = []
    for (part, range) in parts {
      switch part {
      case .text: pieces += reader.pieces(of: literal.text, in: range, substitute: substitute)
      case .tag: pieces.append(Piece(.text(slice(range)), range))
      case .value(let id):
        pieces.append(Piece(.argument(Argument(.named(id), .any, specifier: slice(range), isNumbered: true)), range))
      case .protected:
        pieces += reader.pieces(of: literal.text, in: range, substitute: substitute).map { piece in
          if case .text(let text) = piece.content { Piece(.protected(text), piece.range) } else { piece }
        }
      }
    }
    return pieces
  }

  private func slice(_ range: Range<Int>) -> String {
    let utf8 = literal.text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(literal.text[lower..<utf8.index(lower, offsetBy: range.count)])
  }

  private struct Builder {
    let source: SourceFile
    var text = ""
    var parts: [(part: Part, range: Range<Int>)] = []

    /// Elements nest no deeper than the XML reader allows.
    mutating func add(_ children: [XMLContent], isProtected: Bool) {
      for child in children {
        switch child {
        case .text(let child): add(child.text, isProtected ? .protected : .text)
        case .element(let element): add(element, isProtected: isProtected)
        case .comment, .instruction: break
        }
      }
    }

    private mutating func add(_ element: XMLElement, isProtected: Bool) {
      let (lower, upper) = (Int(element.span.lower), Int(element.span.upper))
      let inner = element.contentSpan.range
      if element.children.isEmpty, ["x", "ph"].contains(element.name.local) {
        return add(source.text(lower..<upper), .value(id: element["id"] ?? element.name.text))
      }
      add(source.text(lower..<inner.lowerBound), .tag)
      add(element.children, isProtected: isProtected || Self.isNative(element))
      add(source.text(inner.upperBound..<upper), .tag)
    }

    /// Whether what is in an element is not to be translated.
    private static func isNative(_ element: XMLElement) -> Bool {
      switch element.name.local {
      case "ph", "it", "bpt", "ept": true
      case "mrk": element["mtype"] == "protected" || element["translate"] == "no"
      default: false
      }
    }

    private mutating func add(_ words: String, _ part: Part) {
      guard !words.isEmpty else { return }
      let start = text.utf8.count
      text += words
      let range = start..<text.utf8.count
      if case .text = part, let last = parts.last, case .text = last.part {
        parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        parts.append((part, range))
      }
    }
  }
}
