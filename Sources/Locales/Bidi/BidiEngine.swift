internal import CICU

/// A run of text that goes in one direction; positions count UTF-16 units.
package struct BidiRun: Sendable, Hashable {
  package let range: Range<Int>
  package let isRightToLeft: Bool
}

/// The bidirectional algorithm (UAX #9) by ICU, for one paragraph after the other. One object serves one thread.
///
/// Levels and order are those of the paragraph on a single line; of a text with several paragraphs, each has its own
/// level, and `paragraphLevel` is that of the first.
package final class BidiEngine {
  /// Where the level of the paragraph comes from.
  package enum Base: Int32, Sendable, Hashable {
    case leftToRight
    case rightToLeft
    /// The first strong character outside isolates; left to right without one (rules P2 and P3).
    case firstStrong
  }

  private let bidi: OpaquePointer?
  /// ICU reads from here for as long as the paragraph is asked about.
  private var text: UnsafeMutableBufferPointer<UInt16>
  /// UTF-16 units of the paragraph; 0 after one that ICU has no memory for.
  package private(set) var count = 0

  package init() {
    bidi = cicu_bidi_open()
    text = .allocate(capacity: 256)
  }

  deinit {
    cicu_bidi_close(bidi)
    text.deallocate()
  }

  /// Resolves a paragraph. What was asked of the one before is gone.
  package func set(_ paragraph: String, _ base: Base) {
    var paragraph = paragraph
    let units = paragraph.withUTF8 { bytes in
      reserve(bytes.count)
      return copyUnits(of: bytes)
    }
    resolve(units, base)
  }

  /// Copies valid UTF-8 as UTF-16, several times as fast as `String.utf16`.
  private func copyUnits(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var position = 0
    var units = 0
    while let scalar = bytes.scalar(at: position) {
      position += UTF8.width(scalar)
      for unit in scalar.utf16 {
        text[units] = unit
        units += 1
      }
    }
    return units
  }

  /// Resolves a paragraph in UTF-16.
  package func set(_ paragraph: [UInt16], _ base: Base) {
    reserve(paragraph.count)
    _ = text.update(fromContentsOf: paragraph)
    resolve(paragraph.count, base)
  }

  private func reserve(_ units: Int) {
    guard units > text.count else { return }
    text.deallocate()
    text = .allocate(capacity: max(units, text.count * 2))
  }

  private func resolve(_ units: Int, _ base: Base) {
    let isSet = cicu_bidi_set(bidi, text.baseAddress, Int32(clamping: units), base.rawValue)
    count = isSet ? units : 0
  }

  /// Even for left to right, odd for right to left.
  package var paragraphLevel: UInt8 { count == 0 ? 0 : cicu_bidi_paragraph_level(bidi) }

  /// The resolved level of every unit, line by line not considered (rules up to I2, then L1).
  package var levels: [UInt8] {
    guard count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.initialize(repeating: 0)
      cicu_bidi_levels(bidi, buffer.baseAddress, Int32(count))
      filled = count
    }
  }

  /// From the left, as they are seen (rule L2).
  package var runs: [BidiRun] {
    guard count > 0 else { return [] }
    return (0..<cicu_bidi_count_runs(bidi)).map { index in
      var start: Int32 = 0
      var length: Int32 = 0
      var isRightToLeft = false
      cicu_bidi_run(bidi, index, &start, &length, &isRightToLeft)
      return BidiRun(range: Int(start)..<Int(start + length), isRightToLeft: isRightToLeft)
    }
  }

  /// For each place from the left the index of the unit that is seen there.
  package var visualOrder: [Int32] {
    guard count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.initialize(repeating: 0)
      cicu_bidi_visual_order(bidi, buffer.baseAddress, Int32(count))
      filled = count
    }
  }

  /// Nothing but ICU's work, setting the last paragraph again and counting its runs so many times: the floor that
  /// checks are measured against. The sum of the counts.
  package func repeatBare(_ times: Int, _ base: Base) -> Int {
    var runs = 0
    for _ in 0..<times {
      _ = cicu_bidi_set(bidi, text.baseAddress, Int32(count), base.rawValue)
      runs += Int(cicu_bidi_count_runs(bidi))
    }
    return runs
  }
}
