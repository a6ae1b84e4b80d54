/// What a text in a file reads, with the bytes that each part of it is written in. Made where something is found, for
/// the one text that it is found in: no reader keeps maps.
package struct TextMap: Sendable {
  /// Bytes of the file that are read as so many bytes of text: one by one, or only as a whole, as an escape is.
  package struct Stretch: Hashable, Sendable {
    package var written: Range<Int>
    package var read: Range<Int>
    package var isVerbatim: Bool
  }

  /// In the file.
  package let range: Range<Int>
  /// The text as it reads, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// In order, without gaps over `bytes`; between them may lie what reads as nothing.
  package private(set) var stretches: [Stretch] = []

  package init(_ range: Range<Int>) {
    self.range = range
  }

  /// Adds bytes that are read as they are written.
  package mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ written: Range<Int>) {
    guard !written.isEmpty else { return }
    if let last = stretches.last, last.isVerbatim, last.written.upperBound == written.lowerBound {
      stretches[stretches.count - 1].written = last.written.lowerBound..<written.upperBound
      stretches[stretches.count - 1].read = last.read.lowerBound..<last.read.upperBound + written.count
    } else {
      let read = bytes.count..<bytes.count + written.count
      stretches.append(Stretch(written: written, read: read, isVerbatim: true))
    }
    bytes.append(contentsOf: text[written])
  }

  /// Adds bytes that are read as something else.
  package mutating func add(_ text: some Sequence<UInt8>, for written: Range<Int>) {
    let start = bytes.count
    bytes.append(contentsOf: text)
    guard bytes.count > start else { return }
    stretches.append(Stretch(written: written, read: start..<bytes.count, isVerbatim: false))
  }
}

extension TextMap {
  /// Where a part of the text is written. A part that begins or ends within what is only read as a whole takes it in as
  /// a whole; an empty one is an empty place.
  package func written(_ part: Range<Int>) -> Range<Int> {
    let part = part.clamped(to: 0..<bytes.count)
    guard let first = stretch(holding: part.lowerBound) else {
      // Behind the text, and before the quote that ends it.
      let end = stretches.last?.written.upperBound ?? range.upperBound
      return end..<end
    }
    let lower = first.isVerbatim ? first.written.lowerBound + part.lowerBound - first.read.lowerBound : nil
    guard !part.isEmpty, let last = stretch(holding: part.upperBound - 1) else {
      let place = lower ?? first.written.lowerBound
      return place..<place
    }
    let upper = last.isVerbatim ? last.written.lowerBound + part.upperBound - last.read.lowerBound : nil
    return (lower ?? first.written.lowerBound)..<(upper ?? last.written.upperBound)
  }

  /// Whether a place in the text is one in the file too, and not in the middle of what is only read as a whole.
  package func isBoundary(_ offset: Int) -> Bool {
    guard let stretch = stretch(holding: offset) else { return offset == bytes.count }
    return stretch.isVerbatim || stretch.read.lowerBound == offset
  }

  private func stretch(holding offset: Int) -> Stretch? {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].read.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < stretches.count ? stretches[low] : nil
  }
}
