/// Where the lines of a text begin, to turn offsets into lines and columns. LF, CRLF and CR end a line, as in YAML 1.2
/// (5.4); a text that ends with one has an empty last line.
package struct LineIndex: Sendable {
  /// Lines and columns count from 1, columns in Unicode scalars; the offset is in UTF-8 bytes from 0.
  package struct Position: Hashable, Sendable {
    package let line: Int
    package let column: Int
    package let offset: Int
  }

  private let bytes: [UInt8]
  private let starts: [Int32]
  /// Scalars before every 1024th byte: a column far out on a very long line costs no more than one nearby.
  private let scalars: [Int32]

  private static let stride = 1024

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = bytes.withUnsafeBufferPointer(Self.lineStarts)
    scalars = bytes.withUnsafeBufferPointer(Self.scalarCounts)
  }

  package var lineCount: Int { starts.count }

  /// The place of a byte; offsets beyond the end count as the end.
  package func position(_ offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    let column = scalars(before: offset) - scalars(before: Int(starts[line - 1])) + 1
    return Position(line: line, column: column, offset: offset)
  }

  /// The line, from 1, that a byte lies in. The bytes that end a line belong to it.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line, from 1, with those that end it.
  package func fullRange(ofLine line: Int) -> Range<Int> {
    let end = line < starts.count ? Int(starts[line]) : bytes.count
    return Int(starts[line - 1])..<end
  }

  /// The bytes of a line, from 1, without those that end it.
  package func range(ofLine line: Int) -> Range<Int> {
    let full = fullRange(ofLine: line)
    var end = full.upperBound
    while end > full.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return full.lowerBound..<end
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.stride
    return Int(scalars[block]) + bytes[(block * Self.stride)..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  private static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int32] {
    var starts: [Int32] = [0]
    for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
      let isFirstOfTwo = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isFirstOfTwo { starts.append(Int32(truncatingIfNeeded: index + 1)) }
    }
    return starts
  }

  private static func scalarCounts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int32] {
    var counts: [Int32] = [0]
    counts.reserveCapacity(bytes.count / stride + 1)
    for block in 0..<(bytes.count / stride) {
      var count: Int32 = 0
      for byte in bytes[(block * stride)..<((block + 1) * stride)] where byte & 0xC0 != 0x80 { count += 1 }
      counts.append(counts[block] + count)
    }
    return counts
  }
}
