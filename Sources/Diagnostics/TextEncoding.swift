/// How a file's text stands in its bytes. Inside the tool all text is UTF-8; a file in UTF-16 is turned into it when it
/// is read, and back when it is written.
package enum TextEncoding: Hashable, Sendable {
  case utf8
  case utf16(ByteOrder)

  package enum ByteOrder: Hashable, Sendable {
    case littleEndian
    case bigEndian
  }

  package var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    }
  }
}

// MARK: - Knowing it

extension TextEncoding {
  /// UTF-16 shows by its byte order mark, by a `<` in two bytes at the start (XML 1.0, appendix F), or by zero bytes on
  /// one side of each ASCII character; nil for UTF-32, which nothing here reads.
  package static func guess(_ bytes: UnsafeBufferPointer<UInt8>) -> TextEncoding? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return nil }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(.littleEndian) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(.bigEndian) }
    guard bytes.count >= 4 else { return .utf8 }
    // A tag without a mark before it.
    if bytes[0] == 0x3C, bytes[1] == 0, bytes[2] != 0 { return .utf16(.littleEndian) }
    if bytes[0] == 0, bytes[1] == 0x3C { return .utf16(.bigEndian) }
    var zeros = [0, 0]
    let sample = min(bytes.count, 64) & ~1
    for position in 0..<sample where bytes[position] == 0 { zeros[position & 1] += 1 }
    guard zeros.contains(0), zeros[0] + zeros[1] >= max(2, sample / 4) else { return .utf8 }
    return .utf16(zeros[0] == 0 ? .littleEndian : .bigEndian)
  }
}

// MARK: - Reading and writing

extension TextEncoding {
  /// UTF-16 is not well-formed here: a surrogate without its other half, or half a unit at the end.
  package struct Damage: Error, Hashable, Sendable {
    /// In the file's own bytes.
    package let offset: Int
  }

  /// The text as UTF-8, a byte order mark included. `encoded` turns it into the same bytes again.
  package func decoded(_ bytes: [UInt8]) throws(Damage) -> [UInt8] {
    guard case .utf16(let order) = self else { return bytes }
    let isBig = order == .bigEndian
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    func unit(at offset: Int) -> UInt16? {
      guard offset + 2 <= bytes.count else { return nil }
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    while offset < bytes.count {
      guard let first = unit(at: offset) else { throw Damage(offset: offset) }
      var value = UInt32(first)
      if first & 0xF800 == 0xD800 {
        guard first < 0xDC00, let second = unit(at: offset + 2), second & 0xFC00 == 0xDC00 else {
          throw Damage(offset: offset)
        }
        value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        offset += 2
      }
      offset += 2
      Self.append(value, to: &result)
    }
    return result
  }

  /// Valid UTF-8 in this encoding.
  package func encoded(_ text: [UInt8]) -> [UInt8] {
    guard case .utf16(let order) = self else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(2 * text.count)
    for unit in String(decoding: text, as: UTF8.self).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      result.append(order == .bigEndian ? high : low)
      result.append(order == .bigEndian ? low : high)
    }
    return result
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(value >> shift & 0x3F) }
    switch value {
    case 0..<0x80: bytes.append(UInt8(value))
    case 0x80..<0x800: bytes += [0xC0 | UInt8(value >> 6), tail(0)]
    case 0x800..<0x10000: bytes += [0xE0 | UInt8(value >> 12), tail(6), tail(0)]
    default: bytes += [0xF0 | UInt8(value >> 18), tail(12), tail(6), tail(0)]
    }
  }
}

extension SourceFile {
  /// A file of a format that may be in UTF-16, such as XML and `.strings`: its text in UTF-8, and how to write it back.
  /// Damaged UTF-16 stays as it is, for the reader to refuse.
  package init(path: String, decoding bytes: [UInt8]) {
    let encoding = bytes.withUnsafeBufferPointer(TextEncoding.guess) ?? .utf8
    if encoding != .utf8, let text = try? encoding.decoded(bytes) {
      self.init(path: path, bytes: text, encoding: encoding)
    } else {
      self.init(path: path, bytes: bytes)
    }
  }
}
