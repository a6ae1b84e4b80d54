import Diagnostics
import Documents

/// Where the parts of one literal stand in its file: for a reader, which asks for many.
struct LiteralPlaces {
  private let span: Span
  private let map: TextMap?
  /// Whether the text stands in the file byte by byte.
  private let isVerbatim: Bool

  init(_ literal: Literal, in source: SourceFile) {
    span = literal.span
    isVerbatim = literal.isWrittenAsRead(in: source)
    map = isVerbatim ? nil : literal.map(in: source)
  }

  /// As `Literal.span(of:in:)`.
  func span(_ part: Range<Int>) -> Span {
    if isVerbatim {
      return Span(file: span.file, lower: Int(span.lower) + part.lowerBound, upper: Int(span.lower) + part.upperBound)
    }
    guard let map else { return span }
    let place = map.written(part)
    return Span(file: span.file, lower: place.lowerBound, upper: place.upperBound)
  }
}
